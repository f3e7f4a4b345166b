import { fractionOf } from '../identity.ts';
import { flakySuite, hostileTests } from './flaky-tests.ts';
import type { BuildSeed, PipelineSeed, Script, ScriptFacts, Seed, Step } from './seed.ts';
import { failedTest, goOutput, jestOutput, notEqual } from './test-output.ts';

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;

const form = 'CartForm > submit';
const formFile = 'src/components/CartForm.test.tsx';
/** The first of them is in the suite's list of flaky tests. */
const cartTests = [
  failedTest(form, 'keeps the total in step with its lines', `${formFile}:57`, notEqual('42.5', '42.49')),
  failedTest(form, 'charges once', `${formFile}:93`, notEqual('1', '2')),
  failedTest(form, 'rounds half a cent to even', `${formFile}:118`, notEqual('2.34', '2.35')),
];

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
        tests: (index) => [opened, ...(fails && index === 2 ? cartTests : [])],
        output: ({ index }) => (fails && index === 2 ? jestOutput(cartTests) : ''),
        artifacts: (index) => [{ path: `coverage/unit-${index}/lcov.info`, content: 'TN:\n' }],
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
  ['deps/react', null, 'Bump react from 19.1.0 to 19.1.1'],
  ['fix/rounding', 'ben', 'Round totals half to even'],
  ['main', 'ada', 'Make the search box wider\n\nThe placeholder was cut off on small screens.'],
] as const;

/** A build about every three hours: enough finished ones to estimate how long a build takes. */
const webHistory: readonly BuildSeed[] = Array.from({ length: 31 }, (_, index) => {
  const [branch, creator, message] = changes[index % changes.length] ?? changes[0];
  const source = creator === null ? 'schedule' : 'webhook';
  const ageMs = (31 - index) * 3 * hourMs + (index % 5) * 400 * secondMs;
  return { ageMs, branch, message, creator, source };
});

/** A pipeline whose builds always have the same steps. */
function pipeline(slug: string, name: string, ...steps: readonly Step[]): PipelineSeed {
  return { slug, name, script: { steps } };
}

/** A job that runs this many seconds. */
function job(name: string, seconds: number, more: Exclude<Step, string> = {}): Step {
  return { name, key: name.toLowerCase(), runMs: seconds * secondMs, ...more };
}

const stored = failedTest('', 'TestOrderIsStored', 'internal/orders/orders_test.go:31', 'got 500, want 201');
const failing = { exits: [2], retryExits: [0], output: goOutput(stored, 'example.com/acme/api') };
const simulator = job('Simulator', 30, { exits: [1, 0] });
const sandcastle = { trigger: 'sandcastle', name: 'Sandcastle' };
const release = { block: ':rocket: Release to customers?', key: 'release' };
/** Fails, unless it is a rebuild or its failed job is retried. */
const apiScript = ({ rebuild }: ScriptFacts): Script => {
  const integration = job('Integration', 20, rebuild ? {} : failing);
  return { steps: [job('Compile', 30), integration, 'wait', job('Publish', 10)] };
};

let made: Seed | undefined;

/** A small realistic company with one pipeline for each behavior of a build; described in docs/sandbox.md. */
export function defaultSeed(): Seed {
  made ??= {
    users: {
      ada: { name: 'Ada Lindqvist', email: 'ada@acme.example' },
      ben: { name: 'Ben Okafor', email: 'ben@acme.example' },
      chi: { name: 'Chi Nguyen', email: 'chi@acme.example' },
    },
    organizations: [
      {
        slug: 'acme',
        pipelines: [
          { slug: 'web', name: 'Web', script: webScript, history: webHistory },
          {
            slug: 'api',
            name: 'API',
            script: apiScript,
            history: [{ ageMs: 48 * hourMs, message: 'Add the orders endpoint', creator: 'ben' }],
          },
          pipeline('mobile', 'Mobile', job('Build', 45, { command: null }), simulator),
          {
            ...pipeline('shop', 'Shop', job('Test', 40), release, job('Ship', 10)),
            history: [{ ageMs: 5 * hourMs, message: 'Autumn prices', creator: 'ada' }],
          },
          pipeline('nightly', 'Nightly', job('Soak', 7_200)),
          pipeline('gpu', 'GPU', job('Train', 60, { queue: 'gpu', waitMs: Number.POSITIVE_INFINITY })),
          pipeline('sandcastle', 'Sandcastle', job('Test', 40)),
          pipeline('platform', 'Platform', job('Test', 40), 'wait', sandcastle),
          pipeline('deploy', 'Deploy', job('Deploy', 20)),
        ],
        suites: [
          { name: 'Web end to end', flakyTests: flakySuite('web-end-to-end', 60) },
          { name: 'Checkout', flakyTests: flakySuite('checkout', 3) },
          { name: 'Design system', flakyTests: [] },
          { name: 'Monorepo', default_branch: 'trunk', flakyTests: flakySuite('monorepo', 5_000) },
          { name: 'Hostile names', flakyTests: hostileTests },
          { name: 'Web', flakyTests: flakySuite('web', 12) },
        ],
      },
    ],
  };
  return made;
}
