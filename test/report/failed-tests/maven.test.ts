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

  it('reads the form verbose like terminal', () => {
    expect(rowsOf(logOf('maven/verbose'))).toEqual(rowsOf(logOf('maven/terminal')));
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('maven/fine'))).toBeNull();
  });
});
