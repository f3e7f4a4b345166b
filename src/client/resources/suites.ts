import type { OrganizationAddress, SuiteAddress, SuiteParameters } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { BuildTest, FailedExecution, FlakyTest, TestRun } from '../../model/test-engine.ts';
import type { ClientContext } from '../context.ts';
import { createSuiteWrites } from '../once/suites.ts';
import type { ListFlakyTestsOptions, ListOptions, ReadOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { buildQuery, createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';

/** A run of a suite, by its ID. */
export interface TestRunAddress extends SuiteAddress {
  readonly run: string;
}

/** Which tests of a suite are listed, by their executions. */
export interface ListSuiteTestsOptions extends ListOptions {
  /** Labels, such as `flaky` or `!slow`. */
  readonly labels?: string | undefined;
  /** `enabled`, `muted` or `skipped`. */
  readonly state?: string | undefined;
  /** The branch whose executions alone count. */
  readonly branch?: string | undefined;
  /** Tags of executions, such as `result:~failed` for tests of which at least one failed. */
  readonly tags?: string | undefined;
  /** An ISO 8601 time: executions since then. */
  readonly min_timestamp?: string | Date | undefined;
}

/** Options of a list of suites. */
export interface ListSuitesOptions extends SuiteParameters, ListOptions {}

/** Options of reading a suite. */
export interface GetSuiteOptions extends SuiteParameters, ReadOptions {}

/** The version of the service from which on it counts executions. */
const headers = { 'buildkite-version': '2026-08-01' };

/**
 * What the service knows of suites and tests. Reads need the scope `read_suites`, writes `write_suites`; a write also reads before
 * it is sent, and after a lost response. Every method rejects with a `ClientError`.
 */
export function createSuiteMethods(context: ClientContext) {
  /** The test suites of an organization (api.md §4.1). */
  const suites = {
    /** The suites of an organization. @throws InvalidArgumentError for an invalid address. */
    list(to: OrganizationAddress, { show_api_token, ...options }: ListSuitesOptions = {}): Listing<Suite> {
      const query = buildQuery({ show_api_token });
      return createListing(context, { endpoint: 'suites.list', to, query, options });
    },
    /** Reads one suite, with `show_api_token` also its token, where the service allows it. @throws ApiError with status 404 where there is none, or the token has no access. */
    async get(to: SuiteAddress, { show_api_token, ...options }: GetSuiteOptions = {}): Promise<Suite> {
      const query = buildQuery({ show_api_token });
      return send(context, createCall('suites.get', to, { query }), options);
    },
    ...createSuiteWrites(context),
  };
  /** The flaky tests of a suite (api.md §4.2). */
  const flakyTests = {
    /**
     * The flaky tests of a suite, in the order of the service. If a test comes on two pages, or a page that was announced is
     * empty, the list has changed while it was read, and ends with a `ListTruncatedError`.
     * @throws InvalidArgumentError for an invalid address.
     */
    list(to: SuiteAddress, { period, ...options }: ListFlakyTestsOptions = {}): Listing<FlakyTest> {
      const query = buildQuery({ period });
      return createListing(context, { endpoint: 'flakyTests.list', to, query, options, isSteady: true });
    },
  };
  /** Tests in any state. Beyond the document. */
  const tests = {
    /**
     * The tests that ran in a build, of all suites that the token can read. `tags`, such as `result:^failed`, selects those of
     * which every execution failed. The build is addressed by its ID: its tests can be of suites of several pipelines.
     */
    listForBuild(
      to: OrganizationAddress & { readonly build: string },
      { tags, ...options }: ListOptions & { readonly tags?: string | undefined } = {},
    ): Listing<BuildTest> {
      const query = buildQuery({ tags });
      return createListing(context, { endpoint: 'tests.listForBuild', to, query, options });
    },
    /** The tests of a suite, with how often each failed. */
    listForSuite(
      to: SuiteAddress,
      { labels, state, branch, tags, min_timestamp, ...options }: ListSuiteTestsOptions = {},
    ): Listing<BuildTest> {
      const request = {
        query: buildQuery({ labels, state, branch, tags, min_timestamp }),
        headers,
        options,
        isSteady: true,
      };
      return createListing(context, { endpoint: 'tests.listForSuite', to, ...request });
    },
    /** The runs of a suite, newest first. */
    listRuns(to: SuiteAddress, options: ListOptions = {}): Listing<TestRun> {
      return createListing(context, { endpoint: 'tests.listRuns', to, options });
    },
    /** Reads one run of a suite, which shows whether all its results have arrived. */
    run: async (address: TestRunAddress, options?: ReadOptions): Promise<TestRun> =>
      send(context, createCall('tests.run', address), options),
    /** The first 100 failed executions of a run, with their messages. */
    async failedExecutions(to: TestRunAddress, options?: ReadOptions): Promise<readonly FailedExecution[]> {
      const query = buildQuery({ include_failure_expanded: true, per_page: 100 });
      return send(context, createCall('tests.failedExecutions', to, { query }), options);
    },
  };
  return { suites, flakyTests, tests };
}
