import fc from 'fast-check';
import type { FaultBehavior } from '../../src/sandbox/fault/fault.ts';

/** Carries, in milliseconds, how long a refused client must wait. The product does not know this header. */
export const resetHeader = 'test-reset-ms';

const dateOfServer = Date.UTC(2031, 4, 6, 7, 8, 9);
const httpDate = (ms: number) => new Date(ms).toUTCString();

/** How one server says that its window is spent, and for how long. */
type Dialect = (seconds: number) => {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Where it is not what was asked to be said. */
  readonly meantMs?: number;
};

const organization = (seconds: number, left = 0) => ({
  'ratelimit-limit': '200',
  'ratelimit-remaining': String(left),
  'ratelimit-reset': String(seconds),
});

const user = (seconds: number, left = 0) => ({
  'ratelimit-user-limit': '50',
  'ratelimit-user-remaining': String(left),
  'ratelimit-user-reset': String(seconds),
});

/** Every way to say it: both families of headers, the body that names one of them, `Retry-After`, or no word at all. */
const dialects: Readonly<Record<string, Dialect>> = {
  organization: (seconds) => ({ headers: organization(seconds) }),
  user: (seconds) => ({ headers: user(seconds) }),
  both: (seconds) => ({
    headers: { ...organization(seconds), ...user(seconds + 5) },
    meantMs: (seconds + 5) * 1000,
  }),
  scoped: (seconds) => ({
    headers: { ...organization(seconds), ...user(2 * seconds, 7) },
    body: { message: 'Slow down', scope: 'rest', limit: 200, current: 201, reset: seconds },
  }),
  scopedToUser: (seconds) => ({
    headers: { ...organization(2 * seconds, 90), ...user(seconds) },
    body: { message: 'Slow down', scope: 'rest_user', limit: 50, current: 51, reset: seconds },
  }),
  scopedThoughBothAreSpent: (seconds) => ({
    headers: { ...organization(seconds), ...user(seconds + 5) },
    body: { message: 'Slow down', scope: 'rest', limit: 200, current: 201, reset: seconds },
    meantMs: (seconds + 5) * 1000,
  }),
  body: (seconds) => ({ body: { message: 'Slow down', reset: seconds } }),
  epoch: (seconds) => ({
    headers: { ...user(dateOfServer / 1000 + seconds), date: httpDate(dateOfServer) },
  }),
  retryAfter: (seconds) => ({ headers: { 'retry-after': String(seconds) } }),
  retryAfterDate: (seconds) => ({
    headers: { 'retry-after': httpDate(dateOfServer + seconds * 1000), date: httpDate(dateOfServer) },
  }),
  page: () => ({ body: '<h1>Too many requests</h1>', meantMs: 60_000 }),
  silent: () => ({ meantMs: 60_000 }),
};

/** A 429 in any dialect. What is above five minutes is not waited for. */
export const refusal: fc.Arbitrary<FaultBehavior> = fc
  .record({
    dialect: fc.constantFrom(...Object.values(dialects)),
    seconds: fc.constantFrom(0, 1, 5, 20, 60, 400),
  })
  .map(({ dialect, seconds }) => {
    const { headers = {}, body, meantMs = seconds * 1000 } = dialect(seconds);
    return { kind: 'status', status: 429, body, headers: { ...headers, [resetHeader]: String(meantMs) } };
  });

/** An ordinary answer that says that it was the last of its window. */
export const lastOfWindow: fc.Arbitrary<FaultBehavior> = fc.constantFrom(1, 10, 45).map((seconds) => ({
  kind: 'headers',
  set: { ...user(seconds), [resetHeader]: String(seconds * 1000) },
}));
