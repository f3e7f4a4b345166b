import type { FlakyTest } from '../../model/flaky-test.ts';
import type {
  CreateSuite,
  OrganizationAddress,
  SuiteAddress,
  SuiteParameters,
  UpdateSuite,
} from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { BuildTest, FailedExecution, TestRun } from '../../model/test-engine.ts';
import type { ClientContext } from '../context.ts';
import { type Origin, onlyOne, type Write, writeOnce } from '../once/write-once.ts';
import type { ListFlakyTestsOptions, ListOptions, ReadOptions, WriteOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { buildQuery, createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';
import type { Shared } from '../retry/turn.ts';

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

/** A suite that was created. After a lost response it is the only new one with its name. */
export interface CreatedSuite {
  readonly suite: Suite;
  readonly origin: Origin;
  /** True when the suite's token was asked for and lost with the response: it is shown only once. */
  readonly tokenLost: boolean;
}

/** The version of the service from which on it counts executions. */
const headers = { 'buildkite-version': '2026-08-01' };

/**
 * What the service knows of suites and tests. Reads need the scope `read_suites`, writes `write_suites`; a write also reads before
 * it is sent, and after a lost response. Every method rejects with a `ClientError`.
 */
export function createSuiteMethods(context: ClientContext) {
  /** All suites of an organization: there is no filter to find one. */
  const listAll = ({ organization }: OrganizationAddress, options: Shared): Promise<readonly Suite[]> =>
    createListing(context, { endpoint: 'suites.list', to: { organization }, options }).toArray();
  const read = (to: SuiteAddress) => (shared: Shared) => send(context, createCall('suites.get', to), shared);
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
    /**
     * Creates a suite, effectively once. With `show_api_token` the result carries its token: it is shown only this once.
     * @throws OutcomeUnknownError when the response is lost and a lookup did not show whether it was created.
     */
    create: async (to: OrganizationAddress, body: CreateSuite, options?: WriteOptions): Promise<Suite> =>
      (await suites.createWithDetails(to, body, options)).suite,
    /**
     * Like `create`, and also returns how the suite was created: its token may have been lost with the response. Suites of the same
     * name may exist, so all are listed before; when the response is lost, the new one that matches the body is taken. The request
     * is never sent again once it may have been applied.
     */
    async createWithDetails(
      to: OrganizationAddress,
      body: CreateSuite,
      options: WriteOptions = {},
    ): Promise<CreatedSuite> {
      const write: Write<'suites.create', readonly Suite[]> = {
        call: createCall('suites.create', to, { body }),
        before: (shared) => listAll(to, shared),
        async find(before, shared) {
          if (before === undefined) return 'unclear';
          const listed = await listAll(to, shared);
          const isNew = (suite: Suite) =>
            before.every(({ id }) => id !== suite.id) &&
            suite.name === body.name &&
            (suite.default_branch ?? body.default_branch) === body.default_branch;
          return onlyOne(listed.filter(isNew));
        },
        again: 'never',
        hint: 'Before you create it again, look for a new suite with that name.',
      };
      const { value: suite, origin } = await writeOnce(context, write, options);
      const isShown = origin === 'direct' || (suite.api_token ?? '') !== '';
      return { suite, origin, tokenLost: body.show_api_token === true && !isShown };
    },
    /**
     * Changes a suite, and no other: its ID is read before. Its slug may follow its new name: use the slug of the result from then
     * on. Where a response is lost the suite shows whether it was changed. The values are absolute, so the request may be sent again
     * while the slug is still that of the suite.
     */
    async update(to: SuiteAddress, body: UpdateSuite, options: WriteOptions = {}): Promise<Suite> {
      const { name, default_branch: branch } = body;
      const write: Write<'suites.update', Suite> = {
        call: createCall('suites.update', to, { body }),
        again: 'always',
        before: read(to),
        async find(before, shared, error) {
          error.hint ??= 'The suite may have been changed anyway.';
          if (before === undefined) return 'unclear';
          const found = (await listAll(to, shared)).find(({ id }) => id === before.id);
          const agrees =
            (name ?? found?.name) === found?.name &&
            (branch ?? found?.default_branch) === found?.default_branch;
          if (found && agrees) return { value: found };
          return found?.slug === to.suite ? 'absent' : 'unclear';
        },
      };
      return (await writeOnce(context, write, options)).value;
    },
    /**
     * Deletes a suite, and no other: its ID is read before. Where a response is lost and the slug still belongs to it, it is
     * deleted again; if it is gone, that is success, even if another suite has its slug by then.
     * @throws ApiError with status 404 when there was no such suite to begin with.
     */
    async delete(to: SuiteAddress, options: WriteOptions = {}): Promise<void> {
      const write: Write<'suites.delete', Suite> = {
        call: createCall('suites.delete', to),
        again: 'always',
        before: read(to),
        async find(before, shared, error) {
          error.hint ??= 'The suite may have been deleted anyway.';
          if (before === undefined) return 'unclear';
          const found = (await listAll(to, shared)).find(({ id }) => id === before.id);
          if (found === undefined) return { value: undefined };
          return found.slug === to.suite ? 'absent' : 'unclear';
        },
      };
      await writeOnce(context, write, options);
    },
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
