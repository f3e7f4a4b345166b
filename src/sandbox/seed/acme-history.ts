import type { BuildSeed } from './seed.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const messages = [
  'Show prices with tax',
  'Keep the cart across devices',
  'Drop the old checkout',
  'Make the search box wider\n\nThe placeholder was cut off on small screens.',
  'Bump react from 19.1.0 to 19.1.1',
  'Round totals half to even',
  'Speed up the product page :rocket:',
  'Translate the receipt',
];

const branches = [
  'main',
  'main',
  'feature/cart',
  'main',
  'deps/react',
  'fix/rounding',
  'main',
  'feature/receipt',
];
const creators = ['ada', 'ben', 'chi', 'ada', null, 'ben', 'ada', 'chi'];

/** A build about every three hours, cycling through these eight; those of `fix/` fail. */
const steady: readonly BuildSeed[] = Array.from({ length: 28 }, (_, index) => {
  const round = index % messages.length;
  const branch = branches[round] ?? 'main';
  return {
    ageMs: (28 - index) * 3 * hourMs + (index % 5) * 7 * minuteMs,
    branch,
    message: messages[round],
    creator: creators[round],
    source: creators[round] === null ? 'schedule' : 'webhook',
    meta_data: { 'buildkite:git:commit': `commit of ${branch}\nAuthor: someone\n`, round: String(round) },
    ...(branch.startsWith('feature/')
      ? {
          pull_request: {
            id: String(100 + index),
            base: 'main',
            repository: 'git://github.com/acme/web.git',
          },
        }
      : {}),
  };
});

/** Past builds of the main pipeline: enough finished ones to tell how long a build takes, and one of each other kind. */
export const webHistory: readonly BuildSeed[] = [
  ...steady,
  { ageMs: 80 * minuteMs, rebuilds: 22, creator: 'ben' },
  {
    ageMs: 60 * minuteMs,
    branch: 'feature/cart',
    message: null,
    canceledAfterMs: 2 * minuteMs,
    source: 'api',
  },
  {
    ageMs: 40 * minuteMs,
    branch: 'v2.4.0',
    commit: 'v2.4.0',
    message: 'Release 2.4.0',
    source: 'ui',
    number: 33,
  },
];
