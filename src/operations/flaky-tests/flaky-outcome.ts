import type { FlakyReport } from '../../report/flaky/analyze.ts';
import { annotateTests, prefixNotice } from '../../report/flaky/annotations.ts';
import { type GateLimits, type GatesResult, gateNames, reasonsOf } from '../../report/flaky/gates.ts';
import { type FlakyTestJson, toFlakyJson } from '../../report/flaky/json.ts';
import type { SelectorFormat, Selectors } from '../../report/flaky/selectors.ts';
import { renderFlakySummary } from '../../report/flaky/summary.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import type { Outcome, OutcomeFile } from '../context/outcome.ts';
import type { flakyInputs } from '../inputs/declarations/flaky-tests.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { OutputName } from '../outputs/declarations.ts';
import { listValues } from '../outputs/list-outputs.ts';

/** How many tests `json` holds if not all of them fit. */
const shortList = 100;

/** The results of the report. */
export interface FlakyFindings {
  readonly report: FlakyReport;
  /** The tests as a list for a test runner. */
  readonly selectors: Selectors;
  readonly gates: GatesResult;
  /** What is unknown, and why. */
  readonly notes: readonly string[];
}

type FlakyInputs = InputValues<keyof typeof flakyInputs>;

/** The outcome of `list-flaky-tests` without the comment. */
export function flakyOutcome(findings: FlakyFindings, inputs: FlakyInputs, context: Context): Outcome {
  const { report, selectors, gates } = findings;
  const unevaluated = reasonsOf(gates, 'not evaluated');
  const strict = inputs['gate-unknown'] === 'fail';
  const failures = [...reasonsOf(gates, 'failed'), ...(strict ? unevaluated : [])];
  const json = toFlakyJson(report);
  return {
    success: failures.length === 0,
    sentence: describe(report, failures),
    outputs: {
      ...listValues(report.tests.length, report.complete, json.tests.map(matrixEntry)),
      ...changes(report),
      ...gateOutputs(gates, failures),
    },
    json,
    shortJson: toFlakyJson(report, shortList),
    files: inputs.selectors === undefined ? [] : [selectorFile(selectors, inputs.selectors)],
    annotations: [
      ...prefixNotice(report),
      ...(inputs.annotations === 'off' ? [] : annotateTests(report, inputs.annotations)),
    ],
    notes: [...findings.notes, ...(strict ? [] : unevaluated)],
    summary: ({ bytes }) =>
      renderFlakySummary(report, {
        bytes,
        repository: context.workflow.repository,
        selectors,
        failures,
        elsewhere: completeList,
        copyFrom: copySource(inputs),
      }),
  };
}

/** One entry of the output `matrix`, without names, because anyone can choose them. */
function matrixEntry({ id, web_url, instances, score, age, touched, change }: FlakyTestJson) {
  return { id, web_url, instances, score, age, touched, change };
}

/** Where to find the tests that a report omits. */
export const completeList = 'in the file at json-path';

/** Where to find names to copy, even if they do not fit into the summary. */
export function copySource({ selectors }: Pick<FlakyInputs, 'selectors'>): string {
  return selectors === undefined ? completeList : 'in the file at selectors-path';
}

/** The limits of the gates. */
export function gateLimits(inputs: FlakyInputs): GateLimits {
  return Object.fromEntries(gateNames.map((name) => [name, inputs[name] ?? null]));
}

function describe(report: FlakyReport, failures: readonly string[]): string {
  const { organization, slug } = report.suite;
  const part = report.complete ? '' : ` (incomplete list: ${report.whyIncomplete})`;
  const why = failures.length === 0 ? '' : ` ${failures.join(' ')}`;
  return `${count(report.tests.length, 'flaky test')} in suite ${organization}/${slug}${part}.${why}`;
}

function changes({ comparison, touched }: FlakyReport): Partial<Record<OutputName, string>> {
  return {
    ...(comparison === null ? {} : { 'new-count': String(comparison.added) }),
    ...(comparison?.gone ? { 'gone-count': String(comparison.gone.length) } : {}),
    ...(touched === null ? {} : { 'touched-count': String(touched.length) }),
  };
}

function gateOutputs(
  { outcome, results }: GatesResult,
  failures: readonly string[],
): Partial<Record<OutputName, string>> {
  if (results.length === 0) return {};
  const otherwise = outcome === 'passed' ? 'true' : 'not evaluated';
  return {
    'gate-passed': failures.length > 0 ? 'false' : otherwise,
    'gate-reasons': results.map(({ reason }) => reason).join('\n'),
  };
}

function selectorFile({ text }: Selectors, format: SelectorFormat): OutcomeFile {
  return { output: 'selectors-path', name: `flaky-tests.${format}.txt`, text };
}
