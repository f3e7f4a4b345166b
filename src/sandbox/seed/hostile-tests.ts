import type { FlakyTestSeed } from './seed.ts';

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
