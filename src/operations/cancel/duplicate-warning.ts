import type { Build } from '../../model/build.ts';
import type { PipelineAddress } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import { nameBuild } from '../outputs/build-outputs.ts';

/** Says which duplicates of a build were canceled, and which had run to their end before. */
export function warnOfDuplicates(
  { organization, pipeline }: PipelineAddress,
  { canceled, ended = [] }: { readonly canceled: readonly number[]; readonly ended?: readonly Build[] },
  { log }: { readonly log: { warning(line: string): void } },
): void {
  const name = (number: number) => nameBuild({ organization, pipeline, number });
  for (const number of canceled) log.warning(`${name(number)}: duplicate build canceled.`);
  for (const build of ended)
    log.warning(
      `${name(build.number)}: duplicate build, which had already finished (${effectiveState(build)}).`,
    );
}
