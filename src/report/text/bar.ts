const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const levels = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** A bar of block characters, `width` long for the largest value; at least a sliver for anything above nought. */
export function bar(value: number, largest: number, width = 10): string {
  if (value <= 0 || largest <= 0) return '';
  const units = Math.max(1, Math.round((Math.min(value, largest) / largest) * width * 8));
  return '█'.repeat(Math.floor(units / 8)) + (eighths[units % 8] ?? '');
}

/** A line of block characters, one for each value, as high as the value is against the largest. */
export function sparkline(values: readonly number[]): string {
  const largest = Math.max(...values, 1);
  return values.map((value) => levels[Math.round((value / largest) * 7)] ?? levels[0]).join('');
}
