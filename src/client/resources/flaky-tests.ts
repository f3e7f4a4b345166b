import type { FlakyTest } from '../../model/flaky-test.ts';
import { flakyTestPeriods, type SuiteAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { InvalidArgumentError } from '../errors.ts';
import type { ListFlakyTestsOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { buildQuery } from '../request/query.ts';

/** The flaky tests of a suite (api.md §4.2). They need the scope `read_suites`. */
export interface FlakyTestMethods {
  /**
   * The flaky tests of a suite, in the order of the service. If a test comes on two pages, or a page that was announced is
   * empty, the list has changed while it was read, and ends with a `ListTruncatedError`.
   * @throws InvalidArgumentError for an invalid address or period.
   */
  list(address: SuiteAddress, options?: ListFlakyTestsOptions): Listing<FlakyTest>;
}

/** The methods for flaky tests, on a context. */
export function createFlakyTestMethods(context: ClientContext): FlakyTestMethods {
  return {
    list(to, { period, ...options } = {}) {
      if (period !== undefined && !Object.hasOwn(flakyTestPeriods, period))
        throw new InvalidArgumentError('period', `must be ${Object.keys(flakyTestPeriods).join(', ')}`);
      const query = buildQuery({ period });
      return createListing(context, { endpoint: 'flakyTests.list', to, query, options, isSteady: true });
    },
  };
}
