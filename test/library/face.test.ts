import { describe, expect, expectTypeOf, it } from 'vitest';
import * as face from '../../src/client/index.ts';

/** Every method. What each takes and returns shows where the examples of the page compile. */
const methods = {
  builds:
    'cancel cancelWithDetails create createWithDetails findByKey findRebuilds get list listForOrganization listForPipeline rebuild rebuildWithDetails retryFailedJobs wait',
  suites: 'create createWithDetails delete get list update',
  flakyTests: 'list',
  tests: 'failedExecutions listForBuild listForSuite listRuns run',
  jobs: 'list log retry unblock',
  annotations: 'create list',
  accessToken: 'get',
  artifacts: 'download list',
};

describe('the face of the library', () => {
  it('exports these values, and no others', () => {
    const errors =
      'Api Call Client Connection InvalidArgument InvalidResponse ListTruncated OutcomeUnknown Timeout Token Transport';
    const others =
      'buildKeyName couldHaveBeenApplied createClient createGitHubIdentity createRateLimiter createUndiciTransport createWorkloadTokenSource defaultBaseUrl effectiveState isOpenBlockStep isReplaced isScriptJob isTerminal isTooLarge outageTimes parseBaseUrl systemClock unlimited';
    const names = [...errors.split(' ').map((name) => `${name}Error`), ...others.split(' ')];
    expect(Object.keys(face).sort()).toEqual(names);
    // @ts-expect-error the functions behind the methods are no part of it, not even as types
    expectTypeOf<typeof face.cancelBuild>();
  });

  it('is a client with these methods, which can be disposed of, and needs a token alone', async () => {
    expectTypeOf(face.createClient).toEqualTypeOf<(options: face.ClientOptions) => face.Client>();
    expectTypeOf<{ token: string }>().toExtend<face.ClientOptions>();
    expectTypeOf<typeof fetch>().toExtend<face.Fetch>();
    expectTypeOf(face.createUndiciTransport).returns.toEqualTypeOf<face.Transport>();
    await using client = face.createClient({ token: 'token-of-a-test' });
    const others = new Set<object>([client.rateLimit]);
    const namesIn = (part: object) => Object.keys(part).sort().join(' ');
    const groups = Object.entries(client).filter(([, part]) => typeof part === 'object' && !others.has(part));
    expect(Object.fromEntries(groups.map(([name, part]) => [name, namesIn(part)]))).toEqual(methods);
    expect(client[Symbol.asyncDispose]).toBe(client.close);
    // @ts-expect-error a client needs a token
    expect(() => face.createClient({})).toThrow('token is empty');
  });

  it('takes parameters and options of a call in one object, and none that it does not know', () => {
    type Call = 'signal' | 'timeoutMs' | 'until' | 'rank' | 'polling' | 'onResponse';
    expectTypeOf<keyof face.BuildAddress>().toEqualTypeOf<'organization' | 'pipeline' | 'number'>();
    expectTypeOf<keyof face.CallOptions>().toEqualTypeOf<Call>();
    expectTypeOf<keyof face.GetBuildOptions>().toEqualTypeOf<keyof face.BuildParameters | Call | 'query'>();
    expectTypeOf<keyof face.ListBuildsOptions>().toEqualTypeOf<
      keyof face.BuildFilters | Call | 'query' | 'perPage'
    >();
    expectTypeOf<keyof face.CreateBuildOptions>().toEqualTypeOf<Call | 'onState' | 'key'>();
    expectTypeOf<keyof face.CancelOptions>().toEqualTypeOf<Call | 'onState' | 'onRefused'>();
    expectTypeOf<keyof face.WaitForBuildOptions>().toEqualTypeOf<Call | 'onProgress'>();
    expectTypeOf<keyof face.ToArrayOptions>().toEqualTypeOf<'limit' | 'maxBytes' | 'onPage'>();
    // @ts-expect-error a state that the filter does not know
    const states: face.ListBuildsOptions = { state: 'done' };
    expect(states).toEqual({ state: 'done' });
    expectTypeOf<face.Build>().toExtend<face.BuildStanding>();
    expect(face.effectiveState({ state: 'passed', blocked: true })).toBe('blocked');
    expect(face.isTerminal({ state: 'running' })).toBe(false);
  });
});

it('the errors have one base class, and those of a call another', () => {
  const { ApiError, ConnectionError, InvalidResponseError, OutcomeUnknownError, TimeoutError } = face;
  const kinds = [ApiError, ConnectionError, InvalidResponseError, OutcomeUnknownError, TimeoutError];
  for (const kind of [...kinds, face.ListTruncatedError])
    expect(kind.prototype).toBeInstanceOf(face.CallError);
  expect(face.CallError.prototype).toBeInstanceOf(face.ClientError);
  expect(face.InvalidArgumentError.prototype).toBeInstanceOf(face.ClientError);
  const cut = new face.ListTruncatedError('cut', { method: 'GET', path: '/', reason: 'limit', items: [1] });
  expectTypeOf(cut.items).toEqualTypeOf<readonly number[]>();
  expect(cut.items).toEqual([1]);
});
