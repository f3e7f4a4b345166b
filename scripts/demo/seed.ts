import type { BuildSeed, Seed } from '../../src/sandbox/seed/seed.ts';
import { jestOutput, type PrintedTest } from '../../src/sandbox/seed/test-output.ts';
import type { Script, ScriptFacts } from '../../src/sandbox/simulation/script.ts';
import { changedTestFile, flakyTests } from './flaky-tests.ts';

const second = 1_000;
const hour = 3_600 * second;

/** The branch whose builds fail. */
export const brokenBranch = 'round-half-even';

const totals = { group: 'Cart totals', file: changedTestFile };
/** The tests that fail on that branch. */
const brokenTests: readonly PrintedTest[] = [
  { ...totals, name: 'rounds half a cent to even', line: 121, expected: '2.34', received: '2.35' },
  { ...totals, name: 'adds the tax of each line', line: 134, expected: '11.9', received: '11.91' },
  { ...totals, name: 'is the sum that is charged', line: 150, expected: '14.24', received: '14.26' },
];

/** Three minutes on main, where a browser loses its connection once; on the broken branch the unit tests end it. */
function webScript({ branch }: ScriptFacts): Script {
  const broken = branch === brokenBranch;
  return {
    upload: { name: 'Pipeline upload' },
    steps: [
      { name: 'Lint', key: 'lint', runMs: 22 * second },
      {
        name: 'Unit tests',
        key: 'unit',
        parallelism: 4,
        waitMs: (index) => (2 + 3 * index) * second,
        runMs: (index) => (41 + 7 * ((index * 3) % 4)) * second,
        exits: (index) => (broken && index === 2 ? [1, 1] : [0]),
        output: ({ index }) => (broken && index === 2 ? jestOutput(brokenTests) : ''),
      },
      { name: 'Dependency audit', key: 'audit', runMs: 14 * second, exits: [1], softFail: true },
      'wait',
      { name: 'Docker image', key: 'image', waitMs: 9 * second, runMs: 38 * second, queue: 'docker' },
      {
        name: 'End to end',
        key: 'e2e',
        matrix: [{ browser: 'chromium' }, { browser: 'firefox' }],
        waitMs: (index) => (4 + 8 * index) * second,
        runMs: (index) => (58 - 12 * index) * second,
        exits: (index) => (index === 1 ? [1, 0] : [0]),
      },
      'wait',
      { name: 'Deploy to staging', key: 'staging', branches: 'main', runMs: 24 * second },
    ],
  };
}

const history: readonly BuildSeed[] = Array.from({ length: 12 }, (_, index) => ({
  ageMs: (12 - index) * 5 * hour,
  number: 471 + index,
  message: 'Keep the cart across devices',
  creator: 'ada',
}));

/** The world of the demo: one organization with one pipeline and one suite, both busy and not quite sound. */
export function demoSeed(): Seed {
  return {
    users: { ada: { name: 'Ada Lindqvist', email: 'ada@acme.example' } },
    organizations: [
      {
        slug: 'acme',
        name: 'Acme Inc',
        pipelines: [{ slug: 'web', name: 'Web', script: webScript, history }],
        suites: [{ name: 'Web shop', flakyTests }],
      },
    ],
  };
}
