import { maxLevels, tooDeep } from '../../model/json-depth.ts';
import { boundedText } from './bounded-text.ts';
import { parseJson } from './json.ts';

/** What the service says in the body of an error (api.md §7): untrusted, only to be shown. */
export interface ServiceError {
  /** The parsed body, undefined where it is not JSON. */
  readonly body: unknown;
  readonly message: string | undefined;
  /** The items of `errors`, of any type. */
  readonly errors: readonly unknown[];
}

/** The fields in which the service keeps secrets (api.md §2.1, §2.7). No error needs to quote them. */
const secretFields: ReadonlySet<string> = new Set(['api_token', 'webhook_url']);

const longestMessage = 500;
const mostErrors = 50;
const mostErrorsSpelledOut = 5;

/** Reads the body of an error. `redact` removes secrets, which a service might echo, before anything is cut. */
export function readServiceError(bytes: Uint8Array, redact: (text: string) => string): ServiceError {
  const parsed = parseJson(bytes);
  if (!parsed.ok) return { body: undefined, message: undefined, errors: [] };
  const body = scrub(parsed.value, redact);
  const message = field(body, 'message');
  const errors = field(body, 'errors');
  return {
    body,
    message: typeof message === 'string' && message !== '' ? boundedText(message, longestMessage) : undefined,
    errors: Array.isArray(errors) ? errors.slice(0, mostErrors) : [],
  };
}

/** The service's message on one line, with the first of its errors where it lists some. */
export function spellServiceError({ message, errors }: ServiceError): string | undefined {
  const listed = errors.slice(0, mostErrorsSpelledOut).map(spellItem).join('; ');
  if (listed === '') return message;
  return boundedText(message === undefined ? listed : `${message} (${listed})`, 2 * longestMessage);
}

/** An item is a text, or an object with `field` and `code`, or anything else: it is not shown in the document (§7). */
function spellItem(item: unknown): string {
  if (typeof item === 'string') return boundedText(item, longestMessage);
  const words = [field(item, 'field'), field(item, 'code') ?? field(item, 'message')];
  const known = words.filter((word) => typeof word === 'string' && word !== '');
  return boundedText(known.length > 0 ? known.join(': ') : JSON.stringify(item), longestMessage);
}

/** The same data with every text redacted, keys too, as far down as answers of the service go. */
function scrub(value: unknown, redact: (text: string) => string, level = 1): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value === 'number') return redact(String(value)) === String(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value;
  if (level > maxLevels) return tooDeep;
  const inner = (item: unknown) => scrub(item, redact, level + 1);
  if (Array.isArray(value)) return value.map(inner);
  const shown = Object.entries(value).filter(([key]) => !secretFields.has(key));
  return Object.fromEntries(shown.map(([key, item]) => [redact(key), inner(item)]));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
