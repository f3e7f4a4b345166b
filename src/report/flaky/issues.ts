import { continueTests } from '../tests/identity.ts';
import { count } from '../text/counts.ts';
import { readMemory } from './issue-body.ts';
import {
  changeOf,
  hasLabel,
  type IssueWrite,
  type KeptIssue,
  type KnownIssue,
  keepOpen,
  openIssue,
  type SuiteTests,
  type TestIssue,
  testOf,
} from './issue-change.ts';

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

/** The issues that a run finds. */
export interface FoundIssues {
  /** By an author whose issues are kept, with our title or with our part in the body. */
  readonly own: readonly KnownIssue[];
  /** By any other author, with our part in the body. */
  readonly others: readonly KnownIssue[];
  /** False if there are more open ones than are read. */
  readonly complete?: boolean;
}

/** What to change; what is left for later runs, and why issues are not opened, in sentences. */
export interface IssuePlan {
  readonly writes: readonly IssueWrite[];
  readonly left: readonly string[];
  readonly warnings: readonly string[];
}

const mostRequests = 50;
/**
 * What to change so that each test has its one issue. `others` have our part in their body, and an author whose issues are not
 * kept: nothing is opened beside them.
 */
export function planIssues(list: IssueList, found: FoundIssues, now: number): IssuePlan {
  const { own } = found;
  const { kept, duplicates } = findIssues(own);
  const { continued, unknown } = continueIssues(list, kept);
  const adopted = unknown.flatMap((test) => adopt(test, own, now) ?? []);
  const isAdopted = new Set(adopted.map(({ test }) => test?.key));
  const unopened = unknown.filter(({ key }) => !isAdopted.has(key));
  const counts = { listed: list.tests.length, kept: kept.length, known: knownBefore(kept) };
  const { tests: free, warning } = mayOpen(unopened, found, counts);
  const opened = free.slice(0, list.mostNew);
  // While something hides issues, their number stays known.
  const noted = warning === '' ? 0 : counts.known;
  const known = Math.max(noted, kept.length + adopted.length + opened.length);
  const writer = { ...list, now, known };
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

/** The issues by their tests. Of several for one test, the open one with the lowest number is kept; other open ones are closed. */
export function findIssues(own: readonly KnownIssue[]) {
  const marked = own.flatMap((issue): KeptIssue[] => {
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
function continueIssues({ tests, suites }: IssueList, kept: readonly KeptIssue[]) {
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
  const continued = kept.map(({ issue, memory }): KeptIssue => {
    const key = keys.get(memory.key) ?? memory.key;
    return { issue, memory: { ...memory, key }, test: wanted.get(key) };
  });
  return { continued, unknown: tests.filter(({ key }) => !taken.has(key)) };
}

/** The issue with the title of a test, of which a person has removed our part. */
function adopt(test: TestIssue, own: readonly KnownIssue[], now: number): KeptIssue | undefined {
  const issue = own.find(({ title, body }) => title === test.title && readMemory(body) === null);
  const nothing = { hash: '', at: 0, seenAt: now, failures: null, missingAt: null, reopened: 0, known: 0 };
  return issue && { issue, memory: { ...nothing, key: test.key }, test };
}

/** The tests without an issue that may get one, and why others may not. */
function mayOpen(
  tests: readonly TestIssue[],
  { others, complete = true }: FoundIssues,
  { listed, kept, known }: Readonly<Record<'listed' | 'kept' | 'known', number>>,
): { readonly tests: readonly TestIssue[]; readonly warning: string } {
  if (tests.length > 0 && !complete)
    return { tests: [], warning: 'No issue is opened: there are more open issues than a run reads.' };
  const foreign = new Map(others.map((issue) => [readMemory(issue.body)?.key, issue.author]));
  const free = tests.filter(({ key }) => !foreign.has(key));
  // Something hides the issues: to open them all again would be a mistake.
  if (free.length * 2 > listed && kept * 2 < known) {
    const hidden = `${free.length} of ${count(listed, 'flaky test')} have no issue, although an earlier run knew ${known} issues, of which ${kept} are found.`;
    const advice = 'Check issue-label and issue-authors. To start anew, delete the other issues.';
    return { tests: [], warning: `${hidden} No issue is opened. ${advice}` };
  }
  const beside = count(tests.length - free.length, 'flaky test');
  const authors = [...new Set(tests.flatMap(({ key }) => foreign.get(key) ?? []))].join(', ');
  if (authors === '') return { tests: free, warning: '' };
  const warning = `No issue is opened for ${beside}, because there is one by ${authors}. To keep such issues, add the author to issue-authors.`;
  return { tests: free, warning };
}

/** How many issues the run knew that wrote the newest text. */
function knownBefore(kept: readonly KeptIssue[]): number {
  const [newest] = kept.toSorted((one, other) => other.memory.at - one.memory.at);
  return newest?.memory.known ?? 0;
}
