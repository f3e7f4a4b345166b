import { describe, expect, it } from 'vitest';
import { logOf, rowsOf } from './fixture.ts';

const usual = [
  'cargo test',
  'src/lib.rs:23 | tests | adds_up | assertion `left == right` failed: the total⏎of the cart⏎  left: 2⏎ right: 3',
  'src/lib.rs:41 | tests | does_not_panic | note: test did not panic as expected at src/lib.rs:41:8',
  'src/lib.rs:55 | tests | in_a_thread | called `Result::unwrap()` on an `Err` value: Any { .. }',
  'src/lib.rs:46 | tests | panics_otherwise | no cart',
  'src/lib.rs:30 | tests::when_empty | panics | no items⏎in the cart',
  ': | tests::when_empty | returns_an_error | Error: "no items"',
];

describe('the reader for cargo test', () => {
  it('reads the form usual', () => {
    expect(rowsOf(logOf('cargo/usual'))).toEqual(usual);
  });

  it('reads the form quiet', () => {
    expect(rowsOf(logOf('cargo/quiet'))).toEqual([
      ...usual.slice(0, 7),
      'tests/order.rs:3 |  | has_no_total | assertion failed: 1 > 2',
      'src/lib.rs:1 |  | src/lib.rs - (line 1) | assertion `left == right` failed⏎  left: 1⏎ right: 2',
      'src/lib.rs:7 |  | src/lib.rs - add (line 7) | assertion `left == right` failed⏎  left: 2⏎ right: 3',
    ]);
  });

  it('reads the form shown', () => {
    expect(rowsOf(logOf('cargo/shown'))).toEqual(usual);
  });

  it('reads the form terminal like shown', () => {
    expect(rowsOf(logOf('cargo/terminal'))).toEqual(rowsOf(logOf('cargo/shown')));
  });

  it('reads the form verbose like quiet', () => {
    expect(rowsOf(logOf('cargo/verbose'))).toEqual(rowsOf(logOf('cargo/quiet')));
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('cargo/fine'))).toBeNull();
  });
});
