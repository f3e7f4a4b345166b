import { parseTime } from '../../../model/times.ts';
import type { Parse } from './parsed.ts';

const unitsMs = [604_800_000, 86_400_000, 3_600_000, 60_000, 1_000];
const duration = /^(?:(\d{1,7})w)?(?:(\d{1,7})d)?(?:(\d{1,7})h)?(?:(\d{1,7})m)?(?:(\d{1,7})s)?$/;

/** The milliseconds of a duration such as `90s`, `15m`, `2h`, `7d`, `2w` or `5h45m`. */
export function readDuration(text: string): number | null {
  const [found, ...counts] = duration.exec(text) ?? [];
  return found
    ? unitsMs.reduce((total, unitMs, index) => total + unitMs * Number(counts[index] ?? 0), 0)
    : null;
}

/** A duration in milliseconds, from one second to this many days. */
export function parseDurationUpTo(days: number): Parse<number> {
  const isAllowed = (ms: number) => ms >= 1_000 && ms <= days * 86_400_000;
  return (text) => {
    const value = readDuration(text) ?? 0;
    if (isAllowed(value)) return { value };
    const meant = [`${text}s`, `${text}m`].filter((each) => isAllowed(readDuration(each) ?? 0));
    return meant.length > 0
      ? { expected: `a duration with a unit, such as ${meant.join(' or ')}` }
      : { expected: `a duration from 1s to ${days}d, such as 90s, 15m, 2h, 5h45m, 7d or 2w` };
  };
}

/** The same up to 35 days, the maximum duration of a workflow. */
export const parseDuration = parseDurationUpTo(35);

/** A point in time, in ISO 8601. */
export interface InputTime {
  readonly at: string;
  /** True if it is so long ago by the clock of this machine, which may differ from the service's. */
  readonly isRelative: boolean;
}

/** A time in ISO 8601, a day in UTC, or a relative time such as `24h`, `7d` or `2w`, which is subtracted from now. */
export const parseMoment: Parse<InputTime> = (text, nowMs) => {
  const agoMs = readDuration(text);
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text;
  const ms = agoMs === null ? parseTime(day) : nowMs - agoMs;
  return ms === null || ms < 0
    ? { expected: 'a time such as 2026-01-31T12:00:00Z, or a relative time such as 24h, 7d or 2w' }
    : { value: { at: new Date(ms).toISOString(), isRelative: agoMs !== null } };
};
