import type { ScriptedTest } from '../simulation/script.ts';

const bold = '\u001b[1m';
const red = '\u001b[31m';
const green = '\u001b[32m';
const plain = '\u001b[0m';

/** A test that passes or fails in an output. */
export interface PrintedTest {
  readonly group: string;
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly expected: string;
  readonly received: string;
}

/** The results that a collector uploads when these tests of a suite fail in these runs of a job. */
export function failedTests(
  failed: readonly PrintedTest[],
  suite: string,
  results: ScriptedTest['results'] = ['failed'],
): readonly ScriptedTest[] {
  return failed.map(({ group, name, file, line, expected, received }) => ({
    suite,
    scope: group,
    name,
    location: `${file}:${line}`,
    results,
    message: `expect(received).toBe(expected)\n\nExpected: ${expected}\nReceived: ${received}`,
    backtrace: [`at Object.<anonymous> (${file}:${line}:27)`],
  }));
}

/** What Jest prints when these tests fail and others pass. */
export function jestOutput(failed: readonly PrintedTest[], passed = 38): string {
  const files = [...new Set(failed.map(({ file }) => file))];
  const detailsOf = ({ group, name, file, line, expected, received }: PrintedTest) => [
    `${bold}${red}  ${bold}● ${bold}${group} › ${name}${plain}`,
    '',
    '    expect(received).toBe(expected) // Object.is equality',
    '',
    `    Expected: ${green}${expected}${plain}`,
    `    Received: ${red}${received}${plain}`,
    '',
    `      at Object.<anonymous> (${file}:${line}:27)`,
    '',
  ];
  const total = failed.length + passed;
  return [
    ...['cart/storage', 'search/query', 'session/cookies'].map(
      (name) => `${green}PASS${plain} test/${name}.test.ts`,
    ),
    ...files.flatMap((file) => [
      `${red}FAIL${plain} ${file}`,
      ...failed.filter((test) => test.file === file).flatMap(detailsOf),
    ]),
    `Test Suites: ${red}${files.length} failed${plain}, 3 passed, ${files.length + 3} total`,
    `Tests:       ${red}${failed.length} failed${plain}, ${passed} passed, ${total} total`,
    'Snapshots:   0 total',
    'Time:        2.61 s',
    'Ran all test suites.',
  ].join('\n');
}

/** What `go test` prints when these tests of a package fail. */
export function goOutput(failed: readonly PrintedTest[], module: string): string {
  const details = failed.flatMap(({ name, file, line, expected, received }) => [
    `--- FAIL: ${name} (0.01s)`,
    `    ${file.split('/').at(-1)}:${line}: got ${received}, want ${expected}`,
  ]);
  const folder = failed[0]?.file.split('/').slice(0, -1).join('/') ?? '';
  return [
    `ok  \t${module}/internal/health\t0.012s`,
    ...details,
    'FAIL',
    `FAIL\t${module}/${folder}\t0.118s`,
    `ok  \t${module}/internal/users\t0.034s`,
    'FAIL',
    'make: *** [Makefile:12: integration] Error 1',
  ].join('\n');
}
