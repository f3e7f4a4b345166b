import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFailedTests } from '../../../src/report/failed-tests/read-failed-tests.ts';
import { cleanLog } from '../../../src/report/logs/clean-log.ts';

const fixtures = resolve(import.meta.dirname, 'fixtures');
const log = (path: string) => cleanLog(readFileSync(join(fixtures, path), 'utf8'));
const pytest = log('pytest/usual.log');
const go = log('go/usual.log');

function doubtOf(text: string, exitStatus = 1, cut = false): string | null | undefined {
  return readFailedTests(text, { exitStatus, cut })?.doubt;
}

describe('a log whose failed tests are all that failed', () => {
  const aborted = ['pytest/lines.log', 'pytest/load.log'];
  const whole = globSync('*/*.log', { cwd: fixtures }).filter((path) => {
    return !aborted.includes(path) && readFailedTests(log(path), { exitStatus: 1, cut: false }) !== null;
  });

  it('is in every runner’s fixtures', () => {
    expect(new Set(whole.map((path) => path.split(/[/\\]/)[0])).size).toBe(9);
  });

  it.each(whole)('leaves no doubt: %s', (path) => {
    expect(doubtOf(log(path), path.startsWith('cargo') ? 101 : 1)).toBeNull();
  });

  it.each([
    ['the agent’s line', '🚨 Error: The command exited with status 1'],
    ['make', 'make: *** [Makefile:12: integration] Error 1'],
    ['the agent’s hooks', '~~~ Running global pre-exit hook\n$ /etc/hooks/pre-exit\nDone'],
  ])('may be followed by %s', (_, after) => {
    expect(doubtOf(`${pytest}\n${after}\n`)).toBeNull();
  });
});

describe('a log is in doubt', () => {
  it.each([
    'src/cart.py:3: error: Incompatible types in assignment',
    'fatal: deploy failed',
    'Killed',
    'npm ERR! code ELIFECYCLE',
    '~~~ Deploying\nfatal: no access',
    '+++ Type check\n1 error',
  ])('that continues after its failed tests: %s', (after) => {
    expect(doubtOf(`${pytest}\n${after}\n`)).toBe('continues after its failed tests');
  });

  it('that goes on with a package that cannot be compiled', () => {
    const after = '# example.com/q\n./b.go:3:5: undefined: x';
    expect(doubtOf(`${go}\n${after}\n`)).toBe('continues after its failed tests');
  });

  it.each([
    'FAIL Required test coverage of 80% not reached. Total coverage: 41.00%',
    'Jest: "global" coverage threshold for lines (80%) not met: 50%',
    'Line coverage (62.50%) is below the expected minimum coverage (90.00%).',
    'INTERNALERROR> KeyError',
    '!!!!!!!!!! _pytest.outcomes.Exit: DB gone !!!!!!!!!!',
  ])('that names another reason: %s', (reason) => {
    expect(doubtOf(`${reason}\n${pytest}`)).toBe('names another reason than its failed tests');
  });

  it('that names a goal of Maven that is no test', () => {
    const reason =
      '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-checkstyle-plugin:3.3:check';
    expect(doubtOf(`${log('maven/usual.log')}\n${reason}`)).toBe(
      'names another reason than its failed tests',
    );
  });

  it.each([2, 3, 5, 124])('that belongs to the exit status %d', (status) => {
    expect(doubtOf(pytest, status)).toBe(`belongs to the exit status ${status}`);
  });

  it('whose beginning was not read', () => {
    expect(doubtOf(pytest, 1, true)).toBe('is longer than what is read');
  });
});
