import { describe, expect, it } from 'vitest';
import { logOf, rowsOf } from './fixture.ts';

const usual = [
  'gradle',
  'com/acme/ParametersTest.java:21 | com.acme.ParametersTest | isEmpty[one item] | org.junit.ComparisonFailure',
  'com/acme/ParametersTest.java:21 | com.acme.ParametersTest | isEmpty[two > items FAILED] | org.junit.ComparisonFailure',
  'com/acme/ParametersTest.java:21 | com.acme.ParametersTest | isEmpty[is # hard "to" › read: [x] <b> ✓] | org.junit.ComparisonFailure',
  'com/acme/CartTest.java:13 | com.acme.CartTest | addsUp | java.lang.AssertionError',
  'com/acme/CartTest.java:39 | com.acme.CartTest | caused | java.lang.RuntimeException',
  'com/acme/CartTest.java:34 | com.acme.CartTest | inHelper | java.lang.AssertionError',
  'com/acme/CartTest.java:25 | com.acme.CartTest | hostile | java.lang.AssertionError',
  'com/acme/CartTest.java:20 | com.acme.CartTest | throwsUp | java.lang.IllegalStateException',
  'com/acme/HookTest.java:8 | com.acme.HookTest | classMethod | java.lang.IllegalStateException',
];

describe('the reader for Gradle', () => {
  it('reads the form usual', () => {
    expect(rowsOf(logOf('gradle/usual'))).toEqual(usual);
  });

  it('reads the form logged', () => {
    expect(rowsOf(logOf('gradle/logged'))).toEqual([
      usual[0],
      'com/acme/ParametersTest.java:21 | com.acme.ParametersTest | isEmpty[one item] | org.junit.ComparisonFailure: expected:<[]> but was:<[one item]>',
      'com/acme/ParametersTest.java:21 | com.acme.ParametersTest | isEmpty[two > items FAILED] | org.junit.ComparisonFailure: expected:<[]> but was:<[two > items FAILED]>',
      'com/acme/ParametersTest.java:21 | com.acme.ParametersTest | isEmpty[is # hard "to" › read: [x] <b> ✓] | org.junit.ComparisonFailure: expected:<[]> but was:<[is # hard "to" › read: [x] <b> ✓]>',
      'com/acme/CartTest.java:13 | com.acme.CartTest | addsUp | java.lang.AssertionError: the total⏎of the cart expected:<3> but was:<2>',
      'com/acme/CartTest.java:39 | com.acme.CartTest | caused | java.lang.RuntimeException: outer',
      'com/acme/CartTest.java:34 | com.acme.CartTest | inHelper | java.lang.AssertionError: expected:<0> but was:<1>',
      'com/acme/CartTest.java:25 | com.acme.CartTest | hostile | java.lang.AssertionError: no > FAILED⏎⏎<b>::error::</b> `x` | ~/',
      'com/acme/CartTest.java:20 | com.acme.CartTest | throwsUp | java.lang.IllegalStateException: no items⏎in the cart',
      'com/acme/HookTest.java:8 | com.acme.HookTest | classMethod | java.lang.IllegalStateException: no database',
    ]);
  });

  it('reads the form terminal', () => {
    expect(rowsOf(logOf('gradle/terminal'))).toEqual(usual);
  });

  it('reads the form verbose like logged', () => {
    expect(rowsOf(logOf('gradle/verbose'))).toEqual(rowsOf(logOf('gradle/logged')));
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('gradle/fine'))).toBeNull();
  });
});
