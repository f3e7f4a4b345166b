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
 * minutes and a week ago.
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
      ageMs: Math.round(3_600_000 * (0.1 + 24 * 6.9 * share ** 3)),
    };
  });
}

/** Names that try to inject commands, markup or links: code that prints them must show them as plain text. */
export const hostileTests: readonly FlakyTestSeed[] = [
  { name: 'a name\nof two lines\r\n::error::forged by a line break', scope: 'Lines', location: 'a.rb:1' },
  { name: '##[error]forged in the middle ##[add-mask]e', scope: '::set-output name=state::passed' },
  { name: '| a cell | another |', scope: '|---|---|', location: 'spec/a|b_spec.rb:7' },
  { name: '<img src=x onerror=alert(1)> <!-- kitestring --> </details>', scope: '<script>1</script>' },
  { name: 'thanks @octocat and @acme/everyone, see #1, acme/web#2 and GH-3', scope: '@here' },
  {
    name: '[click](https://evil.example) ![x](https://evil.example/x.png) https://evil.example',
    scope: '`code`',
  },
  { name: '```\nfence\n``` and ` one tick', scope: '**bold** _it_ ~~no~~' },
  {
    name: '\u202egnp.exe \u2066hidden\u2069 zero\u200bwidth \u0007bell \u001b[31mred\u001b[0m',
    scope: '\u2028line\u2029',
  },
  { name: '', scope: null, location: null },
  { name: `long ${'x'.repeat(3_000)}`, scope: '__proto__', location: '../../../etc/passwd:0' },
  { name: '${{ github.token }} $(id) `id` %0A::warning::x', scope: '=HYPERLINK("https://evil.example")' },
  { name: '/approve\nbors r+\n@dependabot merge', scope: 'slash commands', location: 'C:\\tests\\a.py:3' },
  {
    name: 'emoji \u{1f9ea} and \ud800 half a pair',
    scope: 'ünïcødé',
    location: 'tests/ünïcødé.py:42',
    instances: 7,
  },
];
