/** A number with its noun: `1 job`, `5,000 jobs`. Pass the plural if it does not end in s. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(number)} ${number === 1 ? noun : plural}`;
}

/** An integer as written in English: `5,000`. The first format of `Intl` would take longer than a complete report. */
export function formatNumber(number: number): string {
  const groups: string[] = [];
  let left = String(Math.round(number));
  for (; /\d{4}$/.test(left); left = left.slice(0, -3)) groups.unshift(left.slice(-3));
  return [left, ...groups].join(',');
}
