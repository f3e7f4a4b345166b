import { annotateTests } from '../../report/flaky/annotations.ts';
import { describeOffenders, type Gates } from '../../report/flaky/gates.ts';
import { toSuitesJson } from '../../report/flaky/json.ts';
import type { TestList } from '../../report/flaky/lists.ts';
import { suiteKey } from '../../report/flaky/note.ts';
import type { FlakyReport } from '../../report/flaky/report.ts';
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

type FlakyInputs = InputValues<keyof typeof flakyInputs>;

/** The outcome of `list-flaky-tests` without the comment. */
export function flakyOutcome(
  { reports, list, gates, repository, known: { ownersOf } }: FlakyFindings,
  said: Notes,
  inputs: FlakyInputs,
): Outcome {
  // Without names, because anyone can choose them.
  const entries = reports.flatMap(({ tests, suite: { slug: suite } }) =>
    tests.map(({ id, url: web_url, instances, touched, change }) => {
      return { suite, id, web_url, instances, touched, change };
    }),
  );
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
    annotations: inputs.annotations === 'off' ? [] : annotateTests(reports, inputs.annotations),
    notes: [...said.notes, ...gates.unevaluated],
    notices: [...said.notices, ...(list === null ? [] : listNotices(list))],
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
  const left = `${count(omitted, 'flaky test')} not in the list at selectors-path: its name or its place does not suit the test runner.`;
  return [
    ...(omitted === 0 ? [] : [left]),
    ...(listed === 0 ? ['The list at selectors-path is empty.'] : []),
  ];
}

function describe(reports: readonly FlakyReport[], failures: readonly string[]): string {
  const parts = reports.map(({ suite, tests, gaps, complete }) => {
    const why = gaps.find(({ about }) => about === 'all')?.words;
    return { number: formatNumber(tests.length), name: `${suiteKey(suite)}${complete ? '' : ` (${why})`}` };
  });
  const where =
    parts.length === 1
      ? `in suite ${parts[0]?.name}`
      : `in ${parts.length} suites: ${parts.map(({ number, name }) => `${number} in ${name}`).join(', ')}`;
  return [`${count(totalOf(reports), 'flaky test')} ${where}.`, ...failures].join(' ');
}

/** Counts over all suites. What is unknown of one of them is unknown. */
function changes(reports: readonly FlakyReport[]): Partial<Record<OutputName, string>> {
  const total = (name: OutputName, countOne: (report: FlakyReport) => number | null) => {
    const counts = reports.map(countOne).filter((number) => number !== null);
    return counts.length < reports.length ? {} : { [name]: `${counts.reduce((sum, one) => sum + one, 0)}` };
  };
  return {
    ...total('new-count', ({ added, complete }) => (complete ? added : null)),
    ...total('gone-count', ({ gone }) => gone),
    ...total('touched-count', ({ touched }) => touched?.length ?? null),
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
