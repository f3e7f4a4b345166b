import { formatNumber } from '../text/counts.ts';
import type { FlakyReport } from './analyze.ts';

/** The names of the gates, which are also the names of their inputs. */
export const gateNames = ['max-flaky', 'max-new', 'max-touched', 'max-instances'] as const;

/** The name of a gate. */
export type GateName = (typeof gateNames)[number];

/** The limit of each gate. A gate without a limit is off. */
export type GateLimits = Readonly<Partial<Record<GateName, number | null>>>;

/** The result of a gate, with the reason in one sentence. */
export interface GateResult {
  readonly name: GateName;
  readonly limit: number;
  /** Null if it could not be counted. */
  readonly actual: number | null;
  readonly outcome: 'passed' | 'failed' | 'not evaluated';
  readonly reason: string;
}

/** The result of all gates: failed if one failed, else not evaluated if one was not evaluated, else passed. */
export interface GatesResult {
  readonly outcome: GateResult['outcome'];
  readonly results: readonly GateResult[];
}

/** What a gate counted. `missing` says why the true count can be higher. */
interface Counted {
  readonly actual: number | null;
  readonly missing: string | null;
  /** What to know if there are too many. */
  readonly advice?: string;
}

const subjects: Readonly<Record<GateName, string>> = {
  'max-flaky': 'flaky tests',
  'max-new': 'new flaky tests',
  'max-touched': 'flaky tests in files changed by the pull request',
  'max-instances': 'instances of one flaky test',
};

const counters: Readonly<Record<GateName, (report: FlakyReport) => Counted>> = {
  'max-flaky': (report) => ({ actual: report.tests.length, missing: incompleteness(report) }),
  'max-new': countNew,
  'max-touched': countTouched,
  'max-instances': (report) => ({ actual: mostInstances(report), missing: incompleteness(report) }),
};

/**
 * Compares a report with limits. An incomplete list can fail a gate, but it cannot pass one: that gate is not evaluated.
 * Gates count the tests that match the report's filters.
 */
export function evaluateGates(report: FlakyReport, limits: GateLimits): GatesResult {
  const results = gateNames.flatMap((name) => {
    const limit = limits[name];
    return typeof limit === 'number' ? [evaluate(name, limit, counters[name](report))] : [];
  });
  return { outcome: worst(results), results };
}

/** The reasons of the gates with this result. */
export function reasonsOf({ results }: GatesResult, outcome: GatesResult['outcome']): string[] {
  return results.filter((result) => result.outcome === outcome).map(({ reason }) => reason);
}

function evaluate(name: GateName, limit: number, { actual, missing, advice = '' }: Counted): GateResult {
  const subject = subjects[name];
  if (actual === null) {
    return {
      name,
      limit,
      actual,
      outcome: 'not evaluated',
      reason: `${name} was not evaluated: ${missing}.`,
    };
  }
  const found = `${formatNumber(actual)} ${subject}, at most ${formatNumber(limit)} allowed`;
  if (actual > limit)
    return { name, limit, actual, outcome: 'failed', reason: `${name} failed: ${found}.${advice}` };
  if (missing === null)
    return { name, limit, actual, outcome: 'passed', reason: `${name} passed: ${found}.` };
  return {
    name,
    limit,
    actual,
    outcome: 'not evaluated',
    reason: `${name} was not evaluated: ${missing}; so far ${found}.`,
  };
}

function countNew(report: FlakyReport): Counted {
  const { comparison, newUnknown } = report;
  if (comparison === null) return { actual: null, missing: newUnknown };
  const { added, sameCommit, withFirst } = comparison;
  if (sameCommit)
    return { actual: null, missing: 'the first report on the pull request is about the same commit' };
  return { actual: added, missing: incompleteness(report), advice: withFirst ? becameFlakyElsewhere : '' };
}

const becameFlakyElsewhere =
  ' Tests that became flaky on the default branch meanwhile count too: set baseline-path to leave them out.';

function countTouched(report: FlakyReport): Counted {
  if (report.touched === null)
    return { actual: null, missing: 'the changed files of the pull request are unknown' };
  const missing = report.touchedComplete ? null : 'not all changed files of the pull request are known';
  return { actual: report.touched.length, missing: incompleteness(report) ?? missing };
}

function mostInstances({ tests }: FlakyReport): number {
  return tests.reduce((most, test) => Math.max(most, test.instances ?? 0), 0);
}

function incompleteness({ complete }: FlakyReport): string | null {
  return complete ? null : 'the list of flaky tests is incomplete';
}

function worst(results: readonly GateResult[]): GateResult['outcome'] {
  const outcomes = results.map((result) => result.outcome);
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.includes('not evaluated') ? 'not evaluated' : 'passed';
}
