/** A number with its noun: `1 job`, `5,000 jobs`. A noun that does not take an s gives its own plural. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(number)} ${number === 1 ? noun : plural}`;
}

/** A whole number as read in English: `5,000`. The first format of `Intl` would take longer than a whole report. */
export function formatNumber(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
