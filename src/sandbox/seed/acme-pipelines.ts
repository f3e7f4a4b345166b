import { fractionOf } from '../identity.ts';
import type { Script, ScriptFacts, Step } from '../simulation/script.ts';
import { webHistory } from './acme-history.ts';
import type { PipelineSeed } from './seed.ts';
import { failedTests, goOutput, jestOutput, type PrintedTest, rspecOutput } from './test-output.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A duration that varies between builds by up to a fifth, so that past durations are realistic. */
function about(ms: number, { number }: ScriptFacts, what: string): number {
  return Math.round(ms * (0.8 + 0.4 * fractionOf(`${what}/${number}`)));
}

/** The main pipeline: about four minutes; on branches other than main without the last step. */
function webScript(facts: ScriptFacts): Script {
  const fails = facts.branch.startsWith('fix/') && !facts.rebuild;
  return {
    steps: [
      { name: ':eslint: Lint', key: 'lint', runMs: about(25 * secondMs, facts, 'lint') },
      {
        name: ':jest: Unit',
        key: 'unit',
        parallelism: 4,
        runMs: (index) => about((50 + 7 * index) * secondMs, facts, 'unit'),
        exits: (index) => (fails && index === 2 ? [1] : [0]),
        tests: (index) => [
          {
            suite: 'web-end-to-end',
            scope: 'CartForm > open',
            name: 'shows the cart',
            location: 'src/components/CartForm.test.tsx:12',
          },
          ...(fails && index === 2 ? failedTests(cartTests, 'web-end-to-end') : []),
        ],
        output: ({ index }) => (fails && index === 2 ? jestOutput(cartTests) : ''),
      },
      { name: 'Audit', key: 'audit', runMs: 15 * secondMs, exits: [1], softFail: true },
      'wait',
      { name: ':docker: Image', key: 'image', runMs: about(40 * secondMs, facts, 'image'), queue: 'docker' },
      {
        name: ':playwright: End to end',
        key: 'e2e',
        matrix: [{ browser: 'chromium' }, { browser: 'firefox' }],
        runMs: (index) => about((90 + 20 * index) * secondMs, facts, 'e2e'),
        artifactPaths: 'reports/**/*.xml;screenshots/*.png',
      },
      'wait',
      { name: ':rocket: Preview', key: 'preview', branches: '!main', runMs: 20 * secondMs },
      { name: ':rocket: Staging', key: 'staging', branches: 'main', runMs: 30 * secondMs },
    ],
  };
}

/** A test that fails, as its runner prints it. */
function printed(
  group: string,
  name: string,
  place: string,
  expected: string,
  received: string,
): PrintedTest {
  const [file = '', line] = place.split(':');
  return { group, name, file, line: Number(line), expected, received };
}

const form = 'CartForm > submit';
const formFile = 'src/components/CartForm.test.tsx';
/** The first of them is in the suite's list of flaky tests. */
const cartTests = [
  printed(form, 'keeps the total in step with its lines', `${formFile}:57`, '42.5', '42.49'),
  printed(form, 'does not charge twice', `${formFile}:93`, '1', '2'),
  printed(form, 'rounds half a cent to even', `${formFile}:118`, '2.34', '2.35'),
];
const orderTests = [printed('', 'TestOrderIsStored', 'internal/orders/orders_test.go:31', '201', '500')];
const packageTests = [
  printed('Invoice #save', 'releases its lock', 'spec/models/invoice_spec.rb:88', 'nil', '#<Lock>'),
];

/** Twenty packages with ten shards each. */
const monorepoSteps: readonly Step[] = Array.from({ length: 20 }, (_, index) => ({
  name: `packages/${String(index + 1).padStart(2, '0')}`,
  key: `package-${index + 1}`,
  parallelism: 10,
  waitMs: (shard: number) => (2 + 3 * shard) * secondMs,
  runMs: (shard: number) => (30 + ((index * 7 + shard * 13) % 90)) * secondMs,
  exits: (shard: number) => (index === 4 && shard === 3 ? [1, 0] : [0]),
  output: (run) => (index === 4 && run.index === 3 && run.attempt === 0 ? rspecOutput(packageTests) : ''),
}));

const test: Step = { name: 'Test', key: 'test', runMs: 40 * secondMs };

/** One pipeline for each behavior of a build. */
export const acmePipelines: readonly PipelineSeed[] = [
  { slug: 'web', name: 'Web', script: webScript, signed: true, history: webHistory },
  {
    slug: 'api',
    name: 'API',
    script: {
      steps: [
        { name: 'Compile', key: 'compile', runMs: 30 * secondMs },
        {
          name: 'Integration',
          key: 'integration',
          runMs: 20 * secondMs,
          exits: [2],
          retryExits: [0],
          output: goOutput(orderTests, 'example.com/acme/api'),
        },
        'wait',
        { name: 'Publish', key: 'publish' },
      ],
    },
    history: [{ ageMs: 2 * dayMs, message: 'Add the orders endpoint', creator: 'ben' }],
  },
  {
    slug: 'mobile',
    name: 'Mobile',
    script: {
      steps: [
        { name: 'Build', key: 'build', command: null, runMs: 45 * secondMs },
        { name: 'Simulator', key: 'simulator', runMs: 30 * secondMs, exits: [1, 0] },
        { runMs: 10 * secondMs },
      ],
    },
    history: [{ ageMs: dayMs, message: 'Bump the SDK', creator: 'chi' }],
  },
  {
    slug: 'shop',
    name: 'Shop',
    script: {
      steps: [
        test,
        { block: ':rocket: Release to customers?', key: 'release' },
        { name: 'Release', key: 'ship' },
      ],
    },
    history: [
      { ageMs: 3 * dayMs, message: 'Summer prices', creator: 'ada', unblockedAfterMs: 10 * minuteMs },
      { ageMs: 5 * hourMs, message: 'Autumn prices', creator: 'ada' },
    ],
  },
  {
    slug: 'docs',
    name: 'Docs',
    script: {
      steps: [
        test,
        { input: 'Which version?', key: 'version', blockedState: 'running' },
        { name: 'Publish' },
      ],
    },
  },
  { slug: 'nightly', name: 'Nightly', script: { steps: [{ name: 'Soak', key: 'soak', runMs: 2 * hourMs }] } },
  { slug: 'monorepo', name: 'Monorepo', default_branch: 'trunk', script: { steps: monorepoSteps } },
  {
    slug: 'gpu',
    name: 'GPU',
    script: {
      steps: [{ name: 'Train', key: 'train', queue: 'gpu', waitMs: Number.POSITIVE_INFINITY }],
      upload: false,
    },
  },
  { slug: 'sandcastle', name: 'Sandcastle', provider: 'private', script: { steps: [test], upload: false } },
  { slug: 'tagged', name: 'Tagged releases', build_branches: false, script: { steps: [test] } },
  { slug: 'mainline', name: 'Mainline', branch_configuration: 'main release/*', script: { steps: [test] } },
  {
    slug: 'once',
    name: 'Once only',
    allow_rebuilds: false,
    script: { steps: [test] },
    history: [{ ageMs: dayMs, message: 'Migrate the accounts', creator: 'ben' }],
  },
  {
    slug: 'platform',
    name: 'Platform',
    script: { steps: [test, 'wait', { trigger: 'sandcastle', name: 'Sandcastle', key: 'sandcastle' }] },
  },
  {
    slug: 'busy',
    name: 'Busy',
    skip_queued_branch_builds: true,
    cancel_running_branch_builds: true,
    script: { steps: [{ name: 'Test', key: 'test', waitMs: 20 * secondMs, runMs: minuteMs }], upload: false },
    history: [
      { ageMs: 4 * hourMs, message: 'First try' },
      { ageMs: 4 * hourMs - 10 * secondMs, message: 'Second try, before the first had started' },
      { ageMs: 4 * hourMs - 50 * secondMs, message: 'Third try, while the second ran' },
    ],
  },
  {
    slug: 'tools',
    name: 'Tools',
    script: { steps: [{ name: 'Lint the tools', branches: 'tools/*' }], upload: false },
  },
];
