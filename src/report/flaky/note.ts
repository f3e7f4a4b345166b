import { createHmac, timingSafeEqual } from 'node:crypto';
import { digest } from '../text/digest.ts';
import type { Baseline, FlakyReport } from './report.ts';

/** What binds a note to the comment that it is in. */
export interface NoteBinding {
  /** The key that signs; null if there is none: then no note is written or believed. */
  readonly key: string | null;
  /** The numeric ID of the repository, which survives a new name. */
  readonly repository: string;
  readonly pullRequest: number;
  /** The key of the comment. */
  readonly comment: string;
}

/** What a comment remembers. */
export interface Note {
  /** A hash of the content of the comment: with the same one, it is not written again. */
  readonly contentHash: string;
  /** The first report on the pull request, by suite. */
  readonly first: ReadonlyMap<string, Baseline>;
}

/** How many tests a comment remembers, all suites together. */
export const mostRemembered = 2_000;

/** How a note names a suite. */
export function suiteKey({ organization, slug }: Pick<FlakyReport['suite'], 'organization' | 'slug'>) {
  return `${organization}/${slug}`;
}

/**
 * What to remember of the reports. The first report of a suite is never replaced. An incomplete list, or one that is too
 * long, cannot show later which tests are new, so it is not remembered; neither is one of an unknown commit.
 */
export function takeNote(
  reports: readonly FlakyReport[],
  before: Note | null,
  { commit, contentHash }: { readonly commit: string; readonly contentHash: string },
): Note {
  const first = new Map<string, Baseline>();
  for (const { suite, asOf: at, filters, tests, complete } of reports) {
    const isFit = complete && commit !== '' && tests.length * reports.length <= mostRemembered;
    const fresh = isFit ? { at, commit, filters, keys: tests.map(({ key }) => key) } : undefined;
    const known = before?.first.get(suiteKey(suite)) ?? fresh;
    if (known) first.set(suiteKey(suite), known);
  }
  return { contentHash, first };
}

/** The note as text of letters, digits, `_`, `-` and `.`: its content, and the signature. */
export function writeNote({ contentHash, first }: Note, binding: NoteBinding): string {
  if (binding.key === null) return '';
  const content = Buffer.from(JSON.stringify([contentHash, [...first]])).toString('base64url');
  return `${content}.${sign(content, binding)}`;
}

/**
 * The note in a comment; null if it is not signed with our key, for this comment, and `outdated` if an earlier version signed it,
 * which identified tests in another way.
 */
export function readNote(text: string, binding: NoteBinding): Note | 'outdated' | null {
  const [content = '', signature = ''] = text.split('.');
  const isSigned = (form: number) => {
    const [known, given] = [Buffer.from(sign(content, binding, form)), Buffer.from(signature)];
    return binding.key !== null && known.length === given.length && timingSafeEqual(known, given);
  };
  if (!isSigned(currentForm)) return isSigned(currentForm - 1) ? 'outdated' : null;
  // What we signed, we have written.
  const [contentHash, first] = JSON.parse(Buffer.from(content, 'base64url').toString());
  return { contentHash, first: new Map(first) };
}

/** It changes if tests get other keys. */
const currentForm = 3;

function sign(
  content: string,
  { key, repository, pullRequest, comment }: NoteBinding,
  form = currentForm,
): string {
  const signed = JSON.stringify([`kitestring note ${form}`, repository, pullRequest, comment, content]);
  return createHmac('sha256', key ?? '')
    .update(signed)
    .digest('base64url');
}

/**
 * A hash of the content of a comment on these reports, its commit and gates included. With `isNewsOnly`, only of which tests there
 * are, and which of them are in changed files: counts and times change all the time.
 */
export function hashOfReports(
  reports: readonly FlakyReport[],
  others: readonly string[],
  isNewsOnly: boolean,
): string {
  const facts = reports.map(({ suite, filters, gaps, tests }) => {
    const rows = tests.map(({ key, touched, change, instances, runs, lastSeenAt, inDiff, line }) =>
      String([key, touched, change, ...(isNewsOnly ? [] : [instances, runs, lastSeenAt, inDiff, line])]),
    );
    return [suite.name, filters, gaps, rows.toSorted()];
  });
  return digest([others, facts]);
}
