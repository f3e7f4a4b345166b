import type { BuildSeed, Script, ScriptFacts, Seed } from '../../src/sandbox/seed/seed.ts';
import { failedTest, jestOutput, notEqual } from '../../src/sandbox/seed/test-output.ts';
import { changedTestFile, flakyTests } from './flaky-tests.ts';

const second = 1_000;

/** The branch whose builds fail. */
export const brokenBranch = 'round-half-even';

/** The tests that fail on that branch. */
const brokenTests = [
  failedTest('Cart totals', 'rounds half a cent to even', `${changedTestFile}:121`, notEqual('2.34', '2.35')),
  failedTest('Cart totals', 'adds the tax of each line', `${changedTestFile}:134`, notEqual('11.9', '11.91')),
  failedTest(
    'Cart totals',
    'is the sum that is charged',
    `${changedTestFile}:150`,
    notEqual('14.24', '14.26'),
  ),
];

/** The branch of another pull request, whose first build fails by flaky tests alone. */
export const unluckyBranch = 'delivery-date';

const [receiptFile, stockFile] = ['test/receipt/mail.test.ts', 'test/stock/reserve.test.ts'];
/** Tests that are known to be flaky, in files that the pull request does not change. */
const unluckyTests = [
  failedTest('Receipt', 'is mailed once, whatever happens', `${receiptFile}:19`, notEqual('1', '2')),
  failedTest('Stock', 'is not sold below zero', `${stockFile}:71`, notEqual('1', '2')),
];

/** Three minutes on main, where a browser loses its connection once; on the broken branch the unit tests end it. */
function webScript({ branch }: ScriptFacts): Script {
  const broken = branch === brokenBranch;
  const unlucky = branch === unluckyBranch;
  return {
    steps: [
      { name: 'Lint', key: 'lint', runMs: 22 * second },
      {
        name: 'Unit tests',
        key: 'unit',
        parallelism: 4,
        waitMs: (index) => (2 + 3 * index) * second,
        runMs: (index) => (41 + 7 * ((index * 3) % 4)) * second,
        exits: (index) => (index === 2 && broken ? [1, 1] : index === 2 && unlucky ? [1] : [0]),
        ...(unlucky && { retryExits: [0] }),
        tests: (index) => {
          if (index !== 2) return [];
          if (unlucky) return unluckyTests.map((test) => ({ ...test, results: ['failed', 'passed'] }));
          return broken ? brokenTests : [];
        },
        output: ({ index, attempt }) => {
          if (index !== 2) return '';
          return broken ? jestOutput(brokenTests) : unlucky && attempt === 0 ? jestOutput(unluckyTests) : '';
        },
      },
      { name: 'Dependency audit', key: 'audit', runMs: 14 * second, exits: [1], softFail: true },
      'wait',
      {
        name: 'End to end',
        key: 'e2e',
        matrix: [{ browser: 'chromium' }, { browser: 'firefox' }],
        waitMs: (index) => (4 + 8 * index) * second,
        runMs: (index) => (58 - 12 * index) * second,
        exits: (index) => (index === 1 ? [1, 0] : [0]),
      },
    ],
  };
}

const history: readonly BuildSeed[] = Array.from({ length: 12 }, (_, index) => ({
  ageMs: (12 - index) * 5 * 3_600 * second,
  number: 471 + index,
  message: 'Keep the cart across devices',
}));

/** The world of the demo: one organization with one pipeline and one suite, both busy and not quite sound. */
export function demoSeed(): Seed {
  const pipelines = [{ slug: 'web', name: 'Web', script: webScript, history }];
  const suites = [{ name: 'Web shop', flakyTests }];
  return { organizations: [{ slug: 'acme', pipelines, suites }] };
}
