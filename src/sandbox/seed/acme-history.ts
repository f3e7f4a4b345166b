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

/** A build every three hours or so, round and round these eight; those of `fix/` fail. */
const steady: readonly BuildSeed[] = Array.from({ length: 28 }, (_, index) => {
  const turn = index % messages.length;
  const branch = branches[turn] ?? 'main';
  return {
    ageMs: (28 - index) * 3 * hourMs + (index % 5) * 7 * minuteMs,
    branch,
    message: messages[turn],
    creator: creators[turn],
    source: creators[turn] === null ? 'schedule' : 'webhook',
    meta_data: { 'buildkite:git:commit': `commit of ${branch}\nAuthor: someone\n`, round: String(turn) },
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

/** The past of the main pipeline: enough finished builds to tell how long one takes, and one of each other fate. */
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
