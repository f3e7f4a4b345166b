import { count, formatNumber } from '../text/counts.ts';
import { plainLine } from '../text/plain.ts';
import type { FlakyReport, Gap } from './report.ts';
import type { FlakyTestReport } from './test.ts';
import type { GateWords } from './words.ts';

/** The names of the gates, which are also the names of their inputs. */
export const gateNames = ['max-flaky', 'max-new', 'max-touched'] as const;

/** The name of a gate. */
export type GateName = (typeof gateNames)[number];

/** The limit of each gate. A gate without a limit is off. */
export type GateLimits = Readonly<Partial<Record<GateName, number | null | undefined>>>;

/** The result of a gate, with the reason in one sentence. */
export interface GateResult {
  readonly name: GateName;
  readonly outcome: 'passed' | 'failed' | 'not evaluated';
  readonly reason: string;
  /** The tests that it counted. */
  readonly tests: readonly FlakyTestReport[];
}

/** The results of all gates, and the messages about them. */
export interface Gates extends GateWords {
  readonly results: readonly GateResult[];
}

interface Gate {
  readonly subject: (actual: number) => string;
  /** The tests that it counts; null if they are unknown. */
  readonly tests: (report: FlakyReport) => readonly FlakyTestReport[] | null;
  /** The gaps that concern it, besides those about all tests. */
  readonly about: Gap['about'];
}

const gates: Readonly<Record<GateName, Gate>> = {
  'max-flaky': {
    subject: (actual) => count(actual, 'flaky test'),
    tests: ({ tests }) => tests,
    about: 'all',
  },
  'max-new': {
    subject: (actual) => count(actual, 'new flaky test'),
    tests: ({ tests, added }) => (added === null ? null : tests.filter(({ change }) => change === 'new')),
    about: 'new',
  },
  'max-touched': {
    subject: (actual) => `${count(actual, 'flaky test')} in files changed by the pull request`,
    tests: ({ touched }) => touched,
    about: 'touched',
  },
};

/**
 * Compares the reports on one or more suites with limits. A gate that a gap concerns can fail, but it cannot pass: then it
 * is not evaluated, or with `failsUnknown` it has failed. Gates count the tests that match the filters, of all suites.
 */
export function evaluateGates(
  reports: readonly FlakyReport[],
  limits: GateLimits,
  failsUnknown = false,
): Gates {
  const results = gateNames.flatMap((name) => {
    const limit = limits[name];
    return typeof limit === 'number' ? [evaluate(reports, name, limit)] : [];
  });
  const reasons = (outcome: GateResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).map(({ reason }) => reason);
  const [failed, unknown] = [reasons('failed'), reasons('not evaluated')];
  return failsUnknown
    ? { results, failures: [...failed, ...unknown], unevaluated: [] }
    : { results, failures: failed, unevaluated: unknown };
}

function evaluate(reports: readonly FlakyReport[], name: GateName, limit: number): GateResult {
  const { subject, tests: testsOf, about } = gates[name];
  const tests = reports.flatMap((report) => testsOf(report) ?? []);
  const result = { name, tests };
  const gap = describeGaps(reports, about);
  const unknown = `${name} was not evaluated: ${gap}`;
  if (reports.every((report) => testsOf(report) === null))
    return { ...result, outcome: 'not evaluated', reason: `${unknown}.` };
  const found = `${subject(tests.length)}, at most ${formatNumber(limit)} allowed`;
  if (tests.length > limit) return { ...result, outcome: 'failed', reason: `${name} failed: ${found}.` };
  return gap === ''
    ? { ...result, outcome: 'passed', reason: `${name} passed: ${found}.` }
    : { ...result, outcome: 'not evaluated', reason: `${unknown}; so far ${found}.` };
}

/** The gaps that concern a gate, each with its suites unless it is in all of them. Empty if there are none. */
function describeGaps(reports: readonly FlakyReport[], about: Gap['about']): string {
  const gaps = reports.flatMap(({ gaps, suite }) =>
    gaps
      .filter((gap) => gap.about === 'all' || gap.about === about)
      .map(({ words }) => ({ words, suite: suite.name })),
  );
  const named = Map.groupBy(gaps, ({ words }) => words).entries();
  const texts = named.map(([words, alike]) => {
    const suites = alike.map(({ suite }) => suite).join(', ');
    return alike.length < reports.length ? `${words} (suite ${suites})` : words;
  });
  return [...texts].join('; ');
}

/** The most tests that a failure names, all gates together. */
const mostNamed = 10;
const longestName = 200;

/** Names the first of the tests that made gates fail: one line each, in plain text for the log. */
export function describeOffenders({ results }: Gates): string[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const most = Math.floor(mostNamed / failed.length);
  return failed.flatMap(({ name, tests }) => {
    const named = tests.slice(0, most).map((test) => `${name}: ${plainLine(fullName(test), longestName)}`);
    return tests.length > most ? [...named, `${name}: and ${formatNumber(tests.length - most)} more`] : named;
  });
}

function fullName({ scope, name, file, line }: FlakyTestReport): string {
  const place = [file, line].filter((part) => part !== null).join(':');
  return [place, [scope, name].filter(Boolean).join(' ') || '(no name)'].filter(Boolean).join(' ');
}
