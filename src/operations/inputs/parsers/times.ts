import { parseTime } from '../../../model/times.ts';
import type { Parse } from './parsed.ts';

const unitMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const longestMs = 35 * 86_400_000;

/** Milliseconds of a duration written as `90s`, `15m`, `2h`, `7d`, or joined as `5h45m`. */
export function readDuration(text: string): number | null {
  if (!/^(?:\d{1,7}[smhd]){1,4}$/.test(text)) return null;
  let total = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const [, count, unit] of text.matchAll(/(\d+)([smhd])/g)) {
    const size = unitMs[unit ?? ''] ?? 0;
    if (size >= last) return null;
    last = size;
    total += Number(count) * size;
  }
  return total;
}

/** A duration in milliseconds, from one second to 35 days (the longest that a workflow runs). */
export const parseDuration: Parse<number> = (text) => {
  const value = readDuration(text);
  return value !== null && value >= 1_000 && value <= longestMs
    ? { value }
    : { expected: 'a duration from 1s to 35d, such as 90s, 15m, 2h or 5h45m' };
};

/** A time in ISO 8601, from ISO 8601 itself or from a span back from now such as `24h` or `7d`. */
export const parseMoment: Parse<string> = (text, nowMs) => {
  const span = readDuration(text);
  const ms = span === null ? parseDate(text) : nowMs - span;
  return ms === null || ms < 0
    ? { expected: 'a time such as 2026-01-31T12:00:00Z, or a span back from now such as 24h or 7d' }
    : { value: new Date(ms).toISOString() };
};

/** A time, or a day in UTC. One that no calendar has, such as the 30th of February, is none. */
function parseDate(text: string): number | null {
  const [, year, month, day, rest] = /^(\d{4})-(\d\d)-(\d\d)(.*)$/.exec(text) ?? [];
  if (new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day))
    return null;
  return parseTime(rest === '' ? `${text}T00:00:00Z` : text);
}
