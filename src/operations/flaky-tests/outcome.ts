import type { FlakyReport } from '../../report/flaky/analyze.ts';
import { annotateTests } from '../../report/flaky/annotations.ts';
import { evaluateGates, type GateLimits, type GatesResult, gateNames } from '../../report/flaky/gates.ts';
import { type FlakyTestJson, toFlakyJson } from '../../report/flaky/json.ts';
import type { SelectorFormat, Selectors } from '../../report/flaky/selectors.ts';
import { renderFlakySummary } from '../../report/flaky/summary.ts';
import type { flakyInputs } from '../inputs/declarations/flaky-tests.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { Context, Outcome, OutcomeFile } from '../operation.ts';
import type { OutputName } from '../outputs/declarations.ts';
import { listOutputs } from '../outputs/list-outputs.ts';

/** So many tests are in `json` where not all of them fit. */
const shortList = 100;

/** What a list of flaky tests came to. */
export interface FlakyFindings {
  readonly report: FlakyReport;
  /** The tests as a list for a test runner. */
  readonly selectors: Selectors;
  /** What could not be found out, and why. */
  readonly notes: readonly string[];
}

type FlakyInputs = InputValues<keyof typeof flakyInputs>;

/** What `list-flaky-tests` ends as, but for the comment. */
export function flakyOutcome(findings: FlakyFindings, inputs: FlakyInputs, context: Context): Outcome {
  const { report, selectors } = findings;
  const gates = evaluateGates(report, limitsOf(inputs));
  const [failures, missing] = [reasonsOf(gates, 'failed'), reasonsOf(gates, 'not evaluated')];
  const json = toFlakyJson(report);
  return {
    success: gates.outcome !== 'failed',
    sentence: describe(report, failures),
    outputs: {
      ...listOutputs(report.tests.length, report.complete, json.tests.map(matrixEntry)),
      ...changes(report),
      ...gateOutputs(gates),
    },
    json,
    shortJson: toFlakyJson(report, shortList),
    files: inputs.selectors === undefined ? [] : [selectorFile(selectors, inputs.selectors)],
    annotations: inputs.annotations === 'off' ? [] : annotateTests(report, inputs.annotations),
    notes: [...findings.notes, ...missing],
    summary: ({ bytes }) =>
      renderFlakySummary(report, {
        bytes,
        repository: context.workflow.repository,
        selectors,
        failures,
        elsewhere: wholeList,
        copyFrom: fileToCopyFrom(inputs),
      }),
  };
}

/** A test as the output `matrix` shows it: without its names, which anybody may have chosen. */
function matrixEntry({ id, web_url, instances, score, age, touched, change }: FlakyTestJson) {
  return { id, web_url, instances, score, age, touched, change };
}

/** Where tests stand that a report leaves out. */
export const wholeList = 'in the file at json-path';

/** Where names to copy stand, whether or not the summary has room for them. */
export function fileToCopyFrom({ selectors }: Pick<FlakyInputs, 'selectors'>): string {
  return selectors === undefined ? wholeList : 'in the file at selectors-path';
}

function limitsOf(inputs: FlakyInputs): GateLimits {
  return Object.fromEntries(gateNames.map((name) => [name, inputs[name] ?? null]));
}

function reasonsOf({ results }: GatesResult, outcome: GatesResult['outcome']): string[] {
  return results.filter((result) => result.outcome === outcome).map(({ reason }) => reason);
}

function describe(report: FlakyReport, failures: readonly string[]): string {
  const { organization, slug } = report.suite;
  const count = `${report.tests.length} flaky ${report.tests.length === 1 ? 'test' : 'tests'}`;
  const part = report.complete ? '' : ', and the list is incomplete';
  const why = failures.length === 0 ? '' : ` ${failures.join(' ')}`;
  return `${count} in suite ${organization}/${slug}${part}.${why}`;
}

function changes({ comparison, touched }: FlakyReport): Partial<Record<OutputName, string>> {
  return {
    ...(comparison?.added == null ? {} : { 'new-count': String(comparison.added) }),
    ...(comparison?.gone && comparison.full ? { 'gone-count': String(comparison.gone.length) } : {}),
    ...(touched === null ? {} : { 'touched-count': String(touched.length) }),
  };
}

function gateOutputs({ outcome, results }: GatesResult): Partial<Record<OutputName, string>> {
  if (results.length === 0) return {};
  const words = { passed: 'true', failed: 'false', 'not evaluated': 'not evaluated' } as const;
  return {
    'gate-passed': words[outcome],
    'gate-reasons': results.map(({ reason }) => reason).join('\n'),
  };
}

function selectorFile({ text }: Selectors, format: SelectorFormat): OutcomeFile {
  return { output: 'selectors-path', name: `flaky-tests.${format}.txt`, text };
}
