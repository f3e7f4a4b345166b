import { describe, expect, it } from 'vitest';
import { logOf, rowsOf } from './fixture.ts';

const usual = [
  'maven',
  'com/acme/CartTest.java:15 | com.acme.CartTest | addsUp | AssertionFailedError:⏎the total⏎of the cart ==> expected: <3> but was: <2>',
  'com/acme/CartTest.java:34 | com.acme.CartTest | counts{String}[1] | AssertionFailedError: expected: <> but was: <one item>',
  'com/acme/CartTest.java:34 | com.acme.CartTest | counts{String}[2] | AssertionFailedError: expected: <> but was: <CartTest.two:3 items>',
  'com/acme/CartTest.java:43 | com.acme.CartTest | inHelper | AssertionFailedError: expected: <0> but was: <1>',
  'com/acme/CartTest.java:28 | com.acme.CartTest | hostile | AssertionFailedError: no -- <b>::error::</b> `x` | ~/',
  'com/acme/CartTest.java:22 | com.acme.CartTest | throwsUp | IllegalStateException:⏎no items⏎in the cart',
  'com/acme/CartTest.java:48 | com.acme.CartTest | noMessage | AssertionFailedError: expected: <true> but was: <false>',
  'com/acme/CartTest.java:55 | com.acme.CartTest$WhenEmpty | hasNoTotal | AssertionFailedError: has a total ==> expected: <true> but was: <false>',
  'com/acme/HookTest.java:8 | com.acme.HookTest | connect | IllegalStateException: no database',
];

describe('the reader for Maven', () => {
  it.each(['usual', 'terminal'])('reads the form %s', (form) => {
    expect(rowsOf(logOf(`maven/${form}`))).toEqual(usual);
  });

  it('reads the form modules', () => {
    expect(rowsOf(logOf('maven/modules'))).toEqual([...usual, ...usual.slice(1)]);
  });

  it('reads the form stacktrace like usual, in which Surefire 3 writes the parameters of a test in another way', () => {
    const rows = usual.map((row) => row.replace('{String}', '(String)'));
    expect(rowsOf(logOf('maven/stacktrace'))?.toSorted()).toEqual(rows.toSorted());
  });

  it('reads the form verbose like terminal', () => {
    expect(rowsOf(logOf('maven/verbose'))).toEqual(rowsOf(logOf('maven/terminal')));
  });

  it('reads the form nested, in which Surefire 3 writes no nested class', () => {
    expect(rowsOf(logOf('maven/nested'))).toEqual([
      'maven',
      'com/acme/CtorTest.java:1 | com.acme.CtorTest | a | IllegalStateException: ctor',
      'com/acme/CtorTest.java:1 | com.acme.CtorTest | z | AssertionFailedError: after all',
      'com/acme/SetupTest.java:1 | com.acme.SetupTest | up | IllegalStateException: no db',
      'com/acme/OddTest.java:4 | com.acme.OddTest | dyn()[2] | AssertionFailedError: expected: <1> but was: <2>',
      'com/acme/OddTest.java:8 | com.acme.OddTest | npe | NullPointerException: Cannot invoke "String.length()" because "s" is null',
      'com/acme/OddTest.java:5 | com.acme.OddTest | rep()[1] | AssertionFailedError: rep',
      'com/acme/OddTest.java:5 | com.acme.OddTest | rep()[2] | AssertionFailedError: rep',
      'com/acme/OddTest.java:10 | com.acme.OddTest | pair(int, int)[1] | AssertionFailedError: expected: <1> but was: <2>',
      'com/acme/OddTest.java:2 | com.acme.OddTest | slow | AssertionFailedError: execution timed out after 50 ms',
      'com/acme/OddTest.java:3 | com.acme.OddTest | limit | TimeoutException: limit() timed out after 1 second',
      'com/acme/OddTest.java:12 | com.acme.OddTest | multi | MultipleFailuresError:⏎Multiple Failures (2 failures)⏎	org.opentest4j.AssertionFailedError: one⏎	org.opentest4j.AssertionFailedError: two',
      'com/acme/OddTest.java:6 | com.acme.OddTest | named | AssertionFailedError',
      'com/acme/OddTest.java:7 | com.acme.OddTest | inOther | AssertionFailedError: helper ==> expected: <true> but was: <false>',
      ': | com.acme.OddTest | noStack | AssertionError: nostack',
      'com/acme/OddTest.java:11 | com.acme.OddTest$Empty | x | AssertionFailedError: expected: <1> but was: <2>',
      'com/acme/OddTest.java:11 | com.acme.OddTest$Empty$Deeper | y | RuntimeException:⏎multi⏎line',
      'com/acme/CartTest.java:2 | com.acme.CartTest | adds | AssertionFailedError: sum ==> expected: <2> but was: <3>',
      'com/acme/CartTest.java:2 | com.acme.CartTest | boom | IllegalStateException: gone',
      'com/acme/CartTest.java:3 | com.acme.CartTest | takes(String)[2] | AssertionFailedError: expected: <a> but was: <b c>',
      'com/acme/CartTest.java:4 | com.acme.CartTest$Inner | deep | AssertionFailedError: deep',
    ]);
  });

  it('takes no place from a failure whose details tell none', () => {
    const rows = rowsOf(logOf('maven/nested').replaceAll(/^\t.*\n/gm, ''));
    expect(rows).toContain(': | com.acme.OddTest | x | AssertionFailedError: expected: <1> but was: <2>');
  });

  const kotlin = [
    'com/acme/CartTest.kt:6 | com.acme.CartTest | adds | AssertionFailedError: sum: 1:5 no ==> expected: <3> but was: <2>',
    'com/acme/CartTest.kt:5 | com.acme.CartTest | adds up | AssertionFailedError: expected: <3> but was: <2>',
    'com/acme/CartTest.kt:7 | com.acme.CartTest | adds up twice, or not | IllegalStateException: x',
    'com/acme/CartTest.kt:9 | com.acme.CartTest | lambda | AssertionFailedError: expected: <2> but was: <1>',
    'com/acme/CartTest.kt:8 | com.acme.CartTest$When empty | has no total | AssertionFailedError: expected: <true> but was: <false>',
  ];

  it.each(['kotlin', 'rerun'])(
    'reads names of Kotlin, which have spaces, and each test once that ran again: %s',
    (form) => {
      expect(
        rowsOf(logOf(`maven/${form}`))
          ?.slice(1)
          .toSorted(),
      ).toEqual(kotlin.toSorted());
    },
  );

  it.each(['2.19', '2.22', '3.5'])('reads the tests whose setUp fails, with Surefire %s', (version) => {
    expect(rowsOf(logOf(`maven/setup-${version}`))).toEqual([
      'maven',
      'com/acme/OrderTest.java:5 | com.acme.OrderTest | connect | IllegalStateException: no order service',
      'com/acme/CartTest.java:5 | com.acme.CartTest | addsUp | IllegalStateException: no database',
      'com/acme/CartTest.java:5 | com.acme.CartTest | removes | IllegalStateException: no database',
      'com/acme/TaxTest.java:5 | com.acme.TaxTest | adds | AssertionError: the tax expected:<3> but was:<2>',
    ]);
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('maven/fine'))).toBeNull();
  });

  it('reads tests that failed in each run of rerunFailingTestsCount, without those that passed in one', () => {
    const ofClass =
      '[ERROR] Tests run: 3, Failures: 3, Errors: 0, Skipped: 0, Time elapsed: 0.1 s <<< FAILURE! -- in com.acme.CartTest\n';
    const detail = (name: string, place: string) =>
      `[ERROR] com.acme.CartTest.${name} -- Time elapsed: 0.018 s <<< FAILURE!\norg.opentest4j.AssertionFailedError: no\n\tat com.acme.CartTest.${place}\n`;
    const rerun = `${ofClass}
${detail('pair(int)[10]', 'pair(CartTest.java:3)')}
${detail('pair(int)[2]', 'pair(CartTest.java:3)')}
${detail('total', 'total(CartTest.java:9)')}
${ofClass}
${detail('pair(int)[2]', 'pair(CartTest.java:3)')}
${detail('total', 'total(CartTest.java:9)')}
[INFO] Results:
[INFO]
[WARNING] Flakes: 
[WARNING] com.acme.CartTest.pair(int)[10]
[ERROR]   Run 1: CartTest.pair:3 expected: <1>
[INFO]   Run 2: PASS
[INFO]
[ERROR] Tests run: 4, Failures: 2, Errors: 0, Skipped: 0, Flakes: 1
[INFO]
[INFO] BUILD FAILURE`;
    expect(rowsOf(rerun)).toEqual([
      'maven',
      'com/acme/CartTest.java:3 | com.acme.CartTest | pair(int)[2] | AssertionFailedError: no',
      'com/acme/CartTest.java:9 | com.acme.CartTest | total | AssertionFailedError: no',
    ]);
  });
});
