import { unseenPattern } from './clean.ts';
import { escapePattern } from './pattern.ts';

/** What stands where a secret stood. */
const redacted = '[redacted]';

/** Takes secrets out of what leaves the program. Redact before anything is cut: half a secret matches nothing. */
export interface Redactor {
  /** The text without the known secrets, in any usual encoding, and without passwords in addresses. */
  readonly text: (text: string) => string;
  /**
   * A JSON value of the same shape without secrets: those known, whatever a telling key holds, and the values
   * of `env`, which routinely holds credentials.
   */
  readonly json: <Value>(value: Value) => Value;
}

/** Shorter ones are not taken for secrets: a hostile answer could blank common words with them. */
const shortestSecret = 8;

const tellingKey =
  /token|secret|passw(?:or)?d|webhook_url|api_?key|private_?key|credential|authorization|^env$/i;
const passwordInAddress = /:\/\/[^\s/@:]*:[^\s/@]+@/g;

/**
 * A redactor for these secrets: tokens, webhook addresses, passwords of proxies. A secret is also found with
 * invisible characters between its own, since cleaning would put it together again.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const known = pattern(secrets);
  const text = (value: string) => {
    const bare = known === null ? value : value.replace(known, redacted);
    return bare.replace(passwordInAddress, `://${redacted}@`);
  };
  return { text, json: (value) => redactValue(value, text, false) as typeof value };
}

function redactValue(value: unknown, text: Redactor['text'], secret: boolean): unknown {
  if (typeof value === 'string') return secret && value !== '' ? redacted : text(value);
  if (typeof value === 'number') return secret ? redacted : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, text, secret));
  const entries = Object.entries(value).map(([key, item]) => {
    return [text(key), redactValue(item, text, secret || tellingKey.test(key))];
  });
  return Object.fromEntries(entries);
}

function pattern(secrets: readonly string[]): RegExp | null {
  const lines = secrets.flatMap((secret) => secret.split(/\r?\n/)).map((line) => line.trim());
  const forms = new Set(lines.filter((line) => line.length >= shortestSecret).flatMap(spellings));
  if (forms.size === 0) return null;
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(loosely).join('|'), 'gv');
}

/** A secret as it may be spelled inside other texts: bare, in JSON, in an address, in base64 at any offset. */
function spellings(secret: string): string[] {
  const wellFormed = secret.toWellFormed();
  const bytes = Buffer.from(wellFormed);
  const base64 = [0, 1, 2].map((skip) => {
    const whole = bytes.subarray(skip, bytes.length - ((bytes.length - skip) % 3));
    return whole.toString('base64');
  });
  const inJson = JSON.stringify(wellFormed).slice(1, -1);
  const forms = [wellFormed, inJson, encodeURIComponent(wellFormed), ...base64];
  return forms.filter((form) => form.length >= shortestSecret);
}

function loosely(form: string): string {
  return [...form].map((character) => escapePattern(character)).join(`${unseenPattern}*`);
}
