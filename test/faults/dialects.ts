import { page } from './table.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of one window, with what is left of it. */
export const organization = (reset: number | string, left = 0): Headers => ({
  'ratelimit-limit': '200',
  'ratelimit-remaining': String(left),
  'ratelimit-reset': String(reset),
});
export const user = (reset: number | string, left = 0): Headers => ({
  'ratelimit-user-limit': '50',
  'ratelimit-user-remaining': String(left),
  'ratelimit-user-reset': String(reset),
});

/** How a server refuses, and how many seconds that asks to wait, if that differs from the time of the fault. */
type Dialect = (seconds: number) => readonly [headers: Headers, body?: unknown, meant?: number];

/** Every way to say it: both families of headers, `Retry-After`, or no word at all. */
export const dialects: Readonly<Record<string, Dialect>> = {
  "in the organization's headers": (seconds) => [organization(seconds)],
  "in the user's headers": (seconds) => [user(seconds)],
  'in both: the later counts': (seconds) => [
    { ...organization(seconds), ...user(seconds + 5) },
    undefined,
    seconds + 5,
  ],
  'for the organization, whatever is left to the user': (seconds) => [
    { ...organization(seconds), ...user(2 * seconds, 7) },
    { message: 'Slow down', scope: 'rest', limit: 200, current: 201, reset: seconds },
  ],
  'for the user, whatever is left to the organization': (seconds) => [
    { ...organization(2 * seconds, 90), ...user(seconds) },
    { message: 'Slow down', scope: 'rest_user', limit: 50, current: 51, reset: seconds },
  ],
  'for the organization, when the user has nothing left either': (seconds) => [
    { ...organization(seconds), ...user(seconds + 5) },
    { message: 'Slow down', scope: 'rest', limit: 200, current: 201, reset: seconds },
    seconds + 5,
  ],
  'for a scope that is not known': (seconds) => [user(seconds), { scope: 'galaxy' }],
  'with no window that is spent: the later counts': (seconds) => [
    { ...organization(seconds, 5), ...user(Math.floor(seconds / 2), 5) },
  ],
  'in Retry-After': (seconds) => [{ 'retry-after': String(seconds) }],
  'not at all: a minute': () => [{}, undefined, 60],
  'by a page for people: a minute': () => [{}, page, 60],
};
