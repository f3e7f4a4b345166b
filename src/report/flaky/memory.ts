import { hash } from 'node:crypto';
import type { FlakyReport } from './analyze.ts';
import { type Baseline, identityOf, rememberTests, type TestIdentity } from './baseline.ts';
import { digest, fingerprintOf, fingerprintOfTouched } from './fingerprint.ts';
import { rankTests } from './rank.ts';
import type { Seal } from './seal.ts';

/** A run of a workflow, to recognize a later one. */
export interface RunStamp {
  readonly id: number;
  readonly attempt: number;
  /** The commit that it reported on. */
  readonly sha: string;
}

/** What a comment remembers: of each suite, the first report on the pull request, and the last one. */
export interface Memory {
  readonly run: RunStamp;
  /** The time of the report in the comment, in milliseconds since the epoch. */
  readonly at: number;
  /** True if the pull request was already closed. */
  readonly closed: boolean;
  /** The same for reports that differ only in times. */
  readonly fingerprint: string;
  /** The same for reports with the same tests in changed files; null if those files were unknown. */
  readonly touched: string | null;
  /** The same if the comment says the same about gates. */
  readonly gates: string;
  /** The key of the hashes of tests. */
  readonly testKey: Buffer;
  /** True if a memory before this one was not believed: what the first reports were is then unknown for good. */
  readonly isFirstLost: boolean;
  /** By `organization/slug`. */
  readonly suites: ReadonlyMap<string, SuiteMemory>;
}

/** Why the first report of a suite is not remembered: too many tests, an incomplete list, or an unknown commit. */
export type FirstLoss = 'size' | 'incomplete' | 'commit';

/** What a comment remembers of a suite. */
export interface SuiteMemory {
  /** A hash of the suite and the filters of the report in the comment. */
  readonly filters: string;
  /** True if the report in the comment has this suite; false if only an earlier one had it. */
  readonly isReported: boolean;
  /** The first report; null if it is lost. No later one replaces it. */
  readonly base: Baseline | null;
  /** Why the first report is lost; null if it is not, or if the first reports of all suites are. */
  readonly loss: FirstLoss | null;
  /** The last one. */
  readonly last: Baseline | null;
}

/** Maximum length of the memory in a comment. */
export const memoryCharacters = 40_000;
/** A hash of 64 bits. */
export const hashLength = 11;
/** How many tests the first report can have, all suites together: hashes do not compress, so not many more would fit. */
export const mostRemembered = 3_500;

/** What a report is remembered with. */
export interface MemoryOptions {
  readonly run: RunStamp;
  readonly seal: Seal;
  /** The memory of the comment so far. */
  readonly before: Memory | null;
  /** True if the comment has a memory that is not believed. */
  readonly isRestart?: boolean;
  /** What the comment says about gates. */
  readonly gates?: readonly string[];
  /** True if the pull request is closed. */
  readonly closed?: boolean;
}

/**
 * What to remember of the reports. The first report of a suite stays, whatever follows, even if a later run leaves the suite
 * out. An incomplete list, or one that is too long, cannot show later which tests are new, so it does not replace a list that
 * can; a first report like that is lost for good. After a memory that is not believed, no report is the first one.
 */
export function rememberReports(reports: readonly FlakyReport[], options: MemoryOptions): Memory {
  const { run, seal, before, isRestart = false, gates = [], closed = false } = options;
  const isFirstLost = isRestart || before?.isFirstLost === true;
  const testKey = before?.testKey ?? seal.testKey;
  const keyOf = createKeyOf(testKey);
  const losses = findFirstLosses(reports, before, run.sha);
  const suites = new Map(
    Array.from(before?.suites ?? [], ([suite, known]) => [suite, { ...known, isReported: false }]),
  );
  for (const report of reports) {
    const suite = suiteKey(report.suite);
    const [known, loss = null] = [suites.get(suite), losses.get(suite)];
    suites.set(suite, rememberReport(report, { run, keyOf, isFirstLost, known, loss }));
  }
  return {
    run,
    at: reports[0]?.asOf ?? 0,
    closed,
    fingerprint: fingerprintOf(reports, gates),
    touched: fingerprintOfTouched(reports),
    gates: digest(gates),
    testKey,
    isFirstLost,
    suites,
  };
}

/**
 * Why first reports are lost, by suite: those that could not be remembered, and those among the reports that cannot be. What
 * the memory holds already stays, so a suite that is new to it has the room that is left.
 */
export function findFirstLosses(
  reports: readonly FlakyReport[],
  before: Memory | null,
  commit: string,
): ReadonlyMap<string, FirstLoss> {
  const losses = new Map<string, FirstLoss>();
  let room = before === null ? mostRemembered : roomIn(before, mostRemembered);
  for (const report of reports) {
    const name = suiteKey(report.suite);
    const known = before?.suites.get(name);
    const loss = known ? known.loss : whyNotRemembered(report, room, commit);
    if (loss !== null) losses.set(name, loss);
    else if (known === undefined) room -= report.tests.length;
  }
  return losses;
}

/** How many tests the first reports of further suites can have. */
function roomIn({ suites }: Memory, most: number): number {
  return Array.from(suites.values()).reduce((left, { base }) => left - (base?.tests.size ?? 0), most);
}

/**
 * The memory with what only an older comment knows, as after two runs that did not see each other's comment: the suites that
 * it lacks, the earlier one of two first reports, and that a first report is lost. Null if there is nothing. A first report
 * that does not fit is lost. Hashes of another key cannot be compared, so which report was the first is then unknown.
 */
export function mergeMemories(memory: Memory, older: Memory, most = mostRemembered): Memory | null {
  const added = Array.from(older.suites).filter(([name, theirs]) => {
    const ours = memory.suites.get(name);
    return ours === undefined || isEarlier(theirs, ours);
  });
  if (added.length === 0) return null;
  if (!memory.testKey.equals(older.testKey))
    return added.some(([name]) => memory.suites.has(name)) ? withoutFirst(memory) : null;
  const suites = new Map(memory.suites);
  let room = roomIn(memory, most);
  for (const [name, { base, ...theirs }] of added) {
    const ours = suites.get(name);
    const size = (base?.tests.size ?? 0) - (ours?.base?.tests.size ?? 0);
    const known = ours ?? { ...theirs, isReported: false, last: size > room ? null : theirs.last };
    const first = size > room ? ({ base: null, loss: 'size' } as const) : { base, loss: theirs.loss };
    suites.set(name, { ...known, ...first });
    if (size <= room) room -= size;
  }
  return { ...memory, suites };
}

/** The memory of a pull request whose first reports are not known. */
function withoutFirst(memory: Memory): Memory {
  const suites = Array.from(
    memory.suites,
    ([name, suite]) => [name, { ...suite, base: null, loss: null }] as const,
  );
  return { ...memory, isFirstLost: true, suites: new Map(suites) };
}

/** True if the first report of an older comment counts. Times are remembered to the minute: of one minute, it does. */
function isEarlier(older: SuiteMemory, newer: SuiteMemory): boolean {
  const [theirs, ours] = [older.base, newer.base];
  if (ours === null) return theirs !== null && newer.loss !== null;
  if (theirs === null) return older.loss !== null;
  return theirs.at === ours.at ? !isSameReport(theirs, ours) : theirs.at < ours.at;
}

function isSameReport(one: Baseline, other: Baseline): boolean {
  if (one.commit !== other.commit || one.filters !== other.filters || one.tests.size !== other.tests.size)
    return false;
  return Array.from(one.tests).every(([key, { count }]) => other.tests.get(key)?.count === count);
}

/** Without a commit it is not known whether a later report is about the same one. */
function whyNotRemembered(
  { tests, complete, whyMoreMatch }: FlakyReport,
  room: number,
  commit: string,
): FirstLoss | null {
  if (!complete || whyMoreMatch !== null) return 'incomplete';
  if (tests.length > room) return 'size';
  return commit === '' ? 'commit' : null;
}

/** How the memory names a suite. */
export function suiteKey({
  organization,
  slug,
}: Pick<FlakyReport['suite'], 'organization' | 'slug'>): string {
  return `${organization}/${slug}`;
}

function rememberReport(
  { asOf: at, tests, complete, filters, sort }: FlakyReport,
  {
    run: { sha: commit },
    keyOf,
    isFirstLost,
    known,
    loss,
  }: {
    readonly run: RunStamp;
    readonly keyOf: Baseline['keyOf'];
    readonly isFirstLost: boolean;
    readonly known: SuiteMemory | undefined;
    readonly loss: FirstLoss | null;
  },
): SuiteMemory {
  const ranked = () => (sort === 'score' ? tests : rankTests(tests, 'score'));
  const sinceOf = (key: string) =>
    known?.last?.tests.get(key)?.since ?? known?.base?.tests.get(key)?.since ?? at;
  const current: Baseline | null =
    complete && tests.length <= mostRemembered
      ? { at, commit, filters, tests: rememberTests(ranked(), keyOf, sinceOf), keyOf }
      : null;
  return {
    filters,
    isReported: true,
    base: known ? known.base : isFirstLost || loss !== null ? null : current,
    loss: isFirstLost ? null : loss,
    last: current ?? known?.last ?? null,
  };
}

/**
 * Tests are remembered by a keyed hash, so that their names cannot be chosen to look like others. Each is hashed once,
 * because it is compared with two reports. The key stands before the text: an HMAC takes four times as long, and protects
 * from longer texts with the same start, which a hash of 64 bits of 256 does not allow either.
 */
export function createKeyOf(testKey: Buffer): Baseline['keyOf'] {
  const known = new WeakMap<TestIdentity, string>();
  const prefix = `${testKey.toString('base64url')}\n`;
  return (test) => {
    const found = known.get(test);
    if (found !== undefined) return found;
    const key = hash('sha256', `${prefix}${identityOf(test)}`, 'base64url');
    known.set(test, key.slice(0, hashLength));
    return key.slice(0, hashLength);
  };
}
