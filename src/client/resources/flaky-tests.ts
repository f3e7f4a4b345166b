import type { FlakyTest } from '../../model/flaky-test.ts';
import type { SuiteAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { createListing, type Listing, type ListOptions } from '../pagination/listing.ts';
import { createCall } from '../request/call.ts';
import { pagedQuery } from '../request/query.ts';
import { send } from '../retry/send.ts';

/** The flaky tests of a suite (api.md §4.2). */
export interface FlakyTestMethods {
  list(address: SuiteAddress, options?: ListOptions): Listing<FlakyTest>;
}

/** The methods for flaky tests, on a context. */
export function createFlakyTestMethods(context: ClientContext): FlakyTestMethods {
  return {
    list({ organization, suite }, options = {}) {
      const to = { organization, suite };
      createCall('flakyTests.list', to);
      return createListing(context, {
        endpoint: 'flakyTests.list',
        options,
        fetchPage: (page, sendOptions) => {
          const query = pagedQuery(new URLSearchParams(), page);
          return send(context, createCall('flakyTests.list', to, { query }), sendOptions);
        },
      });
    },
  };
}
