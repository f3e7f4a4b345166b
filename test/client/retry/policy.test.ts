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
import { couldHaveBeenApplied, type Effect, effectOf, isOutage } from '../../../src/client/retry/failure.ts';
import { backoffMs, countFailures, type FailedAttempt, isRead } from '../../../src/client/retry/policy.ts';
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
  test.each<[string, ClientError, Effect]>([
    ['a host not found', connection('ENOTFOUND', 'not-sent'), 'none'],
    ['a connection refused', connection('ECONNREFUSED', 'not-sent'), 'none'],
    ['a proxy that cannot connect', connection('PROXY_502', 'not-sent'), 'none'],
    ['a proxy with too many requests', connection('PROXY_429', 'not-sent'), 'none'],
    ['a proxy that wants other credentials', connection('PROXY_407', 'not-sent'), 'refused'],
    ['a proxy that forbids it', connection('PROXY_403', 'not-sent'), 'refused'],
    ['no connection in time', timeout('connect', 'not-sent'), 'none'],
    ['a reset before anything was sent', connection('ECONNRESET', 'not-sent'), 'none'],
    ['a 429', status(429), 'none'],
    ['a reset', connection('ECONNRESET'), 'maybe'],
    ['a broken pipe', connection('EPIPE'), 'maybe'],
    ['a closed socket', connection('UND_ERR_SOCKET'), 'maybe'],
    ['an unknown code', connection('EODD'), 'maybe'],
    ['no headers in time', timeout('headers'), 'maybe'],
    ['a body that stops', timeout('body'), 'maybe'],
    ['an attempt that takes too long', timeout('attempt'), 'maybe'],
    ['a call that takes too long', timeout('call'), 'maybe'],
    ...[408, 500, 502, 503, 504, 507, 520, 521, 524, 527].map(
      (code) => [`a ${code}`, status(code), 'maybe'] satisfies [string, ClientError, Effect],
    ),
    ['an empty success', response('empty'), 'maybe'],
    ['a success that is no JSON', response('syntax'), 'maybe'],
    ['a success that does not fit', response('schema'), 'maybe'],
    ['a success that cannot be decompressed', response('compression'), 'maybe'],
    ...[400, 401, 403, 404, 405, 409, 410, 413, 414, 415, 422, 451, 501, 505].map(
      (code) => [`a ${code}`, status(code), 'refused'] satisfies [string, ClientError, Effect],
    ),
    ['an argument refused', new InvalidArgumentError('number', 'is odd'), 'refused'],
    ['a window that ends too late', timeout('window', 'not-sent'), 'refused'],
    ['a rate limiter that takes too long', timeout('limiter', 'not-sent'), 'refused'],
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
      (code) => [code, connection(code, 'not-sent'), 'untrusted'] satisfies [string, ClientError, Effect],
    ),
    ['an answer too large', response('size'), 'untrusted'],
    ['an encoding that was not requested', response('encoding'), 'untrusted'],
    ...[301, 302, 304, 307, 308].map(
      (code) => [`a ${code}`, status(code), 'refused'] satisfies [string, ClientError, Effect],
    ),
  ])('for %s', (_, error, failure) => {
    expect(effectOf(error)).toBe(failure);
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
  error,
  isRead: isRead(endpoint),
  isPoll: false,
  isUrgent: false,
  tokenIsRenewable: false,
  isOutage: isOutage(error),
  isNewBuild: false,
  ...more,
});

/** The pauses after so many failures of one call; undefined where it is the last. */
const pauses = (count: number, ...attempt: Parameters<typeof failed>) => {
  const pauseAfter = countFailures(() => 0.5);
  return Array.from({ length: count }, () => pauseAfter(failed(...attempt)));
};

const names = Object.keys(endpoints) as EndpointName[];

const oneOfEach = {
  unsent: connection('ECONNREFUSED', 'not-sent'),
  throttled: status(429),
  'maybe applied': status(502),
  refused: status(422),
  untrusted: connection('CERT_HAS_EXPIRED', 'not-sent'),
  redirected: status(302),
} as const satisfies Record<string, ClientError>;
type Failure = keyof typeof oneOfEach;

/** The endpoints of which a request is not sent again if it may have been applied, spelled out by hand. */
const writes = [
  ...['suites.create', 'suites.update', 'suites.delete'],
  ...['builds.create', 'builds.cancel', 'builds.rebuild', 'builds.retryFailedJobs', 'jobs.unblock'],
];
const isRepeated = (name: string, failure: Failure) =>
  failure === 'unsent' || failure === 'throttled' || (failure === 'maybe applied' && !writes.includes(name));

describe('a failed request is tried again, or not:', () => {
  test.each(
    names.flatMap((name) =>
      (Object.keys(oneOfEach) as Failure[]).map(
        (failure) => [name, failure, isRepeated(name, failure)] as const,
      ),
    ),
  )('%s after a failure that is %s: %s', (name, failure, expected) => {
    expect(pauses(1, name, oneOfEach[failure])[0] !== undefined).toBe(expected);
  });

  test('a build that was just created may not be visible everywhere yet', () => {
    for (const name of ['builds.get', 'builds.cancel'] as const) {
      expect(pauses(2, name, status(404), { isNewBuild: true })).toEqual([375, 750]);
      expect(pauses(1, name, status(404))).toEqual([undefined]);
    }
  });

  test.each([401, 403])('only a poll that is refused (%i) is tried once more, after five seconds', (code) => {
    expect(pauses(2, 'builds.get', status(code), { isPoll: true })).toEqual([5_000, undefined]);
    expect(pauses(1, 'builds.get', status(code))).toEqual([undefined]);
  });

  test('after a 429 four times, each in a window, and a poll as long as it has time', () => {
    expect(pauses(4, 'builds.get', status(429))).toEqual([0, 0, 0, undefined]);
    expect(pauses(9, 'builds.get', status(429), { isPoll: true }).every((ms) => ms === 0)).toBe(true);
  });

  test('what is urgent once more after a 429, a second later', () => {
    expect(pauses(2, 'builds.cancel', status(429), { isUrgent: true })).toEqual([1_000, undefined]);
  });

  test('with another token, once', () => {
    expect(pauses(2, 'builds.create', status(401), { tokenIsRenewable: true })).toEqual([0, undefined]);
    expect(pauses(1, 'builds.create', status(401))).toEqual([undefined]);
  });
});

test('the pause in an outage doubles up to 20 seconds, of which jitter takes at most half', () => {
  const nths = [1, 2, 3, 4, 5, 6, 7, 8, 2_000];
  const most = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000, 20_000];
  expect(nths.map((nth) => backoffMs(nth, () => 1))).toEqual(most);
  expect(nths.map((nth) => backoffMs(nth, () => 0))).toEqual(most.map((ms) => ms / 2));
});
