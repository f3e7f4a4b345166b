import { describe, expect, it } from 'vitest';
import { logOf, rowsOf } from './fixture.ts';

const usual = [
  'go test',
  'example.com/acme/acme_test.go:6 | example.com/acme | TestRoot | not done',
  'broken/broken_test.go:5 | example.com/acme/broken | [build failed] | broken/broken_test.go:5:33: undefined: notThere',
  'example.com/acme/cart/cart_test.go:14 | example.com/acme/cart | TestAddsUp | adding⏎got 2⏎want 3⏎and another',
  'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/one_item | bad',
  'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/two/items | bad',
  'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/is_#_hard_"to"_›_read:_(0.00s)_<b> | bad',
  'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/---_FAIL:_x_(1s) | bad',
  'example.com/acme/cart/cart_test.go:26 | example.com/acme/cart | TestTable/nested/deep | deep',
  'example.com/acme/cart/cart_test.go:36 | example.com/acme/cart | TestParallel/a | parallel',
  'example.com/acme/cart/cart_test.go:36 | example.com/acme/cart | TestParallel/b | parallel',
  ': | example.com/acme/cart | TestNoMessage | ',
  'example.com/acme/panics/panics_test.go:5 | example.com/acme/panics | TestFails | first',
  'example.com/acme/panics/panics_test.go:9 | example.com/acme/panics | TestPanics | panic: runtime error: index out of range [3] with length 0 [recovered, repanicked]',
];

describe('the reader for go test', () => {
  it('reads the form usual', () => {
    expect(rowsOf(logOf('go/usual'))).toEqual(usual);
  });

  it('reads the form cart', () => {
    expect(rowsOf(logOf('go/cart'))).toEqual([usual[0], ...usual.slice(3, 12)]);
  });

  it('reads the form cart-verbose', () => {
    expect(rowsOf(logOf('go/cart-verbose'))).toEqual([
      usual[0],
      usual[3],
      'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/one_item | printed⏎bad',
      'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/two/items | printed⏎bad',
      'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/is_#_hard_"to"_›_read:_(0.00s)_<b> | printed⏎bad',
      'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/---_FAIL:_x_(1s) | printed⏎bad',
      ...usual.slice(8, 12),
      usual[1],
    ]);
  });

  it('reads the form one like cart', () => {
    expect(rowsOf(logOf('go/one'))).toEqual(rowsOf(logOf('go/cart')));
  });

  it('reads the form terminal', () => {
    expect(rowsOf(logOf('go/terminal'))).toEqual(usual);
  });

  it('reads the form verbose', () => {
    expect(rowsOf(logOf('go/verbose'))).toEqual([
      ...usual.slice(0, 4),
      'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/one_item | printed⏎bad',
      'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/two/items | printed⏎bad',
      'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/is_#_hard_"to"_›_read:_(0.00s)_<b> | printed⏎bad',
      'example.com/acme/cart/cart_test.go:22 | example.com/acme/cart | TestTable/---_FAIL:_x_(1s) | printed⏎bad',
      ...usual.slice(8, 13),
      'example.com/acme/panics/panics_test.go:9 | example.com/acme/panics | TestPanics | panic: runtime error: index out of range [3] with length 0 [recovered, repanicked]⏎⏎goroutine 5 [running]:⏎testing.tRunner.func1.2({0x574440, 0x54e4bdb0090})⏎	/usr/local/go/src/testing/testing.go:1974 +0x232⏎testing.tRunner.func1()⏎	/usr/local/go/src/testing/testing.go:1977 +0x349⏎panic({0x574440?, 0x54e4bdb0090?})⏎	/usr/local/go/src/runtime/panic.go:860 +0x13a⏎example.com/acme/panics.TestPanics(0x54e4beb0488?)⏎	/app/panics/panics_test.go:9 +0x9⏎testing.tRunner(0x54e4beb0488, 0x592e58)⏎	/usr/local/go/src/testing/testing.go:2036 +0xea⏎created by testing.(*T).Run in goroutine 1⏎	/usr/local/go/src/testing/testing.go:2101 +0x4c5⏎FAIL	example.com/acme/panics	0.008s',
    ]);
  });

  it.each(['slashes', 'slashes-verbose'])(
    'leaves out a test that says nothing itself if a subtest with a slash in its name failed: %s',
    (form) => {
      const place = (line: number) => `example.com/acme/testdata/slashes/slashes_test.go:${line}`;
      const scope = 'example.com/acme/testdata/slashes';
      expect(rowsOf(logOf(`go/${form}`))).toEqual([
        'go test',
        `${place(6)} | ${scope} | TestSub/a_b/c | c is bad`,
        `${place(11)} | ${scope} | TestOwn | its own`,
        `${place(10)} | ${scope} | TestOwn/d/e | e is bad`,
        `: | ${scope} | TestSub2 | `,
      ]);
    },
  );

  it.each(['counted', 'counted-verbose'])('reads a test that failed twice as one failed test: %s', (form) => {
    const place = 'example.com/acme/testdata/counted/counted_test.go';
    const scope = 'example.com/acme/testdata/counted';
    expect(rowsOf(logOf(`go/${form}`))).toEqual([
      'go test',
      `${place}:9 | ${scope} | TestOften/part | failed in run 2`,
      `${place}:16 | ${scope} | TestOnce | failed in the first run⏎logged`,
    ]);
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('go/fine'))).toBeNull();
  });

  it.each(['timeout', 'timeout-verbose'])('reads the test that ran when the time was over: %s', (form) => {
    expect(rowsOf(logOf(`go/${form}`))).toEqual([
      'go test',
      'example.com/acme/slow_test.go:4 | example.com/acme | TestFails | first',
      ': | example.com/acme | TestSlow/part | panic: test timed out after 1s',
    ]);
  });

  it('never takes FAIL for a test', () => {
    const failed = 'FAIL\texample.com/b\t0.005s\nFAIL';
    expect(rowsOf(`testing: warning: no tests to run\n${failed}`)).toBeNull();
    expect(rowsOf(`panic: no database\n\ngoroutine 1 [running]:\n${failed}`)).toBeNull();
  });

  it('tells only the count where a package ends in the line of other output', () => {
    const log = logOf('go/usual');
    expect(rowsOf(log.replace('FAIL\tex', 'closingFAIL\tex'))).toEqual(['13 by go test']);
  });

  it.each([
    'coverage: 85.7% of statements',
    'coverage: 100.0% of statements in ./..., example.com/acme/v2',
    'coverage: [no statements]',
  ])('reads a package whose coverage is told: %s', (coverage) => {
    const log = logOf('go/usual');
    const covered = log.replaceAll('FAIL\nFAIL\t', `FAIL\n${coverage}\nexit status 1\nFAIL\t`);
    expect(covered).not.toBe(log);
    expect(rowsOf(covered)).toEqual(rowsOf(log));
  });
});
