import { headerText, type ResponseHeaders } from '../transport/transport.ts';

/** Whose quota a window counts: the organization's, or the user's who owns the token. */
export type WindowFamily = 'organization' | 'user';

/** One rate-limit window as a response shows it. Not shown in the document (§8); the live service sends two. */
export interface RateLimitWindow {
  readonly family: WindowFamily;
  /** Requests allowed in the window. */
  readonly limit: number;
  /** Requests left in the window. */
  readonly remaining: number;
  /** Milliseconds from now until the window begins anew. */
  readonly resetMs: number;
}

/** How long to wait after a 429 without a time: one window. */
const defaultWindowMs = 60_000;

/** Every window that a response shows completely. */
export function readWindows(headers: ResponseHeaders): readonly RateLimitWindow[] {
  return (['organization', 'user'] as const).flatMap((family) => {
    const prefix = family === 'user' ? 'ratelimit-user' : 'ratelimit';
    const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
      wholeNumber(headers, `${prefix}-${name}`),
    );
    if (!limit || remaining === undefined || reset === undefined) return [];
    return [{ family, limit, remaining, resetMs: reset * 1000 }];
  });
}

/** What `Retry-After` asks for in seconds, in milliseconds; undefined where it is absent or a date. */
export function retryAfterMs(headers: ResponseHeaders): number | undefined {
  const seconds = wholeNumber(headers, 'retry-after');
  return seconds && seconds * 1000;
}

/**
 * How long after a response nothing may be sent, in milliseconds: until every window that is used up has been reset, since
 * each of them would refuse the next request. If a 429 shows none that is, until both are reset, or as `Retry-After` asks.
 */
export function closedMs(status: number, headers: ResponseHeaders): number {
  const windows = readWindows(headers);
  const spent = windows.filter(({ remaining }) => remaining === 0);
  const closing = status === 429 && spent.length === 0 ? windows : spent;
  if (closing.length > 0) return Math.max(...closing.map(({ resetMs }) => resetMs));
  return status === 429 ? (retryAfterMs(headers) ?? defaultWindowMs) : 0;
}

/** A count or a number of seconds, of which no honest one has more digits. */
function wholeNumber(headers: ResponseHeaders, name: string): number | undefined {
  const text = headerText(headers, name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
