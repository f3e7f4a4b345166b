import { formatNumber } from '../text/counts.ts';
import type { FlakyReport } from './analyze.ts';

/** The names of the gates, as their inputs are called. */
export const gateNames = ['max-flaky', 'max-new', 'max-touched', 'max-instances'] as const;

/** The name of a gate. */
export type GateName = (typeof gateNames)[number];

/** The most that each gate lets pass; a gate without a limit is off. */
export type GateLimits = Readonly<Partial<Record<GateName, number | null>>>;

/** What became of one gate, and why, in a sentence. */
export interface GateResult {
  readonly name: GateName;
  readonly limit: number;
  /** Null where it could not be counted. */
  readonly actual: number | null;
  readonly outcome: 'passed' | 'failed' | 'not evaluated';
  readonly reason: string;
}

/** What became of all gates: failed if one did, else not evaluated if one was not, else passed. */
export interface GatesResult {
  readonly outcome: GateResult['outcome'];
  readonly results: readonly GateResult[];
}

/** What a gate counts. `missing` says why it may be more than that, in words. */
interface Counted {
  readonly actual: number | null;
  readonly missing: string | null;
}

const subjects: Readonly<Record<GateName, string>> = {
  'max-flaky': 'flaky tests',
  'max-new': 'new flaky tests',
  'max-touched': 'flaky tests in files that the pull request changes',
  'max-instances': 'instances of one flaky test',
};

const counters: Readonly<Record<GateName, (report: FlakyReport) => Counted>> = {
  'max-flaky': (report) => ({ actual: report.tests.length, missing: incompleteness(report) }),
  'max-new': countNew,
  'max-touched': countTouched,
  'max-instances': (report) => ({ actual: mostInstances(report), missing: incompleteness(report) }),
};

/**
 * Holds a report against limits. What is too much of an incomplete list is too much of the whole; what is not may
 * be, so that gate is not evaluated rather than passed. Gates count the tests that pass the report's filters.
 */
export function evaluateGates(report: FlakyReport, limits: GateLimits): GatesResult {
  const results = gateNames.flatMap((name) => {
    const limit = limits[name];
    return typeof limit === 'number' ? [evaluate(name, limit, counters[name](report))] : [];
  });
  return { outcome: worst(results), results };
}

function evaluate(name: GateName, limit: number, { actual, missing }: Counted): GateResult {
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
  if (actual > limit) return { name, limit, actual, outcome: 'failed', reason: `${name} failed: ${found}.` };
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
  if (report.earlierUnread) return { actual: null, missing: 'the earlier report could not be read' };
  if (report.comparison === null)
    return { actual: null, missing: 'there is no earlier report to compare with' };
  const { added } = report.comparison;
  if (added === null)
    return { actual: null, missing: 'the earlier report did not hold all tests of its time' };
  return { actual: added, missing: incompleteness(report) };
}

function countTouched(report: FlakyReport): Counted {
  if (report.touched === null)
    return { actual: null, missing: 'the files of the pull request are not known' };
  const missing = report.touchedComplete ? null : 'not all files of the pull request are known';
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
