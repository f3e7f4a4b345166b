import { maxLevels, tooDeep } from '../../model/json-depth.ts';
import { ApiError } from '../errors.ts';
import { closedMs, retryAfterMs } from '../rate-limit/headers.ts';
import type { Call } from '../request/call.ts';
import {
  headerText,
  type ResponseHeaders,
  requestIdOf,
  type TransportResponse,
} from '../transport/transport.ts';
import { errorLimitBytes, isPage, notTheApi, readAnyJson } from './read-body.ts';

/** The fields in which the service keeps secrets (api.md §2.1, §2.7). No error needs to quote them. */
const secretFields: readonly string[] = ['api_token', 'webhook_url'];

const longestMessage = 500;
const mostErrors = 50;
const mostErrorsSpelledOut = 5;

/**
 * The error for a response that is not success: what was tried, what came back, and what helps; and for a 429 the requests that
 * the window has seen, refused ones included, where the service says so. The body (api.md §7) is
 * untrusted, and only to be shown. `redact` removes secrets, which a service might echo, from all that the error shows, before
 * anything is cut.
 */
export async function readErrorResponse(
  call: Call,
  response: TransportResponse,
  { nowMs, redact }: { nowMs: () => number; redact: (text: string) => string },
) {
  const { intent, method, path } = call;
  const { status, headers } = response;
  // The status is enough: an error whose body cannot be read is still an error.
  const body = scrub(await readAnyJson(response, errorLimitBytes).catch(() => undefined), redact);
  const waitMs = status === 429 ? closedMs(status, headers) : retryAfterMs(headers);
  const { message, errors: listed, current } = fieldsOf(body);
  const serviceMessage =
    typeof message === 'string' && message !== '' ? boundedText(message, longestMessage) : undefined;
  const errors = listOfErrors(listed).slice(0, mostErrors);
  const isRedirect = status >= 300 && status < 400;
  const words = isRedirect ? redirectWords(headers, redact) : spellError(serviceMessage, errors);
  const error = new ApiError(`Could not ${intent}: ${status}${words === undefined ? '' : ` - ${words}`}`, {
    status,
    method,
    path,
    serviceMessage,
    errors,
    requestId: requestIdOf(headers, redact),
    headers: shownHeaders(headers, redact),
    retryAfterMs: waitMs,
    retryAt: waitMs === undefined ? undefined : new Date(nowMs() + waitMs),
    hint: hintFor(call, response, serviceMessage),
  });
  return { error, current: typeof current === 'number' ? current : undefined };
}

/** Headers as texts, without secrets. */
export function shownHeaders(headers: ResponseHeaders, redact: (text: string) => string) {
  const names = Object.keys(headers);
  return Object.fromEntries(names.map((name) => [redact(name), redact(headerText(headers, name) ?? '')]));
}

/** The same data with every text redacted, keys too, as far down as answers of the service go. */
function scrub(value: unknown, redact: (text: string) => string, level = 1): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  if (level > maxLevels) return tooDeep;
  const inner = (item: unknown) => scrub(item, redact, level + 1);
  if (Array.isArray(value)) return value.map(inner);
  const shown = Object.entries(value).filter(([key]) => !secretFields.includes(key));
  return Object.fromEntries(shown.map(([key, item]) => [redact(key), inner(item)]));
}

/** The service's message on one line, with the first of its errors where it lists some. */
function spellError(message: string | undefined, errors: readonly unknown[]): string | undefined {
  const listed = errors.slice(0, mostErrorsSpelledOut).map(spellItem).join('; ');
  if (listed === '') return message;
  return boundedText(message === undefined ? listed : `${message} (${listed})`, 2 * longestMessage);
}

/** The items of `errors`: a list, or an object with one or several messages for each field. */
function listOfErrors(listed: unknown): readonly unknown[] {
  if (Array.isArray(listed)) return listed;
  return Object.entries(fieldsOf(listed)).map(([field, messages]) => {
    const message = [messages]
      .flat()
      .filter((each) => typeof each === 'string')
      .join(', ');
    return message === '' ? { field, messages } : { field, message };
  });
}

/** An item is a text, or an object with `field` and `code`, or anything else: it is not shown in the document (§7). */
function spellItem(item: unknown): string {
  if (typeof item === 'string') return boundedText(item, longestMessage);
  const { field, code, message } = fieldsOf(item);
  const known = [field, code ?? message].filter((word) => typeof word === 'string' && word !== '');
  return boundedText(known.length > 0 ? known.join(': ') : JSON.stringify(item), longestMessage);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The sentence that helps after a refusal, or undefined where the service's own message is enough. */
function hintFor(
  { endpoint, row, to }: Call,
  { status, headers }: TransportResponse,
  message = '',
): string | undefined {
  if (status >= 400 && status < 500 && status !== 429 && isPage(headers)) return notTheApi;
  if (status === 401) return 'Check the token: it may be wrong, expired or revoked.';
  if (status === 403) {
    const scopes: readonly string[] = [row.scope, row.otherScope ?? ''].filter((each) => each !== '');
    if (scopes.length === 0) return 'The token may not do this.';
    const needed = scopes.join(' or ');
    const held = headerText(headers, 'x-oauth-scopes')?.split(/[\s,]+/);
    const isHeld = held === undefined || held.some((each) => scopes.includes(each));
    // A refusal because of a plan or a bill has a message of its own.
    if (isHeld && !/^$|forbidden|access|scope|permi|allowed|authori[sz]ed/i.test(message)) return undefined;
    if (isHeld) return `The token needs the scope ${needed}, and its user needs access.`;
    // Only what looks like a scope is shown: the header is untrusted text.
    const shown = held.filter((word) => /^[a-z_]{1,40}$/.test(word)).join(', ');
    return `The token needs the scope ${needed}; it has ${shown || 'none'}.`;
  }
  if (status === 404) {
    const spelled = Object.entries(to).map(([name, value]) => `${name} ${value}`);
    const isOptional = endpoint === 'builds.retryFailedJobs';
    if (!isOptional && message.startsWith('No route')) return 'Check base-url: it is the address before /v2.';
    const upper = spelled.some((part) => /[A-Z]/.test(part)) ? ' Slugs are usually in lower case.' : '';
    const unknown = isOptional ? ' Or this service cannot retry the failed jobs of a build.' : '';
    return `Buildkite returns 404 when the token has no access. Check the spelling of ${spelled.join(', ') || 'the base URL'}, and the access of the token.${upper}${unknown}`;
  }
  if (status === 413 && endpoint === 'builds.create')
    return 'The request is too large. Shorten env, meta_data or message.';
  // However it is worded, a build that is refused because of its branch is refused by the pipeline's filters.
  if (
    status === 422 &&
    endpoint === 'builds.create' &&
    /\b(?:branch(?:es)?|filter condition)\b/i.test(message)
  )
    return 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.';
  if (status >= 300 && status < 400)
    return 'Redirects are not followed, to protect the token. Set the base URL to the new address.';
  return status >= 500 ? 'The service has a problem. Try again later.' : undefined;
}

/** Only the host of a redirect's target is shown: the rest may hold a secret. */
export function redirectWords(headers: ResponseHeaders, redact: (text: string) => string): string {
  const location = headerText(headers, 'location') ?? '';
  const host = URL.canParse(location) ? new URL(location).host : '';
  return host === '' ? 'a redirect' : `a redirect to ${boundedText(redact(host), 200)}`;
}

/**
 * Text of the service for use in a message: one line, well-formed, at most `limit` characters. It must still be escaped
 * for the place where it is shown.
 */
export function boundedText(text: string, limit: number): string {
  const line = text
    .slice(0, limit)
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
  return text.length > limit ? `${line}…` : line.trim();
}
