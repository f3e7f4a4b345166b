const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The last moment that a date can hold. */
const lastMoment = 8.64e15;

/** A span in words of at most two units, the second left out where it is nought: `4 min 3 s`. Milliseconds in. */
export function formatDuration(ms: number): string {
  if (ms < second) return 'under 1 s';
  if (ms < minute) return `${Math.floor(ms / second)} s`;
  if (ms < hour) return twoUnits(ms, [minute, 'min'], [second, 's']);
  if (ms < day) return twoUnits(ms, [hour, 'h'], [minute, 'min']);
  return twoUnits(ms, [day, 'd'], [hour, 'h']);
}

/** How long ago, in one unit: `3 h ago`. Milliseconds in; the future reads as now. */
export function formatAge(ms: number): string {
  if (ms < minute) return 'just now';
  if (ms < hour) return `${Math.floor(ms / minute)} min ago`;
  if (ms < 2 * day) return `${Math.floor(ms / hour)} h ago`;
  return `${Math.floor(ms / day)} d ago`;
}

/** A moment in UTC to the minute, whatever the machine's time zone: `2026-08-01 14:03 UTC`. Milliseconds in. */
export function formatMoment(ms: number): string {
  const [date, time] = toIso(ms);
  return `${date} ${time.slice(0, 5)} UTC`;
}

/** The day in UTC of a moment: `2026-08-01`. Milliseconds in. */
export function formatDay(ms: number): string {
  return toIso(ms)[0];
}

function toIso(ms: number): [date: string, time: string] {
  const [date = '', time = ''] = new Date(Math.min(Math.max(ms, -lastMoment), lastMoment))
    .toISOString()
    .split('T');
  return [date, time];
}

function twoUnits(
  ms: number,
  [large, largeName]: [number, string],
  [small, smallName]: [number, string],
): string {
  const rest = Math.floor((ms % large) / small);
  const whole = `${Math.floor(ms / large)} ${largeName}`;
  return rest === 0 ? whole : `${whole} ${rest} ${smallName}`;
}
