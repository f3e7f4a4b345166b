import { unseenPattern, withoutUnseen } from './clean.ts';
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
  const takeOut = takerOut(spellingsOfAll(secrets));
  const text = (value: string) => {
    const bare = takeOut(value);
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

/**
 * Takes these spellings out of texts. The pattern that does is large, and few texts need it: it is made for the first
 * text that holds a spelling once its own invisible characters are gone. A terminal's sequence can be read in two ways.
 */
function takerOut(forms: readonly string[]): (text: string) => string {
  if (forms.length === 0) return (text) => text;
  const hint = new RegExp(forms.map((form) => escapePattern(withoutUnseen(form))).join('|'), 'v');
  let loose: RegExp | undefined;
  return (text) => {
    if (!text.includes('\u001b') && !hint.test(withoutUnseen(text))) return text;
    loose ??= new RegExp(forms.map(loosely).join('|'), 'gv');
    return text.replace(loose, redacted);
  };
}

/** The longest first, so that no other takes a part of it. */
function spellingsOfAll(secrets: readonly string[]): string[] {
  const lines = secrets.flatMap((secret) => secret.split(/\r?\n/)).map((line) => line.trim());
  const forms = new Set(lines.filter((line) => line.length >= shortestSecret).flatMap(spellings));
  return [...forms].sort((a, b) => b.length - a.length);
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
