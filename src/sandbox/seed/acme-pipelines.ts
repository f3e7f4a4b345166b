import { fractionOf } from '../identity.ts';
import type { Script, ScriptFacts, Step } from '../simulation/script.ts';
import type { BuildSeed, PipelineSeed } from './seed.ts';
import { failedTest, goOutput, jestOutput, notEqual } from './test-output.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const form = 'CartForm > submit';
const formFile = 'src/components/CartForm.test.tsx';
/** The first of them is in the suite's list of flaky tests. */
const cartTests = [
  failedTest(form, 'keeps the total in step with its lines', `${formFile}:57`, notEqual('42.5', '42.49')),
  failedTest(form, 'does not charge twice', `${formFile}:93`, notEqual('1', '2')),
  failedTest(form, 'rounds half a cent to even', `${formFile}:118`, notEqual('2.34', '2.35')),
];
const orderTest = failedTest(
  '',
  'TestOrderIsStored',
  'internal/orders/orders_test.go:31',
  'got 500, want 201',
);

/** The main pipeline: about four minutes; on branches other than main without the last step. */
function webScript({ number, branch, rebuild }: ScriptFacts): Script {
  const fails = branch.startsWith('fix/') && !rebuild;
  /** A duration that varies between builds by up to a fifth, so that past durations are realistic. */
  const about = (seconds: number, what: string) =>
    Math.round(seconds * secondMs * (0.8 + 0.4 * fractionOf(`${what}/${number}`)));
  const opened = { scope: 'CartForm > open', name: 'shows the cart', location: `${formFile}:12` };
  return {
    steps: [
      { name: ':eslint: Lint', key: 'lint', runMs: about(25, 'lint') },
      {
        name: ':jest: Unit',
        key: 'unit',
        parallelism: 4,
        runMs: (index) => about(50 + 7 * index, 'unit'),
        exits: (index) => (fails && index === 2 ? [1] : [0]),
        tests: (index) =>
          [opened, ...(fails && index === 2 ? cartTests : [])].map((each) => ({
            ...each,
            suite: 'web-end-to-end',
          })),
        output: ({ index }) => (fails && index === 2 ? jestOutput(cartTests) : ''),
      },
      { name: 'Audit', key: 'audit', runMs: 15 * secondMs, exits: [1], softFail: true },
      'wait',
      { name: ':docker: Image', key: 'image', runMs: about(40, 'image'), queue: 'docker' },
      {
        name: ':playwright: End to end',
        key: 'e2e',
        matrix: [{ browser: 'chromium' }, { browser: 'firefox' }],
        runMs: (index) => about(90 + 20 * index, 'e2e'),
        artifactPaths: 'reports/**/*.xml;screenshots/*.png',
        artifacts: (index) => [{ path: `reports/e2e-${index}.xml`, content: '<testsuites/>' }],
      },
      'wait',
      { name: ':rocket: Preview', key: 'preview', branches: '!main', runMs: 20 * secondMs },
      { name: ':rocket: Staging', key: 'staging', branches: 'main', runMs: 30 * secondMs },
    ],
  };
}

/** Branch, creator and message of the builds of the main pipeline that follow each other; those of `fix/` fail. */
const changes = [
  ['main', 'ada', 'Show prices with tax'],
  ['main', 'ben', 'Keep the cart across devices'],
  ['feature/cart', 'chi', 'Drop the old checkout'],
  ['main', 'ada', 'Make the search box wider\n\nThe placeholder was cut off on small screens.'],
  ['deps/react', null, 'Bump react from 19.1.0 to 19.1.1'],
  ['fix/rounding', 'ben', 'Round totals half to even'],
  ['main', 'ada', 'Speed up the product page :rocket:'],
  ['feature/receipt', 'chi', 'Translate the receipt'],
] as const;

/** A build about every three hours: enough finished ones to tell how long a build takes. */
function steadyBuild(index: number): BuildSeed {
  const round = index % changes.length;
  const [branch, creator, message] = changes[round] ?? changes[0];
  const pull_request = { id: String(100 + index), base: 'main', repository: 'git://github.com/acme/web.git' };
  return {
    ageMs: (28 - index) * 180 * minuteMs + (index % 5) * 7 * minuteMs,
    branch,
    message,
    creator,
    source: creator === null ? 'schedule' : 'webhook',
    meta_data: { 'buildkite:git:commit': `commit of ${branch}\nAuthor: someone\n`, round: String(round) },
    ...(branch.startsWith('feature/') && { pull_request }),
  };
}

const release = { branch: 'v2.4.0', commit: 'v2.4.0', message: 'Release 2.4.0', source: 'ui', number: 33 };
const webHistory: readonly BuildSeed[] = [
  ...Array.from({ length: 28 }, (_, index) => steadyBuild(index)),
  { ageMs: 80 * minuteMs, rebuilds: 22, creator: 'ben' },
  { ageMs: 60 * minuteMs, branch: 'feature/cart', canceledAfterMs: 2 * minuteMs, source: 'api' },
  { ageMs: 40 * minuteMs, ...release },
];

/** Twenty packages with ten shards each. */
const monorepoSteps: readonly Step[] = Array.from({ length: 20 }, (_, index) => ({
  name: `packages/${String(index + 1).padStart(2, '0')}`,
  key: `package-${index + 1}`,
  parallelism: 10,
  waitMs: (shard: number) => (2 + 3 * shard) * secondMs,
  runMs: (shard: number) => (30 + ((index * 7 + shard * 13) % 90)) * secondMs,
  exits: (shard: number) => (index === 4 && shard === 3 ? [1, 0] : [0]),
}));

/** A pipeline whose builds always have the same steps. */
function pipeline(
  slug: string,
  name: string,
  steps: readonly Step[],
  { upload, ...more }: Partial<PipelineSeed> & Pick<Script, 'upload'> = {},
): PipelineSeed {
  return { slug, name, script: { steps, upload }, ...more };
}

/** A job that runs so many seconds. */
const job = (name: string, seconds?: number, more: Exclude<Step, string> = {}): Step => ({
  name,
  key: name.toLowerCase(),
  ...(seconds === undefined ? {} : { runMs: seconds * secondMs }),
  ...more,
});
const test = job('Test', 40);
const failing = { exits: [2], retryExits: [0], output: goOutput(orderTest, 'example.com/acme/api') };

/** One pipeline for each behavior of a build. */
export const acmePipelines: readonly PipelineSeed[] = [
  { slug: 'web', name: 'Web', script: webScript, history: webHistory },
  pipeline('api', 'API', [job('Compile', 30), job('Integration', 20, failing), 'wait', job('Publish')], {
    history: [{ ageMs: 2 * dayMs, message: 'Add the orders endpoint', creator: 'ben' }],
  }),
  pipeline(
    'mobile',
    'Mobile',
    [job('Build', 45, { command: null }), job('Simulator', 30, { exits: [1, 0] }), { runMs: 10 * secondMs }],
    { history: [{ ageMs: dayMs, message: 'Bump the SDK', creator: 'chi' }] },
  ),
  pipeline(
    'shop',
    'Shop',
    [test, { block: ':rocket: Release to customers?', key: 'release' }, { name: 'Release', key: 'ship' }],
    { history: [{ ageMs: 5 * hourMs, message: 'Autumn prices', creator: 'ada' }] },
  ),
  pipeline('nightly', 'Nightly', [job('Soak', 7_200)]),
  pipeline('monorepo', 'Monorepo', monorepoSteps, { default_branch: 'trunk' }),
  pipeline('gpu', 'GPU', [{ name: 'Train', key: 'train', queue: 'gpu', waitMs: Number.POSITIVE_INFINITY }], {
    upload: false,
  }),
  pipeline('sandcastle', 'Sandcastle', [test], { upload: false }),
  pipeline('mainline', 'Mainline', [test], { branch_configuration: 'main release/*', allow_rebuilds: false }),
  pipeline('platform', 'Platform', [test, 'wait', { trigger: 'sandcastle', name: 'Sandcastle' }]),
  pipeline('busy', 'Busy', [job('Test', 60, { waitMs: 20 * secondMs })], {
    skip_queued_branch_builds: true,
    cancel_running_branch_builds: true,
    upload: false,
    history: [0, 10, 50].map((seconds) => ({ ageMs: 4 * hourMs - seconds * secondMs, message: 'Try' })),
  }),
  pipeline('tools', 'Tools', [{ name: 'Lint the tools', branches: 'tools/*' }], { upload: false }),
];
