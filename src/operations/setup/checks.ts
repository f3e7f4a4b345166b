import type { Listing } from '../../client/index.ts';
import { readCloneUrl } from '../../model/clone-url.ts';
import type { Pipeline } from '../../model/pipeline.ts';
import type { PipelineAddress, SuiteAddress } from '../../model/requests.ts';
import type { SetupRow } from '../../report/setup.ts';
import { repositoryPlace } from '../../report/text/repository.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, isOwn } from '../context/error-text.ts';
import { inInputWords } from '../inputs/in-input-words.ts';
import { withKnownSuites } from '../lists/known-suites.ts';
import { collectItems } from '../lists/read-list.ts';

type Finding = Omit<SetupRow, 'what' | 'result'> & Partial<Pick<SetupRow, 'result'>>;

/** The row of a read that failed. @throws the error of an interruption, and one that is a bug */
export function failedRow(what: string, error: unknown, { signal }: Pick<Context, 'signal'>): SetupRow {
  if (signal.aborted || !isOwn(error)) throw error;
  const hint = 'hint' in error ? error.hint : undefined;
  const remedy = hint === undefined ? undefined : inInputWords(hint);
  return { what, result: 'failed', found: errorSentence(error), remedy };
}

/** The row of a read: what it finds, or why it failed. */
export async function fromRead(
  what: string,
  read: () => Promise<Finding>,
  context: Pick<Context, 'client' | 'signal'>,
): Promise<SetupRow> {
  try {
    return { what, result: 'ok', ...(await read()) };
  } catch (error) {
    return failedRow(what, await withKnownSuites(error, context.client, context.signal), context);
  }
}

/** The first item of a list. */
export async function firstOf<Item>(list: Listing<Item>): Promise<Item | undefined> {
  return (await collectItems(list, { limit: 1 }))[0];
}

/** Whether a pipeline can be read, and what its settings mean for this repository. They come with its newest build. */
export function checkPipeline(address: PipelineAddress, context: Context): Promise<SetupRow> {
  const { client, signal } = context;
  const read = async (): Promise<Finding> => {
    const build = await firstOf(client.builds.listForPipeline(address, { perPage: 1, signal }));
    if (build?.pipeline) return describePipeline(build.pipeline, context);
    return { result: 'note', found: 'It can be read. Its settings are not known before its first build.' };
  };
  return fromRead(`Pipeline ${address.organization}/${address.pipeline}`, read, context);
}

function describePipeline(
  { repository, default_branch: trunk, provider, web_url }: Pipeline,
  context: Context,
) {
  const [place, own] = [readCloneUrl(repository), repositoryPlace(context.workflow.repository)];
  const settings = provider?.settings ?? {};
  const { build_pull_request_forks: forks, prefix_pull_request_fork_branch_names: prefixes } = settings;
  const { publish_commit_status: statuses } = settings;
  const found = [
    'It can be read.',
    trunk && `Its default branch is ${trunk}.`,
    place && place === own && 'It builds this repository.',
    forks != null && `It builds pull requests from forks by itself: ${forks ? 'yes' : 'no'}.`,
    statuses != null && `It reports commit statuses: ${statuses ? 'yes' : 'no'}.`,
  ].filter(Boolean);
  const page = web_url ? `${web_url}/settings/repository` : null;
  const warn = (problem: string, remedy: string): Finding => {
    return { result: 'warning', found: [...found, problem].join(' '), remedy, page };
  };
  if (place && own && place !== own)
    return warn(
      `It builds ${place}, not this repository.`,
      'To build what that repository has, set commit: HEAD and its branch.',
    );
  if (forks && prefixes === false)
    return warn(
      'A branch of a fork has no prefix, so that main of a fork is built as main.',
      'Turn on the prefix for branch names of forks.',
    );
  return { found: found.join(' ') };
}

/** Whether a suite can be read, and whether it has tests. */
export function checkSuite(address: SuiteAddress, context: Context): Promise<SetupRow> {
  const { client, signal } = context;
  const what = `Suite ${address.organization}/${address.suite}`;
  const read = async (): Promise<Finding> => {
    const { web_url: page } = await client.suites.get(address, { signal });
    const test = await firstOf(client.tests.listForSuite(address, { perPage: 1, signal })).catch(
      (error: unknown) => failedRow(what, error, context),
    );
    if (test !== undefined && 'result' in test) {
      const found = `It can be read, but its tests cannot. ${test.found}`;
      return { ...test, result: 'warning', found };
    }
    if (test !== undefined) return { found: 'It can be read, and has tests.' };
    const remedy = 'Upload results of tests to it, by a test collector.';
    return { result: 'warning', found: 'It can be read, but has no tests.', remedy, page };
  };
  return fromRead(what, read, context);
}
