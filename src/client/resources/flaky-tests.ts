import type { FlakyTest } from '../../model/flaky-test.ts';
import type { SuiteAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import type { ListOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';

/** The flaky tests of a suite (api.md §4.2). They need the scope `read_suites`. */
export interface FlakyTestMethods {
  /** The flaky tests of a suite, in the order of the service. @throws InvalidArgumentError for an invalid address. */
  list(address: SuiteAddress, options?: ListOptions): Listing<FlakyTest>;
}

/** The methods for flaky tests, on a context. */
export function createFlakyTestMethods(context: ClientContext): FlakyTestMethods {
  return {
    list: ({ organization, suite }, options = {}) =>
      createListing(context, { endpoint: 'flakyTests.list', to: { organization, suite }, options }),
  };
}
