import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    ['doctest', '1 items had failures:'],
    ['doctest at its end', '***Test Failed*** 1 failures.'],
    ['RSpec in the form failures', './spec/cart_spec.rb:3:adds up'],
    ['Ruby', "check.rb:1:in `main': text (RuntimeError)"],
    ['Ruby without a method', "x.rb:1:in `main': undefined method `foo' for nil:NilClass (NoMethodError)"],
    ['Ruby without a file', 'kernel_require.rb: cannot load such file -- nope (LoadError)'],
    ['ruby -c', 'M:1: syntax error, found a colon'],
    ['Bash', 'bash: -c: line 2: syntax error: no end of file'],
    ['sh', 'sh: 1: Syntax error: end of file unexpected (expecting "then")'],
    ['a shell without a variable', 'bash: line 1: NOPE: unbound variable'],
    ['a shell that must have one', 'bash: line 1: DATABASE_URL: must be set'],
    ['Perl', 'oops at -e line 1.'],
    ['Perl with words of its own', 'no way at check.pl line 12.'],
    ['jq', 'parse error: Unfinished JSON term at EOF at line 2, column 0'],
    ['psql', 'psql: FATAL:  database "x" does not exist'],
    ['psql without a server', 'psql: error: connection to server at "db" failed: Connection refused'],
    ['an audit', 'Found 2 vulnerabilities (1 high)'],
    ['Docker Compose', 'container web is unhealthy'],
    ['Yarn', 'The lockfile would have been modified by this install, which is explicitly forbidden.'],
    ['an upload', 'Upload failed: 503 Service Unavailable'],
    ['ESLint in the form json', '[{"filePath":"/app/a.js","errorCount":1,"fatalErrorCount":0}]'],
    ['Rails', 'ActiveRecord::PendingMigrationError'],
    ['Java', 'Exception in thread "main" java.lang.IllegalStateException: text'],
    ['diff', '1,2c1,2'],
    ['cp on a full disk', 'cp: writing x: No space left on device'],
    ['mkdir', 'mkdir: b: File exists'],
    ['a coverage service', 'Coverage decreased (-2.1%) to 80.3%'],
    [
      'Poetry',
      'pyproject.toml changed significantly since poetry.lock was last generated. Run `poetry lock` to fix the lock file.',
    ],
    ['Brakeman', 'Confidence: High'],
    ['a version check', 'Node.js 16 is too old'],
    ['git diff --stat', ' 1 file changed, 1 insertion(+)'],
    ['Black without its summary', 'would reformat shop/cart.py'],
    ['cmp', 'a.txt b.txt differ: byte 1, line 1'],
    ['git status --porcelain', ' M a.txt'],
    ['git status --porcelain of a new file', '?? src/generated.ts'],
    ['a check for files', '2 migrations are missing'],
    ['a check of what is generated', 'schema.graphql is stale'],
    ['Knip in few words', 'Unused exports: foo, bar'],
    ['flake8', "mod.py:1:1: F401 'os' imported but unused"],
    ['a check that tries again', 'retrying after error: 503 Service Unavailable'],
    ['a check that tried', '1 failed attempt, trying again'],
    ['a message with an indent', '  Error: of a message with an indent'],
    ['a program with an exit code', 'web exited with code 3'],
    ['a table', '| errors | 3 |'],
    ['words before a note', 'The check failed. Note: see the log'],
    ['two counts', '0 failures, 1 error'],
    ['two counts after their names', 'Failures: 0, Errors: 2'],
    ['a count before a negation', '1 error, no warnings'],
    ['a negation of other things', 'No tests found: error'],
    ['a negation before a count', 'no problem loading, then 3 errors'],
    ['a negation that goes on', 'No changes, lint failed'],
    ['a cache that is broken', 'Cache not found, and the download failed'],
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
    'Installing error_highlight 0.7.0',
    'everything is up to date',
    'Lint: 0 errors, 0 warnings',
    'done without errors',
    'Failures: 0, Errors: 0',
    '[{"filePath":"/app/a.js","messages":[],"errorCount":0,"fatalErrorCount":0}]',
    'writes src/errors/index.ts, dist/error-pages.js and error.log',
    'Compiled github.com/pkg/errors and http-errors@1.8.1',
    'web exited with code 0',
    '✔ No ESLint warnings or errors',
    'No type errors found',
    'No lint errors',
    '0 warnings and 0 errors',
    'INFO: This is taking longer than usual. You might need to provide the dependency resolver with stricter constraints to reduce runtime. See https://pip.pypa.io/warnings/backtracking for guidance. If you want to abort this run, press Ctrl + C.',
    "DEPRECATION: foo is being installed using the legacy 'setup.py install' method, because it does not have a 'pyproject.toml'",
    "Unable to find image 'postgres:15' locally",
    'dpkg-preconfigure: unable to re-open stdin: No such file or directory',
    'HEAD is now at 6e10a52 Fix error handling of failed uploads',
    "Switched to a new branch 'error'",
    'Cache not found for input keys: npm-abc',
    'Restoring cache... cache not found',
    ':docker: image not found in cache, building',
  ])('is not: %s', (line) => {
    expect(tellsFailure(line)).toBe(false);
  });
});

/** What tools printed that succeeded, and lines that others, which were not run, are known to print (`written.txt`). */
const preparations = join(import.meta.dirname, 'preparations');

describe('what a job does before its tests', () => {
  it.each(globSync('*.txt', { cwd: preparations }))('does not tell of a failure: %s', (path) => {
    const lines = readFileSync(join(preparations, path), 'utf8').split('\n');
    expect(lines.filter(tellsFailure)).toEqual([]);
  });
});
