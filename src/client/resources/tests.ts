import type { BuildTest, FailedExecution, TestRun } from '../../model/build-test.ts';
import type { OrganizationAddress, SuiteAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import type { CallOptions, ListOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { createCall } from '../request/call.ts';
import { buildQuery } from '../request/query.ts';
import { send } from '../retry/send.ts';

/** A run of a suite, by its ID. */
export interface TestRunAddress extends SuiteAddress {
  readonly run: string;
}

/** The tests of a suite with these labels, such as `flaky` or `!slow`, by their executions since an ISO 8601 time. */
export interface ListSuiteTestsOptions extends ListOptions {
  readonly labels?: string | undefined;
  readonly min_timestamp?: string | undefined;
}

/** The version of the service from which on it counts executions. */
const headers = { 'buildkite-version': '2026-08-01' };

/** The methods on tests, which document themselves. */
export type TestMethods = ReturnType<typeof createTestMethods>;

/** What the service knows of tests. Beyond the document; all need the scope `read_suites`. */
export function createTestMethods(context: ClientContext) {
  return {
    /**
     * The tests that ran in a build, of all suites that the token can read. `tags`, such as `result:^failed`, selects those of
     * which every execution failed. The build is addressed by its ID: its tests can be of suites of several pipelines.
     */
    listForBuild(
      to: OrganizationAddress & { readonly build: string },
      { tags, ...options }: ListOptions & { readonly tags?: string | undefined } = {},
    ): Listing<BuildTest> {
      return createListing(context, {
        endpoint: 'buildTests.list',
        to,
        query: buildQuery({ tags }),
        options,
      });
    },
    /** The tests of a suite, with how often each failed. */
    listForSuite(
      to: SuiteAddress,
      { labels, min_timestamp, ...options }: ListSuiteTestsOptions = {},
    ): Listing<BuildTest> {
      const query = buildQuery({ labels, min_timestamp });
      return createListing(context, {
        endpoint: 'suiteTests.list',
        to,
        query,
        headers,
        options,
        isSteady: true,
      });
    },
    /** Reads one run of a suite, which tells whether all its results are there. */
    run: async (address: TestRunAddress, options?: CallOptions): Promise<TestRun> =>
      send(context, createCall('testRuns.get', address), options),
    /** The first 100 failed executions of a run, with their messages. */
    async failedExecutions(
      address: TestRunAddress,
      options?: CallOptions,
    ): Promise<readonly FailedExecution[]> {
      const query = buildQuery({ include_failure_expanded: true, per_page: 100 });
      return send(context, createCall('failedExecutions.list', address, { query }), options);
    },
  };
}
