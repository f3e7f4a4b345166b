import { annotateTests } from '../../report/flaky/annotations.ts';
import { describeOffenders, type Gates } from '../../report/flaky/gates.ts';
import { toSuitesJson } from '../../report/flaky/json.ts';
import type { TestList } from '../../report/flaky/lists.ts';
import { type FlakyReport, notAllFiles } from '../../report/flaky/report.ts';
import { renderFlakySummary } from '../../report/flaky/summary.ts';
import { totalOf } from '../../report/flaky/words.ts';
import { count, formatNumber } from '../../report/text/counts.ts';
import type { Repository } from '../../report/text/repository.ts';
import type { Outcome } from '../context/outcome.ts';
import type { flakyInputs } from '../inputs/declarations/flaky-tests.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { OutputName } from '../outputs/declarations.ts';
import { listValues } from '../outputs/list-outputs.ts';
import type { Notes } from './notes.ts';
import type { WorkflowFacts } from './workflow-facts.ts';

/** The reports, and what follows from them. */
export interface FlakyFindings {
  readonly known: WorkflowFacts;
  /** One for each suite. */
  readonly reports: readonly FlakyReport[];
  readonly gates: Gates;
  /** The tests as a list for a test runner; null if none is asked for. */
  readonly list: TestList | null;
  /** The repository at the head of the pull request. */
  readonly repository: Repository | null;
}

type FlakyInputs = InputValues<keyof typeof flakyInputs | 'comment'>;

/** The outcome of `list-flaky-tests` without the comment. */
export function flakyOutcome(
  { reports, list, gates, repository, known: { ownersOf } }: FlakyFindings,
  said: Notes,
  inputs: FlakyInputs,
): Outcome {
  // Without names, because anyone can choose them.
  const entries = reports.flatMap(({ tests, suite: { slug: suite } }) =>
    tests.map(({ ids: [id], url: web_url, instances, touched, change }) => {
      return { suite, id, web_url, instances, touched, change };
    }),
  );
  const notices = [...said.notices, ...(list === null ? [] : listNotices(list))];
  // Why there is no comment can be one more notice.
  const hasComment = inputs.comment === 'never' ? 0 : 1;
  const offenders = describeOffenders(gates);
  return {
    success: gates.failures.length === 0,
    sentence: describe(reports, gates.failures),
    ...(offenders.length === 0 ? {} : { hint: offenders.join('\n') }),
    outputs: {
      ...listValues(
        totalOf(reports),
        reports.every(({ complete }) => complete),
        entries,
      ),
      ...changes(reports),
      ...gateOutputs(gates),
    },
    json: toSuitesJson(reports),
    files:
      list === null
        ? []
        : [{ output: 'selectors-path', name: `flaky-tests.${inputs.selectors}.txt`, text: list.text }],
    annotations:
      inputs.annotations === 'off'
        ? []
        : annotateTests(reports, inputs.annotations, notices.length + hasComment),
    notes: [...said.notes, ...gates.unevaluated],
    notices,
    summary: ({ bytes }) =>
      renderFlakySummary(reports, {
        bytes,
        repository,
        list,
        gates,
        ownersOf,
        elsewhere: 'in the file at json-path',
      }),
  };
}

/** An empty list may mean all tests to a runner, so that is said. */
function listNotices({ listed, omitted }: TestList): string[] {
  return [
    ...(omitted === 0
      ? []
      : [
          `${count(omitted, 'flaky test')} not in the list at selectors-path: its name or its place does not suit the test runner.`,
        ]),
    ...(listed === 0 ? ['The list at selectors-path is empty.'] : []),
  ];
}

function describe(reports: readonly FlakyReport[], failures: readonly string[]): string {
  const parts = reports.map(({ suite: { organization, slug }, tests, gaps, complete }) => {
    const [why] = gaps.filter(({ about }) => about === 'all');
    const part = complete ? '' : ` (${why?.words})`;
    return { suite: `${organization}/${slug}`, number: formatNumber(tests.length), part };
  });
  const [only] = parts;
  const each = parts.map(({ suite, number, part }) => `${number} in ${suite}${part}`).join(', ');
  const where =
    reports.length === 1 ? `in suite ${only?.suite}${only?.part}` : `in ${reports.length} suites: ${each}`;
  const why = failures.length === 0 ? '' : ` ${failures.join(' ')}`;
  return `${count(totalOf(reports), 'flaky test')} ${where}.${why}`;
}

/** Counts over all suites. What is unknown of one of them is unknown. */
function changes(reports: readonly FlakyReport[]): Partial<Record<OutputName, string>> {
  const total = (name: OutputName, countOne: (report: FlakyReport) => number | null | undefined) => {
    const counts = reports.map(countOne).filter((number) => number !== null && number !== undefined);
    if (counts.length < reports.length) return {};
    return { [name]: String(counts.reduce((sum, number) => sum + number, 0)) };
  };
  return {
    ...total('new-count', ({ added, complete }) => (complete ? added : null)),
    ...total('gone-count', ({ gone }) => gone),
    ...total('touched-count', ({ touched, gaps }) =>
      gaps.some(({ words }) => words === notAllFiles) ? null : touched?.length,
    ),
  };
}

function gateOutputs({ results, failures }: Gates): Partial<Record<OutputName, string>> {
  if (results.length === 0) return {};
  const otherwise = results.every(({ outcome }) => outcome === 'passed') ? 'true' : 'not evaluated';
  return {
    'gate-passed': failures.length > 0 ? 'false' : otherwise,
    'gate-reasons': results.map(({ reason }) => reason).join('\n'),
  };
}
