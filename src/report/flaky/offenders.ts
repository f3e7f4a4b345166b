import { formatNumber } from '../text/counts.ts';
import { plainLine } from '../text/plain.ts';
import type { FlakyReport } from './analyze.ts';
import { type GateResult, type GatesResult, offendersOf } from './gates.ts';
import type { FlakyTestReport } from './test-report.ts';

/** The most tests that a failure names, all gates together. */
const mostNamed = 10;
const longestName = 200;

/** Names the first of the tests that made gates fail: one line each, in plain text for the log. */
export function describeOffenders(reports: readonly FlakyReport[], { results }: GatesResult): string[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const most = Math.floor(mostNamed / failed.length);
  return failed.flatMap((result) => describeOne(reports, result, most));
}

function describeOne(reports: readonly FlakyReport[], result: GateResult, most: number): string[] {
  const { name } = result;
  const tests = offendersOf(reports, result);
  const named = tests.slice(0, most).map((test) => `${name}: ${plainLine(nameOf(test), longestName)}`);
  return tests.length > most ? [...named, `${name}: and ${formatNumber(tests.length - most)} more`] : named;
}

function nameOf({ scope, name, file, line }: FlakyTestReport): string {
  const full = [scope, name].filter((part) => part !== '').join(' ') || '(no name)';
  const place = [file, line].filter((part) => part !== null).join(':');
  return place === '' ? full : `${place} ${full}`;
}
