import { describe, expect, it } from 'vitest';
import { logOf, rowsOf } from './fixture.ts';

const usual = [
  'rspec',
  'spec/cart_spec.rb:6 |  | Cart adds up | Failure/Error: expect(1 + 1).to eq(3)⏎⏎  expected: 3⏎       got: 2⏎⏎  (compared using ==)',
  'spec/cart_spec.rb:11 |  | Cart when empty raises | Failure/Error: it(\'raises\') { raise ArgumentError, "no items\\nin the cart" }⏎⏎ArgumentError:⏎  no items⏎  in the cart',
  'spec/cart_spec.rb:13 |  | Cart when empty has 1 items | Failure/Error: [1, 2].each { |count| it("has #{count} items") { expect(count).to eq(0) } }⏎⏎  expected: 0⏎       got: 1⏎⏎  (compared using ==)',
  'spec/cart_spec.rb:13 |  | Cart when empty has 2 items | Failure/Error: [1, 2].each { |count| it("has #{count} items") { expect(count).to eq(0) } }⏎⏎  expected: 0⏎       got: 2⏎⏎  (compared using ==)',
  'spec/cart_spec.rb:15 |  | Cart when empty is expected to include 1 | Failure/Error: it { expect([]).to include(1) }⏎  expected [] to include 1',
  'spec/cart_spec.rb:17 |  | Cart when empty is # hard "to" › read: 1) <b>::error::</b> `x` | ~/ ✓ | Failure/Error: expect(\'a\').to eq(\'b\')⏎⏎  expected: "b"⏎       got: "a"⏎⏎  (compared using ==)',
  'spec/cart_spec.rb:22 |  | Cart when empty fails twice | Got 2 failures:⏎⏎7.1) Failure/Error: expect(1).to eq(2)⏎⏎       expected: 2⏎            got: 1⏎⏎       (compared using ==)⏎⏎7.2) Failure/Error: expect(3).to eq(4)⏎⏎       expected: 4⏎            got: 3⏎⏎       (compared using ==)',
  "spec/cart_spec.rb:28 |  | Cart when empty is done, which nobody expected | Expected pending 'a fix' to fail. No error was raised.",
  "spec/cart_spec.rb:36 |  | Cart with a broken hook needs it | Failure/Error: before(:context) { raise 'no database' }⏎⏎RuntimeError:⏎  no database",
  "spec/cart_spec.rb:37 |  | Cart with a broken hook needs it too | Failure/Error: before(:context) { raise 'no database' }⏎⏎RuntimeError:⏎  no database",
  "spec/order_spec.rb:7 |  | String nested behaves like a thing is shared | Failure/Error: it('is shared') { expect(described_class.size).to eq(2) }⏎⏎NoMethodError:⏎  undefined method `size' for String:Class⏎⏎    it('is shared') { expect(described_class.size).to eq(2) }⏎                                            ^^^^^⏎Shared Example Group: \"a thing\" called from ./spec/order_spec.rb:7",
  "spec/order_spec.rb:8 |  | String nested behaves like a thing is shared | Failure/Error: it('is shared') { expect(described_class.size).to eq(2) }⏎⏎NoMethodError:⏎  undefined method `size' for String:Class⏎⏎    it('is shared') { expect(described_class.size).to eq(2) }⏎                                            ^^^^^⏎Shared Example Group: \"a thing\" called from ./spec/order_spec.rb:8",
];

describe('the reader for RSpec', () => {
  it('reads the form usual', () => {
    expect(rowsOf(logOf('rspec/usual'))).toEqual(usual);
  });

  it('reads the form load', () => {
    expect(rowsOf(logOf('rspec/load'))).toEqual([
      usual[0],
      "load/missing_spec.rb:1 |  | An error occurred while loading ./load/missing_spec.rb. | Failure/Error: require 'not_there'⏎⏎LoadError:⏎  cannot load such file -- not_there",
      'load/syntax_spec.rb: |  | An error occurred while loading ./load/syntax_spec.rb. | Failure/Error: __send__(method, file)⏎⏎SyntaxError:⏎  /app/load/syntax_spec.rb:1: syntax error, unexpected end-of-input, expecting \')\'⏎  RSpec.describe("Cart") { it(⏎                              ^',
    ]);
  });

  it('reads the form terminal', () => {
    expect(rowsOf(logOf('rspec/terminal'))).toEqual(usual);
  });

  it('reads the form verbose', () => {
    expect(rowsOf(logOf('rspec/verbose'))).toEqual([
      ...usual.slice(0, 2),
      usual[3],
      usual[2],
      usual[8],
      'spec/cart_spec.rb:22 |  | Cart when empty fails twice | Got 2 failures:⏎⏎5.1) Failure/Error: expect(1).to eq(2)⏎⏎       expected: 2⏎            got: 1⏎⏎       (compared using ==)⏎⏎5.2) Failure/Error: expect(3).to eq(4)⏎⏎       expected: 4⏎            got: 3⏎⏎       (compared using ==)',
      usual[6],
      usual[5],
      usual[4],
      ...usual.slice(9, 11),
      usual[12],
      usual[11],
      "spec/order_spec.rb:11 |  | An error occurred in an `after(:context)` hook. | Failure/Error: after(:context) { raise 'cannot clean up' if ENV['BROKEN'] }⏎⏎RuntimeError:⏎  cannot clean up",
    ]);
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('rspec/fine'))).toBeNull();
  });
});
