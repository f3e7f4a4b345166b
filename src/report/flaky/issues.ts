import { count } from '../text/counts.ts';
import { day } from '../text/durations.ts';

/** What the issue of a test is to say. */
export interface TestIssue {
  /** Tells the test from all others, also from those of other suites: `<suite>.<test>`. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** A hash of the facts: an issue that says the same is not written again. */
  readonly says: string;
  /** Milliseconds since the epoch; null if unknown. */
  readonly lastSeenAt: number | null;
}

/** The issues that there should be, and the tests that the service lists. */
export interface IssueList {
  /** The tests that match the filters. */
  readonly tests: readonly TestIssue[];
  /** The keys of all listed tests, by suite. Has no suite whose list is incomplete: that shows of no test that it is gone. */
  readonly listed: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many issues a run may open. */
  readonly mostNew: number;
}

/** An issue with our label and by our author. Everyone who can edit it can change its body. */
export interface KnownIssue {
  readonly number: number;
  readonly body: string;
  readonly isOpen: boolean;
  /** True if it was closed as anything but completed: then it stays closed. */
  readonly isDismissed: boolean;
  /** Milliseconds since the epoch; null if it is open. */
  readonly closedAt: number | null;
}

/** A change of an issue. */
export interface IssueWrite {
  readonly did: 'Opened' | 'Reopened' | 'Closed' | 'Updated';
  /** Null for a new issue. */
  readonly number: number | null;
  /** What changes, by GitHub's names. */
  readonly parts: Readonly<Record<string, string>>;
  /** To write below it. */
  readonly comment?: string;
}

/** What to change, and what is left for later runs, in one sentence; empty if nothing is. */
export interface IssuePlan {
  readonly writes: readonly IssueWrite[];
  readonly left: string;
}

/** What an issue remembers in the first line of its body. Times are in milliseconds since the epoch. */
interface IssueMarker extends Pick<TestIssue, 'key' | 'says'> {
  /** When its text was written. */
  readonly at: number;
  /** When the test was first missing from a complete list; null while it is listed. */
  readonly missingAt: number | null;
}

const markerLine = /^<!-- kitestring-test ([\w-]{11}\.[\w-]{11}) ([\w-]{22}) (\d{1,16}) (\d{1,16}|-) -->$/;

const mostRequests = 50;

const gone =
  'The service has not listed this test as flaky for at least a day. That does not prove that it is fixed. If it is listed again, this issue is reopened.';

/** What to change so that each test has its issue. */
export function planIssues(
  { tests, listed, mostNew }: IssueList,
  existing: readonly KnownIssue[],
  now: number,
): IssuePlan {
  const wanted = new Map(tests.map((test) => [test.key, test]));
  const marked = existing.flatMap((issue) => {
    const marker = readMarker(issue.body);
    return marker === null ? [] : [{ issue, marker }];
  });
  const changes = marked.flatMap(({ issue, marker }) => {
    const [suite = '', key = ''] = marker.key.split('.');
    const test = wanted.get(marker.key);
    const isListed = test === undefined ? listed.get(suite)?.has(key) : true;
    if (issue.isDismissed || isListed === undefined) return [];
    return changeOf(issue, marker, isListed, test, now) ?? [];
  });
  const known = new Set(marked.map(({ marker }) => marker.key));
  const unknown = tests.filter(({ key }) => !known.has(key));
  const opened = unknown.slice(0, mostNew).map(({ title, ...test }): IssueWrite => {
    return { did: 'Opened', number: null, parts: { title, body: newBody(test, now) } };
  });
  const of = (did: IssueWrite['did']) => changes.filter((change) => change.did === did);
  const all = [...of('Reopened'), ...opened, ...of('Closed'), ...of('Updated')];
  let requests = 0;
  const writes = all.filter(({ comment }) => {
    requests += comment === undefined ? 1 : 2;
    return requests <= mostRequests;
  });
  const left = all.length - writes.length + unknown.length - opened.length;
  const most = `a run opens at most ${mostNew} and sends at most ${mostRequests} changes`;
  return {
    writes,
    left: left === 0 ? '' : `Left for later runs: ${count(left, 'change')} of issues, since ${most}.`,
  };
}

/**
 * The change of an issue. It is closed when its test is missing from complete lists of its suite that are at least a day apart,
 * and reopened when the test is back, or was flaky again after a person closed it.
 */
function changeOf(
  { number, body, isOpen, closedAt }: KnownIssue,
  marker: IssueMarker,
  isListed: boolean,
  test: TestIssue | undefined,
  now: number,
): IssueWrite | null {
  const { says, at, missingAt } = marker;
  const update = (body: string): IssueWrite => ({ did: 'Updated', number, parts: { body } });
  const remember = (missingAt: number | null) => update(withMarker({ ...marker, missingAt }, body));
  if (!isListed) {
    if (missingAt === null) return remember(now);
    if (!isOpen || now - missingAt < day) return null;
    return { did: 'Closed', number, parts: { state: 'closed', state_reason: 'completed' }, comment: gone };
  }
  if (!isOpen) {
    const wasSeen = closedAt !== null && (test?.lastSeenAt ?? 0) > closedAt;
    const isBack = test !== undefined && (missingAt !== null || wasSeen);
    return isBack ? { did: 'Reopened', number, parts: { body: newBody(test, now), state: 'open' } } : null;
  }
  if (test !== undefined && says !== test.says && Math.floor(now / day) > Math.floor(at / day))
    return update(newBody(test, now));
  return missingAt === null ? null : remember(null);
}

function newBody({ key, says, text }: Pick<TestIssue, 'key' | 'says' | 'text'>, at: number): string {
  return withMarker({ key, says, at, missingAt: null }, `\n${text}`);
}

/** The body with this marker as its first line. */
function withMarker({ key, says, at, missingAt }: IssueMarker, body: string): string {
  const line = `<!-- kitestring-test ${key} ${says} ${at} ${missingAt ?? '-'} -->`;
  return [line, ...body.split('\n').slice(1)].join('\n');
}

function readMarker(body: string): IssueMarker | null {
  const [, key, says, at, missing] = markerLine.exec(body.split(/\r?\n/, 1)[0] ?? '') ?? [];
  if (key === undefined || says === undefined) return null;
  return { key, says, at: Number(at), missingAt: missing === '-' ? null : Number(missing) };
}
