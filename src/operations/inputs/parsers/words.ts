import { type Parse, parseMatching, typed } from './parsed.ts';

/** A boolean of YAML 1.2, as `getBooleanInput` of GitHub's toolkit accepts it. */
export const parseFlag = typed<boolean>('boolean', (text) => {
  if (/^(?:true|True|TRUE)$/.test(text)) return { value: true };
  if (/^(?:false|False|FALSE)$/.test(text)) return { value: false };
  return { expected: 'true or false' };
});

/** A whole number of at least `least`, small enough to be exact. */
export function parseInteger(
  least: number,
  expected = `a whole number of at least ${least}`,
  most = Number.MAX_SAFE_INTEGER,
): Parse<number> {
  return typed<number>('integer', (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? { value } : { expected };
  });
}

/** One of a few words. */
export function parseChoice<const Choices extends readonly string[]>(
  choices: Choices,
): Parse<Choices[number]> {
  return typed<Choices[number]>({ choices }, (text) => {
    const value = choices.find((choice) => choice === text);
    return value === undefined ? { expected: oneOf(choices) } : { value };
  });
}

/** `a, b or c`. */
export function oneOf(choices: readonly string[]): string {
  const last = choices.at(-1) ?? '';
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
}

/** Any text. */
export const parseText: Parse<string> = (text) => ({ value: text });

/** Any text of one line. */
export const parseLine = parseMatching(
  /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
  'a single line without control characters',
);

/** A folder. Only a shell knows what `~` is. */
export const parseFolder: Parse<string> = (text, nowMs) =>
  text.startsWith('~')
    ? { expected: 'a folder in the workspace or in RUNNER_TEMP; only a shell reads ~' }
    : parseLine(text, nowMs);

/** A UUID, in lower case. */
export const parseUuid = parseMatching(
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'a UUID, such as 01234567-89ab-cdef-0123-456789abcdef',
  (text) => text.toLowerCase(),
);

/** A full SHA-1 or SHA-256 commit. The service's commit filter does not match short SHAs (api.md §4.3). */
export const parseFullSha = parseMatching(
  /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,
  'a full commit SHA of 40 characters, because the service does not match short SHAs',
  (text) => text.toLowerCase(),
);
