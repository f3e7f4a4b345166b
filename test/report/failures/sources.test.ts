import { expect, it } from 'vitest';
import type { FailedTest } from '../../../src/report/failures/failed-test.ts';
import { chooseTests, type JobTests } from '../../../src/report/failures/sources.ts';
import { failedJob, reportOn } from '../support/builds.ts';

/** A failed test as `scope | name | file`. */
function test(text: string): FailedTest {
  const [scope = '', name = '', file = null] = text.split(' | ');
  const unknown = { line: null, url: null, labels: null, executions: null, place: null };
  return { ...unknown, scope, name, file, message: '', source: 'log', jobs: [] };
}

/** The failed tests of a build of one job: those that the service knows, and what else the job has. */
function choose(known: readonly string[], ...sources: readonly Partial<JobTests>[]) {
  const { failed } = reportOn({ state: 'failed', jobs: [failedJob('a')] });
  const none = { source: 'log', runner: null, tests: [], retried: [] } as const;
  const sourcesOf = () => sources.map((each) => ({ ...none, ...each }));
  const toFailed = (one: object) => ({ ...test(''), ...one, jobs: ['a'] });
  return chooseTests(failed, { tests: known.map(test), retried: [] }, { sourcesOf, toFailed });
}

it.each([
  [true, 'Cart | adds up', 'cart | Adds_up'],
  [false, 'Cart | adds up', 'Cart | adds'],
  [true, 'Cart | adds', ' | Cart adds'],
  [true, 'Cart when empty | adds', 'Cart | when empty adds'],
  [true, ' | adds', ' | Cart › adds'],
  [false, ' | adds', 'Cart | never adds'],
  [true, ' | adds | a/b.rb', String.raw` | adds | C:\app\b.rb`],
  [false, ' | adds | a/b.rb', ' | adds | a/c.rb'],
  [true, ' | adds | a/b.rb', ' | adds'],
])('it is %s that a test of the service, “%s”, is “%s” in a log', (isSame, one, other) => {
  const { tests } = choose([one], { tests: [test(other)] });
  expect(tests.map(({ jobs }) => jobs)).toEqual(isSame ? [['a']] : [[], ['a']]);
});

it('the tests of a job are those of its first source that has any', () => {
  const [retried, tests] = [[test(' | adds')], [test(' | pays')]];
  expect(choose([], {}, { retried }, { tests }).tests).toMatchObject([{ name: 'pays' }]);
  expect(choose([], { tests, retried: tests }).retried).toEqual([]);
  expect(choose([], {}, { retried })).toMatchObject({ tests: [], retried: [{ name: 'adds' }] });
});
