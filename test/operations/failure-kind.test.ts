import { describe, expect, it } from 'vitest';
import type {
  PullRequestFacts,
  PullRequestFinding,
  Workflow,
} from '../../src/operations/context/workflow.ts';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import type { FlakyTestSeed } from '../../src/sandbox/seed/seed.ts';
import { goOutput, jestOutput, type PrintedTest, rspecOutput } from '../../src/sandbox/seed/test-output.ts';
import type { CommandStep, Step } from '../../src/sandbox/simulation/script.ts';
import { seedOf, settled } from '../sandbox/harness.ts';
import { createHost, type Inputs } from '../support/operation-host.ts';

/** A test, as a runner prints it. */
function test(name: string, file: string, group = 'Cart'): PrintedTest {
  return { group, name, file, line: 7, expected: '1', received: '2' };
}

/** The same test, as the service lists it. */
function listed({ name, file, group }: PrintedTest, location: string | null = `./${file}:7`): FlakyTestSeed {
  return { scope: group, name, location, file_name: location && `./${file}` };
}

const adds = test('adds up', 'spec/cart_spec.rb');
const empties = test('is emptied', 'spec/cart_spec.rb');
const ships = test('ships', 'spec/order_spec.rb', 'Order');
const renders = test('renders', 'test/cart.test.ts');
const job = (tests: readonly PrintedTest[], exit = 1): CommandStep => ({
  exits: [exit],
  output: rspecOutput(tests),
});
const unread: Step = { name: 'Lint', exits: [2], output: 'error: no semicolon' };

const [id, node] = ['tests/test_cart.py::TestCart', 'test_adds'];
const pytest: Step = {
  exits: [1],
  output: `==== short test summary info ====\nFAILED ${id}::${node} - assert 1 == 2\n==== 1 failed in 0.05s ====`,
};
const teardown: Step = {
  exits: [1],
  output: `==== ERRORS ====\n__ ERROR at teardown of TestCart.${node} __\nE   RuntimeError: still running\n==== short test summary info ====\nERROR ${id}::${node} - RuntimeError: still running\n==== 2 passed, 1 error in 0.05s ====`,
};
const collecting: Step = {
  exits: [2],
  output: '==== short test summary info ====\nERROR tests/test_cart.py\n==== 1 error in 0.05s ====',
};
const java: Step = {
  exits: [1],
  output: `com.acme.CartTest > addsUp() FAILED\n    org.opentest4j.AssertionFailedError at CartTest.java:15\n\n1 test completed, 1 failed`,
};
const gradleClass: Step = {
  exits: [1],
  output:
    'CartTest > addsUp() FAILED\n    org.opentest4j.AssertionFailedError: expected: <1> but was: <2>\n        at app//org.junit.jupiter.api.Assertions.assertEquals(Assertions.java:531)\n        at app//com.acme.CartTest.addsUp(CartTest.java:15)\n\n1 test completed, 1 failed',
};
const gradleShort: Step = { exits: [1], output: `${java.output}`.replace('com.acme.', '') };
const nested: Step = { exits: [1], output: `${gradleShort.output}`.replace('addsUp', 'WhenEmpty > addsUp') };
const surefire: Step = {
  exits: [1],
  output: `[INFO] Scanning for projects...
[ERROR] com.acme.CartTest.addsUp -- Time elapsed: 0.016 s <<< FAILURE!
org.opentest4j.AssertionFailedError: expected: <1> but was: <2>
	at org.junit.jupiter.api.Assertions.assertEquals(Assertions.java:531)
	at com.acme.CartTest.addsUp(CartTest.java:15)

[INFO] Results:
[INFO]
[ERROR] Failures:
[ERROR]   CartTest.addsUp:15 expected: <1> but was: <2>
[INFO]
[ERROR] Tests run: 2, Failures: 1, Errors: 0, Skipped: 0
[INFO]
[INFO] BUILD FAILURE`,
};
const surefireNested: Step = {
  exits: [1],
  output: `${surefire.output}`
    .replace('CartTest.addsUp(', 'CartTest$WhenEmpty.addsUp(')
    .replace('addsUp:15', 'addsUp'),
};
const surefireNestedShort: Step = {
  exits: [1],
  output: `${surefireNested.output}`.replaceAll(/^\t.*\n/gm, ''),
};
const surefireShort: Step = {
  exits: [1],
  output: `${surefire.output}`.slice(`${surefire.output}`.indexOf('[INFO] Results:')),
};
const inJava = (scope: string, file: string | null, name = 'addsUp'): FlakyTestSeed[] => [
  { scope, name, location: file && `${file}:9`, file_name: file },
];
const carts = 'src/test/java/com/acme/CartTest.java';
const cargo: Step = {
  exits: [101],
  output: `running 2 tests
---- adds_up stdout ----
thread 'adds_up' (42) panicked at tests/cart.rs:3:9:
assertion failed: false

failures:
    adds_up

test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.06s

error: test failed, to rerun pass \`--test cart\``,
};
const inRust = (scope: string | null, file: string | null): FlakyTestSeed[] => [
  { scope, name: 'adds_up', location: file && `${file}:3`, file_name: file },
];

const go = test('TestAdds', 'pkg/cart/cart_test.go', '');
const goModule = 'example.com/acme/web';
const goJob: Step = { exits: [1], output: goOutput([go], goModule) };
const inGo = { scope: `${goModule}/pkg/cart`, name: 'TestAdds' };

function onPullRequest(facts: Partial<PullRequestFacts> = {}): PullRequestFinding {
  const changedFiles = { paths: [], complete: true };
  return {
    facts: { number: 7, headSha: 'f'.repeat(40), changedFiles, previousNote: null, ...facts },
    obstacle: null,
    notes: [],
  };
}

const changing = (...paths: readonly string[]) => onPullRequest({ changedFiles: { paths, complete: true } });
const noPullRequest = (isUsual: boolean): PullRequestFinding => ({
  facts: null,
  obstacle: { reason: 'No pull request was found.', isUsual },
  notes: [],
});

interface Failure {
  readonly steps: readonly Step[];
  readonly flaky: readonly FlakyTestSeed[];
  readonly finding?: PullRequestFinding;
  readonly inputs?: Inputs;
  readonly workflow?: Partial<Workflow>;
  readonly faults?: readonly Fault[];
  readonly token?: string;
  /** Changes the responses of the service. */
  readonly alter?: (body: unknown) => unknown;
}

const order = { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };

/** What a step with the suites `web` and `api` says of a build. */
async function classify({ steps, flaky, finding, inputs, workflow, faults = [], token, alter }: Failure) {
  const suites = [
    { name: 'Web', flakyTests: flaky },
    { name: 'API', flakyTests: [listed(ships)] },
  ];
  const host = createHost({
    seed: seedOf(settled(...steps), { suites }),
    workflow: { findPullRequest: async () => finding ?? noPullRequest(true), ...workflow },
    ...(alter && { alter }),
  });
  for (const fault of faults) host.sandbox.faults.add(fault);
  const { outcome, outputs } = await host.run(
    { ...order, suite: 'web', 'log-lines': '5', ...inputs },
    { ...(token && { token }) },
  );
  const [, verdict] = outcome.sentence.split('\n');
  const summary = outcome.summary({ bytes: 1_000_000 });
  return { host, outcome, outputs, kind: outputs['failure-kind'], verdict, summary };
}

const unclear = 'It is not certain whether the failure is flaky:';

describe('the verdict on a failed build', () => {
  it.each<[string, Failure, string | undefined, string | undefined]>([
    [
      'one flaky test',
      { steps: [job([adds])], flaky: [listed(adds)] },
      'flaky',
      'The failed test is known to be flaky in suite web.',
    ],
    [
      'flaky tests in two jobs, one of them in both',
      {
        steps: [job([adds, empties]), job([adds, ships])],
        flaky: [adds, empties, ships].map((one) => listed(one)),
      },
      'flaky',
      'All 3 failed tests are known to be flaky in suite web.',
    ],
    [
      'flaky tests of two suites',
      { steps: [job([adds, ships])], flaky: [listed(adds)], inputs: { suite: 'web\napi' } },
      'flaky',
      'Both failed tests are known to be flaky in suites web, api.',
    ],
    [
      'a soft failure beside a flaky test',
      { steps: [job([adds]), { ...unread, softFail: true }], flaky: [listed(adds)] },
      'flaky',
      'The failed test is known to be flaky in suite web.',
    ],
    [
      'a test that is not listed',
      { steps: [job([adds])], flaky: [listed(ships)] },
      'new',
      'The failed test is not known to be flaky in suite web.',
    ],
    [
      'a flaky test and another one',
      { steps: [job([adds, empties])], flaky: [listed(adds)] },
      'new',
      'Of 2 failed tests, 1 is known to be flaky in suite web; 1 is not known to be flaky in suite web.',
    ],
    [
      'a new failure beside a job without a readable one',
      { steps: [job([empties]), unread], flaky: [listed(adds)] },
      'new',
      'The failed test is not known to be flaky in suite web.',
    ],
    [
      'the same names in another file',
      { steps: [job([{ ...adds, file: 'spec/other_spec.rb' }])], flaky: [listed(adds)] },
      'new',
      'The failed test is not known to be flaky in suite web.',
    ],
    [
      'the same name in another scope',
      { steps: [job([adds])], flaky: [{ ...listed(adds), scope: 'Basket' }] },
      'new',
      'The failed test is not known to be flaky in suite web.',
    ],
    [
      'a flaky test in a changed file',
      { steps: [job([adds])], flaky: [listed(adds)], finding: changing('spec/cart_spec.rb') },
      'new',
      'The failed test is known to be flaky in suite web, but this pull request changes its file.',
    ],
    [
      'a flaky test, and other files changed',
      { steps: [job([adds])], flaky: [listed(adds)], finding: changing('spec/order_spec.rb') },
      'flaky',
      'The failed test is known to be flaky in suite web.',
    ],
    [
      'a shared example, whose file is changed, though not the one that runs it',
      {
        steps: [job([adds])],
        flaky: [{ ...listed(adds), location: './spec/support/shared.rb:3' }],
        finding: changing('spec/support/shared.rb'),
      },
      'new',
      'The failed test is known to be flaky in suite web, but this pull request changes its file.',
    ],
    [
      'a shared example',
      { steps: [job([adds])], flaky: [{ ...listed(adds), location: './spec/support/shared.rb:3' }] },
      'flaky',
      'The failed test is known to be flaky in suite web.',
    ],
    [
      'a flaky test, and unknown changes',
      { steps: [job([adds])], flaky: [listed(adds)], finding: onPullRequest({ changedFiles: null }) },
      'unknown',
      `${unclear} 1 failed test cannot be compared with those in suite web (not all files that the pull request changes are known).`,
    ],
    [
      'a flaky test, and a pull request that could not be looked for',
      { steps: [job([adds])], flaky: [listed(adds)], finding: noPullRequest(false) },
      'unknown',
      `${unclear} 1 failed test cannot be compared with those in suite web (No pull request was found.).`,
    ],
    [
      'a flaky test of an unknown file',
      { steps: [job([adds])], flaky: [listed(adds, null)] },
      'unknown',
      `${unclear} 1 failed test cannot be compared with those in suite web (a test of the same name is listed without a file of the repository).`,
    ],
    [
      'a flaky test beside a job without a readable failure',
      { steps: [job([adds]), unread], flaky: [listed(adds)] },
      'unknown',
      `${unclear} no failed tests can be read from the log of 1 failed job.`,
    ],
    [
      'more failed jobs than logs are read',
      { steps: [{ ...job([adds]), parallelism: 11 }], flaky: [listed(adds)] },
      'unknown',
      `${unclear} only the logs of 10 of 11 failed jobs are read; no failed tests can be read from the log of 1 failed job.`,
    ],
    [
      'a job that timed out after a flaky test',
      { steps: [{ ...job([adds]), exits: ['timed_out'] }], flaky: [listed(adds)] },
      'unknown',
      `${unclear} no failed tests can be read from the log of 1 failed job.`,
    ],
    [
      'a job that was killed after a flaky test',
      { steps: [job([adds], 137)], flaky: [listed(adds)] },
      'unknown',
      `${unclear} no failed tests can be read from the log of 1 failed job.`,
    ],
    [
      'a command that fails after the tests',
      {
        steps: [{ exits: [1], output: `${rspecOutput([adds])}\nfatal: deploy failed` }],
        flaky: [listed(adds)],
      },
      'unknown',
      `${unclear} the log of a failed job continues after its failed tests.`,
    ],
    [
      'a flaky test below much output',
      {
        steps: [{ exits: [1], output: `${'one line\n'.repeat(25_000)}${rspecOutput([adds])}` }],
        flaky: [listed(adds)],
      },
      'flaky',
      'The failed test is known to be flaky in suite web.',
    ],
    [
      'a flaky test below more output than is read',
      {
        steps: [{ exits: [1], output: `${'one line\n'.repeat(40_000)}${rspecOutput([adds])}` }],
        flaky: [listed(adds)],
      },
      'unknown',
      `${unclear} the log of a failed job is longer than what is read.`,
    ],
    [
      'two runs in one log',
      {
        steps: [{ exits: [1], output: `${rspecOutput([adds])}\n${rspecOutput([ships])}` }],
        flaky: [listed(adds), listed(ships)],
      },
      'unknown',
      `${unclear} no failed tests can be read from the log of 1 failed job.`,
    ],
    [
      'a build that is still running',
      {
        steps: [job([adds]), { runMs: 3_600_000 }],
        flaky: [listed(adds)],
        inputs: { 'fail-fast': 'true', 'poll-interval': '10s' },
      },
      'unknown',
      `${unclear} build 1 has not finished.`,
    ],
    [
      'a suite that does not exist',
      { steps: [job([adds])], flaky: [], inputs: { suite: 'wob' } },
      'unknown',
      expect.stringContaining('the list of flaky tests is incomplete: '),
    ],
    [
      'a service without logs',
      {
        steps: [job([adds])],
        flaky: [listed(adds)],
        faults: [{ kind: 'status', on: 'jobs.log', times: 'always', status: 404 }],
      },
      'unknown',
      `${unclear} no failed tests can be read from the log of 1 failed job.`,
    ],
    ['a build that passed', { steps: [{}], flaky: [listed(adds)] }, undefined, undefined],
    [
      'Jest, with the scope in any spelling',
      {
        steps: [{ exits: [1], output: jestOutput([{ ...renders, group: 'Cart › full' }]) }],
        flaky: [{ ...listed(renders), scope: 'Cart > full' }],
      },
      'flaky',
      'The failed test is known to be flaky in suite web.',
    ],
    [
      'a project of Jest, with the file from its folder',
      {
        steps: [
          {
            exits: [1],
            output: jestOutput([renders]).replace(` ${renders.file}\n`, ` unit ${renders.file}\n`),
          },
        ],
        flaky: [listed({ ...renders, file: `packages/a/${renders.file}` })],
      },
      'unknown',
      expect.stringContaining('the log does not tell the file of the failed one'),
    ],
    [
      'pytest, with the scope as an ID',
      { steps: [pytest], flaky: [{ scope: id, name: node, location: 'tests/test_cart.py:3' }] },
      'flaky',
      'The failed test is known to be flaky in suite web.',
    ],
    [
      'pytest, with the scope as in JUnit reports',
      {
        steps: [pytest],
        flaky: [{ scope: 'tests.test_cart.TestCart', name: node, location: 'tests/test_cart.py:3' }],
      },
      'flaky',
      'The failed test is known to be flaky in suite web.',
    ],
    [
      'pytest, with a scope without a file',
      { steps: [pytest], flaky: [{ scope: 'TestCart', name: node }] },
      'unknown',
      `${unclear} 1 failed test cannot be compared with those in suite web (a test of the same name is listed without a Python file of the repository).`,
    ],
    [
      'pytest in a folder',
      {
        steps: [pytest],
        flaky: [{ scope: 'TestCart', name: node, location: 'tests/test_cart.py:3' }],
        inputs: { 'path-prefix': 'services/web' },
        finding: changing('services/web/tests/test_cart.py'),
      },
      'new',
      'The failed test is known to be flaky in suite web, but this pull request changes its file.',
    ],
    [
      'what is shut down after a test of pytest, which can be that of all tests',
      {
        steps: [teardown],
        flaky: [{ scope: 'TestCart', name: node, location: 'tests/test_cart.py:3' }],
      },
      'unknown',
      'It is not certain whether the failure is flaky: 1 failed test cannot be compared with those in suite web (it failed in its teardown, which can be that of all tests).',
    ],
    [
      'a file that cannot be collected, called like a test',
      {
        steps: [collecting],
        flaky: [{ scope: '', name: 'tests/test_cart.py', location: 'tests/test_cart.py:3' }],
      },
      'new',
      'The failed test is not known to be flaky in suite web.',
    ],
    [
      'a file that Jest cannot run, in the words of Jest',
      {
        steps: [
          {
            exits: [1],
            output:
              'FAIL test/cart.test.ts\n  ● Test suite failed to run\n\n    Cannot find module\n\nTest Suites: 1 failed, 1 total\nTests:       0 total\nSnapshots:   0 total\nTime:        1 s',
          },
        ],
        flaky: [{ scope: '', name: 'Test suite failed to run', location: 'test/cart.test.ts:1' }],
      },
      'new',
      'The failed test is not known to be flaky in suite web.',
    ],
    [
      'Go, with the file below the module',
      { steps: [goJob], flaky: [{ ...inGo, location: 'pkg/cart/cart_test.go:9' }] },
      'flaky',
      'The failed test is known to be flaky in suite web.',
    ],
    [
      'Go, with a failure in another file',
      { steps: [goJob], flaky: [{ ...inGo, location: 'pkg/cart/more_test.go:9' }] },
      'unknown',
      `${unclear} 1 failed test cannot be compared with those in suite web (a test of the same name is listed, and the log does not tell the file of the failed one).`,
    ],
    [
      'Gradle, with the file below the sources',
      {
        steps: [java],
        flaky: [
          {
            scope: 'com.acme.CartTest',
            name: 'addsUp()',
            location: 'src/test/java/com/acme/CartTest.java:9',
          },
        ],
      },
      'flaky',
      'The failed test is known to be flaky in suite web.',
    ],
  ])('%s', async (_, failure, kind, verdict) => {
    const found = await classify(failure);
    expect([found.kind, found.verdict]).toEqual([kind, verdict]);
  });
});

describe('tests that are listed without a file', () => {
  const unfiled = { location: null, file_name: null };
  const inPackage = { ...goJob, output: goOutput([test('TestAdds', 'cart/cart_test.go', '')], goModule) };
  const inGoCart = { scope: `${goModule}/cart`, name: 'TestAdds', ...unfiled };

  it.each([
    ['Go, in the package', inPackage, inGoCart, 'flaky'],
    ['Go, in another package', inPackage, { ...inGoCart, scope: `${goModule}/order` }, 'new'],
    ['Go, with another name', inPackage, { ...inGoCart, name: 'TestAdds/twice' }, 'new'],
    ['pytest, in the module', pytest, { scope: 'tests.test_cart.TestCart', name: node, ...unfiled }, 'flaky'],
    [
      'pytest, in another class',
      pytest,
      { scope: 'tests.test_cart.TestOther', name: node, ...unfiled },
      'unknown',
    ],
    ['pytest, without the module', pytest, { scope: 'TestCart', name: node, ...unfiled }, 'unknown'],
  ])('are compared by their scope: %s', async (_, step, listed, kind) => {
    expect((await classify({ steps: [step], flaky: [listed] })).kind).toBe(kind);
  });

  it.each([
    ['cart/more_test.go', 'new'],
    ['order/more_test.go', 'unknown'],
    ['cart/cart.go', 'flaky'],
  ])('can be in any test file of a Go package: %s changed', async (path, kind) => {
    const finding = onPullRequest({ changedFiles: { paths: [path], complete: true } });
    expect((await classify({ steps: [inPackage], flaky: [inGoCart], finding })).kind).toBe(kind);
  });
});

describe('a Go module below path-prefix', () => {
  const inPackage = { ...goJob, output: goOutput([test('TestAdds', 'cart/cart_test.go', '')], goModule) };
  const scope = `${goModule}/cart`;
  const places = {
    'without a file': { location: null, file_name: null },
    'with the bare name of the file': { location: 'cart_test.go:9', file_name: 'cart_test.go' },
    'with the file': { location: 'cart/cart_test.go:9', file_name: 'cart/cart_test.go' },
  };
  const cases = [
    ['services/web/cart/cart_test.go', 'new', 'new', 'new'],
    ['services/web/cart/more_test.go', 'new', 'flaky', 'flaky'],
    ['services/web/order/cart_test.go', 'unknown', 'unknown', 'flaky'],
    ['services/api/cart/cart_test.go', 'unknown', 'unknown', 'flaky'],
    ['services/web/cart/cart.go', 'flaky', 'flaky', 'flaky'],
  ] as const;

  it.each(
    cases.flatMap(([path, ...kinds]) =>
      Object.entries(places).map(([listed, place], index) => ({ path, listed, place, kind: kinds[index] })),
    ),
  )('has its packages below that folder: $path changed, listed $listed', async ({ path, place, kind }) => {
    const found = await classify({
      steps: [inPackage],
      flaky: [{ scope, name: 'TestAdds', ...place }],
      finding: changing(path),
      inputs: { 'path-prefix': 'services/web' },
    });
    expect(found.kind).toBe(kind);
    if (kind === 'unknown') expect(found.verdict).toContain('whose folder is not known');
  });
});

describe('a Go test of which the list has the bare name of the file', () => {
  const inPackage = { ...goJob, output: goOutput([test('TestAdds', 'cart/cart_test.go', '')], goModule) };
  const bare = {
    scope: `${goModule}/cart`,
    name: 'TestAdds',
    location: 'cart_test.go:9',
    file_name: 'cart_test.go',
  };

  it.each([
    ['cart/cart_test.go', 'new'],
    ['other/cart_test.go', 'unknown'],
    ['cart/more_test.go', 'flaky'],
    ['cart/cart.go', 'flaky'],
  ])('with %s changed: %s', async (path, kind) => {
    const finding = onPullRequest({ changedFiles: { paths: [path], complete: true } });
    expect((await classify({ steps: [inPackage], flaky: [bare], finding })).kind).toBe(kind);
  });

  it('is not in a folder of another name if the checkout shows where it is', async () => {
    const hasFile = (path: string) => path === 'cart/cart_test.go';
    const finding = onPullRequest({ changedFiles: { paths: ['other/cart_test.go'], complete: true } });
    const found = await classify({ steps: [inPackage], flaky: [bare], finding, workflow: { hasFile } });
    expect(found.kind).toBe('flaky');
  });
});

describe('a Go test that is listed without its package', () => {
  const inPackage = { ...goJob, output: goOutput([test('TestAdds', 'cart/cart_test.go', '')], goModule) };

  it.each([
    [null, 'cart/cart_test.go:9', 'unknown'],
    ['', 'cart/cart_test.go:9', 'unknown'],
    ['TestCart', 'cart/cart_test.go:9', 'unknown'],
    [null, 'order/cart_test.go:9', 'unknown'],
    [null, 'cart_test.go:9', 'unknown'],
    ['', null, 'unknown'],
    ['example.com/other/cart', 'cart_test.go:9', 'new'],
  ])('with the scope %j and the location %j: %s', async (scope, location, kind) => {
    const known = { scope, name: 'TestAdds', location, file_name: null };
    expect((await classify({ steps: [inPackage], flaky: [known] })).kind).toBe(kind);
  });

  it.each([
    ['cart/cart_test.go', 'flaky'],
    ['x/cart/cart_test.go', 'unknown'],
  ])('is the failed one if the checkout shows that it is in this file: %s', async (file, kind) => {
    const output = goOutput([test('TestAdds', file, '')], goModule);
    const known = { scope: null, name: 'TestAdds', location: 'cart/cart_test.go:9', file_name: null };
    const workflow = { hasFile: (path: string) => [file, 'cart/cart_test.go'].includes(path) };
    const found = await classify({ steps: [{ ...goJob, output }], flaky: [known], workflow });
    expect(found.kind).toBe(kind);
  });
});

describe('the baseline of a pull request', () => {
  const flaky = [listed(adds), listed(empties)];
  const report = { operation: 'list-flaky-tests', organization: 'acme', suite: 'web', comment: 'always' };

  /** The comment that reported these tests when the pull request was opened. */
  async function commentOn(tests: readonly FlakyTestSeed[], inputs: Inputs = {}): Promise<string> {
    const seed = seedOf(settled({}), { suites: [{ name: 'Web', flakyTests: tests }] });
    const repository = { server: 'https://github.example', name: 'acme/web', sha: 'e'.repeat(40) };
    const host = createHost({
      seed,
      workflow: { repository, findPullRequest: async () => onPullRequest({ headSha: 'e'.repeat(40) }) },
    });
    const { outcome } = await host.run({ ...report, ...inputs });
    return outcome.comment?.note ?? '';
  }

  it('shows which test is flaky only since the pull request', async () => {
    const finding = onPullRequest({ previousNote: await commentOn([listed(adds)]) });
    const found = await classify({ steps: [job([adds, empties])], flaky, finding });
    expect(found.verdict).toBe(
      'Of 2 failed tests, 1 is known to be flaky in suite web; 1 is flaky in suite web only since this pull request.',
    );
    expect(found.kind).toBe('new');
    expect((await classify({ steps: [job([adds])], flaky, finding })).kind).toBe('flaky');
  });

  it('can be a file', async () => {
    const seed = seedOf(settled({}), { suites: [{ name: 'Web', flakyTests: [listed(adds)] }] });
    const { outcome } = await createHost({ seed }).run({ ...report, comment: 'never' });
    const readFile = async () => ({ text: JSON.stringify(outcome.json) });
    const failure = { steps: [job([empties])], flaky, inputs: { 'baseline-path': 'flaky.json' } };
    expect((await classify({ ...failure, workflow: { readFile } })).kind).toBe('new');
    const unread = await classify(failure);
    expect([unread.kind, unread.verdict]).toEqual([
      'unknown',
      `${unclear} 1 failed test cannot be compared with those in suite web (the file at baseline-path cannot be read).`,
    ]);
  });

  it('leaves the verdict open if the comment was changed, or signed with another key', async () => {
    const comment = await commentOn(flaky);
    for (const previous of [
      comment.replace(/.$/, '-'),
      await commentOn(flaky, { 'memory-key': 'y'.repeat(40) }),
    ])
      expect(
        (await classify({ steps: [job([adds])], flaky, finding: onPullRequest({ previousNote: previous }) }))
          .kind,
      ).toBe('unknown');
  });

  it('is the comment with the given key', async () => {
    const previous = await commentOn([listed(adds)], { 'comment-key': 'nightly' });
    const failure = { steps: [job([empties])], flaky, finding: onPullRequest({ previousNote: previous }) };
    expect((await classify(failure)).kind).toBe('unknown');
    expect((await classify({ ...failure, inputs: { 'flaky-comment-key': 'nightly' } })).kind).toBe('new');
  });
});

describe('the verdict', () => {
  const failure = { steps: [job([adds, empties])], flaky: [listed(adds)] };

  it('is in summary, annotations and json, for each test', async () => {
    const { outcome, summary } = await classify(failure);
    expect(summary).toContain('**Of 2 failed tests, 1 is known to be flaky in suite web;');
    expect(summary).toContain('| Message | Flaky? |');
    expect(summary).toMatch(/\*\*Cart adds up\*\*.*\| known to be flaky \|/);
    expect(outcome.annotations?.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Failed test (known to be flaky)', 'Failed test (not known to be flaky)']),
    );
    expect(outcome.json).toMatchObject({ failed_tests: [{ mark: 'flaky' }, { mark: 'new' }] });
    expect(outcome.success).toBe(false);
  });

  it('takes nothing else from logs if none of their lines is shown', async () => {
    const { host, outcome, outputs, summary, kind } = await classify({
      ...failure,
      inputs: { 'log-lines': '0' },
    });
    expect(kind).toBe('new');
    const all = JSON.stringify([outcome, outputs, summary, host.lines]);
    expect(all).toContain('Of 2 failed tests');
    expect(all).not.toMatch(/adds up|is emptied|cart_spec|expected/);
    expect(outputs['failed-tests']).toBe('[]');
  });

  it('says without the scope what it needs, once', async () => {
    const { kind, outcome } = await classify({
      ...failure,
      token: 'buildsOnly',
      inputs: { 'log-lines': '0' },
    });
    expect(kind).toBe('unknown');
    expect(outcome.annotations?.filter(({ level }) => level !== 'error')).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/not read\. .*read_build_logs.* To read none, remove suite\.$/),
      }),
    ]);
  });

  it('names only suites that were read, and warns once of each other one', async () => {
    const flaky = [listed(adds)];
    const { kind, verdict, outcome } = await classify({
      steps: [job([adds])],
      flaky,
      inputs: { suite: 'web\nwob' },
    });
    expect([kind, verdict]).toEqual(['flaky', 'The failed test is known to be flaky in suite web.']);
    expect(outcome.notes).toEqual([
      expect.stringMatching(/^Failed tests are not compared with suite wob: .*404.*[^.]\.$/),
    ]);
    const both = await classify({ steps: [job([adds])], flaky, inputs: { suite: 'web\napi' } });
    expect(both.outcome.notes).toEqual([]);
  });

  it('is given by get-build and rebuild-build too', async () => {
    const { host } = await classify(failure);
    const target = { pipeline: 'acme/web', build: '1', suite: 'web' };
    const read = await host.run({ operation: 'get-build', ...target });
    expect([read.outcome.success, read.outputs['failure-kind']]).toEqual([true, 'new']);
    const rebuilt = await host.run({ operation: 'rebuild-build', ...target });
    expect([rebuilt.outcome.success, rebuilt.outputs['failure-kind']]).toEqual([false, 'new']);
  });

  it('is not asked for without a suite', async () => {
    const { host, outputs, outcome } = await classify({
      ...failure,
      inputs: { suite: '', 'log-lines': '0' },
    });
    expect([outputs['failure-kind'], outcome.sentence.includes('\n')]).toEqual([undefined, false]);
    expect(host.requests().filter((request) => /log|suites/.test(request))).toEqual([]);
  });
});

describe('a job that was stopped', () => {
  it.each([{ signal: 'SIGTERM' }, { signal_reason: 'agent_stop' }])(
    'is never flaky, whatever its exit status: %j',
    async (stopped) => {
      const alter = (body: unknown) => {
        const build = body as { readonly jobs?: readonly { readonly state?: string }[] };
        if (!build.jobs) return body;
        return {
          ...build,
          jobs: build.jobs.map((one) => ({ ...one, ...(one.state === 'failed' && stopped) })),
        };
      };
      const { kind } = await classify({ steps: [job([adds])], flaky: [listed(adds)], alter });
      expect(kind).toBe('unknown');
    },
  );
});

describe('a hook that fails after flaky tests were ignored', () => {
  it('makes the failure uncertain, and is named as its reason', async () => {
    const hook = '🚨 Error: The plugin artifacts post-command hook exited with status 1';
    const output = `${rspecOutput([adds])}\n~~~ Running plugin artifacts post-command hook\nerror: upload failed\n${hook}\n`;
    const { kind, verdict, outcome } = await classify({
      steps: [{ exits: [1], output }],
      flaky: [listed(adds)],
    });
    expect([kind, verdict]).toEqual([
      'unknown',
      `${unclear} the log of a failed job names an error after its failed tests.`,
    ]);
    expect(outcome.annotations?.[0]?.message).toContain(hook);
  });
});

describe('a test of Java', () => {
  it.each<[string, string, string | null, string, Step]>([
    ['Gradle with the package', 'com.acme.CartTest', null, 'flaky', java],
    ['Gradle with the package in a frame', 'com.acme.CartTest', null, 'flaky', gradleClass],
    ['Gradle with the package in a frame', 'CartTest', carts, 'flaky', gradleClass],
    ['Gradle without the package', 'com.acme.CartTest', carts, 'unknown', gradleShort],
    ['Gradle without the package', 'CartTest', 'CartTest.java', 'unknown', gradleShort],
    ['Gradle with a nested class', 'com.acme.CartTest$WhenEmpty', null, 'unknown', nested],
    ['Surefire 3', 'com.acme.CartTest', null, 'flaky', surefire],
    ['Surefire 3', 'com.acme.CartTest', carts, 'flaky', surefire],
    ['Surefire 3', 'com.acme.CartTest', 'CartTest.java', 'flaky', surefire],
    ['Surefire 3', 'CartTest', carts, 'flaky', surefire],
    ['Surefire 3', 'CartTest', 'CartTest.java', 'unknown', surefire],
    ['Surefire 3', 'CartTest', null, 'unknown', surefire],
    ['Surefire 3', 'org.other.CartTest', 'src/test/java/org/other/CartTest.java', 'new', surefire],
    ['Surefire 3 with a nested class', 'com.acme.CartTest$WhenEmpty', null, 'flaky', surefireNested],
    ['Surefire 3 with a nested class', 'CartTest$WhenEmpty', carts, 'flaky', surefireNested],
    ['Surefire 3 with a nested class', 'com.acme.CartTest$WhenFull', null, 'new', surefireNested],
    ['Surefire 3 with a nested class', 'com.acme.CartTest', null, 'new', surefireNested],
    ['Surefire 3 with a nested class', 'CartTest', carts, 'new', surefireNested],
    ['Surefire 3 without a place', 'com.acme.CartTest$WhenEmpty', null, 'unknown', surefireNestedShort],
    ['Surefire 3 without a place', 'com.acme.CartTest', null, 'unknown', surefireNestedShort],
    ['Surefire without details', 'com.acme.CartTest', null, 'unknown', surefireShort],
    ['Surefire without details', 'com.acme.OtherTest', null, 'new', surefireShort],
  ])('%s, listed as %s in %s: %s', async (_, scope, file, kind, step) => {
    const found = await classify({ steps: [step], flaky: inJava(scope, file) });
    expect(found.kind).toBe(kind);
  });

  it('can be listed with parentheses', async () => {
    const flaky = inJava('com.acme.CartTest', null, 'addsUp()');
    expect((await classify({ steps: [surefire], flaky })).kind).toBe('flaky');
  });

  it.each([
    [carts, 'new'],
    ['src/test/kotlin/CartTest.kt', 'new'],
    ['src/main/java/com/acme/Cart.java', 'flaky'],
  ])('without a listed file, in a pull request that changes %s', async (path, kind) => {
    const flaky = inJava('com.acme.CartTest', null);
    expect((await classify({ steps: [surefire], flaky, finding: changing(path) })).kind).toBe(kind);
  });
});

describe('a test of Rust outside of a module', () => {
  it.each([
    ['', 'tests/cart.rs', 'flaky'],
    [null, 'tests/cart.rs', 'flaky'],
    ['', null, 'unknown'],
    [null, 'tests/order.rs', 'unknown'],
  ])('listed with the scope %j in %s', async (scope, file, kind) => {
    expect((await classify({ steps: [cargo], flaky: inRust(scope, file) })).kind).toBe(kind);
  });
});

describe('a job besides the failed ones', () => {
  const besides = (job: object) => (body: unknown) =>
    JSON.parse(JSON.stringify(body), (key, value) =>
      key === 'jobs' && Array.isArray(value)
        ? [...value, { id: 'other', type: 'script', exit_status: 9, ...job }]
        : value,
    );

  it.each<[string, object]>([
    ['an unknown state', { state: 'finished' }],
    ['no state', { state: null }],
    ['a state that is not final', { state: 'running' }],
    ['a cancel that is not done', { state: 'canceling' }],
    ['no ID', { id: null, state: 'failed' }],
    ['a number as its ID', { id: 7, state: 'failed' }],
    ['an unknown type', { type: 'probe', state: 'failed' }],
    ['no type', { type: null, state: 'failed' }],
  ])('with %s may have failed too', async (_, other) => {
    const alter = besides(other);
    const { outcome, outputs } = await classify({ steps: [job([adds])], flaky: [listed(adds)], alter });
    expect(outputs['failure-kind']).toBe('unknown');
    expect(outcome.sentence).toContain('1 other job of build 1 may have failed too');
  });

  it.each<[string, object]>([
    ['that passed', { state: 'passed', exit_status: 0 }],
    ['that did not run', { state: 'broken', exit_status: null }],
    ['of an unknown type that passed', { type: 'probe', state: 'passed' }],
    ['that was retried', { state: 'finished', retried: true }],
  ])('%s leaves no doubt', async (_, other) => {
    const alter = besides(other);
    const { outputs } = await classify({ steps: [job([adds])], flaky: [listed(adds)], alter });
    expect(outputs['failure-kind']).toBe('flaky');
  });
});
