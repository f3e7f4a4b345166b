import { parseSlug } from '../../operations/inputs/parsers/addresses.ts';
import { isParsed } from '../../operations/inputs/parsers/parsed.ts';
import type { OutputEntry, OutputName, OutputValue } from '../../operations/outputs/declarations.ts';
import { plainLine } from '../../report/text/plain.ts';
import type { Redactor } from '../../report/text/redact.ts';
import { safeUrl, type ToLink } from '../../report/text/url.ts';
import { truncateJson } from './json.ts';

/** What is needed to check an output. */
export interface OutputRules {
  readonly redactor: Redactor;
  /** Which addresses are valid. */
  readonly toLink: ToLink;
}

type Check = (text: string, rules: OutputRules) => string | null;

const uuid: Check = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
const word: Check = matching(/^[a-z_]{1,40}$/);
const slug: Check = (text) => (isParsed(parseSlug(text, 0)) ? text : null);
const address: Check = (text, { toLink }) => toLink(text);
/** Letters of any language, blanks, and signs that mean nothing to a shell in quotes. */
const printable: Check = matching(/^[\p{L}\p{M}\p{N}_.][\p{L}\p{M}\p{N} _./@+,=:()[\]~#-]{0,499}$/u);
/** A path that stays below its folder, of characters that mean nothing to a shell. */
const file: Check = (text) => (/^\w[\w./@+-]{0,499}$/.test(text) ? below(text) : null);
const below = (text: string) => (text.split('/').includes('..') ? null : text);
const webPage: Check = (text) => safeUrl(text);
const line: Check = (text) => plainLine(text);

/** The outputs with untrusted values, each with its allowed form. All others are our own words. */
const checks: Partial<Record<OutputName, Check>> = {
  'build-id': uuid,
  'build-url': address,
  state: word,
  'comment-reason': line,
  'comment-url': webPage,
  'suite-slug': slug,
  'suite-url': address,
};

/** The text fields of list entries; any other text field is removed. */
const fieldChecks: Readonly<Record<string, Check>> = {
  organization: slug,
  pipeline: slug,
  suite: slug,
  id: uuid,
  job_id: uuid,
  step_key: printable,
  url: address,
  web_url: address,
  state: word,
  age: word,
  change: word,
  file,
  // Of files that are on the disk already.
  'files.file': (text, rules) => below(printable(text, rules) ?? '') || null,
  'files.job': printable,
  'files.step': printable,
};

/**
 * The text of an output. Users put outputs into scripts, so each must have its form: a slug, a UUID, a number, an address,
 * a word of the service; any other value becomes empty, in lists null. Secrets are removed first. `json` is already
 * without them and is only read as JSON; `api-token` is itself a secret.
 */
export function outputText(name: OutputName, value: OutputValue, rules: OutputRules): string {
  if (typeof value !== 'string') return truncateJson(value.map((entry) => safeEntry(name, entry, rules)));
  if (name === 'json' || name === 'api-token') return value;
  const text = rules.redactor.text(value);
  const check = checks[name];
  return check === undefined ? text : (check(text, rules) ?? '');
}

function safeEntry(name: OutputName, entry: OutputEntry, rules: OutputRules): OutputEntry {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]) => {
      // A number, a truth value, or null.
      if (typeof value !== 'string') return Object(value) === value ? [] : [[field, value]];
      const check = fieldChecks[`${name}.${field}`] ?? fieldChecks[field];
      return check === undefined ? [] : [[field, check(rules.redactor.text(value), rules)]];
    }),
  );
}

function matching(pattern: RegExp): Check {
  return (text) => (pattern.test(text) ? text : null);
}
