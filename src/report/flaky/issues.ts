import { count } from '../text/counts.ts';
import { day, formatShortDay } from '../text/durations.ts';
import { continueTests } from './identity.ts';
import { hasNotice, type IssueMemory, ownText, readMemory, withNotice, writeMemory } from './issue-body.ts';

/** What the issue of a test contains. */
export interface TestIssue extends Pick<IssueMemory, 'key' | 'hash' | 'failures'> {
  readonly title: string;
  readonly text: string;
  /** Milliseconds since the epoch; null if unknown. */
  readonly lastSeenAt: number | null;
}

/** What the service knows of a suite, by the keys of its tests: it decides which issues can be closed. */
export interface SuiteTests {
  /** All tests that it lists as flaky, before filters. */
  readonly listed: ReadonlySet<string>;
  /** False if the list is incomplete, or the suite has had no runs in its time: such a list shows of no test that it is gone. */
  readonly showsGone: boolean;
  /** The tests that are skipped or muted: such a test is not fixed. Null if the service does not show them. */
  readonly disabled: ReadonlyMap<string, string> | null;
}

/** The issues that there should be. */
export interface IssueList {
  /** The tests that match the filters. */
  readonly tests: readonly TestIssue[];
  readonly suites: ReadonlyMap<string, SuiteTests>;
  /** The time of the lists, in milliseconds. */
  readonly windowMs: number;
  /** How many issues a run may open. */
  readonly mostNew: number;
  readonly label: string;
}

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

/** The issues that a run finds. */
export interface FoundIssues {
  /** By an author whose issues are kept, with our title or with our part in the body. */
  readonly own: readonly KnownIssue[];
  /** By any other author, with our part in the body. */
  readonly others: readonly KnownIssue[];
  /** False if there are more open ones than are read. */
  readonly complete?: boolean;
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

/** What to change; what is left for later runs, and why issues are not opened, in sentences. */
export interface IssuePlan {
  readonly writes: readonly IssueWrite[];
  readonly left: readonly string[];
  readonly warnings: readonly string[];
}

const mostRequests = 50;
/** For how long the service shows that a test is skipped which no longer runs. */
const shownMs = 27 * day;
const unwatched =
  'Whether this test still runs is unknown, since it was skipped or this issue had lost its label: it stays open until a person closes it.';

/** What is said of a test that is skipped or muted; empty for any other. */
export function stateNotice(state: string | undefined): string {
  return state ? `The test is ${state}, which does not fix it: this issue stays open.` : '';
}

/** With this label, an issue is never closed. */
const keepOpen = 'keep-open';
/** Added when an issue is reopened for the first time. */
const notFixed = 'fix-did-not-hold';

/** An issue with what it remembers, and its test if that matches the filters. */
interface Kept {
  readonly issue: KnownIssue;
  readonly memory: IssueMemory;
  readonly test?: TestIssue | undefined;
}

/**
 * What to change so that each test has its one issue. `others` have our part in their body, and an author whose issues are not
 * kept: nothing is opened beside them.
 */
export function planIssues(
  list: IssueList,
  { own, others, complete = true }: FoundIssues,
  now: number,
): IssuePlan {
  const { kept, duplicates } = findIssues(own);
  const { continued, unknown } = continueIssues(list, kept);
  const adopted = unknown.flatMap((test) => adopt(test, own, now) ?? []);
  const { tests: free, warning } = withoutIssue(list, { unknown, adopted, kept, others, complete });
  const opened = free.slice(0, list.mostNew);
  // While something hides issues, their number stays known.
  const noted = warning === '' ? 0 : knownBefore(kept);
  const known = Math.max(noted, kept.length + adopted.length + opened.length);
  const writer = { list, now, known };
  const changes = [...continued, ...adopted].flatMap((one) => changeOf(one, writer) ?? []);
  const of = (did: IssueWrite['did']) => changes.filter((change) => change.did === did);
  const all = [
    ...duplicates.map(closeDuplicate),
    ...of('Reopened'),
    ...opened.map((test) => openIssue(test, writer)),
    ...of('Closed'),
    ...of('Updated'),
  ];
  let requests = 0;
  const writes = all.filter(({ comment }) => {
    requests += comment === undefined ? 1 : 2;
    return requests <= mostRequests;
  });
  const left = all.length - writes.length + free.length - opened.length;
  const most = `a run opens at most ${list.mostNew} and sends at most ${mostRequests} changes`;
  return {
    writes,
    warnings: warning === '' ? [] : [warning],
    left: left === 0 ? [] : [`Left for later runs: ${count(left, 'change')} of issues, since ${most}.`],
  };
}

/** True if a label is among these names, which GitHub compares without case. */
export function hasLabel(names: readonly string[], label: string): boolean {
  return names.some((name) => name.toLowerCase() === label.toLowerCase());
}

/** The issues by their tests. Of several for one test, the open one with the lowest number is kept; other open ones are closed. */
export function findIssues(own: readonly KnownIssue[]) {
  const marked = own.flatMap((issue): Kept[] => {
    const memory = readMemory(issue.body);
    return memory === null ? [] : [{ issue, memory }];
  });
  const groups = Map.groupBy(marked, ({ memory }) => memory.key).values();
  const found = Array.from(groups, (group) => {
    const [first, ...more] = group.toSorted(
      ({ issue: one }, { issue: other }) =>
        Number(other.isOpen) - Number(one.isOpen) || one.number - other.number,
    );
    return { first, more: more.filter(({ issue }) => issue.isOpen && !hasLabel(issue.labels, keepOpen)) };
  });
  return {
    kept: found.flatMap(({ first }) => first ?? []),
    duplicates: found.flatMap(({ first, more }) =>
      more.map(({ issue }) => ({ number: issue.number, of: first?.issue.number ?? 0 })),
    ),
  };
}

/** Closes an issue of which another one with a lower number is kept. */
export function closeDuplicate(issue: { readonly number: number; readonly of: number }): IssueWrite {
  const parts = { state: 'closed', state_reason: 'not_planned' };
  return { did: 'Closed', number: issue.number, parts, comment: `Duplicate of #${issue.of}.` };
}

/** The issues with their tests, also of those that have moved, and the tests without an issue. */
function continueIssues({ tests, suites }: IssueList, kept: readonly Kept[]) {
  const wanted = new Map(tests.map((test) => [test.key, test]));
  const keys = new Map(kept.map((one) => [one.memory.key, one.memory.key]));
  const taken = new Set(keys.keys());
  for (const [suite, { listed, showsGone }] of suites) {
    const known = [...keys.keys()].filter((key) => key.startsWith(`${suite}.`)).map(testOf);
    const current = [...listed];
    for (const [index, earlier] of continueTests(known, current).moved) {
      const key = `${suite}.${current[index]}`;
      // An incomplete list does not show which of the two it is, so that nothing is done.
      if (showsGone) keys.set(`${suite}.${earlier}`, key);
      taken.add(key);
    }
  }
  const continued = kept.map(({ issue, memory }): Kept => {
    const key = keys.get(memory.key) ?? memory.key;
    return { issue, memory: { ...memory, key }, test: wanted.get(key) };
  });
  return { continued, unknown: tests.filter(({ key }) => !taken.has(key)) };
}

function testOf(key: string): string {
  return key.split('.')[1] ?? '';
}

/** The issue with the title of a test, of which a person has removed our part. */
function adopt(test: TestIssue, own: readonly KnownIssue[], now: number): Kept | undefined {
  const issue = own.find(({ title, body }) => title === test.title && readMemory(body) === null);
  const nothing = { hash: '', at: 0, seenAt: now, failures: null, missingAt: null, reopened: 0, known: 0 };
  return issue && { issue, memory: { ...nothing, key: test.key }, test };
}

/** The tests that may get an issue, and why others may not. */
function withoutIssue(
  { tests }: IssueList,
  found: {
    readonly unknown: readonly TestIssue[];
    readonly adopted: readonly Kept[];
    readonly kept: readonly Kept[];
    readonly others: readonly KnownIssue[];
    readonly complete: boolean;
  },
): { readonly tests: readonly TestIssue[]; readonly warning: string } {
  const { unknown, adopted, kept, others, complete } = found;
  if (unknown.length > adopted.length && !complete)
    return { tests: [], warning: 'No issue is opened: there are more open issues than a run reads.' };
  const foreign = new Map(others.map((issue) => [readMemory(issue.body)?.key, issue.author]));
  const isAdopted = new Set(adopted.map(({ test }) => test?.key));
  const left = unknown.filter(({ key }) => !isAdopted.has(key));
  const free = left.filter(({ key }) => !foreign.has(key));
  const authors = [...new Set(left.flatMap(({ key }) => foreign.get(key) ?? []))].join(', ');
  const beside = `No issue is opened for ${count(left.length - free.length, 'flaky test')}, because there is one by ${authors}. To keep such issues, add the author to issue-authors.`;
  const warning = free.length === left.length ? '' : beside;
  const known = knownBefore(kept);
  // Something hides the issues: to open them all again would be a mistake.
  if (free.length * 2 <= tests.length || kept.length * 2 >= known) return { tests: free, warning };
  const missing = `${formatCount(free.length, tests.length)} have no issue, although an earlier run knew ${known} issues, of which ${kept.length} are found. No issue is opened. Check issue-label and issue-authors. To start anew, delete the other issues.`;
  return { tests: [], warning: missing };
}

function formatCount(some: number, all: number): string {
  return `${some} of ${count(all, 'flaky test')}`;
}

/** How many issues the run knew that wrote the newest text. */
function knownBefore(kept: readonly Kept[]): number {
  const [newest] = kept.toSorted((one, other) => other.memory.at - one.memory.at);
  return newest?.memory.known ?? 0;
}

/** What a change depends on besides its issue. */
interface Writer {
  readonly list: IssueList;
  readonly now: number;
  /** How many issues there are after the run. */
  readonly known: number;
}

function openIssue(test: TestIssue, writer: Writer): IssueWrite {
  const body = bodyOf(test, '', { reopened: 0 }, writer);
  return { did: 'Opened', number: null, parts: { title: test.title, body, labels: [writer.list.label] } };
}

/** The body with the current text about a test. */
function bodyOf(
  { key, hash, failures, lastSeenAt, text }: TestIssue,
  body: string,
  { reopened }: Pick<IssueMemory, 'reopened'>,
  { now, known }: Writer,
): string {
  const seenAt = lastSeenAt ?? now;
  return writeMemory(body, { key, hash, failures, seenAt, at: now, missingAt: null, reopened, known }, text);
}

/**
 * The change of an issue. Without a change of its own, it gets the label back by which it is found. A person who has closed it as
 * not planned wants to hear no more of it.
 */
function changeOf(kept: Kept, writer: Writer): IssueWrite | null {
  const { issue, memory, test } = kept;
  const [suite = '', key = ''] = memory.key.split('.');
  const tests = writer.list.suites.get(suite);
  if (issue.isDismissed || tests === undefined) return null;
  const { label } = writer.list;
  const needsLabel = !hasLabel(issue.labels, label);
  const isListed = test !== undefined || tests.listed.has(key);
  const change = isListed ? listedChange(kept, writer) : missingChange(kept, tests, needsLabel, writer.now);
  if (!needsLabel || (!issue.isOpen && change?.did !== 'Reopened')) return change;
  const { labels = issue.labels, ...parts } = change?.parts ?? {};
  const update = change ?? { did: 'Updated', number: issue.number };
  return { ...update, parts: { ...parts, labels: [...labels, label] } };
}

/** While the test is listed: its text at most once a day. Closed, it is reopened if the test was flaky after that. */
function listedChange({ issue, memory, test }: Kept, writer: Writer): IssueWrite | null {
  const { number, body, isOpen, labels } = issue;
  const { now } = writer;
  const known = readMemory(body);
  const update = (text: string): IssueWrite => ({ did: 'Updated', number, parts: { body: text } });
  if (test === undefined)
    return memory.missingAt === null ? null : update(writeMemory(body, { ...memory, missingAt: null }));
  if (isOpen) {
    const isLater = Math.floor(now / day) > Math.floor(memory.at / day);
    const isOther = known?.key !== memory.key || memory.missingAt !== null;
    const isDue = isOther || (memory.hash !== test.hash && isLater);
    return isDue ? update(bodyOf(test, body, memory, writer)) : null;
  }
  if (memory.missingAt !== null || wasFlakyAfter(issue.closedAt, memory, test, writer)) {
    const reopened = memory.reopened + 1;
    const text = bodyOf(test, body, { reopened }, writer);
    const isMarked = memory.reopened > 0 || hasLabel(labels, notFixed);
    const comment = `This test is flaky again, for the ${ordinal(reopened + 1)} time since ${formatShortDay(issue.createdAt)}.`;
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

/** True if the test was flaky after its issue was closed: by its time, or else by the number of its failures. */
function wasFlakyAfter(
  closedAt: number | null,
  memory: IssueMemory,
  test: TestIssue,
  writer: Writer,
): boolean {
  if (closedAt === null) return false;
  if (test.lastSeenAt !== null) return test.lastSeenAt > closedAt;
  const failures = test.failures ?? 0;
  if (writer.now - closedAt >= writer.list.windowMs) return failures > 0;
  return memory.failures !== null && failures > memory.failures;
}

/**
 * While the test is missing: closed after a day, by a second list that can show it. A test that is skipped or muted is not fixed.
 */
function missingChange(
  { issue, memory }: Kept,
  { showsGone, disabled }: SuiteTests,
  needsLabel: boolean,
  now: number,
): IssueWrite | null {
  const { number, body, isOpen, labels } = issue;
  const state = disabled?.get(testOf(memory.key));
  // A long time without the label is one without a look at whether it was skipped.
  const isUnwatched = now - memory.seenAt >= shownMs && (needsLabel || hasNotice(body));
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
  const comment = `Not flaky in any run since ${formatShortDay(memory.seenAt)}: the fix holds so far.${unknown} If the test is flaky again, this issue is reopened.`;
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
