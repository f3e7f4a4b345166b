import type { BuildTest, FailedExecution, TestRun } from '../../model/build-test.ts';
import type { OrganizationAddress, SuiteAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import type { CallOptions, ListOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';

/** The tests of a build are addressed by its ID: they can be of suites of several pipelines. */
export interface BuildTestsAddress extends OrganizationAddress {
  readonly build: string;
}

/** A run of a suite, by its ID. */
export interface TestRunAddress extends SuiteAddress {
  readonly run: string;
}

/** Options of a list of the tests of a build: filters of the service, in its spelling, and options of the call. */
export interface ListTestsOptions extends ListOptions {
  /** Such as `result:^failed`: tests of which every execution failed. */
  readonly tags?: string | undefined;
}

/** What the service knows of the tests that ran in a build. Beyond the document; they need the scope `read_suites`. */
export interface TestMethods {
  /** The tests that ran in a build, of all suites that the token can read. */
  list(address: BuildTestsAddress, options?: ListTestsOptions): Listing<BuildTest>;
  /** Reads one run of a suite, which tells whether all its results are there. */
  run(address: TestRunAddress, options?: CallOptions): Promise<TestRun>;
  /** The first 100 failed executions of a run, with their messages. */
  failedExecutions(address: TestRunAddress, options?: CallOptions): Promise<readonly FailedExecution[]>;
}

/** The methods for tests, on a context. */
export function createTestMethods(context: ClientContext): TestMethods {
  return {
    list: ({ organization, build }, { tags, ...options } = {}) => {
      const query = new URLSearchParams(tags === undefined ? {} : { tags });
      return createListing(context, {
        endpoint: 'buildTests.list',
        to: { organization, build },
        query,
        options,
      });
    },
    run: async ({ organization, suite, run }, options = {}) =>
      send(context, createCall('testRuns.get', { organization, suite, run }), options),
    failedExecutions: async ({ organization, suite, run }, options = {}) => {
      const query = new URLSearchParams({ include_failure_expanded: 'true', per_page: '100' });
      const call = createCall('testRuns.failedExecutions', { organization, suite, run }, { query });
      return send(context, call, options);
    },
  };
}
