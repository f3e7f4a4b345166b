import { headerText, headerValues, type ResponseHeaders } from '../transport/response-headers.ts';

/** Whose quota a window counts: the organization's, or the user's who owns the token. */
export type WindowFamily = 'organization' | 'user';

/** One rate-limit window as a response shows it. */
export interface RateLimitWindow {
  readonly family: WindowFamily;
  /** Requests allowed in the window. */
  readonly limit: number;
  /** Requests left in the window. */
  readonly remaining: number;
  /** Milliseconds from now until the window begins anew. */
  readonly resetMs: number;
}

/** Every window that a response shows completely. Not shown in the document (§8); the live service sends two. */
export interface RateLimit {
  readonly windows: readonly RateLimitWindow[];
}

/** A window of which parts may be missing or unreadable. */
type PartialWindow = { readonly [Key in keyof RateLimitWindow]: RateLimitWindow[Key] | null };

/** How long to wait after a 429 that says nothing: one window. */
const defaultWindowMs = 60_000;

/** The windows last a minute. A response that names a far later reset is not believed before a 429 repeats it. */
const longestWindowMs = 300_000;

/** Both windows of a response, as far as its headers can be read. */
export function readWindows(headers: ResponseHeaders): readonly PartialWindow[] {
  return (['organization', 'user'] as const).map((family) => {
    const prefix = family === 'user' ? 'ratelimit-user' : 'ratelimit';
    return {
      family,
      limit: highest(headerValues(headers, `${prefix}-limit`)),
      remaining: highest(headerValues(headers, `${prefix}-remaining`)),
      resetMs: delayMs(highest(headerValues(headers, `${prefix}-reset`))),
    };
  });
}

/** The windows that a response shows completely, or undefined where it shows none. */
export function parseRateLimit(headers: ResponseHeaders): RateLimit | undefined {
  const windows = readWindows(headers).filter(
    (window): window is RateLimitWindow =>
      window.limit !== null && window.remaining !== null && window.resetMs !== null,
  );
  return windows.length === 0 ? undefined : { windows };
}

/** What `Retry-After` asks for, in milliseconds from now: seconds or a date. Null where it is absent or unreadable. */
export function retryAfterMs(headers: ResponseHeaders, nowMs: number): number | null {
  const text = headerText(headers, 'retry-after')?.trim() ?? '';
  const date = parseHttpDate(text);
  return date === null ? delayMs(digits(text)) : Math.max(0, date - (sentAtMs(headers) ?? nowMs));
}

/**
 * How long after a 429 nothing may be sent, in milliseconds: until every window that is used up has been reset, since each
 * of them would refuse the next request. If none is, the first of: the later reset of both windows, the body's own `reset`,
 * `Retry-After`, one minute. Not shown in the document (§8); the live service sends all but `Retry-After`.
 */
export function throttleMs(headers: ResponseHeaders, body: unknown, nowMs: number): number {
  const windows = readWindows(headers);
  const { reset } = Object(body) as { readonly reset?: unknown };
  const inBodyMs = delayMs(digits(String(reset)));
  const spent = windows.filter(({ remaining }) => remaining === 0);
  return latest(spent) ?? latest(windows) ?? inBodyMs ?? retryAfterMs(headers, nowMs) ?? defaultWindowMs;
}

/** How long after a response that is no 429 nothing should be sent: until every window that it shows as used up is reset. */
export function exhaustedMs(headers: ResponseHeaders): number {
  const spent = readWindows(headers).filter(({ remaining }) => remaining === 0);
  const resetMs = latest(spent) ?? 0;
  return resetMs > longestWindowMs ? 0 : resetMs;
}

function latest(windows: readonly PartialWindow[]): number | null {
  const resets = windows.map(({ resetMs }) => resetMs).filter((resetMs) => resetMs !== null);
  return resets.length === 0 ? null : Math.max(...resets);
}

function delayMs(seconds: number | null): number | null {
  return seconds && seconds * 1000;
}

/** A header sent twice may be two values or one text with a comma: the most cautious reading is the largest. */
function highest(values: readonly string[]): number | null {
  const numbers = values.flatMap((value) => value.split(',')).map(digits);
  const valid = numbers.filter((number) => number !== null);
  return valid.length === 0 ? null : Math.max(...valid);
}

/** No count or delay has more digits; what has is a mistake or an attack. */
function digits(text: string): number | null {
  return /^\s*\d{1,16}\s*$/.test(text) ? Number(text) : null;
}

/** When the response was sent, by the clock of its sender; null if it does not say so. */
export function sentAtMs(headers: ResponseHeaders): number | null {
  return parseHttpDate(headerText(headers, 'date') ?? '');
}

/** The time of a header such as `Date`; null if it is none. */
function parseHttpDate(text: string): number | null {
  const ms = text.length <= 40 && /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

/** A hundred years: no service means a later date, and it may be none that a machine can write. */
const longestDelayMs = 100 * 365 * 86_400_000;

/** The date that a delay leads to. */
export function laterDate(nowMs: number, delayMs: number): Date {
  return new Date(nowMs + Math.min(delayMs, longestDelayMs));
}
