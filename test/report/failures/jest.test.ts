import { describe, expect, it } from 'vitest';
import { logOf, rowsOf } from './fixture.ts';

const usual = [
  'jest',
  'cart.test.js:4 |  | adds up | expect(received).toBe(expected) // Object.is equality⏎⏎Expected: 3⏎Received: 2',
  'cart.test.js:10 | Cart when empty | throws | TypeError: no items⏎in the cart',
  'cart.test.js:15 | Cart when empty | has 1 items | expect(received).toEqual(expected) // deep equality⏎⏎- Expected  - 1⏎+ Received  + 1⏎⏎  Object {⏎-   "count": 0,⏎+   "count": 1,⏎  }',
  'cart.test.js:15 | Cart when empty | has 2 items | expect(received).toEqual(expected) // deep equality⏎⏎- Expected  - 1⏎+ Received  + 1⏎⏎  Object {⏎-   "count": 0,⏎+   "count": 2,⏎  }',
  'cart.test.js:19 | Cart when empty is | hard "to" read: ● <b>::error::</b> `x` | ✓ | expect(received).toBe(expected) // Object.is equality⏎⏎- Expected  - 1⏎+ Received  + 1⏎⏎  a⏎-   ● c⏎+   ● b',
  'cart.test.js:24 | Cart | rejects | expect(received).rejects.toThrow()⏎⏎Received promise resolved instead of rejected⏎Resolved to value: 1',
  'cart.test.js:27 | Cart | never ends | thrown: "Exceeded timeout of 50 ms for a test while waiting for `done()` to be called.⏎Add a timeout value to this test to increase the timeout, if this is a long-running test. See https://jestjs.io/docs/api#testname-fn-timeout."⏎⏎⏎Cause:⏎    thrown: "Exceeded timeout of 50 ms for a test while waiting for `done()` to be called.⏎    Add a timeout value to this test to increase the timeout, if this is a long-running test. See https://jestjs.io/docs/api#testname-fn-timeout."',
  'cart.test.js:32 | with a broken hook | needs it | no database',
  'cart.test.js:32 | with a broken hook | needs it too | no database',
  'hook.test.js:7 | Hook | fails twice | failed',
  'order.test.js:3 | Order | has no total | expect(received).toBe(expected) // Object.is equality⏎⏎Expected: 0⏎Received: 1',
  'after.test.js:2 |  | Test suite failed to run | cannot stop',
  "broken.test.js:1 |  | Test suite failed to run | Cannot find module './not-there' from 'broken.test.js'",
];

describe('the reader for Jest', () => {
  it('reads the form usual', () => {
    expect(rowsOf(logOf('jest/usual'))).toEqual(usual);
  });

  it('reads the form many', () => {
    expect(rowsOf(logOf('jest/many'))).toEqual(usual);
  });

  it('reads the form one', () => {
    expect(rowsOf(logOf('jest/one'))).toEqual([usual[0], usual[11]]);
  });

  it('reads the form terminal like many', () => {
    expect(rowsOf(logOf('jest/terminal'))).toEqual(rowsOf(logOf('jest/many')));
  });

  it('reads the form colors like many', () => {
    const rows = rowsOf(logOf('jest/many'));
    expect(rowsOf(logOf('jest/colors'))?.toSorted()).toEqual(rows?.toSorted());
  });

  it.each(['28 MB heap size', '5.2 s, 28 MB heap size', '5.2 s'])(
    'reads what stands behind the name of a file: %s',
    (detail) => {
      const log = logOf('jest/usual').replaceAll(/^(FAIL .*\.js)(?: \(.*\))?$/gm, `$1 (${detail})`);
      expect(log).toContain(`(${detail})`);
      expect(rowsOf(log)).toEqual(rowsOf(logOf('jest/usual')));
    },
  );

  it('reads a test that fails in two projects', () => {
    const failure = (project: string) =>
      [
        `FAIL ${project}src/cart.test.js`,
        '  ● Cart › adds',
        ...['', '    expect(received).toBe(expected)', '', '      at Object.toBe (src/cart.test.js:3:9)', ''],
      ].join('\n');
    const closing = (projects: number) =>
      [
        `Test Suites: ${projects} failed, ${projects} total`,
        `Tests:       ${projects} failed, ${projects} total`,
        ...['Snapshots:   0 total', 'Time:        1 s', 'Ran all test suites in 2 projects.', ''],
      ].join('\n');
    const row = 'src/cart.test.js:3 | Cart | adds | expect(received).toBe(expected)';
    expect(rowsOf(`${failure('node ')}\n${failure('dom ')}\n${closing(2)}`)).toEqual(['jest', row, row]);
    expect(rowsOf(`${failure('node ')}\n${closing(1)}`)).toEqual(['jest', row]);
    // The summary of a large run names no projects, nor do those without a name.
    const summary = `Summary of all failing tests\n${failure('')}\n${failure('')}\n\n${closing(2)}`;
    expect(rowsOf(`${failure('node ')}\n${failure('dom ')}\n${summary}`)).toEqual(['jest', row, row]);
    expect(rowsOf(`${failure('')}\n${failure('')}\n${closing(2)}`)).toEqual(['jest', row, row]);
  });

  it('reads a run whose closing lines are there twice, with --bail', () => {
    const log = logOf('jest/one').trimEnd();
    const closing = log.slice(log.indexOf('Test Suites:'));
    const again = closing.replace(/^Time: .*$/m, 'Time:        0.175 s, estimated 1 s');
    expect(rowsOf(`${log}\n${again}\n`)).toEqual(rowsOf(log));
  });

  it('reads the form verbose like terminal', () => {
    expect(rowsOf(logOf('jest/verbose'))).toEqual(rowsOf(logOf('jest/terminal')));
  });

  it('reads the tests whose snapshots differ or were never written', () => {
    const names = rowsOf(logOf('jest/snapshots'))?.map((row) => row.split(' | ').slice(0, 3));
    expect(names).toEqual([
      ['jest'],
      ['snapshots.test.js:2', '', 'differs'],
      ['snapshots.test.js:3', '', 'is not written'],
    ]);
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('jest/fine'))).toBeNull();
  });
});
