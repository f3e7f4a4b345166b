import type { SuiteAddress } from '../../model/requests.ts';
import { annotateTests } from '../../report/flaky/annotations.ts';
import { describeOffenders, type Gates } from '../../report/flaky/gates.ts';
import { issuesFor } from '../../report/flaky/issue-text.ts';
import { toSuitesJson } from '../../report/flaky/json.ts';
import { suiteKey } from '../../report/flaky/note.ts';
import type { FlakyReport } from '../../report/flaky/report.ts';
import { renderFlakySummary } from '../../report/flaky/summary.ts';
import { totalOf } from '../../report/flaky/words.ts';
import { count, formatNumber } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { keysOf } from '../inputs/declarations/input.ts';
import { listValues, type OutputName } from '../outputs/declarations.ts';
import { commentOn } from './comment.ts';
import { analyzeLists, type FlakyFindings } from './findings.ts';
import { listedTime, type ReportInputs, readSuiteLists, type SuiteList } from './read.ts';
import { readWorkflowFacts } from './workflow-facts.ts';

/** Lists the flaky tests of one or more suites, and reports on them. Fails if nothing could be read of one. */
export async function reportFlakyTests(
  suites: readonly SuiteAddress[],
  inputs: ReportInputs,
  context: Context,
): Promise<Outcome> {
  const lists = await readSuiteLists(suites, inputs, context);
  const known = await readWorkflowFacts(suites, inputs, context.workflow);
  context.signal.throwIfAborted();
  const outcome = flakyOutcome(analyzeLists(lists, known, inputs, context));
  const errors = lists.flatMap(({ error }) => error ?? []);
  const [error] = errors;
  const why = errors.map(errorSentence).join(' ');
  return error ? withFailure(outcome, { operation: 'list-flaky-tests', why, error }) : outcome;
}

function flakyOutcome(found: FlakyFindings): Outcome {
  const { inputs, workflow, reports, list, gates, repository, now } = found;
  const { ownersOf } = found.known;
  // Without names, because anyone can choose them.
  const entries = reports.flatMap(({ tests, suite: { slug: suite } }) =>
    tests.map(({ id, url: web_url, instances, touched, change }) => {
      return { suite, id, web_url, instances, touched, change };
    }),
  );
  const complete = reports.every((report) => report.complete);
  const keepsIssues = inputs.issues && !workflow.isOnPullRequest;
  const name = `flaky-tests.${inputs.selectors}.txt`;
  const options = {
    mostNew: inputs['max-issues'],
    label: inputs['issue-label'],
    windowMs: listedTime(inputs),
    runner: inputs.selectors,
    repository,
    ownersOf,
  };
  return {
    success: gates.failures.length === 0,
    sentence: describe(reports, gates.failures),
    ...(gates.failures.length > 0 && { hint: describeOffenders(gates).join('\n') }),
    outputs: { ...listValues(totalOf(reports), complete, entries), ...outputsOf(reports, gates) },
    json: toSuitesJson(reports),
    files: list ? [{ output: 'selectors-path', name, text: list.text }] : [],
    annotations: inputs.annotations === 'off' ? [] : annotateTests(reports, inputs.annotations),
    ...(inputs.comment !== 'never' && { comment: commentOn(found) }),
    ...(keepsIssues && {
      issues: { list: issuesFor(reports, options), authors: inputs['issue-authors'], now },
    }),
    ...notesOn(found),
    summary: ({ bytes }) => {
      const elsewhere = 'the file at json-path';
      return renderFlakySummary(reports, { bytes, repository, list, gates, ownersOf, elsewhere });
    },
  };
}

const forgetful =
  'Without memory-key, the comment remembers nothing: it shows no changes since an earlier report.';
const noIssues = 'A run for a pull request keeps no issues of flaky tests: set issues on a schedule.';
const misplaced = 'None of the listed files exists in the checkout: set path-prefix.';

/** What could not be read or does not fit together, and why; and facts that are no problem. */
function notesOn({ inputs, workflow, lists, reports, gates, list, known }: FlakyFindings) {
  const { finding, binding } = known;
  const { hasFile, isOnPullRequest } = workflow;
  const hasComment = inputs.comment !== 'never';
  const needsPull = hasComment || inputs.annotations === 'touched' || inputs['max-touched'] !== undefined;
  // If there is a comment, its outcome says why there is no pull request.
  const obstacle = needsPull && !hasComment && finding.facts === null ? finding.obstacle : null;
  const unmatched = reports.map(({ unmatchedGlobs }) => new Set(unmatchedGlobs));
  const inAll = unmatched.reduce((all, one) => all.intersection(one));
  const gaps = inputs['baseline-path'] === undefined ? [] : reports.flatMap((report) => report.gaps);
  const gateSentences = [...gates.unevaluated, ...gates.failures];
  const broken = gaps.filter(
    ({ about, isUsual, words }) =>
      about === 'new' && !isUsual && !gateSentences.some((sentence) => sentence.includes(words)),
  );
  const files = reports.flatMap(({ tests }) => tests).filter(({ file }) => file !== null);
  const isMisplaced =
    files.length > 0 &&
    hasFile('.git/HEAD') &&
    !files.some(({ place }) => place !== null && hasFile(place.file));
  const omitted = list?.omitted ?? 0;
  const left = `${count(omitted, 'flaky test')} not in the list at selectors-path: its name or its place does not suit the test runner, or one command takes no more.`;
  return {
    notes: [
      ...lists.flatMap(({ notes }) => notes),
      ...Array.from(inAll, (glob) => `${JSON.stringify(glob)} matches no file of the listed flaky tests.`),
      ...(hasComment && binding.key === null ? [forgetful] : []),
      ...(needsPull ? finding.notes : []),
      ...(obstacle !== null && !obstacle.isUsual ? [obstacle.reason] : []),
      ...new Set(broken.map(({ words }) => `Cannot compare with an earlier report: ${words}.`)),
      ...gates.unevaluated,
    ],
    notices: [
      ...(inputs.issues && isOnPullRequest ? [noIssues] : []),
      ...lists.flatMap(({ gaps }) => gaps),
      ...lists.flatMap(keptOpen),
      ...(isMisplaced ? [misplaced] : []),
      ...(omitted > 0 ? [left] : []),
    ],
  };
}

/** Why no issue of a suite is closed; none if one can be. */
function keptOpen({ suite, whyNoneGone }: SuiteList): string[] {
  return whyNoneGone ? [`No issue of suite ${suiteKey(suite)} is closed: ${whyNoneGone}.`] : [];
}

function describe(reports: readonly FlakyReport[], failures: readonly string[]): string {
  const isOnly = reports.length === 1;
  const parts = reports.map(({ suite, tests, gaps }) => {
    const why = gaps.find(({ about }) => about === 'all');
    const name = `${suiteKey(suite)}${why ? ` (${why.words})` : ''}`;
    return isOnly ? name : `${formatNumber(tests.length)} in ${name}`;
  });
  const where = `in ${isOnly ? 'suite ' : `${parts.length} suites: `}${parts.join(', ')}`;
  return [`${count(totalOf(reports), 'flaky test')} ${where}.`, ...failures].join(' ');
}

/** Counts over all suites, and what the gates say. What is unknown of one suite is unknown. */
function outputsOf(reports: readonly FlakyReport[], { results, failures }: Gates) {
  const counts = {
    'new-count': reports.map(({ added, complete }) => (complete ? added : null)),
    'gone-count': reports.map(({ gone }) => gone),
    'touched-count': reports.map(({ touched }) => touched?.length ?? null),
  };
  const outputs: Partial<Record<OutputName, string>> = {};
  for (const name of keysOf(counts)) {
    const known = counts[name].filter((number) => number !== null);
    if (known.length === reports.length) outputs[name] = String(known.reduce((sum, one) => sum + one, 0));
  }
  if (results.length === 0) return outputs;
  const otherwise = results.every(({ outcome }) => outcome === 'passed') ? 'true' : 'not evaluated';
  const reasons = results.map(({ reason }) => reason).join('\n');
  return { ...outputs, 'gate-passed': failures.length > 0 ? 'false' : otherwise, 'gate-reasons': reasons };
}
