import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFailedTests } from '../../../src/report/failed-tests/read-failed-tests.ts';
import { cleanLog } from '../../../src/report/logs/clean-log.ts';

const fixtures = resolve(import.meta.dirname, 'fixtures');
const log = (path: string) => cleanLog(readFileSync(join(fixtures, path), 'utf8'));
const pytest = log('pytest/usual.log');
const go = log('go/usual.log');

const allRunners = ['rspec', 'pytest', 'jest', 'vitest', 'go', 'minitest', 'gradle', 'maven', 'cargo'];

function doubtOf(text: string, exitStatus = 1, cut = false): string | null | undefined {
  const read = readFailedTests(text, { exitStatus, cut });
  return read && (read.doubt?.words ?? null);
}

it('Jest’s table of the coverage leaves no doubt, also directly below its tests', () => {
  const table = [
    '----------|---------|',
    'File      | % Stmts |',
    '----------|---------|',
    'All files |      75 |',
  ];
  const text = log('jest/one.log');
  expect(text).toContain('\nTest Suites: ');
  const covered = text.replace(
    '\nTest Suites: ',
    `\n${table.join('\n')}\n----------|---------|\nTest Suites: `,
  );
  expect(doubtOf(covered)).toBeNull();
  expect(doubtOf(covered.replace('All files', 'Too little is covered\nAll files'))).not.toBeNull();
});

describe('what a hook at the end of a run prints', () => {
  it.each([
    ['pytest', ' [100%]\n', ' [100%]\nError: 3 threads leaked\n\n'],
    ['jest', '\nTest Suites: 5', '\nError: 2 accessibility violations\nTest Suites: 5'],
  ])('leaves a doubt, whatever it says: %s', (runner, from, to) => {
    const text = log(`${runner}/usual.log`);
    expect(text).toContain(from);
    expect(doubtOf(text.replace(from, to))).toBe('names another reason than its failed tests');
    expect(doubtOf(text.replace(from, to.replace(/Error.*/, 'All hooks are done.')))).not.toBeNull();
    expect(doubtOf(text.replace(from, to.replace(/Error.*/, '')))).toBeNull();
  });
});

describe('a section of pytest below its details', () => {
  const heading = (title: string) => ` ${title} `.padStart(44, '=').padEnd(80, '=');
  const summary = log('pytest/usual.log')
    .split('\n')
    .findLast((line) => line.startsWith('====') && line.includes(' short test summary ')) as string;
  const doubtWith = (title: string) =>
    doubtOf(pytest.replace(summary, `${heading(title)}\n2 connections were left open\n${summary}`));

  it('leaves a doubt if it is not known', () => {
    expect(summary).toHaveLength(80);
    expect(doubtWith('leaks')).toBe('names another reason than its failed tests');
  });

  it.each(['warnings summary', 'slowest 3 durations', 'tests coverage', 'PASSES', 'rerun test summary info'])(
    'leaves none if it only reports: %s',
    (title) => {
      expect(doubtWith(title)).toBeNull();
    },
  );

  it('leaves none if its heading has another length: a test has printed it', () => {
    expect(doubtOf(pytest.replace(summary, `==== leaks ====\n${summary}`))).toBeNull();
  });
});

describe('the plain console of newer versions of Gradle', () => {
  const newer = [
    '> Task :test',
    '',
    'CartTest > addsUp() FAILED',
    '    org.opentest4j.AssertionFailedError at CartTest.java:13',
    '',
    '2 tests completed, 1 failed',
    '> Task :test FAILED',
    '> Task :jacocoTestReport',
    '',
    'FAILURE: Build failed with an exception.',
    '',
    '* What went wrong:',
    "Execution failed for task ':test'.",
    '> There were failing tests. See the report at: file:///app/build/reports/tests/test/index.html',
    '',
    '* Try:',
    '> Run with --scan to get full insights.',
    '',
    'Deprecated Gradle features were used in this build, making it incompatible with Gradle 9.0.',
    '',
    "You can use '--warning-mode all' to show the individual deprecation warnings and determine if they come from your own scripts or plugins.",
    '',
    'For more on this, please refer to https://docs.gradle.org/8.5/userguide/command_line_interface.html#sec:command_line_warnings in the Gradle documentation.',
    '',
    'BUILD FAILED in 5s',
    '4 actionable tasks: 4 executed',
    '',
  ].join('\n');

  it('leaves no doubt if only the tests failed', () => {
    expect(doubtOf(newer)).toBeNull();
    expect(doubtOf(newer.replaceAll(':test', ':web:integrationTest'))).toBeNull();
    expect(doubtOf(newer.replaceAll(':test', ':app:testDebugUnitTest'))).toBeNull();
  });

  it.each([
    ['another task', "':test'", "':checkstyleTest'"],
    ['another task, too', ':jacocoTestReport', ':jacocoTestCoverageVerification FAILED'],
    ['two tasks', 'Build failed with an exception.', 'Build completed with 2 failures.'],
    ['another reason', '> There were failing tests.', '> There was a problem with the database.'],
    ['a program after it', '\n4 actionable', '\nThe report could not be sent\n4 actionable'],
  ])('leaves a doubt if it names %s', (_, from, to) => {
    expect(newer).toContain(from);
    expect(doubtOf(newer.replace(from, to))).not.toBeNull();
  });
});

describe('an exception after the tests of Minitest', () => {
  it.each([
    "..test/a_test.rb:9:in `block in <main>': not clean (RuntimeError)",
    "..test/a_test.rb:9:in 'Object#clean': not clean (Acme::DirtyError)",
    "..\n\tfrom /usr/lib/ruby/minitest.rb:79:in `reverse_each'",
  ])('leaves a doubt: %j', (text) => {
    const run = log('minitest/usual.log');
    expect(run).toContain('\n\nFinished in ');
    const thrown = run.replace('\n\nFinished in ', `${text}\n\nFinished in `);
    expect(doubtOf(thrown)).toBe('names another reason than its failed tests');
  });
});

describe('a log whose failed tests are all that failed', () => {
  const aborted = ['jest/obsolete.log', 'maven/crash.log', 'maven/timeout.log', 'pytest/load.log'];
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
    ['Bun', 'error: script "test:unit" exited with code 1'],
    ['a script that shows its commands', '+ exit 1'],
    ['the agent’s hooks', '~~~ Running global pre-exit hook\n$ /etc/hooks/pre-exit\nDone'],
    [
      'Yarn 1',
      'error Command failed with exit code 1.\ninfo Visit https://yarnpkg.com/en/docs/cli/run for documentation about this command.',
    ],
    [
      'npm in a workspace',
      'npm error Lifecycle script `test` failed with error:\nnpm error code 1\nnpm error path /app/web\nnpm error workspace web@1.0.0\nnpm error location /app/web\nnpm error command failed\nnpm error command sh -c jest --rootDir .',
    ],
    [
      'npm 8 in a workspace',
      'npm ERR! Lifecycle script `test` failed with error: \nnpm ERR! Error: command failed \nnpm ERR!   in workspace: web@1.0.0 \nnpm ERR!   at location: /app/web ',
    ],
    [
      'a plugin that runs the command',
      '\n^^^ +++\n🚨 Error: The plugin docker command hook exited with status 1\n~~~ Running plugin docker pre-exit hook\n$ /plugins/docker/hooks/pre-exit',
    ],
    [
      'the plugin that runs Docker Compose',
      '\n^^^ +++\n+++ :warning: Failed to run command, exited with 1, run params:\nrun --name buildkite0192_web_build_5 --rm web\n~~~ Uploading linked container logs\n^^^ +++\n🚨 Error: The plugin docker-compose command hook exited with status 1\n~~~ Running plugin docker-compose pre-exit hook\n$ /plugins/docker-compose/hooks/pre-exit\n~~~ :docker: Cleaning up after docker-compose\n Container db-1  Removed\nGoing to remove web_1',
    ],
    [
      'a hook with headings',
      '🚨 Error: The command exited with status 1\n~~~ Running plugin junit-annotate post-command hook\n$ /plugins/junit/hooks/post-command\n--- :junit: Download the reports\n--- :junit: Process the reports\nDone',
    ],
    [
      'an annotation by its own script',
      '--- :junit: Annotating\n2026-11-22 10:00:00 INFO   Successfully annotated build\n^^^ +++\n🚨 Error: The command exited with status 1',
    ],
    [
      'npm 6',
      'npm ERR! code ELIFECYCLE\nnpm ERR! errno 1\nnpm ERR! web@1.0.0 test:ci: `jest`\nnpm ERR! Exit status 1\nnpm ERR! \nnpm ERR! Failed at the web@1.0.0 test:ci script.\nnpm ERR! This is probably not a problem with npm. There is likely additional logging output above.\n\nnpm ERR! A complete log of this run can be found in:\nnpm ERR!     /root/.npm/_logs/2026-11-22T10_00_00_000Z-debug.log',
    ],
    [
      'an upload without errors',
      '🚨 Error: The command exited with status 1\n^^^ +++\nuser command error: exit status 1\n~~~ Uploading artifacts\n$ buildkite-agent artifact upload "log/*"\n2026-11-22 10:00:00 INFO   Found 0 files that match "log/*"',
    ],
  ])('may be followed by %s', (_, after) => {
    expect(doubtOf(`${pytest}\n${after}\n`)).toBeNull();
  });
});

const simpleCov = (of: string) =>
  `Coverage report generated for ${of} to /app/coverage. 190 / 200 LOC (95.0%) covered.\nStopped processing SimpleCov as a previous error not related to SimpleCov has been detected`;
const rake = 'rake aborted!\nCommand failed with status (1)';

describe('what a runner may write after its last line', () => {
  it.each([
    [
      'jest',
      "Jest did not exit one second after the test run has completed.\n\n'This usually means that there are asynchronous operations that weren't stopped in your tests. Consider running Jest with `--detectOpenHandles` to troubleshoot this issue.",
    ],
    [
      'jest',
      'npm notice\nnpm notice New major version of npm available! 10.8.2 -> 11.0.0\nnpm notice Changelog: https://github.com/npm/cli/releases/tag/v11.0.0\nnpm notice To update run: npm install -g npm@11.0.0\nnpm notice',
    ],
    ['vitest', 'JSON report written to /app/r.json'],
    [
      'vitest',
      'close timed out after 10000ms\nTests closed successfully but something prevents Vite server from exiting\nYou can try to identify the cause by enabling "hanging-process" reporter. See https://vitest.dev/guide/reporters.html#hanging-process-reporter',
    ],
    ['rspec', simpleCov('RSpec')],
    ['minitest', simpleCov('Minitest')],
    [
      'rspec',
      'Coverage report generated for RSpec to /app/coverage.\nLine Coverage: 95.0% (190 / 200)\nBranch Coverage: 90.0% (9 / 10)',
    ],
    ['rspec', 'Coverage report generated for RSpec to coverage\nLine coverage: 190 / 200 (95.00%)'],
    ['pytest', 'Wrote HTML report to htmlcov/index.html\nWrote XML report to coverage.xml'],
    ['pytest', 'error: Recipe `test` failed on line 3 with exit code 1'],
    [
      'pytest',
      ' Container app-db-1  Stopping\n Container app-db-1  Stopped\n Container app-db-1  Removing\n Container app-db-1  Removed\n Network app_default  Removed',
    ],
  ])('leaves no doubt: %s, %s', (runner, after) => {
    expect(doubtOf(`${log(`${runner}/usual.log`)}\n${after}\n`)).toBeNull();
  });

  it.each([
    ['jest', 'JSON report written to /app/r.json'],
    ['jest', 'npm notice publish failed'],
    ['vitest', 'close timed out after 10000ms\nFailed to terminate worker'],
    ['rspec', 'SimpleCov failed with exit 2 due to a coverage related error'],
    ['rspec', 'Line coverage (62.50%) dropped'],
    ['rspec', 'rake aborted!\nActiveRecord::PendingMigrationError'],
    ['rspec', 'rake aborted!\nCommand failed with status (1): [rubocop...]'],
    ['rspec', 'rake aborted!\nCommand failed with status (2): [rspec...]'],
    ['rspec', '/usr/bin/ruby -I/app/lib /app/exe/rubocop --parallel failed'],
    ['rspec', "/app/spec/spec_helper.rb:12:in `block': undefined method 'x'"],
    ['minitest', 'rake aborted!\nCommand failed with status (1): [rubocop...]'],
    ['pytest', rake],
    ['pytest', 'error: Recipe `test` failed on line 3 with exit code 2'],
    ['pytest', ' Container app-db-1  Error'],
  ])('can be of another failure: %s, %s', (runner, after) => {
    expect(doubtOf(`${log(`${runner}/usual.log`)}\n${after}\n`)).toBe('continues after its failed tests');
  });

  it.each([
    [
      'tox 4',
      'pytest',
      'py: exit 1 (0.46 seconds) /app> .tox/py/bin/pytest -q test_a.py pid=20123\n  lint: OK (0.48=setup[0.47]+cmd[0.00] seconds)\n  py: FAIL code 1 (0.58=setup[0.12]+cmd[0.46] seconds)\n  evaluation failed :( (1.10 seconds)',
    ],
    [
      'nox with one session',
      'pytest',
      'nox > Command pytest -q test_a.py failed with exit code 1\nnox > Session tests failed.',
    ],
    [
      'nox with several sessions',
      'pytest',
      "nox > Command python -m pytest failed with exit code 1\nnox > Session tests-3.11(django='4') failed.\nnox > Ran 2 sessions:\nnox > * lint: success\nnox > * tests-3.11(django='4'): failed",
    ],
    [
      'Nx 24',
      'jest',
      '\n NX   Running target test for 2 projects failed\n\nFailed tasks:\n\n- a:test\n\nOutput of 1 successful task was not shown. Run with --verbose or --output-style=static to see it.\n\n  Run duration:      743ms\n  Cache:             Skipped (--skip-nx-cache)\n  Critical path:     740ms (1 task)\n  Recoverable time:  <1ms',
    ],
    [
      'Nx for one project',
      'vitest',
      '\n NX   Running target test for project a failed\n\nFailed tasks:\n\n- a:test\n\nHint: run the command with --verbose for more details.',
    ],
    [
      'Lerna 9',
      'jest',
      'npm error Lifecycle script `test` failed with error:\nnpm error code 1\nnpm error path /app/packages/a\nnpm error workspace a@1.0.0\nnpm error location /app/packages/a\nnpm error command failed\nnpm error command sh -c jest\n\n\n\n Lerna (powered by Nx)   Running target test for 2 projects failed\n\nFailed tasks:\n\n- a:test',
    ],
    [
      'Turborepo without prefixes',
      'jest',
      '[ELIFECYCLE] Test failed. See above for more details.\na#test:  WARNING  command finished with error, but continuing...\na#test:  ERROR  command (/app/packages/a) /usr/bin/pnpm run test exited (1)\n\n Tasks:    1 successful, 2 total\nCached:    1 cached, 2 total\n  Time:    1.169s \nFailed:    a#test\n\n ERROR  run failed: command  exited (1)',
    ],
    ['pnpm', 'jest', ' ELIFECYCLE  Test failed. See above for more details.'],
    ['pnpm and another script', 'vitest', ' ELIFECYCLE  Command failed with exit code 1.'],
    [
      'pnpm 10 for several packages',
      'jest',
      '/app/packages/a:\n ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL  a@1.0.0 test: `jest`\nExit status 1\n WARN   Local package.json exists, but node_modules missing, did you mean to install?',
    ],
    [
      'pnpm 12 for several packages',
      'jest',
      '[ELIFECYCLE] Test failed. See above for more details.\nError: ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL\n\n  × "pnpm recursive run" failed in /app/packages/a\n',
    ],
    ['npm-run-all', 'jest', 'ERROR: "test:unit" exited with 1.'],
    ['Jest that writes a file', 'jest', 'Test results written to: reports/jest.json'],
    [
      'Task with its exit status',
      'pytest',
      'task: Failed to run task "all": task: Failed to run task "test": exit status 1',
    ],
    [
      'make that calls make',
      'pytest',
      "make[1]: *** [Makefile:5: test] Error 1\nmake[1]: Leaving directory '/app/web'\nmake: *** [Makefile:7: all] Error 2",
    ],
    [
      'make that goes on',
      'pytest',
      "make: *** [Makefile:5: test] Error 1\nmake: Target 'all' not remade because of errors.",
    ],
  ])('can be that of what calls it: %s', (_, runner, after) => {
    expect(doubtOf(`${log(`${runner}/usual.log`)}\n${after}\n`)).toBeNull();
  });

  it('can be of Make or Task with their own exit statuses', () => {
    const task = 'task: Failed to run task "test": exit status 1';
    const make = 'make: *** [Makefile:5: test] Error 1';
    expect([doubtOf(`${pytest}\n${task}`, 201), doubtOf(`${pytest}\n${make}`, 2)]).toEqual([null, null]);
    expect(doubtOf(`${pytest}\n${make}`, 201)).toBe('belongs to the exit status 201');
    expect(doubtOf(`${pytest}\n${task}`, 2)).toBe('belongs to the exit status 2');
  });

  it.each([
    ['make with a target that runs no tests', 'make: *** [Makefile:9: pylint] Error 1'],
    ['nox with a session that runs no tests', 'nox > Session type-check failed.'],
    ['npm with a command that runs no tests', 'npm error code 1\nnpm error command sh -c eslint .'],
    [
      'make -k, whose other target fails too',
      'make: *** [Makefile:5: test] Error 1\nmake: *** [Makefile:8: lint] Error 1',
    ],
    [
      'just, whose other recipe fails too',
      'error: Recipe `test` failed on line 3 with exit code 1\nerror: Recipe `lint` failed on line 5 with exit code 1',
    ],
    [
      'Task, whose other task fails too',
      'task: Failed to run task "test": exit status 1\ntask: Failed to run task "lint": exit status 1',
    ],
    ['Task, whose command is not there', 'task: Failed to run task "test": exit status 127'],
    [
      'tox, whose other environment fails too',
      'py: exit 1 (0.46 seconds) /app> pytest pid=1\nlint: exit 1 (0.01 seconds) /app> ./check pid=2',
    ],
    ['tox, whose own command fails', 'py: exit 1 (0.46 seconds) /app> coverage report pid=1'],
    ['tox that runs a shell', 'py: exit 1 (0.46 seconds) /app> sh -c "pytest; ./check" pid=1'],
    [
      'nox, whose other session fails too',
      'nox > Command pytest failed with exit code 1\nnox > Session tests failed.\nnox > Command ./check failed with exit code 1\nnox > Session lint failed.',
    ],
    [
      'nox, whose other session is aborted',
      'nox > Command pytest failed with exit code 1\nnox > Session tests failed.\nnox > Session lint aborted.',
    ],
    ['Nx, two of whose tasks fail', 'Failed tasks:\n\n- a:test\n- b:test'],
    ['Nx, another of whose tasks fails', 'Failed tasks:\n\n- a:lint'],
    ['Turborepo, two of whose tasks fail', 'Failed:    a#test, b#test'],
    ['Turborepo, another of whose tasks fails', 'Failed:    a#lint'],
    [
      'pnpm, whose other script fails',
      '/app/packages/b:\n ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL  b@1.0.0 lint: `./check`\nExit status 1',
    ],
    ['npm-run-all, whose other script fails', 'ERROR: "lint" exited with 1.'],
  ])('can be of another failure that it calls: %s', (_, after) => {
    expect(doubtOf(`${pytest}\n${after}\n`)).toBe('continues after its failed tests');
  });

  it.each([
    'FAIL: generated code is out of date, run make generate',
    'FAILED verify-codegen.sh 3s',
    'FAIL - deployment.yaml - Containers must not run as root',
    'FAIL\texample.com/acme/pay [build failed]',
    '? pay.yaml',
  ])('is not, after the tests of Go, what only begins as its lines do: %j', (after) => {
    expect(doubtOf(go)).toBeNull();
    expect(doubtOf(`${go}\n${after}\n`)).toBe('continues after its failed tests');
  });

  it('cannot be that a coverage is too low', () => {
    const after = 'Line coverage (50.00%) is below the expected minimum coverage (90.00%).';
    expect(doubtOf(`${log('rspec/usual.log')}\n${after}\n`)).toBe(
      'names another reason than its failed tests',
    );
  });
});

/** What comes before the tests of many jobs, without a failure in it. */
const preparation = `+++ npm ci
npm warn deprecated glob@7.2.3: Glob versions prior to v9 are no longer supported
added 386 packages, and audited 387 packages in 9s
3 vulnerabilities (1 low, 2 high)
To address all issues (including breaking changes), run:
  npm audit fix --force
✖ 2 problems (0 errors, 2 warnings)
$ bundle install
Fetching gem metadata from https://rubygems.org/.......
Installing error_highlight 0.7.0
Bundle complete! 12 Gemfile dependencies, 57 gems now installed.
Post-install message from minitest: no failures yet
$ cargo build
   Compiling thiserror v1.0.69
warning: unused variable: \`error\`
 --> src/lib.rs:4:9
warning: \`acme\` (lib) generated 1 warning
    Finished dev [unoptimized + debuginfo] target(s) in 2.31s
$ mvn -B compile
[INFO] Downloading from central: https://repo.maven.apache.org/maven2/org/acme/errors/1.0/errors-1.0.jar
[WARNING] Using platform encoding (UTF-8 actually) to copy filtered resources, i.e. build is platform dependent!
$ make prepare
make: Nothing to be done for 'prepare'.
make: [Makefile:3: clean] Error 1 (ignored)
Found 0 errors in 12 files
12 files inspected, no offenses detected
  3 passing (2ms)
  0 failing
12 files inspected, 2 offenses detected, 2 offenses corrected
npm error optional dep failed, continuing fsevents@2.3.2
# github.com/mattn/go-sqlite3
sqlite3-binding.c:128049:10: warning: function may return address of local variable [-Wreturn-local-addr]
Node.js version: v20.1.0
1 chart(s) linted, 0 chart(s) failed
`;

describe('what comes before the tests', () => {
  it.each(allRunners)('leaves no doubt if nothing fails in it: %s', (runner) => {
    const text = `${preparation}${log(`${runner}/usual.log`)}`;
    expect(doubtOf(text, runner === 'cargo' ? 101 : 1)).toBeNull();
  });

  it.each([
    ['Vitest with a reporter that writes a file', 'JUNIT report written to /app/report.xml'],
    ['rustfmt', '/app/src/cart.rs'],
    [
      'Ruby',
      "test/a_test.rb:9:in `block in <main>': not clean (RuntimeError)\n\tfrom /usr/lib/minitest.rb:79:in `each'",
    ],
    ['mocha or Cypress', '  0 passing (4ms)\n  1 failing\n\n  1) Pay\n       charges:'],
    ['Playwright', '  1 failed\n    [chromium] › pay.spec.ts:3:5 › charges ──────\n  1 passed (2.0s)'],
    ['PHPUnit', 'FAILURES!\nTests: 2, Assertions: 2, Failures: 1.'],
    ['unittest', 'Ran 2 tests in 0.001s\n\nFAILED (failures=1)'],
    [
      'dotnet test',
      'Failed!  - Failed:     1, Passed:     3, Skipped:     0, Total:     4 - Web.dll (net8.0)',
    ],
    ['go test', '--- FAIL: TestPay (0.00s)'],
    [
      'go test -json',
      '{"Time":"2026-11-22T15:02:10.199287Z","Action":"fail","Package":"acme.com/web/pay","Elapsed":0.004}',
    ],
    ['mvn -q test', '[ERROR] Tests run: 2, Failures: 1, Errors: 0, Skipped: 0'],
    ['gradle', 'FAILURE: Build failed with an exception.'],
    [
      'pytest -qq',
      '=========================== short test summary info ============================\nFAILED test_pay.py::test_charge',
    ],
    ['pytest -rN', '=================================== FAILURES ==================================='],
    ['node --test', 'ℹ pass 3\nℹ fail 1'],
    ['tsc', "src/a.ts:3:1 - error TS2322: Type 'string' is not assignable to type 'number'."],
    ['tsc without colors', "src/a.ts(3,1): error TS2322: Type 'string' is not assignable to type 'number'."],
    ['ESLint', '/app/src/a.js\n  1:1  error  is not defined  no-undef\n\n✖ 1 problem (1 error, 0 warnings)'],
    ['mypy', 'Found 1 error in 1 file (checked 3 source files)'],
    ['Ruff', 'a.py:1:1: F401 unused import'],
    ['RuboCop', '3 files inspected, 1 offense detected'],
    ['a compiler', 'src/a.c:3:5: error: expected expression'],
    ['rustc', 'error: could not compile `acme` (lib) due to 1 previous error'],
    ['Nx', ' Nx  Ran target build for project pay (2s)\n\n    ✖    1/1 failed'],
    ['Turborepo', 'Failed:    api#lint'],
    ['npm', 'npm error code 1'],
    ['Yarn', 'error Command failed with exit code 2.'],
    ['pnpm', ' ELIFECYCLE  Command failed with exit code 1.'],
    ['make', 'make[1]: *** [Makefile:4: build] Segmentation fault (core dumped)'],
    ['a shell that finds no command', 'bash: line 3: poetry: command not found'],
    ['dash', 'sh: 1: poetry: not found'],
    [
      'a shell whose command crashed',
      'bash: line 4:  1234 Segmentation fault      (core dumped) ./unit_tests',
    ],
    ['the kernel', 'Killed'],
    ['RuboCop that corrects a part', '3 files inspected, 2 offenses detected, 1 offense corrected'],
    [
      'Rails',
      'bin/rails aborted!\nActiveRecord::StatementInvalid: PG::UndefinedTable\n\nTasks: TOP => db:migrate',
    ],
    ['Rails without a path', 'rails aborted!\nActiveRecord::NoDatabaseError'],
    ['rake', 'rake aborted!\nLoadError: cannot load such file -- acme'],
    [
      'Node.js',
      "node:internal/modules/cjs/loader:1080\n  throw err;\n  ^\n\nError: Cannot find module '/app/x.js'\n\nNode.js v20.1.0",
    ],
    ['a program in Go', 'panic: boom\n\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:3 +0x25'],
    ['go vet', '# acme.com/web/pay\npay/pay.go:4:2: fmt.Printf format %d has arg s of wrong type string'],
    ['cargo fmt', 'Diff in /app/src/lib.rs:1:\n-fn a( ){}\n+fn a() {}'],
    ['an older cargo fmt', 'Diff in /app/src/lib.rs at line 1:'],
    ['Terraform', '╷\n│ Error: Unsupported argument\n│ \n│   on main.tf line 3\n╵'],
    ['Jest', 'FAIL pay.test.js\n  ●  process.exit called with "1"'],
    ['Helm', 'Error: 1 chart(s) linted, 1 chart(s) failed'],
    ['Cypress', '    ✖  1 of 1 failed (100%)                     00:03        2        1        1'],
  ])('is another reason if %s failed in it', (_, failure) => {
    for (const runner of ['rspec', 'cargo', 'pytest'])
      expect(doubtOf(`$ make test\n${failure}\n$ make flaky\n${log(`${runner}/usual.log`)}`)).toBe(
        'names another reason than its failed tests',
      );
  });
});

describe('a program that fails before the tests, whichever it is', () => {
  it.each([
    '1 spec, 1 failure\nFinished in 0.004 seconds\nRandomized with seed 33595 (jasmine --random=true --seed=33595)',
    '1 scenario (1 failed)\n1 step (1 failed)\n0m00.007s (executing steps: 0m00.000s)',
    'TAP version 13\n1..1\nnot ok 1 - pay.test.js',
    'Traceback (most recent call last):\n  File "check.py", line 3, in <module>\nRuntimeError: drift',
    '============================= test session starts ==============================\ncollected 2 items\n\ntests/test_pay.py ',
    'X\n\nFailed tests:\n\n✖ charges (0.900473ms)',
    '/app/A.kt:3:1: Unexpected blank line(s) before "}" (standard:no-blank-line)',
    '  Package size limit has exceeded by 2 kB',
  ])('is another reason: %s', (failure) => {
    for (const runner of allRunners) {
      const text = `$ make\n${failure}\n${log(`${runner}/usual.log`)}`;
      expect([runner, doubtOf(text, runner === 'cargo' ? 101 : 1)]).toEqual([
        runner,
        'names another reason than its failed tests',
      ]);
    }
  });

  it.each([
    ['pytest', /^(=+ test session starts =+)$/m],
    ['jest', /^(FAIL .*)$/m],
    ['vitest', /^( RUN .*)$/m],
    ['rspec', /^(Randomized with seed 1)$/m],
    ['go', /^(--- FAIL: TestAddsUp .*)$/m],
    ['minitest', /^(# Running:)$/m],
    ['maven', /^(\[INFO\] Scanning for projects\.\.\.)$/m],
    ['gradle', /^(:compileJava .*)$/m],
    ['cargo', /^(---- tests::adds_up stdout ----)$/m],
  ])('is told apart from what the run of %s prints', (runner, opening) => {
    const text = log(`${runner}/${runner === 'rspec' ? 'verbose' : 'usual'}.log`);
    const status = runner === 'cargo' ? 101 : 1;
    const printed = 'Error: the payment is denied';
    expect(doubtOf(text.replace(opening, `$1\n${printed}`), status)).toBeNull();
    expect(doubtOf(`${printed}\n${text}`, status)).toBe('names another reason than its failed tests');
  });

  it('is told apart from what the second package of Go prints', () => {
    const text = log('go/usual.log').replace(/^(FAIL\t.*)$/m, '$1\nError: the check failed');
    expect(doubtOf(text)).toBe('names another reason than its failed tests');
  });

  it('is one between two runs of Gradle', () => {
    const text = `:other:test\nBUILD SUCCESSFUL in 1s\nError: the check failed\n${log('gradle/usual.log')}`;
    expect(doubtOf(text)).toBe('names another reason than its failed tests');
  });
});

describe('words of failure before the tests', () => {
  const printed = 'POST /pay: does not report errors';

  it('mean nothing above the agent’s heading of the command', () => {
    const checkout = '~~~ Preparing working directory\nHEAD is now at 1234567 Fix an error';
    for (const heading of ['~~~ Running commands', '~~~ Running plugin docker-compose command hook']) {
      expect(doubtOf(`${checkout}\n${heading}\n$ make\n${pytest}`)).toBeNull();
      expect(doubtOf(`${checkout}\n${heading}\n$ make\n${printed}\n${pytest}`)).toBe(
        'names another reason than its failed tests',
      );
    }
  });

  it.each(['rspec', 'cargo'])('are not those in the titles of tests: %s', (runner) => {
    const [title, titled] =
      runner === 'rspec' ? ['when empty', 'when an error occurs'] : ['tests::', 'error::'];
    const text = log(`${runner}/verbose.log`).replaceAll(/^Randomized with seed 1$/gm, '');
    expect(text).toContain(title);
    expect(doubtOf(text.replaceAll(title, titled), runner === 'cargo' ? 101 : 1)).toBeNull();
    expect(doubtOf(`${printed}\n${text}`, runner === 'cargo' ? 101 : 1)).toBe(
      'names another reason than its failed tests',
    );
  });

  it('are told apart from the titles of RSpec if they have an indent too', () => {
    const text = log('rspec/verbose.log').replaceAll(/^Randomized with seed 1$/gm, '');
    expect(doubtOf(`  ✘ [fail]: bad\n  ─\n\n  1 test failed\n${text}`)).toBe(
      'names another reason than its failed tests',
    );
  });

  it('are not those that a test prints while Jest is verbose', () => {
    const console = `  console.error\n    ${printed}\n      at Object.<anonymous> (src/cart.test.js:3:9)\n`;
    expect(doubtOf(`${console}\n${log('jest/verbose.log')}`)).toBeNull();
  });
});

describe('what comes before the tests of Go', () => {
  const one = log('go/one.log');

  it.each([
    ['a program', 'panic: boom\n\ngoroutine 1 [running]:\nmain.main()\nexit status 2'],
    ['go vet', '# acme.com/web/pay\npay/pay.go:4:2: fmt.Printf format %d has arg s of wrong type string'],
  ])('is another reason if %s failed in it', (_, failure) => {
    expect(doubtOf(one)).toBeNull();
    expect(doubtOf(`${failure}\n${one}`)).toBe('names another reason than its failed tests');
  });
});

describe('a log is in doubt', () => {
  it.each([
    [
      'a hook of a plugin',
      '~~~ Running plugin artifacts post-command hook\n$ /plugins/artifacts/hooks/post-command\nerror: upload failed\n🚨 Error: The plugin artifacts post-command hook exited with status 1',
      '🚨 Error: The plugin artifacts post-command hook exited with status 1',
    ],
    [
      'a hook after the command',
      '🚨 Error: The command exited with status 1\n~~~ Running global pre-exit hook\n🚨 Error: The global pre-exit hook exited with status 1',
      '🚨 Error: The global pre-exit hook exited with status 1',
    ],
    [
      'the upload of artifacts',
      '~~~ Uploading artifacts\n🚨 Error: The artifact upload exited with status 1',
      '🚨 Error: The artifact upload exited with status 1',
    ],
    [
      'words below a heading of a hook',
      '~~~ Running plugin docker-compose pre-exit hook\n~~~ :docker: Cleaning up after docker-compose\n Container db-1  Error while Removing',
      ' Container db-1  Error while Removing',
    ],
    [
      'words of an upload',
      '~~~ Uploading artifacts\n2026-11-22 10:00:00 FATAL  Failed to upload artifacts: access denied',
      '2026-11-22 10:00:00 FATAL  Failed to upload artifacts: access denied',
    ],
    [
      'a signal',
      '🚨 Error: The command was interrupted by a signal',
      '🚨 Error: The command was interrupted by a signal',
    ],
  ])('in which an agent tells an error after the tests: %s', (_, after, reason) => {
    const read = readFailedTests(`${pytest}\n${after}\n`, { exitStatus: 1, cut: false });
    expect(read?.doubt).toEqual({ words: 'names an error after its failed tests', reason });
  });

  it.each([
    'src/cart.py:3: error: Incompatible types in assignment',
    'fatal: deploy failed',
    'Killed',
    'npm ERR! code E404',
    'npm ERR! Failed at the web@1.0.0 lint script.',
    '+++ :warning: Failed to run command, exited with 2, run params:',
    '+++ :warning: Some containers had non-zero exit codes',
    '--- :junit: Annotating\n1 offense detected',
    '~~~ Deploying\nfatal: no access',
    '+++ Type check\n1 error',
    '^^^ +++\n1 offense detected',
  ])('that continues after its failed tests: %s', (after) => {
    expect(doubtOf(`${pytest}\n${after}\n`)).toBe('continues after its failed tests');
  });

  it('that fails in a second workspace of npm', () => {
    const block = 'npm error Lifecycle script `test` failed with error:\nnpm error code 1';
    const second = `${block}\n\n> api@1.0.0 test\n> eslint .\n\n${block}`;
    expect(doubtOf(`${pytest}\n${second}\n`)).toBe('continues after its failed tests');
    const lint = `${block.replace('test', 'lint')}`;
    expect(doubtOf(`${pytest}\n${lint}\n`)).toBe('continues after its failed tests');
  });

  it('that fails in a second script of npm 6', () => {
    const block = 'npm ERR! code ELIFECYCLE\nnpm ERR! Failed at the web@1.0.0 test script.';
    expect(doubtOf(`${pytest}\n${block}\n`)).toBeNull();
    expect(doubtOf(`${pytest}\n${block}\n${block.replace('web', 'api')}\n`)).toBe(
      'continues after its failed tests',
    );
  });

  it('that goes on with a package that cannot be compiled', () => {
    const after = '# example.com/q\n./b.go:3:5: undefined: x';
    expect(doubtOf(`${go}\n${after}\n`)).toBe('continues after its failed tests');
  });

  it.each([
    'FAIL Required test coverage of 80% not reached. Total coverage: 41.00%',
    'Jest: "global" coverage threshold for lines (80%) not met: 50%',
    'Jest: Coverage data for ./nope/ was not found.',
    '1 snapshot unused.',
    '1 snapshot passed. 12 snapshots unused.',
    'tests/test_other.py ============ test session starts ============',
    'Line coverage (62.50%) is below the expected minimum coverage (90.00%).',
    'INTERNALERROR> KeyError',
    '!!!!!!!!!! _pytest.outcomes.Exit: DB gone !!!!!!!!!!',
    'RSpec is shutting down and will print the summary report... Interrupt again to force quit.',
  ])('that names another reason: %s', (reason) => {
    expect(doubtOf(`${reason}\n${pytest}`)).toBe('names another reason than its failed tests');
  });

  it('is no other if Maven names none, because all failed tests threw an exception', () => {
    const goal =
      '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:3.2.5:test (default-test) on project core:';
    const log = (failures: number, more = '') =>
      [
        ...['[INFO] Scanning for projects...', '[INFO] Running com.acme.CartTest'],
        '[ERROR] Tests run: 2, Failures: 0, Errors: 1, Skipped: 0, Time elapsed: 0.1 s <<< FAILURE! -- in com.acme.CartTest',
        '[ERROR] com.acme.CartTest.boom -- Time elapsed: 0.015 s <<< ERROR!',
        'java.lang.IllegalStateException: boom',
        '\tat com.acme.CartTest.boom(CartTest.java:11)',
        ...['', '[INFO] ', '[INFO] Results:', '[INFO] ', '[ERROR] Errors: '],
        '[ERROR]   CartTest.boom:11 IllegalState boom',
        `[INFO] \n[ERROR] Tests run: 2, Failures: ${failures}, Errors: 1, Skipped: 0\n[INFO] `,
        ...['[INFO] BUILD FAILURE', `${goal} `, '[ERROR] ', more],
        '[ERROR] Please refer to /app/target/surefire-reports for the individual test results.',
        '[ERROR] -> [Help 1]',
        '',
      ].join('\n');
    expect(doubtOf(log(0))).toBeNull();
    expect(doubtOf(log(0, '[ERROR] The forked VM terminated without properly saying goodbye.'))).toBe(
      'continues after its failed tests',
    );
    expect(doubtOf(log(0).replace(goal, goal.replaceAll('surefire', 'checkstyle')))).not.toBeNull();
    expect(
      doubtOf(
        log(0).replace(', Failures: 0, Errors: 1, Skipped: 0\n', ', Failures: 1, Errors: 0, Skipped: 0\n'),
      ),
    ).not.toBeNull();
  });

  it('that names a goal of Maven that is no test', () => {
    const reason =
      '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-checkstyle-plugin:3.3:check';
    expect(doubtOf(`${log('maven/usual.log')}\n${reason}`)).toBe(
      'names another reason than its failed tests',
    );
  });

  it('that tells of snapshots that no test uses, by which Jest fails', () => {
    expect(doubtOf(log('jest/obsolete.log'))).toBe('names another reason than its failed tests');
  });

  it.each(['crash', 'timeout'])('that tells of a JVM that ended before its tests: %s', (form) => {
    expect(doubtOf(log(`maven/${form}.log`))).toBe('names another reason than its failed tests');
  });

  it.each([
    ['There was a timeout or other error in the fork', 'names another reason than its failed tests'],
    ['', 'names another reason than its failed tests'],
    ['There are test failures. Or not.', 'names another reason than its failed tests'],
    [
      'There are test failures.\n[ERROR] ExecutionException The forked VM terminated',
      'continues after its failed tests',
    ],
    [
      'There are test failures.\n[ERROR] Process Exit Code: 137\n[ERROR] Crashed tests:',
      'continues after its failed tests',
    ],
    ['There are test failures.\n[ERROR] Cannot deploy', 'continues after its failed tests'],
  ])('that has another end of a goal of Maven: %s', (reason, words) => {
    const text = log('maven/usual.log').replace('There are test failures.', reason);
    expect(doubtOf(text)).toBe(words);
  });

  it.each([
    '[ERROR] Crashed tests:',
    '[ERROR] Process Exit Code: 137',
    '[ERROR] There was a timeout in the fork',
    '[ERROR] The forked VM terminated without properly saying goodbye. VM crash or System.exit called?',
  ])('that tells of a crash in a module of Maven whose failures are ignored: %s', (line) => {
    expect(doubtOf(`${line}\n${log('maven/usual.log')}`)).toBe('names another reason than its failed tests');
  });

  it.each([2, 3, 5, 124])('that belongs to the exit status %d', (status) => {
    expect(doubtOf(pytest, status)).toBe(`belongs to the exit status ${status}`);
  });

  it('whose beginning was not read', () => {
    expect(doubtOf(pytest, 1, true)).toBe('is longer than what is read');
  });
});
