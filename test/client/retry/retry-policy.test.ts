import { describe, expect, test } from 'vitest';
import {
  ApiError,
  type ClientError,
  ConnectionError,
  InvalidArgumentError,
  InvalidResponseError,
  type InvalidResponseReason,
  type Sent,
  TimeoutError,
  type TimeoutPhase,
} from '../../../src/client/errors.ts';
import {
  classifyFailure,
  couldHaveBeenApplied,
  type FailureClass,
  isOutage,
} from '../../../src/client/retry/failure-class.ts';
import {
  backoffMs,
  type FailedAttempt,
  pauseAfterFailure,
  retryReason,
} from '../../../src/client/retry/retry-policy.ts';
import { type EndpointName, endpoints } from '../../../src/model/endpoints.ts';

const tried = { method: 'GET', path: '/v2/builds' } as const;
const status = (code: number, retryAfterMs?: number) =>
  new ApiError('refused', { ...tried, status: code, retryAfterMs });
const connection = (code: string, sent: Sent = 'unknown') =>
  new ConnectionError('lost', { ...tried, code, sent });
const timeout = (phase: TimeoutPhase, sent: Sent = 'unknown') =>
  new TimeoutError('late', { ...tried, phase, sent });
const response = (reason: InvalidResponseReason) =>
  new InvalidResponseError('odd', { ...tried, status: 200, reason });

describe('the class of a failure is right', () => {
  test.each<[string, ClientError, FailureClass]>([
    ['a host not found', connection('ENOTFOUND', 'not-sent'), 'notApplied'],
    ['a connection refused', connection('ECONNREFUSED', 'not-sent'), 'notApplied'],
    ['a proxy that cannot connect', connection('PROXY_502', 'not-sent'), 'notApplied'],
    ['a proxy with too many requests', connection('PROXY_429', 'not-sent'), 'notApplied'],
    ['a proxy that wants other credentials', connection('PROXY_407', 'not-sent'), 'rejected'],
    ['a proxy that forbids it', connection('PROXY_403', 'not-sent'), 'rejected'],
    ['no connection in time', timeout('connect', 'not-sent'), 'notApplied'],
    ['a reset before anything was sent', connection('ECONNRESET', 'not-sent'), 'notApplied'],
    ['a 429', status(429), 'notApplied'],
    ['a reset', connection('ECONNRESET'), 'maybeApplied'],
    ['a broken pipe', connection('EPIPE'), 'maybeApplied'],
    ['a closed socket', connection('UND_ERR_SOCKET'), 'maybeApplied'],
    ['an unknown code', connection('EODD'), 'maybeApplied'],
    ['no headers in time', timeout('headers'), 'maybeApplied'],
    ['a body that stops', timeout('body'), 'maybeApplied'],
    ['an attempt that takes too long', timeout('attempt'), 'maybeApplied'],
    ['a call that takes too long', timeout('call'), 'maybeApplied'],
    ...[408, 500, 502, 503, 504, 507, 520, 521, 524, 527].map(
      (code) => [`a ${code}`, status(code), 'maybeApplied'] satisfies [string, ClientError, FailureClass],
    ),
    ['an empty success', response('empty'), 'maybeApplied'],
    ['a success that is no JSON', response('syntax'), 'maybeApplied'],
    ['a success that does not fit', response('schema'), 'maybeApplied'],
    ['a success that cannot be decompressed', response('compression'), 'maybeApplied'],
    ...[400, 401, 403, 404, 405, 409, 410, 413, 414, 415, 422, 451, 501, 505].map(
      (code) => [`a ${code}`, status(code), 'rejected'] satisfies [string, ClientError, FailureClass],
    ),
    ['an argument refused', new InvalidArgumentError('number', 'is odd'), 'rejected'],
    ['a window that ends too late', timeout('window', 'not-sent'), 'rejected'],
    ['a rate limiter that takes too long', timeout('limiter', 'not-sent'), 'rejected'],
    ...[
      'CERT_HAS_EXPIRED',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'EPROTO',
      'HPE_INVALID_CONSTANT',
      'UND_ERR_HEADERS_OVERFLOW',
    ].map(
      (code) =>
        [code, connection(code, 'not-sent'), 'untrusted'] satisfies [string, ClientError, FailureClass],
    ),
    ['an answer too large', response('size'), 'untrusted'],
    ['an encoding that was not requested', response('encoding'), 'untrusted'],
    ...[301, 302, 304, 307, 308].map(
      (code) => [`a ${code}`, status(code), 'rejected'] satisfies [string, ClientError, FailureClass],
    ),
  ])('for %s', (_, error, failure) => {
    expect(classifyFailure(error)).toBe(failure);
  });

  test.each<[string, ClientError, boolean]>([
    ['a reset', connection('ECONNRESET'), true],
    ['a connection refused', connection('ECONNREFUSED', 'not-sent'), false],
    ['a certificate not trusted', connection('CERT_HAS_EXPIRED', 'not-sent'), false],
    ['bytes that are no HTTP', connection('HPE_INVALID_CONSTANT'), true],
    ['a success too large to read', response('size'), true],
    ['a 422', status(422), false],
    ['a 429', status(429), false],
  ])('for %s, which leaves a doubt: %s', (_, error, doubt) => {
    expect(couldHaveBeenApplied(error)).toBe(doubt);
  });
});

const failed = (
  endpoint: EndpointName,
  error: ClientError,
  more: Partial<FailedAttempt> = {},
): FailedAttempt => ({
  endpoint,
  error,
  polling: false,
  urgent: false,
  renewable: false,
  outage: isOutage(error),
  recent: false,
  ...more,
});
const names = Object.keys(endpoints) as EndpointName[];

const oneOfEach = {
  unsent: connection('ECONNREFUSED', 'not-sent'),
  throttled: status(429),
  'maybe applied': status(502),
  rejected: status(422),
  untrusted: connection('CERT_HAS_EXPIRED', 'not-sent'),
  redirected: status(302),
} as const satisfies Record<string, ClientError>;
type Failure = keyof typeof oneOfEach;

/** Which failures each endpoint retries, spelled out by hand. */
const table: Record<EndpointName, readonly Failure[]> = {
  'suites.list': ['unsent', 'throttled', 'maybe applied'],
  'suites.get': ['unsent', 'throttled', 'maybe applied'],
  'suites.create': ['unsent', 'throttled'],
  'suites.update': ['unsent', 'throttled'],
  'suites.delete': ['unsent', 'throttled'],
  'flakyTests.list': ['unsent', 'throttled', 'maybe applied'],
  'builds.list': ['unsent', 'throttled', 'maybe applied'],
  'builds.listForOrganization': ['unsent', 'throttled', 'maybe applied'],
  'builds.listForPipeline': ['unsent', 'throttled', 'maybe applied'],
  'builds.get': ['unsent', 'throttled', 'maybe applied'],
  'builds.create': ['unsent', 'throttled'],
  'builds.cancel': ['unsent', 'throttled'],
  'builds.rebuild': ['unsent', 'throttled'],
  'builds.retryFailedJobs': ['unsent', 'throttled'],
  'jobs.log': ['unsent', 'throttled', 'maybe applied'],
  'buildTests.list': ['unsent', 'throttled', 'maybe applied'],
  'suiteTests.list': ['unsent', 'throttled', 'maybe applied'],
  'testRuns.get': ['unsent', 'throttled', 'maybe applied'],
  'testRuns.failedExecutions': ['unsent', 'throttled', 'maybe applied'],
};

describe('a failed request is tried again, or not:', () => {
  test.each(
    names.flatMap((name) =>
      (Object.keys(oneOfEach) as Failure[]).map(
        (failure) => [name, failure, table[name].includes(failure)] as const,
      ),
    ),
  )('%s after a failure that is %s: %s', (name, failure, expected) => {
    expect(retryReason(failed(name, oneOfEach[failure])) !== undefined).toBe(expected);
  });

  test('a call whose time is over is not tried again', () => {
    const reasons = (sent: Sent) => names.map((name) => retryReason(failed(name, timeout('call', sent))));
    expect(new Set([...reasons('not-sent'), ...reasons('unknown')])).toEqual(new Set([undefined]));
  });

  test('a build that was just created may not be visible everywhere yet', () => {
    const reason = (name: EndpointName, recent: boolean) =>
      retryReason(failed(name, status(404), { recent }));
    expect(reason('builds.get', true)).toBe('lag');
    expect(reason('builds.get', false)).toBeUndefined();
    expect(reason('builds.cancel', true)).toBe('lag');
    expect(reason('builds.cancel', false)).toBeUndefined();
  });

  test.each([401, 403])('only a poll that is refused (%i) is tried once more, after five seconds', (code) => {
    const reason = (polling: boolean) => retryReason(failed('builds.get', status(code), { polling }));
    expect([reason(true), reason(false)]).toEqual(['refused', undefined]);
    expect([1, 2].map((nth) => pause('refused', nth))).toEqual([5_000, undefined]);
  });
});

const pause = (
  reason: Parameters<typeof pauseAfterFailure>[0],
  nth: number,
  more: Partial<FailedAttempt> = {},
) => pauseAfterFailure(reason, { nth, polling: false, urgent: false, ...more }, () => 0.5);

describe('the pause before another attempt', () => {
  test('doubles up to 20 seconds, of which jitter takes at most half', () => {
    const nths = [1, 2, 3, 4, 5, 6, 7, 8, 2_000];
    const most = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000, 20_000];
    expect(nths.map((nth) => backoffMs(nth, () => 1))).toEqual(most);
    expect(nths.map((nth) => backoffMs(nth, () => 0))).toEqual(most.map((ms) => ms / 2));
  });

  test('is that of the window after a 429, four times, and for a poll as long as it has time', () => {
    expect([1, 2, 3, 4].map((nth) => pause('throttled', nth))).toEqual([0, 0, 0, undefined]);
    expect(pause('throttled', 4, { polling: true })).toBe(0);
    expect([1, 2].map((nth) => pause('throttled', nth, { urgent: true }))).toEqual([1_000, undefined]);
  });
});
