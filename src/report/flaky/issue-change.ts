import { day, formatDay } from '../text/durations.ts';
import {
  failuresIn,
  hasNotice,
  type IssueMemory,
  newestFailures,
  ownText,
  readMemory,
  withNotice,
  writeMemory,
} from './issue-body.ts';
import type { FlakyReport } from './report.ts';
import { failuresShown } from './test.ts';

/** What the issue of a test contains. */
export interface TestIssue extends Pick<IssueMemory, 'key' | 'hash' | 'failures'> {
  readonly title: string;
  /** What is known of the test, without its failures. */
  readonly text: string;
  /** Its last failures, a line for each. */
  readonly lines: readonly string[];
  /** Milliseconds since the epoch; null if unknown. */
  readonly lastSeenAt: number | null;
}

/** What the service knows of a suite: it decides which issues can be closed. */
export type SuiteTests = Pick<FlakyReport, 'listed' | 'showsGone' | 'disabled'>;

/** An issue of an author whose issues are kept. Everyone who can edit it can change its body. */
export interface KnownIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly labels: readonly string[];
  readonly isOpen: boolean;
  /** True if it was closed as anything but completed: then it stays closed. */
  readonly isDismissed: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Null if it is open. */
  readonly closedAt: number | null;
}

/** A change of an issue. */
export interface IssueWrite {
  readonly did: 'Opened' | 'Reopened' | 'Closed' | 'Updated';
  /** Null for a new issue. */
  readonly number: number | null;
  /** What changes, by GitHub's names. */
  readonly parts: Readonly<Record<string, string | readonly string[]>>;
  /** A comment to add. */
  readonly comment?: string;
}

/** An issue with what it remembers, and its test if that matches the filters. */
export interface KeptIssue {
  readonly issue: KnownIssue;
  readonly memory: IssueMemory;
  readonly test?: TestIssue | undefined;
}

/** What a change depends on besides its issue. */
export interface IssueWriter {
  readonly label: string;
  readonly suites: ReadonlyMap<string, SuiteTests>;
  /** The time of the lists, in milliseconds. */
  readonly windowMs: number;
  readonly now: number;
  /** How many issues there are after the run. */
  readonly known: number;
}

export function openIssue(test: TestIssue, writer: IssueWriter): IssueWrite {
  const body = bodyOf(test, '', { reopened: 0 }, writer);
  return { did: 'Opened', number: null, parts: { title: test.title, body, labels: [writer.label] } };
}

const footer =
  '<sub>Kitestring replaces this text at most once a day: write above or below it, or in comments. It closes the issue when the test is no longer flaky, unless the issue has the label keep-open. Closed as not planned, the issue stays closed.</sub>\n';

/** The body with the current text about a test, and with its last failures, also those that the text knew before. */
function bodyOf(
  { key, hash, failures, lastSeenAt, text: facts, lines }: TestIssue,
  body: string,
  { reopened }: Pick<IssueMemory, 'reopened'>,
  { now, known }: IssueWriter,
): string {
  const seenAt = lastSeenAt ?? now;
  const newest = newestFailures(lines, failuresIn(ownText(body)), failuresShown);
  const listed = newest.length === 0 ? [] : [`Last failures:\n\n${newest.join('\n')}`];
  const text = [facts, ...listed, footer].join('\n\n');
  return writeMemory(body, { key, hash, failures, seenAt, at: now, missingAt: null, reopened, known }, text);
}

/** For how long the service shows that a test is skipped which no longer runs. */
const shownMs = 27 * day;
/** By how much a look can be late, so that it is still known that a test was not skipped meanwhile. */
const lateMs = 14 * day;
const unwatched =
  'Whether this test still runs is unknown, because the service no longer shows whether it is skipped: this issue stays open until a person closes it.';

/** The words for a test that is skipped or muted; empty for any other. */
export function stateNotice(state: string | undefined): string {
  return state ? `The test is ${state}, which does not fix it: this issue stays open.` : '';
}

/** With this label, an issue is never closed. */
export const keepOpen = 'keep-open';
/** Added when an issue is reopened for the first time. */
const notFixed = 'fix-did-not-hold';

/** The test of a key, without its suite. */
export function testOf(key: string): string {
  return key.split('.')[1] ?? '';
}

/** True if a label is among these names, which GitHub compares without case. */
export function hasLabel(names: readonly string[], label: string): boolean {
  return names.some((name) => name.toLowerCase() === label.toLowerCase());
}

/**
 * The change of an issue. Without a change of its own, it gets the label back by which it is found. A person who has closed it as
 * not planned wants to hear no more of it.
 */
export function changeOf(kept: KeptIssue, writer: IssueWriter): IssueWrite | null {
  const { issue, memory, test } = kept;
  const [suite = '', key = ''] = memory.key.split('.');
  const tests = writer.suites.get(suite);
  if (issue.isDismissed || tests === undefined) return null;
  const { label } = writer;
  const needsLabel = !hasLabel(issue.labels, label);
  const isListed = test !== undefined || tests.listed.has(key);
  const change = isListed ? listedChange(kept, writer) : missingChange(kept, tests, needsLabel, writer);
  if (!needsLabel || (!issue.isOpen && change?.did !== 'Reopened')) return change;
  const { labels = issue.labels, ...parts } = change?.parts ?? {};
  const update = change ?? { did: 'Updated', number: issue.number };
  return { ...update, parts: { ...parts, labels: [...labels, label] } };
}

/** While the test is listed: its text at most once a day. Closed, it is reopened if the test was flaky after that. */
function listedChange({ issue, memory, test }: KeptIssue, writer: IssueWriter): IssueWrite | null {
  const { number, body, isOpen, labels } = issue;
  const { now } = writer;
  const known = readMemory(body);
  const update = (text: string): IssueWrite => ({ did: 'Updated', number, parts: { body: text } });
  if (test === undefined)
    return memory.missingAt === null ? null : update(writeMemory(body, { ...memory, missingAt: null }));
  if (isOpen) {
    const isLater = Math.floor(now / day) > Math.floor(memory.at / day);
    const isOther = known?.key !== memory.key || memory.missingAt !== null;
    const isDue = isOther || (isLater && (isNews(test, memory, body) || now - memory.at >= refreshMs));
    return isDue ? update(bodyOf(test, body, memory, writer)) : null;
  }
  // Where counts show it, a test that is listed again without a failure has only run again.
  const isFlakyNow = test.lastSeenAt !== null || test.failures !== 0;
  if (isFlakyNow && (memory.missingAt !== null || wasFlakyAfter(issue.closedAt, memory, test, writer))) {
    const reopened = memory.reopened + 1;
    const text = bodyOf(test, body, { reopened }, writer);
    const isMarked = memory.reopened > 0 || hasLabel(labels, notFixed);
    const comment = `This test is flaky again, for the ${ordinal(reopened + 1)} time since ${formatDay(issue.createdAt)}.`;
    return {
      did: 'Reopened',
      number,
      parts: { body: text, state: 'open', ...(!isMarked && { labels: [...labels, notFixed] }) },
      comment,
    };
  }
  // Failures leave the time of the list: only then can one that is new be noticed.
  const { failures } = test;
  if (failures === null || memory.failures === null || failures >= memory.failures) return null;
  return update(writeMemory(body, { ...memory, failures }));
}

/** Without news, counts are refreshed so often. */
const refreshMs = 7 * day;

/** True if the test has failed again since its text was written, or other facts of it have changed than counts. */
function isNews({ hash, failures, lines }: TestIssue, memory: IssueMemory, body: string): boolean {
  const earlier = failuresIn(ownText(body));
  return (
    hash !== memory.hash ||
    (failures ?? 0) > (memory.failures ?? 0) ||
    String(newestFailures(lines, earlier, failuresShown)) !== String(earlier)
  );
}

/** True if the test was flaky after its issue was closed: by its time, or else by the number of its failures. */
function wasFlakyAfter(
  closedAt: number | null,
  memory: IssueMemory,
  test: TestIssue,
  writer: IssueWriter,
): boolean {
  if (closedAt === null) return false;
  if (test.lastSeenAt !== null) return test.lastSeenAt > closedAt;
  const failures = test.failures ?? 0;
  if (writer.now - closedAt >= writer.windowMs) return failures > 0;
  return memory.failures !== null && failures > memory.failures;
}

/**
 * While the test is missing: closed after a day, by a second list that can show it. A test that is skipped or muted is not fixed.
 */
function missingChange(
  { issue, memory }: KeptIssue,
  { showsGone, disabled }: SuiteTests,
  needsLabel: boolean,
  { now, windowMs }: IssueWriter,
): IssueWrite | null {
  const { number, body, isOpen, labels } = issue;
  const state = disabled?.get(testOf(memory.key));
  // A long time without the label, or one in which the suite had no runs, is one without a look at whether it was skipped.
  const [ageMs, isDoubtful] = [now - memory.seenAt, needsLabel || hasNotice(body)];
  const isLate = isDoubtful ? ageMs >= shownMs : ageMs >= Math.max(shownMs, windowMs + lateMs);
  const isUnwatched = isOpen && isLate && !hasLabel(labels, keepOpen);
  const words = isUnwatched && state === undefined ? unwatched : stateNotice(state);
  // The notice of a test that is no longer skipped stays until then.
  const text = words === '' ? undefined : withNotice(ownText(body), words);
  const update = (missingAt: number | null): IssueWrite | null => {
    const changed = writeMemory(body, { ...memory, missingAt }, text);
    return isSame(changed, body) ? null : { did: 'Updated', number, parts: { body: changed } };
  };
  if (words !== '') return isOpen ? update(null) : null;
  if (!showsGone) return null;
  const { missingAt } = memory;
  if (missingAt === null) return update(now);
  if (!isOpen || now - missingAt < day || hasLabel(labels, keepOpen)) return null;
  const unknown = disabled === null ? ' The service does not show whether it is skipped.' : '';
  const comment = `Not seen to be flaky since ${formatDay(memory.seenAt)}.${unknown} If the test is flaky again, this issue is reopened.`;
  return { did: 'Closed', number, parts: { state: 'closed', state_reason: 'completed' }, comment };
}

/** True if two bodies differ at most in their line ends, which a browser changes. */
function isSame(one: string, other: string): boolean {
  const [text, changed] = [one, other].map((body) => body.replaceAll('\r\n', '\n'));
  return text === changed;
}

function ordinal(number: number): string {
  return ['first', 'second', 'third', 'fourth', 'fifth'][number - 1] ?? `${number}th`;
}
