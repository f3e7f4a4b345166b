import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress, PipelineAddress } from '../../model/requests.ts';
import { matchesPattern } from '../../model/wildcard.ts';
import type { PostedStatus } from './event-defaults.ts';
import { parseBuild } from './parsers/addresses.ts';
import { isParsed } from './parsers/parsed.ts';

/** Which statuses are explained. */
export interface StatusRules {
  /** Contexts, in which `*` matches any text; undefined for all. */
  readonly contexts: readonly string[] | undefined;
  /** The pipelines whose builds are explained; one without a pipeline stands for its organization. */
  readonly scopes: readonly (Pick<PipelineAddress, 'organization'> & Partial<PipelineAddress>)[];
  /** True if a build that has not ended is waited for. */
  readonly waits: boolean;
}

/** The build that a status is about, and whether it is of one of its jobs; or why there is nothing to explain. */
export type StatusReading =
  | { readonly address: BuildAddress; readonly isOfJob: boolean }
  | { readonly nothing: string };

/**
 * What a status says, of which everyone with push access can choose every word: a build counts only if it is of a pipeline that
 * the inputs name. Pages of a job have its ID in their fragment or query.
 */
export function readStatus({ context, url, isPending }: PostedStatus, rules: StatusRules): StatusReading {
  const { contexts, scopes, waits } = rules;
  if (contexts && !contexts.some((pattern) => matchesPattern(context, pattern)))
    return { nothing: `The status ${JSON.stringify(context)} is not one of contexts.` };
  if (isPending && !waits) return { nothing: 'The status is pending. The next one is explained.' };
  const page = url === undefined ? null : URL.parse(url);
  const parsed = page && parseBuild(page.href, 0);
  const named = parsed && isParsed(parsed) && parsed.value !== 'latest' ? parsed.value : null;
  if (page === null || !named?.organization || !named.pipeline)
    return { nothing: `The status ${JSON.stringify(context)} does not lead to a build.` };
  const address = { organization: named.organization, pipeline: named.pipeline, number: named.number };
  const isNamed = scopes.some(
    ({ organization, pipeline = address.pipeline }) =>
      organization === address.organization && pipeline === address.pipeline,
  );
  if (!isNamed)
    return { nothing: `The status is of ${nameBuild(address)}, whose pipeline the inputs do not name.` };
  const isOfJob =
    page.hash !== '' ||
    ['jid', 'sid'].some((name) => page.searchParams.has(name)) ||
    isStep(context, address);
  return { address, isOfJob };
}

/** True for the context of a step below that of its build, `buildkite/<pipeline>`. */
function isStep(context: string, { pipeline }: PipelineAddress): boolean {
  return context.startsWith(`buildkite/${pipeline}/`);
}
