import type { ScriptedTest } from './seed.ts';

/** A test that fails. */
export function failedTest(scope: string, name: string, location: string, message: string): ScriptedTest {
  const backtrace = [`at Object.<anonymous> (${location}:27)`];
  return { scope, name, location, results: ['failed'], message, backtrace };
}

/** Jest's message about a value. */
export const notEqual = (expected: string, received: string) =>
  `expect(received).toBe(expected) // Object.is equality\n\nExpected: ${expected}\nReceived: ${received}`;

const fileOf = ({ location }: ScriptedTest) => location?.split(':')[0] ?? '';

/** What Jest prints when these tests fail and others pass. */
export function jestOutput(failed: readonly ScriptedTest[]): string {
  const [bold, red, green, plain] = ['\u001b[1m', '\u001b[31m', '\u001b[32m', '\u001b[0m'];
  const passing = ['cart/storage', 'search/query', 'session/cookies'];
  const files = [...Map.groupBy(failed, fileOf)];
  const detailsOf = ({ scope, name, message = '', backtrace = [] }: ScriptedTest) => [
    `${bold}${red}  ${bold}● ${bold}${scope} › ${name}${plain}`,
    '',
    ...message.split('\n').map((line) => line && `    ${line}`),
    '',
    ...backtrace.map((line) => `      ${line}`),
    '',
  ];
  return [
    ...passing.map((name) => `${green}PASS${plain} test/${name}.test.ts`),
    ...files.flatMap(([file, tests]) => [`${red}FAIL${plain} ${file}`, ...tests.flatMap(detailsOf)]),
    `Test Suites: ${red}${files.length} failed${plain}, 3 passed, ${files.length + 3} total`,
    `Tests:       ${red}${failed.length} failed${plain}, 38 passed, ${failed.length + 38} total`,
    'Snapshots:   0 total',
    'Time:        2.61 s',
    'Ran all test suites.',
  ].join('\n');
}

/** What `go test` prints when a test of a module fails. */
export function goOutput(test: ScriptedTest, module: string): string {
  const path = (test.location ?? '').split('/');
  return [
    `ok  \t${module}/internal/health\t0.012s`,
    `--- FAIL: ${test.name} (0.01s)`,
    `    ${path.pop()}: ${test.message}`,
    'FAIL',
    `FAIL\t${module}/${path.join('/')}\t0.118s`,
    `ok  \t${module}/internal/users\t0.034s`,
    'FAIL',
    'make: *** [Makefile:12: integration] Error 1',
  ].join('\n');
}
