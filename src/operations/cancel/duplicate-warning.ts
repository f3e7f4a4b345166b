import type { PipelineAddress } from '../../model/requests.ts';
import { nameBuild } from '../outputs/build-outputs.ts';

/** Says which duplicates of a build were canceled. */
export function warnOfDuplicates(
  { organization, pipeline }: PipelineAddress,
  numbers: readonly number[],
  { log }: { readonly log: { warning(line: string): void } },
): void {
  for (const number of numbers)
    log.warning(`${nameBuild({ organization, pipeline, number })}: duplicate build canceled.`);
}
