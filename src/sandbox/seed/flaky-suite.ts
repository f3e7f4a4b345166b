import { fractionOf } from '../identity.ts';
import type { FlakyTestSeed } from './seed.ts';

const things = 'Order Cart Invoice Session Search Profile Payment Report Cache Upload'.split(' ');
const sentences = [
  'retries when the connection drops',
  'keeps the total in step with its lines',
  'expires after thirty minutes',
  'does not charge twice',
  'sends one mail only',
  'waits for the animation to end',
  'sorts by name then by date',
  'shows the spinner while loading',
  'releases its lock',
  'is the same in every time zone',
];

/**
 * The flaky tests of a suite, always the same: all different, a few far more frequent than the rest, last seen between
 * minutes and two months ago.
 */
export function flakySuite(suite: string, count: number): readonly FlakyTestSeed[] {
  return Array.from({ length: count }, (_, index) => {
    const thing = things[index % 10];
    const round = Math.floor(index / 100);
    const share = fractionOf(`${suite}/${index}`);
    return {
      scope: `${thing}Form > submit`,
      name: `${sentences[Math.floor(index / 10) % 10]}${round === 0 ? '' : ` case ${round + 1}`}`,
      location: `src/components/${thing}Form.test.tsx:${12 + Math.floor(share * 400)}`,
      instances: 1 + Math.floor(3 / (share + 0.02)),
      ageMs: Math.round(3_600_000 * (0.1 + 24 * 60 * share ** 3)),
    };
  });
}
