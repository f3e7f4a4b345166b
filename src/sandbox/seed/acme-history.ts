import type { BuildSeed } from './seed.ts';

const minuteMs = 60_000;

/** Branch, creator and message of the builds that follow each other. */
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

/** A build about every three hours, cycling through these eight; those of `fix/` fail. */
const steady: readonly BuildSeed[] = Array.from({ length: 28 }, (_, index) => {
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
});

/** Past builds of the main pipeline: enough finished ones to tell how long a build takes, and one of each other kind. */
export const webHistory: readonly BuildSeed[] = [
  ...steady,
  { ageMs: 80 * minuteMs, rebuilds: 22, creator: 'ben' },
  { ageMs: 60 * minuteMs, branch: 'feature/cart', canceledAfterMs: 2 * minuteMs, source: 'api' },
  {
    ageMs: 40 * minuteMs,
    branch: 'v2.4.0',
    commit: 'v2.4.0',
    message: 'Release 2.4.0',
    source: 'ui',
    number: 33,
  },
];
