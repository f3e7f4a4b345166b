/** A number with its noun: `1 job`, `5,000 jobs`. Pass the plural if it does not end in s. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(number)} ${number === 1 ? noun : plural}`;
}

/** A number of bytes: `3 B`, `1.4 MiB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(4, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 ? value : value.toFixed(1).replace(/\.0$/, '')} ${['B', 'KiB', 'MiB', 'GiB', 'TiB'][power]}`;
}

/** An integer as written in English: `5,000`. The first format of `Intl` would take longer than a complete report. */
export function formatNumber(number: number): string {
  const groups: string[] = [];
  let left = String(Math.round(number));
  for (; /\d{4}$/.test(left); left = left.slice(0, -3)) groups.unshift(left.slice(-3));
  return [left, ...groups].join(',');
}
