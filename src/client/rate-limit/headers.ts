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
export type PartialWindow = {
  readonly family: WindowFamily;
  readonly limit: number | null;
  readonly remaining: number | null;
  readonly resetMs: number | null;
};

const prefixes = { organization: 'ratelimit', user: 'ratelimit-user' } as const;

/** No count or delay has more digits; what has is a mistake or an attack. */
const mostDigits = 16;

/** From here on a number of seconds is a date, not a delay. */
const firstEpochSeconds = 1e9;

/** Both windows of a response, as far as its headers can be read. `nowMs` stands in for a missing `Date` header. */
export function readWindows(headers: ResponseHeaders, nowMs: number): readonly PartialWindow[] {
  return (['organization', 'user'] as const).map((family) => {
    const prefix = prefixes[family];
    return {
      family,
      limit: highest(headerValues(headers, `${prefix}-limit`)),
      remaining: highest(headerValues(headers, `${prefix}-remaining`)),
      resetMs: delayMs(highest(headerValues(headers, `${prefix}-reset`)), headers, nowMs),
    };
  });
}

/** The windows that a response shows completely, or undefined where it shows none. */
export function parseRateLimit(headers: ResponseHeaders, nowMs: number): RateLimit | undefined {
  const windows = readWindows(headers, nowMs).filter(isWhole);
  return windows.length === 0 ? undefined : { windows };
}

/** What `Retry-After` asks for, in milliseconds from now: seconds or a date. Null where it is absent or unreadable. */
export function retryAfterMs(headers: ResponseHeaders, nowMs: number): number | null {
  const text = headerText(headers, 'retry-after')?.trim() ?? '';
  const seconds = digits(text);
  if (seconds !== null) return delayMs(seconds, headers, nowMs);
  const date = parseHttpDate(text);
  return date === null ? null : Math.max(0, date - serverNowMs(headers, nowMs));
}

/**
 * Milliseconds from now of a number of seconds, which some servers send as a date: it is their clock that counts then.
 */
export function delayMs(seconds: number | null, headers: ResponseHeaders, nowMs: number): number | null {
  if (seconds === null) return null;
  if (seconds < firstEpochSeconds) return seconds * 1000;
  return Math.max(0, seconds * 1000 - serverNowMs(headers, nowMs));
}

function isWhole(window: PartialWindow): window is RateLimitWindow {
  return window.limit !== null && window.remaining !== null && window.resetMs !== null;
}

/** A header sent twice may be two values or one text with a comma: the most cautious reading is the largest. */
function highest(values: readonly string[]): number | null {
  const numbers = values.flatMap((value) => value.split(',')).map(digits);
  const valid = numbers.filter((number) => number !== null);
  return valid.length === 0 ? null : Math.max(...valid);
}

function digits(text: string): number | null {
  const trimmed = text.trim();
  return trimmed.length <= mostDigits && /^\d+$/.test(trimmed) ? Number(trimmed) : null;
}

/** When the response was sent, by the clock of its sender; null if it does not say so. */
export function sentAtMs(headers: ResponseHeaders): number | null {
  return parseHttpDate(headerText(headers, 'date') ?? '');
}

function serverNowMs(headers: ResponseHeaders, nowMs: number): number {
  return sentAtMs(headers) ?? nowMs;
}

/** The time of a header such as `Date`; null if it is none. */
export function parseHttpDate(text: string): number | null {
  const ms = text.length <= 40 && /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}
