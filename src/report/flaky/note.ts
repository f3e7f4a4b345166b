import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Baseline, digest } from './compare.ts';
import { type FlakyReport, mostRemembered } from './report.ts';
import { keyLength } from './test.ts';

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

/** What a comment remembers of a suite: the first report on the pull request, and the tests of the last one. */
interface SuiteNote {
  readonly first: Baseline;
  readonly last: readonly string[];
}

/** What a comment remembers, by `organization/slug`, and what it says. */
export interface Note {
  /** The commit of the last report. */
  readonly commit: string;
  /** A hash of what the comment says: if that and the commit are the same, it need not be written again. */
  readonly says: string;
  readonly suites: ReadonlyMap<string, SuiteNote>;
}

/** How a note names a suite. */
export function suiteKey({
  organization,
  slug,
}: Pick<FlakyReport['suite'], 'organization' | 'slug'>): string {
  return `${organization}/${slug}`;
}

/**
 * What to remember of the reports. The first report of a suite stays, whatever follows. An incomplete list, or one that is too
 * long, cannot show later which tests are new, so it is not remembered; neither is one of an unknown commit.
 */
export function takeNote(
  reports: readonly FlakyReport[],
  before: Note | null,
  { commit, says }: Omit<Note, 'suites'>,
): Note {
  const most = Math.floor(mostRemembered / reports.length);
  const suites = reports.flatMap(({ suite, asOf: at, filters, tests, complete }) => {
    const known = before?.suites.get(suiteKey(suite));
    if (!complete || tests.length > most || commit === '')
      return known ? [[suiteKey(suite), known] as const] : [];
    const last = tests.map(({ key }) => key).toSorted();
    const first = known?.first ?? { at, commit, filters, keys: last };
    return [[suiteKey(suite), { first, last }] as const];
  });
  return { commit, says, suites: new Map(suites) };
}

/** The note as text of letters, digits, `_`, `-` and `.`: a head, the keys of the tests, and the signature. */
export function writeNote({ commit, says, suites }: Note, binding: NoteBinding): string {
  if (binding.key === null) return '';
  const rows = Array.from(suites, ([name, { first, last }]) => {
    return [name, first.at, first.commit, first.filters, first.keys.length, last.length];
  });
  const head = Buffer.from(JSON.stringify([commit, says, rows])).toString('base64url');
  const keys = suites.values().flatMap(({ first, last }) => [...first.keys, ...last]);
  const content = `${head}.${[...keys].join('')}`;
  return `${content}.${sign(content, binding)}`;
}

/** The note in a comment; null if it is not signed with our key, for this comment. */
export function readNote(text: string, binding: NoteBinding): Note | null {
  const [head = '', keys = '', signature = ''] = text.split('.');
  const [known, given] = [sign(`${head}.${keys}`, binding), signature].map((one) => Buffer.from(one));
  if (known === undefined || given === undefined || binding.key === null) return null;
  if (known.length !== given.length || !timingSafeEqual(known, given)) return null;
  // What we signed, we have written.
  const [commit, says, rows] = JSON.parse(Buffer.from(head, 'base64url').toString());
  let at = 0;
  const take = (count: number) => {
    at += count;
    return Array.from({ length: count }, (_, index) => {
      const start = (at - count + index) * keyLength;
      return keys.slice(start, start + keyLength);
    });
  };
  const suites = new Map<string, SuiteNote>();
  for (const [name, time, firstCommit, filters, firstCount, lastCount] of rows) {
    const first = { at: time, commit: firstCommit, filters, keys: take(firstCount) };
    suites.set(name, { first, last: take(lastCount) });
  }
  return { commit, says, suites };
}

function sign(content: string, { key, repository, pullRequest, comment }: NoteBinding): string {
  const signed = JSON.stringify(['kitestring note 1', repository, pullRequest, comment, content]);
  return createHmac('sha256', key ?? '')
    .update(signed)
    .digest('base64url');
}

/**
 * A hash of what a comment on these reports says. With `isNewsOnly`, only of which tests there are, which of them are in changed
 * files, and what is said about gates: counts and times change all the time.
 */
export function hashOfReports(
  reports: readonly FlakyReport[],
  gates: readonly string[],
  isNewsOnly: boolean,
): string {
  const facts = reports.map(({ suite, filters, gaps, tests }) => {
    const rows = tests.map(
      ({ key, touched, change, instances, runs, lastSeenAt, inDiff, ids, line }): readonly unknown[] =>
        isNewsOnly
          ? [key, touched, change]
          : [key, touched, change, instances, runs, lastSeenAt, inDiff, ids, line],
    );
    return [suite.name, filters, gaps, isNewsOnly ? rows.map(String).toSorted() : rows];
  });
  return digest([gates, facts]);
}
