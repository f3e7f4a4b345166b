import { describe, expect, it } from 'vitest';
import { cleanLog } from '../../../src/report/failures/log.ts';
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

  it('reads the form of Rails, which tells each failure when it happens', () => {
    const rails = `Running 4 tests in a single process (parallelization threshold is 50)
Run options: --seed 1

# Running:

.F

Failure:
CartTest#test_total [test/models/cart_test.rb:3]:
Expected: 3
  Actual: 2

bin/rails test test/models/cart_test.rb:2

S.E

Error:
Order::ItemTest#test_raises:
ArgumentError: no items
    app/models/item.rb:4:in \`price'
    test/models/item_test.rb:9:in \`block in <class:ItemTest>'

Failure:
Order::ItemTest#test_raises [test/test_helper.rb:5]:
and after it

bin/rails test test/models/item_test.rb:8

Finished in 0.1s, 10 runs/s, 10 assertions/s.
5 runs, 3 assertions, 1 failures, 1 errors, 1 skips`;
    expect(rowsOf(rails)).toEqual([
      'minitest',
      'test/models/cart_test.rb:3 | CartTest | test_total | Expected: 3⏎  Actual: 2',
      'test/models/item_test.rb:9 | Order::ItemTest | test_raises | ArgumentError: no items',
    ]);
    expect(rowsOf(rails.replace('1 failures', '2 failures'))).toEqual(['3 by minitest']);
    const verbose = rails.replace(
      'S.E\n',
      'CartTest#test_later = 0.00 s = S\n\n\nSkipped:\nCartTest#test_later [test/models/cart_test.rb:9]:\nlater\n\nbin/rails test test/models/cart_test.rb:8\n',
    );
    expect(rowsOf(verbose)).toEqual(rowsOf(rails));
  });

  it('reads the colors of minitest-rg', () => {
    const log = logOf('minitest/usual').replace(/^(\d+ runs, .*)$/m, '\u001b[31m$1\u001b[0m');
    expect(rowsOf(cleanLog(log))).toEqual(usual);
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('minitest/fine'))).toBeNull();
  });
});
