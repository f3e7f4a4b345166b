import { parseTime } from '../../../model/times.ts';
import type { Parse } from './parsed.ts';

const unitMs: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};
const dayMs = 86_400_000;

/** The milliseconds of a duration such as `90s`, `15m`, `2h`, `7d`, `2w` or `5h45m`. */
export function readDuration(text: string): number | null {
  if (!/^(?:\d{1,7}[smhdw]){1,5}$/.test(text)) return null;
  let total = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const [, count, unit] of text.matchAll(/(\d{1,7})([smhdw])/g)) {
    const size = unitMs[unit ?? ''] ?? 0;
    if (size >= last) return null;
    last = size;
    total += Number(count) * size;
  }
  return total;
}

/** A duration in milliseconds, from one second to this many days. */
export function parseDurationUpTo(days: number): Parse<number> {
  return (text) => {
    const value = readDuration(text);
    if (/^\d{1,7}$/.test(text)) return { expected: `a duration with a unit, such as ${text}s or ${text}m` };
    return value !== null && value >= 1_000 && value <= days * dayMs
      ? { value }
      : { expected: `a duration from 1s to ${days}d, such as 90s, 15m, 2h, 5h45m, 7d or 2w` };
  };
}

/** The same up to 35 days, the maximum duration of a workflow. */
export const parseDuration = parseDurationUpTo(35);

/** A time in ISO 8601, from ISO 8601, from a day in UTC, or from a relative time such as `24h`, `7d` or `2w`, which is subtracted from now. */
export const parseMoment: Parse<string> = (text, nowMs) => {
  const duration = readDuration(text);
  const ms =
    duration === null
      ? parseTime(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text)
      : nowMs - duration;
  return ms === null || ms < 0
    ? { expected: 'a time such as 2026-01-31T12:00:00Z, or a relative time such as 24h, 7d or 2w' }
    : { value: new Date(ms).toISOString() };
};
