import type { ResponseHeaders } from '../transport/response-headers.ts';
import { delayMs, type PartialWindow, readWindows, retryAfterMs, type WindowFamily } from './headers.ts';

/** How long to wait after a 429 that says nothing: one window. */
const defaultWindowMs = 60_000;

/** The windows last a minute. A response that names a far later reset is not believed before a 429 repeats it. */
const longestWindowMs = 300_000;

/** The words that the live service uses in the body of a 429 for whose quota is used up. */
const scopes = new Map<unknown, WindowFamily>([
  ['rest', 'organization'],
  ['rest_user', 'user'],
]);

/**
 * How long after a 429 nothing may be sent, in milliseconds: until the window that the body's `scope` names has been reset,
 * and every other window that is used up, since each of them would refuse the next request. Without any of these the
 * first of: the later reset of both windows, the body's own `reset`, `Retry-After`, one minute.
 * Not shown in the document (§8); the live service sends all but `Retry-After`.
 */
export function throttleMs(headers: ResponseHeaders, body: unknown, nowMs: number): number {
  const windows = readWindows(headers, nowMs);
  const family = scopes.get(field(body, 'scope'));
  const inBody = bodyResetMs(body, headers, nowMs);
  const named = family && (latest(windows.filter((window) => window.family === family)) ?? inBody);
  const spent = latest(windows.filter((window) => window.remaining === 0));
  if (named !== undefined || spent !== undefined) return Math.max(named ?? 0, spent ?? 0);
  return latest(windows) ?? inBody ?? retryAfterMs(headers, nowMs) ?? defaultWindowMs;
}

/** How long after a response that is no 429 nothing should be sent: until every window that it shows as used up is reset. */
export function exhaustedMs(headers: ResponseHeaders, nowMs: number): number {
  const spent = readWindows(headers, nowMs).filter((window) => window.remaining === 0);
  const resetMs = latest(spent) ?? 0;
  return resetMs > longestWindowMs ? 0 : resetMs;
}

function latest(windows: readonly PartialWindow[]): number | undefined {
  const resets = windows.map((window) => window.resetMs).filter((resetMs) => resetMs !== null);
  return resets.length === 0 ? undefined : Math.max(...resets);
}

function bodyResetMs(body: unknown, headers: ResponseHeaders, nowMs: number): number | undefined {
  const reset = field(body, 'reset');
  if (typeof reset !== 'number' || !Number.isSafeInteger(reset) || reset < 0) return undefined;
  return delayMs(reset, headers, nowMs) ?? undefined;
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

/** A hundred years: no service means a later date, and it may be none that a machine can write. */
const longestDelayMs = 100 * 365 * 86_400_000;

/** The date that a delay leads to. */
export function laterDate(nowMs: number, delayMs: number): Date {
  return new Date(nowMs + Math.min(delayMs, longestDelayMs));
}
