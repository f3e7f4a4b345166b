import type { SuiteAddress } from '../model/requests.ts';
import type { Suite } from '../model/suite.ts';
import { analyzeFlakyTests, type FlakyContext } from '../report/flaky/analyze.ts';
import { renderSelectors } from '../report/flaky/selectors.ts';
import type { PullRequestFinding } from './context/workflow.ts';
import { chooseBaseline } from './flaky-tests/baseline.ts';
import { commentMark, planFlakyComment } from './flaky-tests/comment.ts';
import { flakyOutcome } from './flaky-tests/outcome.ts';
import { commentInputs } from './inputs/declarations/comment.ts';
import { flakyInputs } from './inputs/declarations/flaky-tests.ts';
import type { InputValues } from './inputs/declarations/inputs.ts';
import { createInputProblems, resolveSuite } from './inputs/resolve-addresses.ts';
import { logListProgress } from './lists/list-progress.ts';
import { type Context, defineOperation, type Outcome } from './operation.ts';

/** So many are read unless `limit` says otherwise: a part of the list can prove nothing gone, and passes no gate. */
const usualLimit = 10_000;

const reportInputs = [
  ...(Object.keys(flakyInputs) as (keyof typeof flakyInputs)[]),
  ...(Object.keys(commentInputs) as (keyof typeof commentInputs)[]),
  'limit',
] as const;

type ReportInputs = InputValues<(typeof reportInputs)[number]>;

/** Lists the flaky tests of a suite, and reports on them. Succeeds whatever it finds, unless a gate says otherwise. */
export const listFlakyTests = defineOperation({
  name: 'list-flaky-tests',
  sentence:
    'List the flaky tests of a suite and report on them: summary, pull-request comment, annotations, gates, lists for test runners.',
  inputs: ['organization', 'suite', ...reportInputs],
  outputs: [
    'count',
    'complete',
    'matrix',
    'new-count',
    'gone-count',
    'touched-count',
    'gate-passed',
    'gate-reasons',
    'selectors-path',
    'comment-action',
    'comment-reason',
    'comment-id',
    'comment-url',
    'comment-path',
    'json',
    'truncated',
    'json-path',
  ],
  scopes: ['read_suites'],
  permissions: [
    { permission: 'pull-requests: write', purpose: 'the comment' },
    { permission: 'contents: read', purpose: 'the pull request of a commit' },
  ],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const problems = createInputProblems(unreadable);
    const suite = resolveSuite(inputs, problems);
    if (problems.problems.length > 0 || suite === null) return problems;
    return { run: (context) => run(suite, inputs, context) };
  },
});

async function run(suite: SuiteAddress, inputs: ReportInputs, context: Context): Promise<Outcome> {
  const { client, workflow, signal } = context;
  const list = client.flakyTests.list(suite, { signal });
  const { items, complete } = await list.collect({
    limit: inputs.limit ?? usualLimit,
    onPage: logListProgress('flaky tests', context),
  });
  const key = inputs['comment-key'] ?? `${suite.organization}/${suite.suite}`;
  const now = context.clock.now();
  const finding = concernsPullRequest(inputs)
    ? await workflow.findPullRequest(inputs['pull-request'], commentMark(key, now))
    : null;
  const facts = finding?.facts ?? null;
  const { readFile } = workflow;
  const baseline = chooseBaseline(inputs['baseline-path'], { suite, facts, key, now, readFile });
  const about: FlakyContext = {
    ...settings(inputs),
    now,
    redact: context.redact,
    suite: describeSuite(suite, await readSuite(suite, context)),
    complete,
    changedFiles: facts?.changedFiles ?? null,
    baseline: baseline.known,
  };
  const report = analyzeFlakyTests(items, about);
  const notes = [...(finding === null ? [] : notesOf(finding, inputs)), ...baseline.notes];
  const selectors = renderSelectors(report, inputs.selectors ?? 'plain', now + inputs['selectors-expire']);
  const outcome = flakyOutcome({ report, selectors, notes }, inputs, context);
  if (inputs.comment === 'never' || finding === null) return outcome;
  const comment = { key, tests: items, context: about, report, selectors, finding, workflow };
  return { ...outcome, comment: planFlakyComment(comment, inputs) };
}

/** Why there is no pull request is told with the comment, where one is asked for. */
function notesOf(
  { facts, obstacle, notes }: PullRequestFinding,
  { comment }: ReportInputs,
): readonly string[] {
  return facts === null && obstacle !== null && comment === 'never' ? [...notes, obstacle] : notes;
}

/** Nothing is asked of GitHub for a report that does not speak of the pull request. */
function concernsPullRequest(inputs: ReportInputs): boolean {
  return (
    inputs.comment !== 'never' || inputs.annotations === 'touched' || inputs['max-touched'] !== undefined
  );
}

function settings(inputs: ReportInputs) {
  return {
    filters: {
      minInstances: inputs['min-instances'] ?? null,
      seenWithinMs: inputs['seen-within'] ?? null,
      include: inputs.include ?? [],
      exclude: inputs.exclude ?? [],
    },
    sort: inputs.sort,
    top: inputs.top ?? null,
    halfLifeMs: inputs['half-life'],
  };
}

/** Name and page of the suite are nice to have: a report without them is a report. */
async function readSuite(address: SuiteAddress, { client, log, signal }: Context): Promise<Suite | null> {
  try {
    return await client.suites.get(address, { signal });
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`The suite could not be read: ${error instanceof Error ? error.message : ''}`);
    return null;
  }
}

function describeSuite(address: SuiteAddress, suite: Suite | null): FlakyContext['suite'] {
  const { organization, suite: slug } = address;
  return { organization, slug, name: suite?.name ?? null, web_url: suite?.web_url ?? null };
}
