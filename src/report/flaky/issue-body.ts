/** What an issue remembers, in the comment above our part of its body. Times are in milliseconds since the epoch. */
export interface IssueMemory {
  /** The test, distinguished from those of other suites: `<suite>.<test>`. */
  readonly key: string;
  /** A hash of the facts in the text: an issue with the same ones is not written again. */
  readonly hash: string;
  /** When the text was written. */
  readonly at: number;
  /** When the test was last known to be flaky. */
  readonly seenAt: number;
  /** How many failures the list had then; null if unknown. */
  readonly failures: number | null;
  /** When the test was first missing from a list that can show it; null while it is listed. */
  readonly missingAt: number | null;
  /** How often the issue was reopened because the test was flaky again. */
  readonly reopened: number;
  /** How many issues the run knew that wrote the text. */
  readonly known: number;
}

const numbers = ['at', 'seenAt', 'failures', 'missingAt', 'reopened', 'known'] as const;
const start = /<!-- kitestring-test ([\w-]{11}\.[\w-]{11}) ([\w-]{22})((?: (?:\d{1,16}|-)){6}) -->/;
const end = '<!-- kitestring-test end -->';
const notice = /^> .*\n\n/;

/** Reads the memory of an issue, which can have text of people above and below; null if it has none. */
export function readMemory(body: string): IssueMemory | null {
  const [, key, hash, rest] = start.exec(body) ?? [];
  if (key === undefined || hash === undefined || rest === undefined) return null;
  const [at, seenAt, failures, missingAt, reopened, known] = rest
    .trim()
    .split(' ')
    .map((text) => (text === '-' ? null : Number(text)));
  const times = { at: at ?? 0, seenAt: seenAt ?? 0, missingAt: missingAt ?? null };
  return { key, hash, ...times, failures: failures ?? null, reopened: reopened ?? 0, known: known ?? 0 };
}

/**
 * The body with this memory and, unless it stays, this text below it. Only the part between our two comments changes: without the
 * second one, what follows the first is of people. A body without our part gets it at its end.
 */
export function writeMemory(body: string, memory: IssueMemory, text?: string): string {
  const line = `<!-- kitestring-test ${[memory.key, memory.hash, ...numbers.map((name) => memory[name] ?? '-')].join(' ')} -->`;
  const { before, own, after } = partsOf(body);
  return `${before}${line}\n${text ?? own}${end}${after}`;
}

/** A text of ours with this notice above it, or without one. */
export function withNotice(text: string, words: string): string {
  const rest = text.replace(notice, '');
  return words === '' ? rest : `> ${words}\n\n${rest}`;
}

/** A line of failures: when it was, and its page. */
const failureLine = /^- \[?(\d{4}-\d\d-\d\d \d\d:\d\d UTC)(\]\(\S+\))?.*$/gm;

/** The lines of the failures in a text of ours. */
export function failuresIn(text: string): readonly string[] {
  return Array.from(text.matchAll(failureLine), ([line]) => line);
}

/** The newest of these lines of failures, and of those of an earlier text. */
export function newestFailures(lines: readonly string[], earlier: readonly string[], most: number): string[] {
  // Secrets are removed from the message of the earlier line of the same failure.
  const byFailure = new Map([...lines, ...earlier].map((line) => [line.replace(failureLine, '$1$2'), line]));
  return [...byFailure]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([, line]) => line)
    .slice(0, most);
}

/** Our text in a body; empty if it has none. */
export function ownText(body: string): string {
  return partsOf(body).own;
}

/** True if a notice is above our text. */
export function hasNotice(body: string): boolean {
  return notice.test(ownText(body));
}

function partsOf(body: string) {
  const marker = start.exec(body);
  if (marker === null)
    return { before: body.trim() === '' ? '' : `${body.trimEnd()}\n\n`, own: '', after: '' };
  const [before, rest] = [body.slice(0, marker.index), body.slice(marker.index + marker[0].length)];
  const stop = rest.indexOf(end);
  if (stop < 0) return { before, own: '', after: rest };
  return {
    before,
    own: rest.slice(0, stop).replaceAll('\r\n', '\n').trimStart(),
    after: rest.slice(stop + end.length),
  };
}
