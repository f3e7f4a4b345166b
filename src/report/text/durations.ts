/** Milliseconds of a second. */
export const second = 1_000;
/** Milliseconds of a minute. */
export const minute = 60 * second;
/** Milliseconds of an hour. */
export const hour = 60 * minute;
/** Milliseconds of a day. */
export const day = 24 * hour;

/** The last time that a `Date` can hold. */
const lastTime = 8.64e15;

const units = [
  [day, 'd'],
  [hour, 'h'],
  [minute, 'min'],
  [second, 's'],
] as const;

/** A duration in at most two units, without a second unit of zero: `4 min 3 s`. Takes milliseconds. */
export function formatDuration(ms: number): string {
  const at = units.findIndex(([size]) => ms >= size);
  if (at === -1) return 'under 1 s';
  let left = ms;
  const parts = units.slice(at, at + 2).map(([size, name], index) => {
    const number = Math.floor(left / size);
    left %= size;
    return number === 0 && index > 0 ? [] : `${number} ${name}`;
  });
  return parts.flat().join(' ');
}

/**
 * The time between two moments in milliseconds; null if one of them is unknown. It is not known either if they come in the
 * wrong order, because the clocks differ.
 */
export function elapsed(from: number | null | undefined, to: number | null | undefined): number | null {
  return typeof from === 'number' && typeof to === 'number' && from <= to ? to - from : null;
}

/** How long ago, in one unit: `3 h ago`. Takes milliseconds; the future reads as now. */
export function formatAge(ms: number): string {
  if (ms < minute) return 'just now';
  if (ms < hour) return `${Math.floor(ms / minute)} min ago`;
  if (ms < 2 * day) return `${Math.floor(ms / hour)} h ago`;
  return `${Math.floor(ms / day)} d ago`;
}

/** A day in UTC: `2026-08-01`. Takes milliseconds. */
export function formatDay(ms: number): string {
  return formatMoment(ms).slice(0, 10);
}

/** A time in UTC to the minute, in any time zone of the machine: `2026-08-01 14:03 UTC`. Takes milliseconds. */
export function formatMoment(ms: number): string {
  const [date, time = ''] = toIso(ms).split('T');
  return `${date} ${time.slice(0, 5)} UTC`;
}

function toIso(ms: number): string {
  return new Date(Math.min(Math.max(ms, -lastTime), lastTime)).toISOString();
}
