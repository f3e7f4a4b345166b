import { isOver } from '../../model/states.ts';
import { formatDuration } from '../text/durations.ts';
import { plainLine } from '../text/plain.ts';
import type { BuildReport } from './analyze.ts';
import { describePlace } from './place.ts';

/**
 * The report in one sentence, for the log and for the error of the step: the build, its verdict, and its URL. Plain text on
 * one line.
 */
export function describeBuild(report: BuildReport): string {
  const { number, place, state, verdict, ranMs, url } = report;
  const where = describePlace(place);
  const subject = where === '' ? `Build ${number}` : `Build ${number} of ${where}`;
  const took = isOver({ state }) && ranMs !== null ? ` (ran ${formatDuration(ranMs)})` : '';
  return plainLine(`${subject} ${verdict.words}${took}${url === null ? '' : `: ${url}`}`);
}
