import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  Artifact,
  ArtifactAddress,
  Build,
  BuildAddress,
  BuildTest,
  CallOptions,
  CancelOptions,
  CreateBuild,
  CreateBuildOptions,
  CreateSuite,
  FailedExecution,
  JobAddress,
  Listing,
  ListOptions,
  OrganizationAddress,
  PipelineAddress,
  Suite,
  SuiteAddress,
  TestRunAddress,
  WriteOptions,
} from '../../src/client/index.ts';
import * as face from '../../src/client/index.ts';

type ListBuilds<To> = (to: To, options?: face.ListBuildsOptions) => Listing<Build>;
type Creation<Value> = (
  to: PipelineAddress,
  body: CreateBuild,
  options?: CreateBuildOptions,
) => Promise<Value>;
type OnBuild<Options, Value> = (to: BuildAddress, options?: Options) => Promise<Value>;
type OnSuites<Body, Value> = (to: OrganizationAddress, body: Body, options?: WriteOptions) => Promise<Value>;

/** Every method as it is called. */
interface Methods {
  builds: {
    list: (options?: face.ListBuildsOptions) => Listing<Build>;
    listForOrganization: ListBuilds<OrganizationAddress>;
    listForPipeline: ListBuilds<PipelineAddress>;
    get: OnBuild<face.GetBuildOptions, Build>;
    create: Creation<Build>;
    createWithDetails: Creation<face.CreatedBuild>;
    findByKey: (to: PipelineAddress, key: string, options?: CallOptions) => Promise<readonly Build[]>;
    cancel: OnBuild<CancelOptions, Build>;
    cancelWithDetails: OnBuild<CancelOptions, face.CanceledBuild>;
    rebuild: OnBuild<WriteOptions<number>, Build>;
    rebuildWithDetails: OnBuild<WriteOptions<number>, face.RebuiltBuild>;
    findRebuilds: (to: BuildAddress, above: number, options?: CallOptions) => Promise<readonly Build[]>;
    retryFailedJobs: (to: BuildAddress, options: face.RetryFailedJobsOptions) => Promise<face.RetriedJobs>;
    wait: OnBuild<face.WaitForBuildOptions, Build>;
  };
  suites: {
    list: (to: OrganizationAddress, options?: ListOptions) => Listing<Suite>;
    get: (to: SuiteAddress, options?: CallOptions) => Promise<Suite>;
    create: OnSuites<CreateSuite, Suite>;
    createWithDetails: OnSuites<CreateSuite, face.CreatedSuite>;
    update: (to: SuiteAddress, body: face.UpdateSuite, options?: WriteOptions) => Promise<Suite>;
    delete: (to: SuiteAddress, options?: WriteOptions) => Promise<void>;
  };
  flakyTests: { list: (to: SuiteAddress, options?: face.ListFlakyTestsOptions) => Listing<face.FlakyTest> };
  tests: {
    listForBuild: (
      to: OrganizationAddress & { readonly build: string },
      options?: ListOptions & { readonly tags?: string | undefined },
    ) => Listing<BuildTest>;
    listForSuite: (to: SuiteAddress, options?: face.ListSuiteTestsOptions) => Listing<BuildTest>;
    run: (to: TestRunAddress, options?: CallOptions) => Promise<face.TestRun>;
    failedExecutions: (to: TestRunAddress, options?: CallOptions) => Promise<readonly FailedExecution[]>;
  };
  jobs: {
    log: (to: JobAddress, options?: CallOptions) => Promise<face.JobLog>;
    unblock: (to: JobAddress, options?: face.UnblockOptions) => Promise<face.UnblockedJob>;
  };
  artifacts: {
    list: (to: BuildAddress, options?: face.ListArtifactsOptions) => Listing<Artifact>;
    get: (to: ArtifactAddress, options?: CallOptions) => Promise<Artifact>;
    download: (to: ArtifactAddress, options?: CallOptions) => AsyncGenerator<Uint8Array, void, undefined>;
  };
}

describe('the face of the library', () => {
  it('exports these values, and no others', () => {
    const errors =
      'Api Call Client Connection InvalidArgument InvalidResponse ListTruncated OutcomeUnknown Timeout Token Transport';
    const others =
      'buildKeyName createClient createRateLimiter createUndiciTransport defaultBaseUrl effectiveState isTerminal parseBaseUrl systemClock unlimited';
    const names = [...errors.split(' ').map((name) => `${name}Error`), ...others.split(' ')];
    expect(Object.keys(face).sort()).toEqual(names);
    // @ts-expect-error the functions behind the methods are no part of it, not even as types
    expectTypeOf<typeof face.cancelBuild>();
  });

  it('is a client with these methods, which can be disposed of, and needs a token alone', async () => {
    expectTypeOf<face.Client>().toExtend<Methods>();
    expectTypeOf<Methods>().toExtend<Pick<face.Client, keyof Methods>>();
    expectTypeOf(face.createClient).toEqualTypeOf<(options: face.ClientOptions) => face.Client>();
    expectTypeOf<{ token: string }>().toExtend<face.ClientOptions>();
    expectTypeOf<typeof fetch>().toExtend<face.Fetch>();
    expectTypeOf(face.createUndiciTransport).returns.toEqualTypeOf<face.Transport>();
    await using client = face.createClient({ token: 'token-of-a-test' });
    expect(client[Symbol.asyncDispose]).toBe(client.close);
    // @ts-expect-error a client needs a token
    expect(() => face.createClient({})).toThrow('token is empty');
  });

  it('takes parameters and options of a call in one object, and none that it does not know', () => {
    type Call = 'signal' | 'timeoutMs' | 'until' | 'rank' | 'polling';
    expectTypeOf<keyof BuildAddress>().toEqualTypeOf<'organization' | 'pipeline' | 'number'>();
    expectTypeOf<keyof CallOptions>().toEqualTypeOf<Call>();
    expectTypeOf<keyof face.GetBuildOptions>().toEqualTypeOf<keyof face.BuildParameters | Call>();
    expectTypeOf<keyof face.ListBuildsOptions>().toEqualTypeOf<keyof face.BuildFilters | Call | 'perPage'>();
    expectTypeOf<keyof CreateBuildOptions>().toEqualTypeOf<Call | 'onState' | 'key'>();
    expectTypeOf<keyof CancelOptions>().toEqualTypeOf<Call | 'onState' | 'onRefused'>();
    expectTypeOf<keyof face.WaitForBuildOptions>().toEqualTypeOf<Call | 'onProgress'>();
    expectTypeOf<keyof face.ToArrayOptions>().toEqualTypeOf<'limit' | 'maxBytes' | 'onPage'>();
    // @ts-expect-error a state that the filter does not know
    const states: face.ListBuildsOptions = { state: 'done' };
    expect(states).toEqual({ state: 'done' });
    expectTypeOf<Build>().toExtend<face.BuildStanding>();
    expect(face.effectiveState({ state: 'passed', blocked: true })).toBe('blocked');
    expect(face.isTerminal({ state: 'running' })).toBe(false);
  });
});

it('the errors have one base class, those of a call another, and fields of their own', () => {
  const { ApiError, ConnectionError, InvalidResponseError, OutcomeUnknownError, TimeoutError } = face;
  const kinds = [ApiError, ConnectionError, InvalidResponseError, OutcomeUnknownError, TimeoutError];
  for (const kind of [...kinds, face.ListTruncatedError])
    expect(kind.prototype).toBeInstanceOf(face.CallError);
  expect(face.CallError.prototype).toBeInstanceOf(face.ClientError);
  expect(face.InvalidArgumentError.prototype).toBeInstanceOf(face.ClientError);
  expectTypeOf<face.ClientError['hint']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<face.ClientError['retryAt']>().toEqualTypeOf<Date | undefined>();
  expectTypeOf<face.CallError['requestId']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<face.ApiError['status']>().toEqualTypeOf<number>();
  expectTypeOf<face.ApiError['headers']>().toEqualTypeOf<Readonly<Record<string, string>>>();
  expectTypeOf<face.ConnectionError['sent']>().toEqualTypeOf<face.Sent>();
  expectTypeOf<face.TimeoutError['phase']>().toEqualTypeOf<face.TimeoutPhase>();
  expectTypeOf<face.InvalidResponseError['reason']>().toEqualTypeOf<face.InvalidResponseReason>();
  expectTypeOf<face.OutcomeUnknownError['key']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<face.ListTruncatedError['reason']>().toEqualTypeOf<face.TruncationReason>();
  const cut = new face.ListTruncatedError('cut', { method: 'GET', path: '/', reason: 'limit', items: [1] });
  expectTypeOf(cut.items).toEqualTypeOf<readonly number[]>();
  expect(cut.items).toEqual([1]);
});

it('the events are told apart by their kind', () => {
  const describeEvent = (event: face.ClientEvent) =>
    event.kind === 'retry' ? expectTypeOf(event.attempt).toEqualTypeOf<number>() : event.kind;
  expect(describeEvent({ kind: 'outage-end', durationMs: 1 })).toBe('outage-end');
});
