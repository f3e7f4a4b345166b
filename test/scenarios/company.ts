import type { BuildSeed, PipelineSeed, Seed } from '../../src/sandbox/seed/seed.ts';
import { jestOutput } from '../../src/sandbox/seed/test-output.ts';
import type { Step } from '../../src/sandbox/simulation/script.ts';

const minute = 60_000;
const commit = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';

const place = { group: 'Cart', file: 'test/cart.test.ts', line: 12 };
const output = jestOutput([{ ...place, name: 'adds ::error::up', expected: '2', received: '3' }]);
const test = { name: 'Test', runMs: minute };
const lint = { name: 'Lint', key: 'lint', runMs: 20_000 };
const soak = { name: 'Soak', key: 'soak', runMs: 600 * minute };
const never = Number.POSITIVE_INFINITY;
const artifacts = [
  { path: 'reports/lint.txt', content: 'All is well.' },
  { path: 'reports/old.txt', state: 'expired' as const },
];

/** A pipeline whose builds have these steps. */
function pipeline(slug: string, steps: readonly Step[], more: Partial<PipelineSeed> = {}): PipelineSeed {
  return { slug, script: { steps }, ...more };
}

/** A past build of the commit, an hour ago unless told. */
function past(message: string, branch = 'main', ageMs = 60 * minute): BuildSeed {
  return { ageMs, branch, commit, message };
}

const pipelines: readonly PipelineSeed[] = [
  pipeline('web', [{ ...lint, artifacts }, test], {
    history: [past('Cache the graph', 'main', 120 * minute), past('Try it', 'feature')],
  }),
  pipeline('broken', [{ ...test, exits: [7] }]),
  pipeline(
    'flaky',
    [
      { name: 'Lint', runMs: 20_000 },
      { ...test, exits: [1], retryExits: [0] },
    ],
    { history: [past('Try twice')] },
  ),
  pipeline('gated', [test, { block: 'Release?' }]),
  pipeline('idle', [], {
    script: { steps: [{ name: 'Train', queue: 'gpu', waitMs: never }], upload: false },
  }),
  pipeline('tested', [{ name: 'Unit', runMs: minute, exits: [1], output }]),
  {
    slug: 'release',
    script: ({ branch }) => ({
      steps: [
        { block: 'Release?', key: 'release' },
        { name: 'Ship', waitMs: 0, runMs: branch === 'main' ? minute : 600 * minute },
      ],
      upload: false,
    }),
  },
  pipeline('long', [{ name: 'Test', runMs: 600 * minute }]),
  pipeline('staged', [lint, soak]),
  pipeline('trunk', [test], { branch_configuration: 'main' }),
  pipeline('fixed', [test], { allow_rebuilds: false, history: [{ ageMs: 60 * minute }] }),
];

const flakyTests = [
  { name: 'adds up', scope: 'Cart', location: './spec/cart_spec.rb:12', instances: 9, ageMs: 30 * minute },
  {
    name: 'logs in',
    scope: 'Session',
    location: './spec/session_spec.rb:3',
    instances: 2,
    ageMs: 90 * minute,
  },
];
/** The company of the stories. Its builds take minutes, which the clock of the stories makes seconds. */
export const company: Seed = {
  organizations: [{ slug: 'acme', pipelines, suites: [{ name: 'RSpec', flakyTests }] }],
};
