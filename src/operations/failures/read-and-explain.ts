import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { readWithRuns } from '../context/read-with-runs.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { buildOutcome, describeReported, describeStrangeState } from '../outputs/build-outcome.ts';
import { explainAndComment } from './explain-and-comment.ts';

/** Reads one build, and says how it is and why it failed. @throws ClientError */
export async function readAndExplain(
  address: BuildAddress,
  options: { readonly settings: FailureSettings; readonly include_retried_jobs: boolean },
  context: Context,
): Promise<Outcome> {
  const { settings, ...parameters } = options;
  const build = await readWithRuns(address, { ...parameters, signal: context.signal }, context);
  const builds = [{ address, build }];
  const strange = describeStrangeState(builds);
  const outcome = {
    ...buildOutcome(describeReported({ address, build }, context), builds, context),
    ...(strange !== null && { notes: [strange] }),
  };
  return explainAndComment(outcome, { builds, settings }, context);
}
