import { parseSlug } from '../../operations/inputs/parsers/addresses.ts';
import { isParsed } from '../../operations/inputs/parsers/parsed.ts';
import type { OutputEntry, OutputName, OutputValue } from '../../operations/outputs/declarations.ts';
import { plainLine } from '../../report/text/plain.ts';
import type { Redactor } from '../../report/text/redact.ts';
import { safeUrl } from '../../report/text/url.ts';
import { truncateJson } from './truncate-json.ts';

/** What it takes to judge an output. */
export interface OutputRules {
  readonly redactor: Redactor;
  /** True where the service is on this very machine: only then may an address begin with http. */
  readonly loopback: boolean;
}

type Check = (text: string, rules: OutputRules) => string | null;

const uuid: Check = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
const word: Check = matching(/^[a-z_]{1,40}$/);
const phrase: Check = matching(/^[a-z][a-z ]{0,39}$/);
const slug: Check = (text) => (isParsed(parseSlug(text, 0)) ? text : null);
const address: Check = (text, { loopback }) => safeUrl(text, loopback);
const line: Check = (text) => plainLine(text);

/** The outputs that hold what others say, each with what it may look like. The rest are our own words. */
const checks: Partial<Record<OutputName, Check>> = {
  'build-id': uuid,
  'build-url': address,
  state: word,
  'comment-reason': line,
  'suite-slug': slug,
  'suite-url': address,
};

/** The fields of an entry of a list; there are no others. */
const fieldChecks: Readonly<Record<string, Check>> = {
  organization: slug,
  pipeline: slug,
  suite: slug,
  id: uuid,
  url: address,
  web_url: address,
  state: word,
  age: word,
  change: phrase,
};

/**
 * An output as it is written. People put outputs into scripts, so nothing leaves but what is of its kind: a slug, a
 * UUID, a number, an address, a word of the service; anything else is empty, in lists null. Secrets are taken out
 * first. `json` is without them already and is for those who read it as JSON; `api-token` is a secret by itself.
 */
export function outputText(name: OutputName, value: OutputValue, rules: OutputRules): string {
  if (typeof value !== 'string') return truncateJson(value.map((entry) => safeEntry(entry, rules)));
  if (name === 'json' || name === 'api-token') return value;
  const text = rules.redactor.text(value);
  const check = checks[name];
  return check === undefined ? text : (check(text, rules) ?? '');
}

function safeEntry(entry: OutputEntry, rules: OutputRules): OutputEntry {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]) => {
      if (typeof value !== 'string') return isPlain(value) ? [[field, value]] : [];
      const check = fieldChecks[field];
      return check === undefined ? [] : [[field, check(rules.redactor.text(value), rules)]];
    }),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || value === null;
}

function matching(pattern: RegExp): Check {
  return (text) => (pattern.test(text) ? text : null);
}
