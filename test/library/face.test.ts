import { describe, expect, expectTypeOf, it } from 'vitest';
import * as face from '../../src/client/index.ts';

type Client = face.Client;
type Builds = Client['builds'];
type Suites = Client['suites'];

/** The parameters of a method, optional ones without undefined. */
type Given<Method extends (...given: never[]) => unknown, At extends number> = NonNullable<
  Parameters<Method>[At]
>;

/** What every call can be told, and no more: nothing of the action's own needs. */
type CallKeys = 'signal' | 'timeoutMs' | 'until' | 'rank' | 'polling';

describe('the face of the library', () => {
  it('exports these values, and no others', () => {
    expect(Object.keys(face).sort()).toEqual([
      'ApiError',
      'CallError',
      'ClientError',
      'ConnectionError',
      'InvalidArgumentError',
      'InvalidResponseError',
      'ListTruncatedError',
      'OutcomeUnknownError',
      'TimeoutError',
      'TokenError',
      'TransportError',
      'buildKeyName',
      'createClient',
      'createRateLimiter',
      'createUndiciTransport',
      'defaultBaseUrl',
      'effectiveState',
      'isTerminal',
      'parseBaseUrl',
      'systemClock',
      'unlimited',
    ]);
  });

  it('is a client with five kinds of resources that can be disposed of', async () => {
    expectTypeOf(face.createClient).parameters.toEqualTypeOf<[face.ClientOptions]>();
    expectTypeOf(face.createClient).returns.toEqualTypeOf<Client>();
    expectTypeOf<keyof Client>().toEqualTypeOf<
      'builds' | 'suites' | 'flakyTests' | 'jobs' | 'artifacts' | 'close' | typeof Symbol.asyncDispose
    >();
    expectTypeOf<Client>().toExtend<AsyncDisposable>();
    const client = face.createClient({ token: 'token-of-a-test' });
    expect(client[Symbol.asyncDispose]).toBe(client.close);
    await client.close();
  });

  it('takes a token, and everything else is optional', () => {
    type Required = {
      [Key in keyof face.ClientOptions]-?: undefined extends face.ClientOptions[Key] ? never : Key;
    };
    expectTypeOf<Required[keyof Required]>().toEqualTypeOf<'token'>();
    expectTypeOf<keyof face.ClientOptions>().toEqualTypeOf<
      | 'token'
      | 'baseUrl'
      | 'userAgent'
      | 'fetch'
      | 'transport'
      | 'timeouts'
      | 'outageTimeoutMs'
      | 'rateLimiter'
      | 'clock'
      | 'random'
      | 'uuid'
      | 'onEvent'
    >();
    expectTypeOf<typeof fetch>().toExtend<face.Fetch>();
    expectTypeOf(face.createUndiciTransport).returns.toEqualTypeOf<face.Transport>();
    // @ts-expect-error a client needs a token
    expect(() => face.createClient({})).toThrow('token is empty');
  });
});

describe('the methods for builds', () => {
  it('are these', () => {
    expectTypeOf<keyof Builds>().toEqualTypeOf<
      | 'list'
      | 'listForOrganization'
      | 'listForPipeline'
      | 'get'
      | 'create'
      | 'createWithDetails'
      | 'findByKey'
      | 'cancel'
      | 'cancelWithDetails'
      | 'rebuild'
      | 'rebuildWithDetails'
      | 'retryFailedJobs'
      | 'wait'
    >();
    expectTypeOf<Builds>().toEqualTypeOf<face.BuildMethods>();
  });

  it('take an address, and parameters and options in one object', () => {
    expectTypeOf<Given<Builds['get'], 0>>().toEqualTypeOf<face.BuildAddress>();
    expectTypeOf<Given<Builds['get'], 1>>().toEqualTypeOf<face.GetBuildOptions>();
    expectTypeOf<keyof face.GetBuildOptions>().toEqualTypeOf<keyof face.BuildParameters | CallKeys>();
    expectTypeOf<keyof face.ListBuildsOptions>().toEqualTypeOf<
      keyof face.BuildFilters | CallKeys | 'perPage'
    >();
    expectTypeOf<Given<Builds['list'], 0>>().toEqualTypeOf<face.ListBuildsOptions>();
    expectTypeOf<Parameters<Builds['listForOrganization']>>().toEqualTypeOf<
      [address: face.OrganizationAddress, options?: face.ListBuildsOptions]
    >();
    expectTypeOf<Parameters<Builds['listForPipeline']>>().toEqualTypeOf<
      [address: face.PipelineAddress, options?: face.ListBuildsOptions]
    >();
    expectTypeOf<keyof face.BuildAddress>().toEqualTypeOf<'organization' | 'pipeline' | 'number'>();
  });

  it('list as listings of builds', () => {
    expectTypeOf<ReturnType<Builds['list']>>().toEqualTypeOf<face.Listing<face.Build>>();
    expectTypeOf<ReturnType<Builds['listForPipeline']>>().toEqualTypeOf<face.Listing<face.Build>>();
    expectTypeOf<face.Listing<face.Build>>().toExtend<AsyncIterable<face.Build>>();
    expectTypeOf<keyof face.Listing<face.Build>>().toEqualTypeOf<'toArray' | typeof Symbol.asyncIterator>();
    expectTypeOf<ReturnType<face.Listing<face.Build>['toArray']>>().toEqualTypeOf<Promise<face.Build[]>>();
    expectTypeOf<keyof face.ToArrayOptions>().toEqualTypeOf<'limit' | 'maxBytes' | 'onPage'>();
  });

  it('create, cancel and rebuild a build, with details or without', () => {
    expectTypeOf<Parameters<Builds['create']>>().toEqualTypeOf<
      [address: face.PipelineAddress, body: face.CreateBuild, options?: face.CreateBuildOptions]
    >();
    expectTypeOf<keyof face.CreateBuildOptions>().toEqualTypeOf<
      CallKeys | 'onState' | 'key' | 'recover' | 'onCreated'
    >();
    expectTypeOf<ReturnType<Builds['create']>>().resolves.toEqualTypeOf<face.Build>();
    expectTypeOf<ReturnType<Builds['createWithDetails']>>().resolves.toEqualTypeOf<face.CreatedBuild>();
    expectTypeOf<face.CreatedBuild['origin']>().toEqualTypeOf<'direct' | 'recovered' | 'retried'>();
    expectTypeOf<Parameters<Builds['findByKey']>>().toEqualTypeOf<
      [address: face.PipelineAddress, key: string, options?: face.CallOptions]
    >();
    expectTypeOf<Given<Builds['cancel'], 1>>().toEqualTypeOf<face.CancelOptions>();
    expectTypeOf<keyof face.CancelOptions>().toEqualTypeOf<CallKeys | 'onState' | 'onRefused'>();
    expectTypeOf<Given<Builds['rebuild'], 1>>().toEqualTypeOf<face.WriteOptions<number>>();
    expectTypeOf<ReturnType<Builds['rebuild']>>().resolves.toEqualTypeOf<face.Build>();
    expectTypeOf<ReturnType<Builds['cancelWithDetails']>>().resolves.toEqualTypeOf<face.CanceledBuild>();
    expectTypeOf<ReturnType<Builds['rebuildWithDetails']>>().resolves.toEqualTypeOf<face.RebuiltBuild>();
    expectTypeOf<keyof face.CallOptions>().toEqualTypeOf<CallKeys>();
  });

  it('wait for a build', () => {
    expectTypeOf<Parameters<Builds['wait']>>().toEqualTypeOf<
      [address: face.BuildAddress, options?: face.WaitForBuildOptions]
    >();
    expectTypeOf<keyof face.WaitForBuildOptions>().toEqualTypeOf<CallKeys | 'onProgress'>();
    expectTypeOf<NonNullable<face.WaitForBuildOptions['onProgress']>>().toEqualTypeOf<
      (build: face.Build) => void
    >();
    expectTypeOf(face.isTerminal).parameters.toEqualTypeOf<[build: face.BuildStanding]>();
    expectTypeOf<face.Build>().toExtend<face.BuildStanding>();
    expect(face.effectiveState({ state: 'passed', blocked: true })).toBe('blocked');
    expect(face.isTerminal({ state: 'running' })).toBe(false);
  });

  it('refuse what is not known', () => {
    const { builds } = face.createClient({ token: 'token-of-a-test' });
    const address = { organization: 'acme', pipeline: 'web', number: 1 };
    // @ts-expect-error a state that the filter does not know
    const states: face.ListBuildsOptions = { state: 'done' };
    // @ts-expect-error parameters and options are one object
    const call = () => builds.get(address, { include_retried_jobs: true }, { timeoutMs: 1 });
    expect([states, typeof call]).toEqual([{ state: 'done' }, 'function']);
  });
});

describe('the methods for suites and flaky tests', () => {
  it('are these', () => {
    expectTypeOf<keyof Suites>().toEqualTypeOf<
      'list' | 'get' | 'create' | 'createWithDetails' | 'update' | 'delete'
    >();
    expectTypeOf<Suites>().toEqualTypeOf<face.SuiteMethods>();
    expectTypeOf<Client['flakyTests']>().toEqualTypeOf<face.FlakyTestMethods>();
    expectTypeOf<Parameters<Suites['list']>>().toEqualTypeOf<
      [address: face.OrganizationAddress, options?: face.ListOptions]
    >();
    expectTypeOf<ReturnType<Suites['list']>>().toEqualTypeOf<face.Listing<face.Suite>>();
    expectTypeOf<ReturnType<Suites['get']>>().resolves.toEqualTypeOf<face.Suite>();
    expectTypeOf<Parameters<Suites['create']>>().toEqualTypeOf<
      [address: face.OrganizationAddress, body: face.CreateSuite, options?: face.WriteOptions]
    >();
    expectTypeOf<ReturnType<Suites['createWithDetails']>>().resolves.toEqualTypeOf<face.CreatedSuite>();
    expectTypeOf<Parameters<Suites['update']>>().toEqualTypeOf<
      [address: face.SuiteAddress, body: face.UpdateSuite, options?: face.WriteOptions]
    >();
    expectTypeOf<ReturnType<Suites['delete']>>().resolves.toEqualTypeOf<void>();
    expectTypeOf<Parameters<Client['flakyTests']['list']>>().toEqualTypeOf<
      [address: face.SuiteAddress, options?: face.ListFlakyTestsOptions]
    >();
    const { suites, flakyTests } = face.createClient({ token: 'token-of-a-test' });
    expect(Object.keys(suites).concat(Object.keys(flakyTests)).sort()).toEqual(
      ['create', 'createWithDetails', 'delete', 'get', 'list', 'list', 'update'].sort(),
    );
  });
});

describe('the errors', () => {
  it('have one base class, and those of a call another', () => {
    const { ApiError, ConnectionError, InvalidResponseError, OutcomeUnknownError, TimeoutError } = face;
    for (const kind of [ApiError, ConnectionError, InvalidResponseError, OutcomeUnknownError, TimeoutError])
      expect(kind.prototype).toBeInstanceOf(face.CallError);
    expect(face.ListTruncatedError.prototype).toBeInstanceOf(face.CallError);
    expect(face.CallError.prototype).toBeInstanceOf(face.ClientError);
    expect(face.InvalidArgumentError.prototype).toBeInstanceOf(face.ClientError);
    expectTypeOf<face.ClientError['hint']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<face.ClientError['retryAt']>().toEqualTypeOf<Date | undefined>();
    expectTypeOf<face.CallError['requestId']>().toEqualTypeOf<string | undefined>();
  });

  it('say what went wrong in fields of their own', () => {
    expectTypeOf<face.ApiError['status']>().toEqualTypeOf<number>();
    expectTypeOf<face.ApiError['headers']>().toEqualTypeOf<Readonly<Record<string, string>>>();
    expectTypeOf<face.ConnectionError['sent']>().toEqualTypeOf<face.Sent>();
    expectTypeOf<face.TimeoutError['phase']>().toEqualTypeOf<face.TimeoutPhase>();
    expectTypeOf<face.InvalidResponseError['reason']>().toEqualTypeOf<face.InvalidResponseReason>();
    expectTypeOf<face.OutcomeUnknownError['key']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<face.ListTruncatedError<face.Build>['items']>().toEqualTypeOf<readonly face.Build[]>();
    expectTypeOf<face.ListTruncatedError['reason']>().toEqualTypeOf<face.TruncationReason>();
    expectTypeOf<face.TruncationReason>().toEqualTypeOf<
      'limit' | 'bytes' | 'repeats' | 'link' | 'changed' | 'failed'
    >();
    const cut = new face.ListTruncatedError('cut', { method: 'GET', path: '/', reason: 'limit', items: [1] });
    expectTypeOf(cut.items).toEqualTypeOf<readonly number[]>();
    expect(cut.items).toEqual([1]);
  });
});

describe('the events', () => {
  it('are told apart by their kind', () => {
    expectTypeOf<face.ClientEvent['kind']>().toEqualTypeOf<
      | 'response'
      | 'retry'
      | 'outage'
      | 'outage-end'
      | 'lookup'
      | 'throttled'
      | 'paced'
      | 'refused'
      | 'recovered'
      | 'duplicate'
      | 'key-dropped'
      | 'token-lost'
    >();
    const describeEvent = (event: face.ClientEvent) =>
      event.kind === 'retry' ? expectTypeOf(event.attempt).toEqualTypeOf<number>() : event.kind;
    expect(describeEvent({ kind: 'key-dropped', number: 1 })).toBe('key-dropped');
  });
});
