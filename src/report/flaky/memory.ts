import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FlakyReport } from './analyze.ts';
import {
  type Baseline,
  identityOf,
  type RememberedTest,
  rememberTests,
  type TestIdentity,
} from './baseline.ts';
import { fingerprintOf, fingerprintOfTouched } from './fingerprint.ts';
import { rankTests } from './rank.ts';
import type { Seal } from './seal.ts';

/** A run of a workflow, to recognize a later one. */
export interface RunStamp {
  readonly id: number;
  readonly attempt: number;
  /** The commit that it reported on. */
  readonly sha: string;
}

/** What a comment remembers: the first report on the pull request, and the last one. */
export interface Memory {
  readonly run: RunStamp;
  /** The time of the report in the comment, in milliseconds since the epoch. */
  readonly at: number;
  /** The same for reports that differ only in times. */
  readonly fingerprint: string;
  /** The same for reports with the same tests in changed files; null if those files were unknown. */
  readonly touched: string | null;
  /** The gates without a result, as the comment shows them. */
  readonly unevaluated: readonly string[];
  /** The key of the hashes of tests. */
  readonly testKey: Buffer;
  /** The first report whose list was complete and fitted; null if there is none yet. */
  readonly base: Baseline | null;
  /** True if a memory before this one was not believed: what the first report was is then unknown for good. */
  readonly isFirstLost: boolean;
  /** The last one. */
  readonly last: Baseline | null;
}

/** Maximum length of the memory in a comment. */
export const memoryCharacters = 16_000;
/** A hash of 64 bits. Hashes do not compress, so no more tests than this can fit. */
const hashLength = 11;
const mostTests = Math.floor(memoryCharacters / hashLength);
/** If not all names fit, only the highest-scoring tests keep theirs. */
const namedTests = 300;
const longestName = 80;
const minute = 60_000;

/** Short names, and times in minutes, because every character counts. One entry per test in each column. */
interface Packed {
  readonly t: number;
  readonly r: readonly [number, number, string];
  readonly p: string;
  readonly c: string | null;
  readonly u: readonly string[];
  /** The key of the hashes, encrypted. */
  readonly w: string;
  /** Time, commit, and filters. */
  readonly b: PackedReport | null;
  readonly l: PackedReport | null;
  /** The hashes of the tests of both reports, joined; and how many tests each report had of them. */
  readonly k: string;
  readonly m: readonly number[];
  readonly n: readonly number[];
  /** Instances, times, and names, of all tests, of the first ones, or of none. */
  readonly i: readonly (number | null)[];
  /** 1 if the first report is lost. */
  readonly x?: 1;
  readonly s: readonly (number | null)[];
  readonly q: readonly (string | null)[];
}
type PackedReport = readonly [number, string | null, string];

/** What a report is remembered with. */
export interface MemoryOptions {
  readonly run: RunStamp;
  readonly seal: Seal;
  /** The memory of the comment so far. */
  readonly before: Memory | null;
  /** True if the comment has a memory that is not believed. */
  readonly isRestart?: boolean;
  /** The gates without a result, as the comment shows them. */
  readonly unevaluated?: readonly string[];
}

/**
 * What to remember of a report. The first report stays, whatever follows. An incomplete list, or one that is too long,
 * cannot show later which tests are new, so it does not replace a list that can. After a memory that is not believed, no
 * report is the first one.
 */
export function rememberReport(report: FlakyReport, options: MemoryOptions): Memory {
  const { run, seal, before, isRestart = false, unevaluated = [] } = options;
  const isFirstLost = isRestart || before?.isFirstLost === true;
  const { asOf: at, tests, complete, filters, sort } = report;
  const testKey = before?.testKey ?? seal.testKey;
  const keyOf = createKeyOf(testKey);
  const ranked = () => (sort === 'score' ? tests : rankTests(tests, 'score'));
  const current: Baseline | null =
    complete && tests.length <= mostTests
      ? { at, commit: run.sha, filters, tests: rememberTests(ranked(), keyOf), keyOf }
      : null;
  return {
    run,
    at,
    fingerprint: fingerprintOf(report, unevaluated),
    touched: fingerprintOfTouched(report),
    unevaluated,
    testKey,
    // Without a commit it is not known whether a later report is about the same one.
    base: before?.base ?? (isFirstLost || run.sha === '' ? null : current),
    isFirstLost,
    last: current ?? before?.last ?? null,
  };
}

/**
 * The memory as text: at most 16,000 characters. If it is too long, it forgets names first, then instances and times,
 * then the last report, and then the first one.
 */
export function encodeMemory(memory: Memory, seal: Seal): string {
  const [all, base] = [packMemory(memory, seal), () => packMemory({ ...memory, last: null }, seal)];
  const shorter: (() => Packed)[] = [
    () => all,
    () => ({ ...all, q: all.q.slice(0, namedTests) }),
    () => ({ ...all, q: [] }),
    () => ({ ...all, q: [], i: [], s: [] }),
    () => ({ ...base(), q: [], i: [], s: [] }),
  ];
  for (const next of shorter) {
    const packed = next();
    if (packed.k.length > memoryCharacters) continue;
    const text = deflate(packed);
    if (text.length <= memoryCharacters) return text;
  }
  return deflate(packMemory({ ...memory, base: null, last: null }, seal));
}

/** The memory in a text that a seal has verified. */
export function decodeMemory(text: string, unwrap: (wrapped: string) => Buffer): Memory {
  const packed: Packed = JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString());
  const [id, attempt, sha] = packed.r;
  const testKey = unwrap(packed.w);
  const keyOf = createKeyOf(testKey);
  const readReport = (report: PackedReport | null, counts: readonly number[]): Baseline | null => {
    if (report === null) return null;
    const [t, commit, filters] = report;
    const tests = counts.flatMap((count, index): [string, RememberedTest][] => {
      const [instances = null, seen = null, name = null] = [
        packed.i[index],
        packed.s[index],
        packed.q[index],
      ];
      const key = packed.k.slice(index * hashLength, (index + 1) * hashLength);
      const lastSeenAt = seen === null ? null : seen * minute;
      return count === 0 ? [] : [[key, { count, instances, lastSeenAt, name }]];
    });
    return { at: t * minute, commit, filters, tests: new Map(tests), keyOf };
  };
  return {
    run: { id, attempt, sha },
    at: packed.t * minute,
    fingerprint: packed.p,
    touched: packed.c,
    unevaluated: packed.u,
    testKey,
    base: readReport(packed.b, packed.m),
    isFirstLost: packed.x === 1,
    last: readReport(packed.l, packed.n),
  };
}

/** The tests of the last report come first, because they are sorted by score. */
function packMemory(memory: Memory, seal: Seal): Packed {
  const { run, at, fingerprint, touched, unevaluated, testKey, base, isFirstLost, last } = memory;
  const tests = Array.from(new Map([...(last?.tests ?? []), ...(base?.tests ?? []), ...(last?.tests ?? [])]));
  const countIn = (report: Baseline | null) => tests.map(([key]) => report?.tests.get(key)?.count ?? 0);
  return {
    t: toMinutes(at),
    r: [run.id, run.attempt, run.sha],
    p: fingerprint,
    c: touched,
    u: unevaluated,
    w: seal.wrap(testKey),
    b: packReport(base),
    l: packReport(last),
    ...(isFirstLost && { x: 1 }),
    k: tests.map(([key]) => key).join(''),
    m: countIn(base),
    n: countIn(last),
    i: tests.map(([, { instances }]) => instances),
    s: tests.map(([, { lastSeenAt }]) => (lastSeenAt === null ? null : toMinutes(lastSeenAt))),
    q: tests.map(([, { name }]) => (name === null ? null : [...name].slice(0, longestName).join(''))),
  };
}

function packReport(report: Baseline | null): PackedReport | null {
  return report && [toMinutes(report.at), report.commit, report.filters];
}

function deflate(packed: Packed): string {
  return deflateRawSync(JSON.stringify(packed), { level: 9 }).toString('base64url');
}

/**
 * Tests are remembered by a keyed hash, so that their names cannot be chosen to look like others. Each is hashed once,
 * because it is compared with two reports. The key stands before the text: an HMAC takes four times as long, and protects
 * from longer texts with the same start, which a hash of 64 bits of 256 does not allow either.
 */
function createKeyOf(testKey: Buffer): Baseline['keyOf'] {
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

/** Full minutes. Times before 1970 are not real. */
function toMinutes(ms: number): number {
  return Math.max(0, Math.floor(ms / minute));
}
