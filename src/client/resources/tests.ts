import type { BuildTest, FailedExecution, TestRun } from '../../model/build-test.ts';
import type { OrganizationAddress, SuiteAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import type { CallOptions, ListOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { createCall } from '../request/call.ts';
import { buildQuery } from '../request/query.ts';
import { send } from '../retry/send.ts';

/** A run of a suite, by its ID. */
interface TestRunAddress extends SuiteAddress {
  readonly run: string;
}

/** What the service knows of the tests that ran in a build. Beyond the document; they need the scope `read_suites`. */
export interface TestMethods {
  /**
   * The tests that ran in a build, of all suites that the token can read. `tags`, such as `result:^failed`, selects those of
   * which every execution failed. The build is addressed by its ID: its tests can be of suites of several pipelines.
   */
  list(
    address: OrganizationAddress & { readonly build: string },
    options?: ListOptions & { readonly tags?: string | undefined },
  ): Listing<BuildTest>;
  /** Reads one run of a suite, which tells whether all its results are there. */
  run(address: TestRunAddress, options?: CallOptions): Promise<TestRun>;
  /** The first 100 failed executions of a run, with their messages. */
  failedExecutions(address: TestRunAddress, options?: CallOptions): Promise<readonly FailedExecution[]>;
}

/** The methods for tests, on a context. */
export function createTestMethods(context: ClientContext): TestMethods {
  return {
    list: (to, { tags, ...options } = {}) =>
      createListing(context, { endpoint: 'buildTests.list', to, query: buildQuery({ tags }), options }),
    run: async (address, options = {}) => send(context, createCall('testRuns.get', address), options),
    async failedExecutions(address, options = {}) {
      const query = buildQuery({ include_failure_expanded: true, per_page: 100 });
      return send(context, createCall('testRuns.failedExecutions', address, { query }), options);
    },
  };
}

/** Options of a list of the tests of a suite: filters of the service, in its spelling, and options of the call. */
interface ListSuiteTestsOptions extends ListOptions {
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
const headers = { 'buildkite-version': '2026-08-01' };

/** The methods for the tests of suites, on a context. */
export function createSuiteTestMethods(context: ClientContext): SuiteTestMethods {
  return {
    list(to, { labels, min_timestamp, ...options } = {}) {
      const endpoint = 'suiteTests.list' as const;
      const query = buildQuery({ labels, min_timestamp });
      return createListing(context, { endpoint, to, query, headers, options, isSteady: true });
    },
  };
}
