import { describe, expect, it } from 'vitest';
import { tellsFailure } from '../../../src/report/failed-tests/failure-words.ts';

describe('a line with which a program says that it failed', () => {
  it.each([
    ['Jasmine', '1 spec, 1 failure'],
    ['Cucumber', '1 scenario (1 failed)'],
    ['AVA', '  2 tests failed'],
    ['Bun', ' 1 fail'],
    ['Deno', 'FAILED | 0 passed | 1 failed (10ms)'],
    ['GoogleTest', '[  FAILED  ] 1 test, listed below:'],
    ['Karma', 'Chrome Headless 120 (Linux): Executed 2 of 2 (1 FAILED) (0.02 secs / 0.01 secs)'],
    ['Behave', '0 scenarios passed, 1 failed, 0 skipped'],
    ['nextest', '     Summary [   0.005s] 2 tests run: 1 passed, 1 failed, 0 skipped'],
    ['webpack', 'webpack 5.90.0 compiled with 1 error in 300 ms'],
    ['Vitest in the form TAP', '        not ok 3 - pair 3 and 4 # time=0.61ms'],
    ['JUnit XML', '<testsuites name="vitest tests" tests="4" failures="2" errors="0" time="0.009">'],
    ['JSON', '  "failures": 1,'],
    ['a summary', 'Tests: 1, Assertions: 1, Failures: 1.'],
    ['Python', 'Traceback (most recent call last):'],
    ['Python after dots', 'tests/test_one.py F        [100%]Traceback (most recent call last):'],
    ['an exception of Python', 'RuntimeError: drift'],
    ['an exception of Node.js', 'Error [ERR_MODULE_NOT_FOUND]: Cannot find package'],
    ['an exception', 'Error: schema.rb is out of date'],
    ['a compiler', 'error: test run failed'],
    ['Git', 'fatal: unable to access the repository'],
    ['a script', 'FAIL: schema.rb'],
    ['a script that only tells what is wrong', 'schema.rb is out of date'],
    ['Jest for GitHub', '::error file=src/cart.test.js,line=3::Expected 1'],
    ['curl', 'curl: (22) The requested URL returned error: 500'],
  ])('is that of %s: %s', (_, line) => {
    expect(tellsFailure(line)).toBe(true);
  });

  it.each([
    '2 specs, 0 failures',
    '1 scenario (1 passed)',
    '0 tests failed',
    '1 passed | 0 failed',
    'webpack 5.90.0 compiled with 2 warnings in 300 ms',
    'ok 3 - pair 3 and 4',
    'not ok 3 - pair 3 and 4 # TODO later',
    '<testsuites tests="4" failures="0" errors="0">',
    '  "failures": 0,',
    'Failures: 0',
    'retrying after error: 503 Service Unavailable',
    '  shows 2 errors',
    '1 failed attempt, trying again',
    '  Error: of a message with an indent',
    'psql: error: connection to server at "db" failed: Connection refused',
    'Installing error_highlight 0.7.0',
    'FAIL src/cart.test.js',
    'everything is up to date',
  ])('is not: %s', (line) => {
    expect(tellsFailure(line)).toBe(false);
  });
});
