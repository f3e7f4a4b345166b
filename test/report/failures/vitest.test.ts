import { describe, expect, it } from 'vitest';
import { logOf, rowsOf } from './fixture.ts';

const usual = [
  'vitest',
  "broken.test.js:1 |  | broken.test.js [ broken.test.js ] | Error: Cannot find module './not-there.js' imported from /app/broken.test.js",
  'cart.test.js:34 |  | cart.test.js > with a broken hook | Error: no database',
  'cart.test.js:6 |  | adds up | AssertionError: expected 2 to be 3 // Object.is equality⏎⏎- Expected⏎+ Received⏎⏎- 3⏎+ 2',
  'cart.test.js:12 | Cart > when empty | throws | TypeError: no items⏎in the cart',
  'cart.test.js:17 | Cart > when empty | has 1 items | AssertionError: expected { count: 1 } to deeply equal { count: +0 }⏎⏎- Expected⏎+ Received⏎⏎  {⏎-   "count": 0,⏎+   "count": 1,⏎  }',
  'cart.test.js:17 | Cart > when empty | has 2 items | AssertionError: expected { count: 2 } to deeply equal { count: +0 }⏎⏎- Expected⏎+ Received⏎⏎  {⏎-   "count": 0,⏎+   "count": 2,⏎  }',
  "cart.test.js:21 | Cart > when empty | is › hard \"to\" read: ● <b>::error::</b> `x` | ✓ | AssertionError: expected 'a\\n  ● b' to be 'a\\n  ● c' // Object.is equality⏎⏎- Expected⏎+ Received⏎⏎  a⏎-   ● c⏎+   ● b",
  'cart.test.js:26 | Cart | rejects | AssertionError: promise resolved "1" instead of rejecting⏎⏎- Expected:⏎Error {⏎  "message": "rejected promise",⏎}⏎⏎+ Received:⏎1',
  'cart.test.js:29 | Cart | never ends | Error: Test timed out in 50ms.⏎If this is a long-running test, pass a timeout value as the last argument or configure it globally with "testTimeout".',
  'order.test.js:5 | Order | has no total | AssertionError: expected 1 to be +0 // Object.is equality⏎⏎- Expected⏎+ Received⏎⏎- 0⏎+ 1',
  'same.test.js:5 | Same | has the same error 1 | Error: same',
  'same.test.js:5 | Same | has the same error 2 | Error: same',
  'same.test.js:5 | Same | has the same error 1 | Error: same',
  'same.test.js:5 | Same | has the same error 2 | Error: same',
  'same.test.js:9 | Same | has two errors | AssertionError: expected 1 to be 2 // Object.is equality⏎⏎- Expected⏎+ Received⏎⏎- 2⏎+ 1',
  'same.test.js:9 | Same | has two errors | AssertionError: expected 1 to be 2 // Object.is equality⏎⏎- Expected⏎+ Received⏎⏎- 2⏎+ 1',
];

describe('the reader for Vitest', () => {
  it('reads the form usual', () => {
    expect(rowsOf(logOf('vitest/usual'))).toEqual(usual);
  });

  it('reads the form one', () => {
    expect(rowsOf(logOf('vitest/one'))).toEqual([usual[0], usual[10]]);
  });

  it('reads one test from the form retry, in which each attempt failed', () => {
    const one = rowsOf(logOf('vitest/one'));
    expect(rowsOf(logOf('vitest/retry'))).toEqual(one);
    const line = ' FAIL  order.test.js > Order > has no total';
    const attempts = ' (initial run, 1st retry, 2nd retry)';
    const log = logOf('vitest/retry');
    expect(log).toContain(`${line}${attempts}\n`);
    // Vitest 4 repeats the line.
    expect(rowsOf(log.replace(`${line}${attempts}`, [line, line, line].join('\n')))).toEqual(one);
  });

  it.each(['|unit| ', '|node 24| ', ' unit  ', ' node 24  '])(
    'reads the name of a project: %s',
    (project) => {
      const log = logOf('vitest/usual').replaceAll(/^( FAIL {2})/gm, `$1${project}`);
      expect(log).toContain(` FAIL  ${project}cart.test.js`);
      expect(rowsOf(log)).toEqual(rowsOf(logOf('vitest/usual')));
    },
  );

  it('reads a test that fails in two projects, with the same error or with another one', () => {
    const failure = (project: string, index: number) =>
      [
        ` FAIL   ${project}  src/cart.test.js > Cart > adds`,
        ...['Error: same', ' ❯ src/cart.test.js:3:9', ''],
        `⎯⎯⎯⎯[${index}/2]⎯`,
        '',
      ].join('\n');
    const end = [' Test Files  2 failed (2)', '      Tests  2 failed (2)', '   Duration  1.00s'].join('\n');
    const start = ' RUN  v4.1.12 /app\n\n⎯⎯⎯⎯ Failed Tests 2 ⎯⎯⎯⎯\n\n';
    const apart = `${start}${failure('node', 1)}\n${failure('jsdom', 2)}\n${end}\n`;
    const row = 'src/cart.test.js:3 | Cart | adds | Error: same';
    expect(rowsOf(apart)).toEqual(['vitest', row, row]);
    const title = 'src/cart.test.js > Cart > adds\n';
    const together = apart
      .replace(failure('jsdom', 2), '')
      .replace('[1/2]', '[2/2]')
      .replace(title, `${title} FAIL   jsdom  ${title}`);
    expect(rowsOf(together)).toEqual(['vitest', row, row]);
  });

  it('reads the form terminal', () => {
    expect(rowsOf(logOf('vitest/terminal'))).toEqual(usual);
  });

  it('reads the form verbose like terminal', () => {
    expect(rowsOf(logOf('vitest/verbose'))).toEqual(rowsOf(logOf('vitest/terminal')));
  });

  it.each([
    ['snapshots', ['vitest', 'snapshots.test.js:4', 'snapshots.test.js:5'], ['differs', 'is not written']],
    // By those of no test, the file fails too.
    [
      'obsolete',
      ['vitest', 'snapshots.test.js:', 'snapshots.test.js:4'],
      ['snapshots.test.js [ snapshots.test.js ]', 'differs'],
    ],
  ])('reads the tests and files that fail by their snapshots: %s', (form, places, names) => {
    const rows = rowsOf(logOf(`vitest/${form}`))?.map((row) => row.split(' | '));
    expect(rows?.map(([place]) => place)).toEqual(places);
    expect(rows?.slice(1).map(([, , name]) => name)).toEqual(names);
  });

  it('reads the form pnpm, in which each line has the folder of its package', () => {
    const message = 'AssertionError: expected 2 to be 3 // Object.is equality⏎- Expected⏎+ Received⏎- 3⏎+ 2';
    expect(rowsOf(logOf('vitest/pnpm'))).toEqual([
      'vitest',
      `packages/a/cart.test.js:2 | Cart a | adds up | ${message}`,
      `packages/b/cart.test.js:2 | Cart b | adds up | ${message}`,
    ]);
  });

  it.each(['@acme/web:test: ', 'web:test: ', '@acme/web: ', 'web-1  | '])(
    'reads lines behind the prefix of another program: %s',
    (prefix) => {
      const log = logOf('vitest/usual').replaceAll(/^/gm, prefix);
      expect(rowsOf(log)).toEqual(usual);
    },
  );

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('vitest/fine'))).toBeNull();
  });
});
