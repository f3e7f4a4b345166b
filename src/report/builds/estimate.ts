import { formatDuration, minute } from '../text/durations.ts';

/** A range of times in milliseconds, and its middle. */
interface TimeRange {
  readonly fromMs: number;
  readonly typicalMs: number;
  readonly toMs: number;
}

/** How long such builds run, without the range: `usually 9 min`. */
export function describeTypical(ms: number): string {
  return describeUsual({ fromMs: ms, typicalMs: ms, toMs: ms });
}

/** How long such builds run: `usually 9 min (7 to 12)`. */
export function describeUsual(usual: TimeRange): string {
  return `usually ${inMinutes(usual, (time) => time)}`;
}

/** How much longer a build runs: `about 4 min left (2 to 6)`, or `longer than usual`. */
export function describeRest(rest: TimeRange | 'longer'): string {
  return rest === 'longer' ? 'longer than usual' : inMinutes(rest, (time) => `about ${time} left`);
}

/** The middle in words, and the range. In minutes, because seconds would be false precision. */
function inMinutes({ fromMs, typicalMs, toMs }: TimeRange, words: (time: string) => string): string {
  const minutes = (ms: number) => Math.round(ms / minute);
  const [from, typical, to] = [minutes(fromMs), minutes(typicalMs), minutes(toMs)];
  if (to <= 1) return words('1 min');
  const time = words(formatDuration(Math.max(1, typical) * minute));
  return from === to ? time : `${time} (${from} to ${to})`;
}
