import { describe, expect, it } from 'vitest';
import { logOf, rowsOf } from './fixture.ts';

const usual = [
  'minitest',
  'test/cart_test.rb:29 | Order::when empty | test_0001_has no total | Expected: 0⏎  Actual: 1',
  'test/cart_test.rb:21 | CartTest::NestedTest | test_needs_it | RuntimeError: no database',
  'test/cart_test.rb:14 | CartTest | test_has_1_items | Expected: 0⏎  Actual: 1',
  'test/cart_test.rb:7 | CartTest | test_adds_up | the total⏎  1) Failure:⏎of the cart.⏎Expected: 3⏎  Actual: 2',
  'test/cart_test.rb:16 | CartTest | test_ is # hard "to" › read: [x.rb:1]: <b> | Expected true to not be truthy.',
  'test/cart_test.rb:14 | CartTest | test_has_2_items | Expected: 0⏎  Actual: 2',
  'test/cart_test.rb:11 | CartTest | test_raises | ArgumentError: no items⏎⏎in the cart',
];

describe('the reader for Minitest', () => {
  it('reads the form usual', () => {
    expect(rowsOf(logOf('minitest/usual'))).toEqual(usual);
  });

  it('reads the form terminal', () => {
    expect(rowsOf(logOf('minitest/terminal'))).toEqual(usual);
  });

  it('reads the form verbose, which has another order', () => {
    expect(rowsOf(logOf('minitest/verbose'))?.toSorted()).toEqual(usual.toSorted());
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('minitest/fine'))).toBeNull();
  });
});
