import { count, formatNumber } from '../text/counts.ts';
import type { FlakyReport } from './analyze.ts';
import type { FlakyTestReport } from './test-report.ts';

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
  /** What would make a failed gate pass, in sentences; empty for other gates. */
  readonly remedy: string;
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
  readonly advice: string;
}

interface Gate {
  readonly subject: (actual: number) => string;
  /** The tests that it counts. */
  readonly tests: (report: FlakyReport) => readonly FlakyTestReport[];
  readonly measure: (tests: readonly FlakyTestReport[]) => number;
  /** True for a counted test that is one too many, if there are too many. */
  readonly isOver: (test: FlakyTestReport, limit: number) => boolean;
  /** Why the tests cannot be counted; null if they can. */
  readonly unknown: (report: FlakyReport) => string | null;
  /** Why there can be more tests than are counted; null if there cannot. */
  readonly missing: (report: FlakyReport) => string | null;
  readonly advice?: (report: FlakyReport) => string;
}

const countAll: Omit<Gate, 'subject'> = {
  tests: ({ tests }) => tests,
  measure: ({ length }) => length,
  isOver: () => true,
  unknown: () => null,
  missing: incompleteness,
};

const gates: Readonly<Record<GateName, Gate>> = {
  'max-flaky': { ...countAll, subject: (actual) => count(actual, 'flaky test') },
  'max-new': {
    ...countAll,
    subject: (actual) => count(actual, 'new flaky test'),
    tests: ({ tests }) => tests.filter(({ change }) => change === 'new'),
    unknown: whyNewIsUnknown,
    missing: (report) => incompleteness(report) ?? report.whyMoreNew,
    advice: ({ comparison }) => (comparison?.withFirst ? becameFlakyElsewhere : ''),
  },
  'max-touched': {
    ...countAll,
    subject: (actual) => `${count(actual, 'flaky test')} in files changed by the pull request`,
    tests: ({ touched }) => touched ?? [],
    unknown: ({ touched }) => (touched === null ? 'the changed files of the pull request are unknown' : null),
    missing: (report) => incompleteness(report) ?? report.whyMoreTouched,
  },
  'max-instances': {
    ...countAll,
    subject: (actual) => `${count(actual, 'instance')} of one flaky test`,
    measure: (tests) => tests.reduce((most, test) => Math.max(most, instancesOf(test)), 0),
    isOver: (test, limit) => instancesOf(test) > limit,
    missing: (report) => incompleteness(report) ?? whyMoreInstances(report),
  },
};

/**
 * Compares the reports on one or more suites with limits. An incomplete list can fail a gate, but it cannot pass one: that
 * gate is not evaluated. Gates count the tests that match the filters, of all suites.
 */
export function evaluateGates(reports: readonly FlakyReport[], limits: GateLimits): GatesResult {
  const results = gateNames.flatMap((name) => {
    const limit = limits[name];
    return typeof limit === 'number' ? [evaluate(name, limit, countIn(reports, gates[name]))] : [];
  });
  return { outcome: worst(results), results };
}

/** The reasons of the gates with this result, each with what would make it pass. */
export function reasonsOf({ results }: GatesResult, outcome: GatesResult['outcome']): string[] {
  const wanted = results.filter((result) => result.outcome === outcome);
  return wanted.map(({ reason, remedy }) => `${reason} ${remedy}`.trim());
}

/** The tests that make a gate fail, of all suites that it counts. */
export function offendersOf(
  reports: readonly FlakyReport[],
  { name, limit }: Pick<GateResult, 'name' | 'limit'>,
): FlakyTestReport[] {
  const { tests, isOver, unknown } = gates[name];
  const counted = reports.filter((report) => unknown(report) === null);
  return counted.flatMap(tests).filter((test) => isOver(test, limit));
}

/** The count over all suites. What is missing in one of them is missing. */
function countIn(reports: readonly FlakyReport[], gate: Gate): Counted {
  const known = reports.filter((report) => gate.unknown(report) === null);
  const missingIn = reports.map((report) => ({
    missing: gate.unknown(report) ?? gate.missing(report),
    suite: report.suite.name,
  }));
  const gaps = Array.from(new Set(missingIn.flatMap(({ missing }) => missing ?? [])), (gap) => {
    const alike = missingIn.filter(({ missing }) => missing === gap);
    const where =
      alike.length < reports.length ? ` (suite ${alike.map(({ suite }) => suite).join(', ')})` : '';
    return `${gap}${where}`;
  });
  return {
    actual: known.length === 0 ? null : gate.measure(known.flatMap(gate.tests)),
    missing: gaps.length === 0 ? null : gaps.join('; '),
    advice: known.map((report) => gate.advice?.(report)).find(Boolean) ?? '',
  };
}

function evaluate(name: GateName, limit: number, { actual, missing, advice }: Counted): GateResult {
  const result = { name, limit, actual, remedy: '' };
  const unknown = `${name} was not evaluated: ${missing}`;
  if (actual === null) return { ...result, outcome: 'not evaluated', reason: `${unknown}.` };
  const found = `${gates[name].subject(actual)}, at most ${formatNumber(limit)} allowed`;
  if (actual > limit) {
    const remedy = missing === null ? remedyFor(name, actual, limit) : '';
    return {
      ...result,
      remedy: `${remedy} ${advice}`.trim(),
      outcome: 'failed',
      reason: `${name} failed: ${found}.`,
    };
  }
  return missing === null
    ? { ...result, outcome: 'passed', reason: `${name} passed: ${found}.` }
    : { ...result, outcome: 'not evaluated', reason: `${unknown}; so far ${found}.` };
}

/** A test that was fixed is no longer reported once it has left the service's window. */
function remedyFor(name: GateName, actual: number, limit: number): string {
  const few = actual - limit === 1 ? '1 of them is' : `${formatNumber(actual - limit)} of them are`;
  const all = actual === 1 ? 'it is' : 'all of them are';
  const once =
    name === 'max-instances'
      ? `no test has more than ${count(limit, 'instance')}`
      : `${limit === 0 ? all : few} no longer reported`;
  return `It passes once ${once}, or with ${name}: ${actual}.`;
}

function whyNewIsUnknown({ comparison, newUnknown }: FlakyReport): string | null {
  return comparison?.sameCommit
    ? 'the first report on the pull request is about the same commit'
    : newUnknown;
}

const becameFlakyElsewhere =
  'Tests that became flaky on the default branch meanwhile count too: set baseline-path to leave them out.';

function instancesOf({ instances }: FlakyTestReport): number {
  return instances ?? 0;
}

function whyMoreInstances({ tests }: FlakyReport): string | null {
  return tests.some(({ instances }) => instances === null)
    ? 'the service does not count the instances of a test'
    : null;
}

function incompleteness({ complete, whyMoreMatch }: FlakyReport): string | null {
  return complete ? whyMoreMatch : 'the list of flaky tests is incomplete';
}

function worst(results: readonly GateResult[]): GateResult['outcome'] {
  const outcomes = results.map((result) => result.outcome);
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.includes('not evaluated') ? 'not evaluated' : 'passed';
}
