import { describe, expect, expectTypeOf, it } from 'vitest';
import * as face from '../../src/client/index.ts';

type Client = face.Client;
type Builds = Client['builds'];
type Suites = Client['suites'];

/** What every call can be told. */
type CallKeys = 'signal' | 'timeoutMs' | 'until' | 'rank' | 'polling';

/** A method as it must be called, and what it resolves to. */
type Method<To, Given extends readonly unknown[], Value> = (to: To, ...given: Given) => Promise<Value>;

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

  it('is a client with six kinds of resources that can be disposed of', async () => {
    expectTypeOf(face.createClient).toEqualTypeOf<(options: face.ClientOptions) => Client>();
    expectTypeOf<Client>().toExtend<AsyncDisposable>();
    await using client = face.createClient({ token: 'token-of-a-test' });
    expect(client[Symbol.asyncDispose]).toBe(client.close);
    const methods = Object.entries(client).flatMap(([name, value]) =>
      typeof value === 'object' && name !== 'rateLimit' ? [`${name}: ${Object.keys(value).join(' ')}`] : [],
    );
    expect(methods).toEqual([
      'builds: list listForOrganization listForPipeline get create createWithDetails findByKey cancel cancelWithDetails rebuild rebuildWithDetails findRebuilds retryFailedJobs wait',
      'suites: list get create createWithDetails update delete',
      'flakyTests: list',
      'tests: listForBuild listForSuite run failedExecutions',
      'jobs: log unblock',
      'artifacts: list get download',
    ]);
  });

  it('takes a token, and everything else is optional', () => {
    expectTypeOf<{ token: string }>().toExtend<face.ClientOptions>();
    expectTypeOf<typeof fetch>().toExtend<face.Fetch>();
    expectTypeOf(face.createUndiciTransport).returns.toEqualTypeOf<face.Transport>();
    // @ts-expect-error a client needs a token
    expect(() => face.createClient({})).toThrow('token is empty');
  });
});

describe('the methods', () => {
  it('of builds take an address, and parameters and options in one object', () => {
    expectTypeOf<keyof face.BuildAddress>().toEqualTypeOf<'organization' | 'pipeline' | 'number'>();
    expectTypeOf<keyof face.CallOptions>().toEqualTypeOf<CallKeys>();
    expectTypeOf<keyof face.GetBuildOptions>().toEqualTypeOf<keyof face.BuildParameters | CallKeys>();
    expectTypeOf<keyof face.ListBuildsOptions>().toEqualTypeOf<
      keyof face.BuildFilters | CallKeys | 'perPage'
    >();
    expectTypeOf<keyof face.CreateBuildOptions>().toEqualTypeOf<CallKeys | 'onState' | 'key'>();
    expectTypeOf<keyof face.CancelOptions>().toEqualTypeOf<CallKeys | 'onState' | 'onRefused'>();
    expectTypeOf<keyof face.WaitForBuildOptions>().toEqualTypeOf<CallKeys | 'onProgress'>();
    type Build = face.Build;
    expectTypeOf<Builds['get']>().toEqualTypeOf<
      Method<face.BuildAddress, [options?: face.GetBuildOptions], Build>
    >();
    type Creation<Value> = Method<
      face.PipelineAddress,
      [body: face.CreateBuild, options?: face.CreateBuildOptions],
      Value
    >;
    expectTypeOf<Builds['create']>().toEqualTypeOf<Creation<Build>>();
    expectTypeOf<Builds['createWithDetails']>().toEqualTypeOf<Creation<face.CreatedBuild>>();
    type Cancel<Value> = Method<face.BuildAddress, [options?: face.CancelOptions], Value>;
    expectTypeOf<Builds['cancel']>().toEqualTypeOf<Cancel<Build>>();
    expectTypeOf<Builds['cancelWithDetails']>().toEqualTypeOf<Cancel<face.CanceledBuild>>();
    type Rebuild<Value> = Method<face.BuildAddress, [options?: face.WriteOptions<number>], Value>;
    expectTypeOf<Builds['rebuild']>().toEqualTypeOf<Rebuild<Build>>();
    expectTypeOf<Builds['rebuildWithDetails']>().toEqualTypeOf<Rebuild<face.RebuiltBuild>>();
    expectTypeOf<Builds['wait']>().toEqualTypeOf<
      Method<face.BuildAddress, [options?: face.WaitForBuildOptions], Build>
    >();
    expectTypeOf<Builds['listForPipeline']>().toEqualTypeOf<
      (to: face.PipelineAddress, options?: face.ListBuildsOptions) => face.Listing<Build>
    >();
    expectTypeOf<face.Listing<Build>>().toExtend<AsyncIterable<Build>>();
    expectTypeOf<keyof face.ToArrayOptions>().toEqualTypeOf<'limit' | 'maxBytes' | 'onPage'>();
    expectTypeOf<Build>().toExtend<face.BuildStanding>();
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

  it('of suites and flaky tests are alike', () => {
    type Creation<Value> = Method<
      face.OrganizationAddress,
      [body: face.CreateSuite, options?: face.WriteOptions],
      Value
    >;
    expectTypeOf<Suites['create']>().toEqualTypeOf<Creation<face.Suite>>();
    expectTypeOf<Suites['createWithDetails']>().toEqualTypeOf<Creation<face.CreatedSuite>>();
    expectTypeOf<Suites['update']>().toEqualTypeOf<
      Method<face.SuiteAddress, [body: face.UpdateSuite, options?: face.WriteOptions], face.Suite>
    >();
    expectTypeOf<Suites['delete']>().toEqualTypeOf<
      Method<face.SuiteAddress, [options?: face.WriteOptions], void>
    >();
    expectTypeOf<Client['flakyTests']['list']>().toEqualTypeOf<
      (to: face.SuiteAddress, options?: face.ListFlakyTestsOptions) => face.Listing<face.FlakyTest>
    >();
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
