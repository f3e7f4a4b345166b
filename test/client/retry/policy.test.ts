import { describe, expect, test } from 'vitest';
import {
  ApiError,
  type ClientError,
  ConnectionError,
  InvalidArgumentError,
  InvalidResponseError,
  type InvalidResponseReason,
  OutcomeUnknownError,
  type Sent,
  TimeoutError,
  type TimeoutPhase,
  TokenError,
} from '../../../src/client/errors.ts';
import { type FailureKind, failureKind, failureReason } from '../../../src/client/retry/failure.ts';
import { backoffMs } from '../../../src/client/retry/outage.ts';
import { type FailedAttempt, pauseAfter } from '../../../src/client/retry/policy.ts';
import { type EndpointName, endpoints } from '../../../src/model/endpoints.ts';

const tried = { method: 'GET', path: '/v2/builds' } as const;
const status = (code: number, retryAfterMs?: number) =>
  new ApiError('refused', { ...tried, status: code, retryAfterMs });
const connection = (code: string, sent: Sent = 'unknown') =>
  new ConnectionError('lost', { ...tried, code, sent });
const unsent = (code: string) => connection(code, 'not-sent');
const timeout = (phase: TimeoutPhase, sent: Sent = 'unknown') =>
  new TimeoutError('late', { ...tried, phase, sent });
/** Codes of what cannot be trusted, and would not be the next time. */
const untrusted = [
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'EPROTO'],
  ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_SSL_WRONG_VERSION_NUMBER'],
  ...['HPE_INVALID_CONSTANT', 'UND_ERR_HEADERS_OVERFLOW', 'REDIRECTED'],
];
const response = (reason: InvalidResponseReason) =>
  new InvalidResponseError('odd', { ...tried, status: 200, reason });

/** What each failure says of its request. */
const kinds: Record<FailureKind, readonly ClientError[]> = {
  throttled: [status(429), ...(['window', 'limiter'] as const).map((phase) => timeout(phase, 'not-sent'))],
  unserved: [
    new ApiError('refused', { ...tried, status: 503, serviceMessage: 'Busy' }),
    ...['ENOTFOUND', 'ECONNREFUSED', 'ECONNRESET', 'PROXY_502', 'PROXY_429', 'PROXY_408'].map(unsent),
    timeout('connect', 'not-sent'),
  ],
  lost: [
    ...['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'EODD'].map((code) => connection(code)),
    ...(['headers', 'body', 'attempt', 'call'] as const).map((phase) => timeout(phase)),
    ...[408, 500, 502, 503, 504, 507, 520, 521, 524, 527].map((code) => status(code)),
    ...(['empty', 'syntax', 'schema', 'compression'] as const).map((reason) => response(reason)),
    new OutcomeUnknownError('lost', tried),
  ],
  refused: [
    ...[301, 302, 304, 307, 308].map((code) => status(code)),
    ...[400, 401, 403, 404, 405, 409, 410, 413, 414, 415, 422, 451, 501, 505].map((code) => status(code)),
    ...['PROXY_407', 'PROXY_403', ...untrusted].map(unsent),
    new InvalidArgumentError('number', 'is odd'),
  ],
  untrusted: [
    ...untrusted.map((code) => connection(code)),
    ...(['size', 'encoding'] as const).map((reason) => response(reason)),
  ],
};

test.each(
  Object.entries(kinds).flatMap(([kind, errors]) =>
    errors.map((error) => [failureReason(error), kind, error] as const),
  ),
)('the kind of a failure is right for %s: %s', (_, kind, error) => {
  expect(failureKind(error)).toBe(kind);
});

test.each<[string, ClientError]>([
  ['timeout', timeout('call')],
  ['headers timeout', timeout('headers')],
  ['no token', new TokenError('none')],
  ['no token (503)', new TokenError('none', { cause: status(503) })],
  ['the response is empty', response('empty')],
  ['InvalidArgumentError', new InvalidArgumentError('number', 'is odd')],
])('a failure is named in a few words: %s', (words, error) => {
  expect(failureReason(error)).toBe(words);
});

/** The pauses after a number of failures of one call; undefined where it is the last. */
const pauses = (
  count: number,
  endpoint: EndpointName,
  error: ClientError,
  more: Partial<FailedAttempt> = {},
) => {
  const attempt = {
    kind: failureKind(error),
    status: error instanceof ApiError ? error.status : undefined,
    isRead: endpoints[endpoint].method === 'GET',
    isPoll: false,
    isUrgent: false,
    isInDoubt: false,
    tokenIsRenewable: false,
    isNewBuild: false,
    ...more,
  };
  const counts = new Map();
  return Array.from({ length: count }, () => pauseAfter(attempt, counts, () => 0.5));
};

describe('a failed request is tried again, or not:', () => {
  test('a build that was just created may not be visible everywhere yet', () => {
    for (const name of ['builds.get', 'builds.cancel'] as const) {
      expect(pauses(2, name, status(404), { isNewBuild: true })).toEqual([375, 750]);
      expect(pauses(1, name, status(404))).toEqual([undefined]);
    }
  });

  test('after a 429 four times, each in a window, and a poll as long as it has time', () => {
    expect(pauses(4, 'builds.get', status(429))).toEqual([0, 0, 0, undefined]);
    expect(pauses(9, 'builds.get', status(429), { isPoll: true }).every((ms) => ms === 0)).toBe(true);
  });

  test('what is urgent once more after a 429, a second later', () => {
    expect(pauses(2, 'builds.cancel', status(429), { isUrgent: true })).toEqual([1_000, undefined]);
    expect(pauses(1, 'builds.cancel', status(502), { isUrgent: true })).toEqual([undefined]);
  });
});

test('the pause in an outage doubles up to 20 seconds, of which jitter takes at most half', () => {
  const nths = [1, 2, 3, 4, 5, 6, 7, 8, 2_000];
  const most = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000, 20_000];
  expect(nths.map((nth) => backoffMs(nth, () => 1))).toEqual(most);
  expect(nths.map((nth) => backoffMs(nth, () => 0))).toEqual(most.map((ms) => ms / 2));
});
