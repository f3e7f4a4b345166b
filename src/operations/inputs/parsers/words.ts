import type { Parse } from './parsed.ts';

/** A boolean of YAML 1.2, as `getBooleanInput` of GitHub's toolkit accepts it. */
export const parseFlag: Parse<boolean> = (text) => {
  if (/^(?:true|True|TRUE)$/.test(text)) return { value: true };
  if (/^(?:false|False|FALSE)$/.test(text)) return { value: false };
  return { expected: 'true or false' };
};

/** A whole number of at least `least`, small enough to be exact. */
export function parseInteger(
  least: number,
  expected = `a whole number of at least ${least}`,
  most = Number.MAX_SAFE_INTEGER,
): Parse<number> {
  return (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    return Number.isSafeInteger(value) && value >= least && value <= most ? { value } : { expected };
  };
}

/** One of a few words. */
export function parseChoice<const Choices extends readonly string[]>(
  choices: Choices,
): Parse<Choices[number]> {
  return (text) => {
    const value = choices.find((choice) => choice === text);
    return value === undefined ? { expected: oneOf(choices) } : { value };
  };
}

/** `a, b or c`. */
export function oneOf(choices: readonly string[]): string {
  const last = choices.at(-1) ?? '';
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
}

/** Any text of one line. */
export const parseLine: Parse<string> = (text) =>
  /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) || !text.isWellFormed()
    ? { expected: 'a single line without control characters' }
    : { value: text };

/** Any valid Unicode text. */
export const parseText: Parse<string> = (text) =>
  text.isWellFormed() && !text.includes('\0')
    ? { value: text }
    : { expected: 'valid Unicode text without NUL characters' };

/** A UUID, in lower case. */
export const parseUuid: Parse<string> = (text) =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
    ? { value: text.toLowerCase() }
    : { expected: 'a UUID, such as 01234567-89ab-cdef-0123-456789abcdef' };

/** A full SHA-1 or SHA-256 commit. The service's commit filter does not match short SHAs (api.md §4.3). */
export const parseFullSha: Parse<string> = (text) =>
  /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)
    ? { value: text.toLowerCase() }
    : { expected: 'a full commit SHA of 40 characters, because the service does not match short SHAs' };
