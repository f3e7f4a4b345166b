import { describe, expect, it } from 'vitest';
import { logOf, rowsOf } from './fixture.ts';

const usual = [
  'maven',
  'com/acme/CartTest.java:55 | com.acme.CartTest$WhenEmpty | hasNoTotal | has a total ==> expected: <true> but was: <false>',
  'com/acme/CartTest.java:15 | com.acme.CartTest | addsUp | the total⏎of the cart ==> expected: <3> but was: <2>',
  'com/acme/CartTest.java:34 | com.acme.CartTest | counts{String}[1] | expected: <> but was: <one item>',
  'com/acme/CartTest.java:34 | com.acme.CartTest | counts{String}[2] | expected: <> but was: <CartTest.two:3 items>',
  'com/acme/CartTest.java:28 | com.acme.CartTest | hostile | no -- <b>::error::</b> `x` | ~/',
  'com/acme/CartTest.java:43 | com.acme.CartTest | inHelper | expected: <0> but was: <1>',
  'com/acme/CartTest.java:48 | com.acme.CartTest | noMessage | expected: <true> but was: <false>',
  'com/acme/CartTest.java:22 | com.acme.CartTest | throwsUp | IllegalState no items⏎in the cart',
  'com/acme/HookTest.java:8 | com.acme.HookTest | connect | IllegalState no database',
];

describe('the reader for Maven', () => {
  it('reads the form usual', () => {
    expect(rowsOf(logOf('maven/usual'))).toEqual(usual);
  });

  it('reads the form modules', () => {
    expect(rowsOf(logOf('maven/modules'))).toEqual([...usual.slice(0, 10), ...usual.slice(1, 10)]);
  });

  it('reads the form terminal', () => {
    expect(rowsOf(logOf('maven/terminal'))).toEqual(usual);
  });

  it('reads the form stacktrace like usual, in which Surefire 3 writes the parameters of a test in another way', () => {
    const rows = usual.map((row) => row.replace('{String}', '(String)'));
    expect(rowsOf(logOf('maven/stacktrace'))).toEqual(rows);
  });

  it('reads the form verbose like terminal', () => {
    expect(rowsOf(logOf('maven/verbose'))).toEqual(rowsOf(logOf('maven/terminal')));
  });

  it('reads the form nested, in which Surefire 3 writes neither a nested class nor its line', () => {
    expect(rowsOf(logOf('maven/nested'))).toEqual([
      'maven',
      'com/acme/CartTest.java:2 | com.acme.CartTest | adds | sum ==> expected: <2> but was: <3>',
      'com/acme/CartTest.java:4 | com.acme.CartTest$Inner | deep | deep',
      'com/acme/CartTest.java:3 | com.acme.CartTest | takes(String)[2] | expected: <a> but was: <b c>',
      'com/acme/CtorTest.java:1 | com.acme.CtorTest | z | after all',
      'com/acme/OddTest.java:4 | com.acme.OddTest | dyn()[2] | expected: <1> but was: <2>',
      'com/acme/OddTest.java:7 | com.acme.OddTest | inOther | helper ==> expected: <true> but was: <false>',
      'com/acme/OddTest.java:12 | com.acme.OddTest | multi | Multiple Failures (2 failures)⏎	org.opentest4j.AssertionFailedError: one⏎	org.opentest4j.AssertionFailedError: two',
      'com/acme/OddTest.java:6 | com.acme.OddTest | named | ',
      ': | OddTest | noStack | nostack',
      'com/acme/OddTest.java:10 | com.acme.OddTest | pair(int, int)[1] | expected: <1> but was: <2>',
      'com/acme/OddTest.java:5 | com.acme.OddTest | rep()[1] | rep',
      'com/acme/OddTest.java:5 | com.acme.OddTest | rep()[2] | rep',
      'com/acme/OddTest.java:2 | com.acme.OddTest | slow | execution timed out after 50 ms',
      'com/acme/OddTest.java:11 | com.acme.OddTest$Empty | x | expected: <1> but was: <2>',
      'com/acme/CartTest.java:2 | com.acme.CartTest | boom | IllegalState gone',
      'com/acme/CtorTest.java:1 | com.acme.CtorTest | a | IllegalState ctor',
      'com/acme/OddTest.java:3 | com.acme.OddTest | limit | Timeout limit() timed out after 1 second',
      'com/acme/OddTest.java:8 | com.acme.OddTest | npe | NullPointer Cannot invoke "String.length()" because "s" is null',
      'com/acme/OddTest.java:11 | com.acme.OddTest$Empty$Deeper | y | Runtime multi⏎line',
      'com/acme/SetupTest.java:1 | com.acme.SetupTest | up | IllegalState no db',
    ]);
  });

  it('takes the class from no failure of which the details tell no place', () => {
    const rows = rowsOf(logOf('maven/nested').replaceAll(/^\t.*\n/gm, ''));
    expect(rows).toContain(': | OddTest | x | expected: <1> but was: <2>');
  });

  const kotlin = [
    'maven',
    'com/acme/CartTest.java:6 | com.acme.CartTest | adds | sum: 1:5 no ==> expected: <3> but was: <2>',
    'com/acme/CartTest.java:5 | com.acme.CartTest | adds up | expected: <3> but was: <2>',
    'com/acme/CartTest.java:8 | com.acme.CartTest$When empty | has no total | expected: <true> but was: <false>',
    'com/acme/CartTest.java:9 | com.acme.CartTest | lambda | expected: <2> but was: <1>',
    'com/acme/CartTest.java:7 | com.acme.CartTest | adds up twice, or not | IllegalState x',
  ];

  it('reads names of Kotlin, which have spaces', () => {
    expect(rowsOf(logOf('maven/kotlin'))).toEqual(kotlin);
  });

  it('reads them from tests that ran several times', () => {
    expect(rowsOf(logOf('maven/rerun'))).toEqual(kotlin);
  });

  it('reads an inherited test, whose place is in the other class', () => {
    const log = logOf('maven/kotlin').replaceAll(/CartTest(?=[.]adds:6)/g, 'CartTest>BaseTest');
    expect(rowsOf(log)?.[1]).toBe(
      'BaseTest.java:6 | CartTest>BaseTest | adds | sum: 1:5 no ==> expected: <3> but was: <2>',
    );
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('maven/fine'))).toBeNull();
  });

  it('reads tests that failed in each run of rerunFailingTestsCount, without those that passed in one', () => {
    const detail = (name: string, place: string) =>
      `[ERROR] com.acme.CartTest.${name} -- Time elapsed: 0.018 s <<< FAILURE!\norg.opentest4j.AssertionFailedError: no\n\tat com.acme.CartTest.${place}\n`;
    const rerun = `[INFO] Scanning for projects...
${detail('pair(int)[10]', 'pair(CartTest.java:3)')}
${detail('pair(int)[2]', 'pair(CartTest.java:3)')}
${detail('total', 'total(CartTest.java:9)')}
${detail('pair(int)[2]', 'pair(CartTest.java:3)')}
${detail('total', 'total(CartTest.java:9)')}
[INFO] Results:
[INFO]
[ERROR] Failures:
[ERROR] com.acme.CartTest.pair(int)[2]
[ERROR]   Run 1: CartTest.pair:3 expected: <1>
 but was: <2>
[ERROR]   Run 2: CartTest.pair:3 expected: <1>
 but was: <3>
[INFO]
[ERROR] com.acme.CartTest.total
[ERROR]   Run 1: CartTest.total:9 no
[ERROR]   Run 2: CartTest.total:9 no
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
      'com/acme/CartTest.java:3 | com.acme.CartTest | pair(int)[2] | expected: <1>⏎ but was: <2>',
      'com/acme/CartTest.java:9 | com.acme.CartTest | total | no',
    ]);
  });
});
