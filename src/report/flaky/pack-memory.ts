import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { minute } from '../text/durations.ts';
import { type Baseline, type RememberedTest, storedName } from './baseline.ts';
import {
  createKeyOf,
  type FirstLoss,
  hashLength,
  type Memory,
  memoryCharacters,
  type SuiteMemory,
} from './memory.ts';
import type { Seal } from './seal.ts';

/** What the names, instances, and times of tests may take up, with the hashes: the visible text needs room too. */
const detailCharacters = 16_000;
/** If not all names fit, only the highest-scoring tests keep theirs. */
const namedTests = 300;

/** Short names, and times in minutes, because every character counts. */
interface Packed {
  readonly t: number;
  readonly r: readonly [number, number, string];
  /** 1 if the pull request is closed; 1 if the first reports are lost. */
  readonly e: 0 | 1;
  readonly x: 0 | 1;
  readonly p: string;
  readonly c: string | null;
  readonly g: string;
  /** The key of the hashes, encrypted. */
  readonly w: string;
  readonly s: readonly PackedSuite[];
}

/** A suite: its name, the filters, and one entry per test in each column. */
interface PackedSuite {
  readonly o: string;
  readonly h: string;
  /** 1 if the report in the comment has it; why its first report is lost. */
  readonly u: 0 | 1;
  readonly v: FirstLoss | null;
  /** Time, commit, and filters. */
  readonly b: PackedReport | null;
  readonly l: PackedReport | null;
  /** The hashes of the tests of both reports, joined; and how many tests each report had of them. */
  readonly k: string;
  readonly m: readonly number[];
  readonly n: readonly number[];
  /** Instances, times, first times, and names, of all tests, of the first ones, or of none. */
  readonly i: readonly (number | null)[];
  readonly s: readonly (number | null)[];
  readonly f: readonly (number | null)[];
  readonly q: readonly (string | null)[];
}
type PackedReport = readonly [number, string | null, string];

/**
 * The memory as text: at most 16,000 characters, or 40,000 with nothing but hashes. If it is too long, it forgets names first,
 * then instances and times, then the last reports, and then the first ones.
 */
export function encodeMemory(memory: Memory, seal: Seal): string {
  const all = packMemory(memory, seal);
  const shorter: ((suite: PackedSuite) => PackedSuite)[] = [
    (suite) => suite,
    (suite) => ({ ...suite, q: suite.q.slice(0, namedTests) }),
    (suite) => ({ ...suite, q: [] }),
    (suite) => ({ ...suite, q: [], i: [], s: [], f: [] }),
    ({ o }) => ({ ...packSuite(o, memory, { last: null }), q: [], i: [], s: [], f: [] }),
  ];
  for (const shorten of shorter) {
    const packed = { ...all, s: all.s.map(shorten) };
    if (packed.s.reduce((sum, { k }) => sum + k.length, 0) > memoryCharacters) continue;
    const text = deflate(packed);
    const isBare = packed.s.every(({ s }) => s.length === 0);
    if (text.length <= (isBare ? memoryCharacters : detailCharacters)) return text;
  }
  const lost = ({ o, v }: PackedSuite) => packSuite(o, memory, { base: null, last: null, loss: v ?? 'size' });
  return deflate({ ...all, s: all.s.map(lost) });
}

/** The memory in a text that a seal has verified. */
export function decodeMemory(text: string, unwrap: (wrapped: string) => Buffer): Memory {
  const packed: Packed = JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString());
  const [id, attempt, sha] = packed.r;
  const testKey = unwrap(packed.w);
  const keyOf = createKeyOf(testKey);
  return {
    run: { id, attempt, sha },
    at: packed.t * minute,
    closed: packed.e === 1,
    fingerprint: packed.p,
    touched: packed.c,
    gates: packed.g,
    testKey,
    isFirstLost: packed.x === 1,
    suites: new Map(packed.s.map((suite) => [suite.o, unpackSuite(suite, keyOf)])),
  };
}

function unpackSuite(packed: PackedSuite, keyOf: Baseline['keyOf']): SuiteMemory {
  const time = (minutes: number | null = null) => (minutes === null ? null : minutes * minute);
  const readReport = (report: PackedReport | null, counts: readonly number[]): Baseline | null => {
    if (report === null) return null;
    const [t, commit, filters] = report;
    const tests = counts.flatMap((count, index): [string, RememberedTest][] => {
      const [instances = null, name = null] = [packed.i[index], packed.q[index]];
      const key = packed.k.slice(index * hashLength, (index + 1) * hashLength);
      const [lastSeenAt, since] = [time(packed.s[index]), time(packed.f[index])];
      return count === 0 ? [] : [[key, { count, instances, lastSeenAt, name, since }]];
    });
    return { at: t * minute, commit, filters, tests: new Map(tests), keyOf };
  };
  return {
    filters: packed.h,
    isReported: packed.u === 1,
    loss: packed.v,
    base: readReport(packed.b, packed.m),
    last: readReport(packed.l, packed.n),
  };
}

function packMemory(memory: Memory, seal: Seal): Packed {
  const { run, at, closed, fingerprint, touched, gates, testKey, isFirstLost, suites } = memory;
  return {
    t: toMinutes(at),
    r: [run.id, run.attempt, run.sha],
    e: closed ? 1 : 0,
    x: isFirstLost ? 1 : 0,
    p: fingerprint,
    c: touched,
    g: gates,
    w: seal.wrap(testKey),
    s: Array.from(suites.keys(), (name) => packSuite(name, memory)),
  };
}

/** The tests of the last report come first, because they are sorted by score. */
function packSuite(name: string, { suites }: Memory, forgotten: Partial<SuiteMemory> = {}): PackedSuite {
  const remembered = { ...suites.get(name), ...forgotten };
  const { filters = '', isReported = false, loss = null, base = null, last = null } = remembered;
  const tests = Array.from(new Map([...(last?.tests ?? []), ...(base?.tests ?? []), ...(last?.tests ?? [])]));
  const countIn = (report: Baseline | null) => tests.map(([key]) => report?.tests.get(key)?.count ?? 0);
  const minutes = (time: number | null) => (time === null ? null : toMinutes(time));
  return {
    o: name,
    h: filters,
    u: isReported ? 1 : 0,
    v: loss,
    b: packReport(base),
    l: packReport(last),
    k: tests.map(([key]) => key).join(''),
    m: countIn(base),
    n: countIn(last),
    i: tests.map(([, { instances }]) => instances),
    s: tests.map(([, { lastSeenAt }]) => minutes(lastSeenAt)),
    f: tests.map(([, { since }]) => minutes(since)),
    q: tests.map(([, { name: shown }]) => (shown === null ? null : storedName(shown))),
  };
}

function packReport(report: Baseline | null): PackedReport | null {
  return report && [toMinutes(report.at), report.commit, report.filters];
}

function deflate(packed: Packed): string {
  return deflateRawSync(JSON.stringify(packed), { level: 9 }).toString('base64url');
}

/** Full minutes. Times before 1970 are not real. */
function toMinutes(ms: number): number {
  return Math.max(0, Math.floor(ms / minute));
}
