import type { BuildTest } from '../../model/build-test.ts';
import type { SuiteAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import type { ListOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';

/** Options of a list of the tests of a suite: filters of the service, in its spelling, and options of the call. */
export interface ListSuiteTestsOptions extends ListOptions {
  /** Labels that a test has, such as `flaky`, or has not: `!slow`. */
  readonly labels?: string | undefined;
  /** ISO 8601 time: only executions since then count. */
  readonly min_timestamp?: string | undefined;
}

/** The tests of a suite, with how often each failed. Beyond the document; they need the scope `read_suites`. */
export interface SuiteTestMethods {
  list(address: SuiteAddress, options?: ListSuiteTestsOptions): Listing<BuildTest>;
}

/** The version of the service from which on it counts executions. */
const version = '2026-08-01';

/** The methods for the tests of suites, on a context. */
export function createSuiteTestMethods(context: ClientContext): SuiteTestMethods {
  return {
    list: ({ organization, suite }, { labels, min_timestamp: since, ...options } = {}) => {
      const query = new URLSearchParams({
        ...(labels !== undefined && { labels }),
        ...(since !== undefined && { min_timestamp: since }),
      });
      return createListing(context, {
        endpoint: 'suiteTests.list',
        to: { organization, suite },
        query,
        headers: { 'buildkite-version': version },
        options,
        isSteady: true,
      });
    },
  };
}
