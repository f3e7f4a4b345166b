import type { Client } from '../../src/client/client.ts';
import type { Build } from '../../src/model/build.ts';
import type { PipelineAddress } from '../../src/model/requests.ts';
import { isCanceled, isTerminal } from '../../src/model/states.ts';

/** What a caller does some time after the answer to a creation was lost: keeps one build with its key, and cancels the others. */
export async function keepOne(
  { builds }: Pick<Client, 'builds'>,
  to: PipelineAddress,
  key: string,
): Promise<Build | undefined> {
  const found = await builds.findByKey(to, key);
  const kept = found.find(({ state }) => !isCanceled(state) && state !== 'skipped') ?? found[0];
  for (const one of found)
    if (one !== kept && !isTerminal(one)) await builds.cancel({ ...to, number: one.number });
  return kept;
}
