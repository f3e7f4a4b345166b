import { maxLevels, tooDeep } from '../../model/json-depth.ts';
import { unseenPattern, withoutUnseen } from './clean.ts';
import { escapePattern } from './pattern.ts';

/** What replaces a secret. */
const redacted = '[redacted]';

/** Removes secrets from what leaves the program. Redact before cutting: half a secret matches nothing. */
export interface Redactor {
  /** The text without the known secrets, in any usual encoding, and without passwords in URLs. */
  readonly text: (text: string) => string;
  /**
   * A JSON value without secrets: the known ones, the values of keys such as `token`, and the values of `env`, which
   * often holds credentials. Returns the value itself if there is nothing to remove.
   */
  readonly json: <Value>(value: Value) => Value;
}

/** Shorter values are not treated as secrets: a hostile response could blank out common words with them. */
const shortestSecret = 8;

const secretKey =
  /token|secret|passw(?:or)?d|webhook_url|api_?key|private_?key|credential|authorization|^env$/i;
const passwordInUrl = /:\/\/[^\s/@:]*:[^\s/@]+@/g;
const notPrintableAscii = /[^ -~]/;

/**
 * A redactor for these secrets: tokens, webhook URLs, proxy passwords. It also finds a secret that has invisible
 * characters inside, because cleaning the text would restore the secret.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const removeSecrets = createRemover(spellingsOfAll(secrets));
  const text = (value: string) => {
    const clean = removeSecrets(value);
    return clean.includes('://') ? clean.replace(passwordInUrl, `://${redacted}@`) : clean;
  };
  return {
    text,
    json: (value) => redactValue(value, { text, keys: new Map(), level: 0 }, false) as typeof value,
  };
}

interface JsonContext {
  readonly text: Redactor['text'];
  /** The keys seen so far, because the objects of a list all have the same ones. */
  readonly keys: Map<string, RedactedKey>;
  /** How many objects and lists are around the value. It can be from outside, with any depth. */
  level: number;
}

interface RedactedKey {
  readonly name: string;
  readonly isSecret: boolean;
}

function redactValue(value: unknown, context: JsonContext, isSecret: boolean): unknown {
  if (typeof value === 'string') return isSecret && value !== '' ? redacted : context.text(value);
  if (typeof value === 'number') return isSecret ? redacted : value;
  if (typeof value !== 'object' || value === null) return value;
  if (context.level === maxLevels) return tooDeep;
  context.level += 1;
  const safe = Array.isArray(value)
    ? redactArray(value, context, isSecret)
    : redactObject(value as Record<string, unknown>, context, isSecret);
  context.level -= 1;
  return safe;
}

/*
 * Both copy only what changes. Most lists hold thousands of objects and no secret, and a step runs this once, so plain
 * loops count: they are fast before they are compiled.
 */

function redactArray(values: readonly unknown[], context: JsonContext, isSecret: boolean): unknown {
  let copy: unknown[] | undefined;
  for (let index = 0; index < values.length; index += 1) {
    const safe = redactValue(values[index], context, isSecret);
    if (safe === values[index]) continue;
    copy ??= [...values];
    copy[index] = safe;
  }
  return copy ?? values;
}

function redactObject(
  value: Readonly<Record<string, unknown>>,
  context: JsonContext,
  isSecret: boolean,
): unknown {
  const keys = Object.keys(value);
  let copy: [string, unknown][] | undefined;
  let index = 0;
  for (const key of keys) {
    const { name, isSecret: isSecretKey } = redactKey(key, context);
    const safe = redactValue(value[key], context, isSecret || isSecretKey);
    if (safe !== value[key] || name !== key)
      copy ??= keys.slice(0, index).map((earlier) => [earlier, value[earlier]]);
    copy?.push([name, safe]);
    index += 1;
  }
  return copy === undefined ? value : Object.fromEntries(copy);
}

function redactKey(key: string, { text, keys }: JsonContext): RedactedKey {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const redactedKey = { name: text(key), isSecret: secretKey.test(key) };
  keys.set(key, redactedKey);
  return redactedKey;
}

/**
 * Removes these spellings from texts. The pattern that does so is large and few texts need it, so it is built for the
 * first text that contains a spelling after its own invisible characters are removed. A text with a terminal sequence
 * always needs it, because such a sequence can be read in two ways.
 */
function createRemover(forms: readonly string[]): (text: string) => string {
  if (forms.length === 0) return (text) => text;
  const visible = forms.map(withoutInvisible);
  const shortest = Math.min(...visible.map((form) => form.length));
  let loose: RegExp | undefined;
  return (text) => {
    if (text.length < shortest) return text;
    if (!text.includes('\u001b')) {
      const seen = withoutInvisible(text);
      if (!includesAny(seen, visible)) return text;
    }
    loose ??= new RegExp(forms.map(loosely).join('|'), 'gv');
    return text.replace(loose, redacted);
  };
}

function includesAny(text: string, parts: readonly string[]): boolean {
  for (const part of parts) if (text.includes(part)) return true;
  return false;
}

/** Printable ASCII is all visible, and the pattern for other text takes milliseconds at its first use. */
function withoutInvisible(text: string): string {
  return notPrintableAscii.test(text) ? withoutUnseen(text) : text;
}

/** The longest first, so that no other spelling removes a part of it. */
function spellingsOfAll(secrets: readonly string[]): string[] {
  const lines = secrets.flatMap((secret) => secret.split(/\r?\n/)).map((line) => line.trim());
  const forms = new Set(lines.filter((line) => line.length >= shortestSecret).flatMap(spellings));
  return [...forms].sort((a, b) => b.length - a.length);
}

/** How a secret can be spelled inside other texts: unchanged, in JSON, in a URL, in base64 at any offset. */
function spellings(secret: string): string[] {
  const wellFormed = secret.toWellFormed();
  const bytes = Buffer.from(wellFormed);
  const base64 = [0, 1, 2].map((skip) => {
    const groups = bytes.subarray(skip, bytes.length - ((bytes.length - skip) % 3));
    return groups.toString('base64');
  });
  const inJson = JSON.stringify(wellFormed).slice(1, -1);
  const forms = [wellFormed, inJson, encodeURIComponent(wellFormed), ...base64];
  return forms.filter((form) => form.length >= shortestSecret);
}

function loosely(form: string): string {
  return [...form].map((character) => escapePattern(character)).join(`${unseenPattern}*`);
}
