import type { FlakyTestSeed } from '../../src/sandbox/seed/seed.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A test file that the demo's pull request changes. */
export const changedTestFile = 'test/cart/totals.test.ts';

/** The tests of the suite that flake, as the service has them at first. */
export const flakyTests: readonly FlakyTestSeed[] = [
  flaky('Checkout', 'pays by card when the bank asks twice', 'e2e/checkout.spec.ts:88', 41, 25 * minute),
  flaky('Cart totals', 'adds up while prices change', `${changedTestFile}:57`, 17, 2 * hour),
  flaky('Search', 'shows results as they come in', 'e2e/search.spec.ts:31', 33, 5 * hour),
  flaky('Session', 'stays signed in across tabs', 'e2e/session.spec.ts:112', 22, 9 * hour),
  flaky('Cart', 'keeps its contents after a while', 'test/cart/storage.test.ts:40', 14, 26 * hour),
  flaky('Cart totals', 'rounds a basket of 10,000 lines in time', `${changedTestFile}:93`, 6, 2 * day),
  flaky('Receipt', 'is mailed once, whatever happens', 'test/receipt/mail.test.ts:19', 12, 3 * day),
  flaky('Product page', 'swaps pictures without a flash', 'e2e/product.spec.ts:64', 15, 4 * day),
  flaky('Stock', 'is not sold below zero', 'test/stock/reserve.test.ts:71', 9, 6 * day),
  flaky('Newsletter', 'unsubscribes with one click', 'e2e/newsletter.spec.ts:12', 4, 16 * day),
  flaky('Invoice', 'has no page without lines', 'test/invoice/pages.test.ts:35', 3, 34 * day),
];

/** The same suite some time later: one test has flaked again, one is new, one is not reported any more. */
export function flakyTestsLater(passedMs: number): readonly FlakyTestSeed[] {
  const [first, ...others] = flakyTests.map((test) => ({ ...test, ageMs: (test.ageMs ?? 0) + passedMs }));
  const again = { ...first, instances: 43, ageMs: 2 * minute } as FlakyTestSeed;
  const fresh = flaky('Cart totals', 'rounds half a cent to even', `${changedTestFile}:121`, 2, 4 * minute);
  return [again, ...others.filter(({ scope }) => scope !== 'Newsletter'), fresh];
}

/** Some minutes older than stated, so that two hours ago is not one hour ago by a few seconds. */
function flaky(
  ...[scope, name, location, instances, ageMs]: [string, string, string, number, number]
): FlakyTestSeed {
  return { scope, name, location, instances, ageMs: ageMs + 20 * minute };
}
