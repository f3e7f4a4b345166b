import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { FlakyReport } from './analyze.ts';
import { type Baseline, type BaselineTest, toBaselineTest } from './baseline.ts';
import { fingerprintOfTests } from './fingerprint.ts';
import { rankTests } from './rank.ts';

/** Which run of a workflow wrote something: to know a later one. */
export interface RunStamp {
  readonly id: number;
  readonly attempt: number;
  /** The commit that it reported on. */
  readonly sha: string;
}

/** What a comment remembers of the report in it, for the next one to compare with. */
export interface Memory extends Baseline {
  readonly run: RunStamp;
  /** Equal for reports that say the same, times apart. */
  readonly fingerprint: string;
  /** Equal for reports with the same tests in changed files; null where those were not known. */
  readonly touched: string | null;
}

/** The most characters that a comment spends on its memory. */
export const memoryCharacters = 12_000;
/** Where not all names fit, those of the tests that matter most. */
const namedTests = 300;
/** Where not all tests fit, those that matter most. */
const fewTests = 100;
const longestName = 80;
/** What a damaged or hostile memory may unpack to. */
const mostBytes = 1_000_000;
const version = 1;
const minute = 60_000;

const count = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
/** How many tests a list can hold; no service lists more. */
const listed = z.number().int().nonnegative().max(1_000_000);
const key = z.string().max(12);
/*
 * Short names, and times in minutes, since every character counts. Tests: id key, name key, instances, time, name.
 * Anybody who may edit the comment can write this: it is data, never believed beyond its shape.
 */
const packedSchema = z.object({
  v: z.literal(version),
  t: count,
  r: z.tuple([count, count, z.string().max(64)]),
  p: z.string().max(64),
  c: z.string().max(64).nullish(),
  f: z.union([z.literal(0), z.literal(1)]),
  n: listed,
  s: z.array(listed).max(100),
  k: z
    .array(z.tuple([key, key, count.nullable(), count.nullable()]).rest(z.string().max(longestName * 8)))
    .max(20_000),
});
type Packed = z.infer<typeof packedSchema>;

/** What to remember of a report. */
export function rememberReport(report: FlakyReport, run: RunStamp, fingerprint: string): Memory {
  const touched = report.touched && fingerprintOfTests(report.touched);
  return { ...whatToCompareWith(report), run, fingerprint, touched };
}

/**
 * A part of a list proves nothing new later. It is remembered as what it is, and only where nothing better is known
 * from before: one page that could not be read wipes out no memory.
 */
function whatToCompareWith({ asOf, everything, complete, narrowed, totals, earlier }: FlakyReport): Baseline {
  const full = complete && !narrowed;
  const total = everything.length;
  if (!full && earlier !== null && (earlier.full || earlier.total > total)) return earlier;
  return { at: asOf, total, full, totals, tests: rankTests(everything, 'score').map(toBaselineTest) };
}

/**
 * The memory as text that can stand in an HTML comment: at most 12,000 characters. Where that is too little,
 * names are forgotten first, then times and by what else than its id a test could be known, and then tests: a memory that
 * forgot tests is not full any more.
 */
export function encodeMemory(memory: Memory): string {
  for (const shorter of shorten(memory)) {
    const text = pack(shorter);
    if (text.length <= memoryCharacters) return text;
  }
  return pack({ ...memory, tests: [], full: false });
}

/** The memory, each time with less in it. */
function* shorten(memory: Memory): Generator<Memory> {
  yield memory;
  const nameless = memory.tests.map((test) => ({ ...test, name: null }));
  yield { ...memory, tests: [...memory.tests.slice(0, namedTests), ...nameless.slice(namedTests)] };
  yield { ...memory, tests: nameless };
  yield { ...memory, tests: nameless.map((test) => ({ ...test, nameKey: '', lastSeenAt: null })) };
  yield { ...memory, tests: memory.tests.slice(0, fewTests), full: false };
}

/** The memory in a text, or null where it is damaged, of another version, or not one of ours. */
export function decodeMemory(text: string): Memory | null {
  if (text.length > memoryCharacters || !/^[\w-]+$/.test(text)) return null;
  const packed = packedSchema.safeParse(unpack(text));
  return packed.success ? toMemory(packed.data) : null;
}

function pack(memory: Memory): string {
  const packed: Packed = {
    v: version,
    t: toMinutes(memory.at) ?? 0,
    r: [memory.run.id, memory.run.attempt, memory.run.sha],
    p: memory.fingerprint,
    c: memory.touched,
    f: memory.full ? 1 : 0,
    n: memory.total,
    s: [...memory.totals],
    k: memory.tests.map(packTest),
  };
  return deflateRawSync(JSON.stringify(packed), { level: 9 }).toString('base64url');
}

function packTest({ idKey, nameKey, instances, lastSeenAt, name }: BaselineTest): Packed['k'][number] {
  const head: [string, string, number | null, number | null] = [
    idKey,
    nameKey,
    instances,
    toMinutes(lastSeenAt),
  ];
  return name === null ? head : [...head, [...name].slice(0, longestName).join('')];
}

function unpack(text: string): unknown {
  try {
    const bytes = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: mostBytes });
    return JSON.parse(bytes.toString());
  } catch {
    // Damaged: the next report is a first one.
    return null;
  }
}

function toMemory({ t, r: [id, attempt, sha], p, c, f, n, s, k }: Packed): Memory {
  const tests = k.map(([idKey, nameKey, instances, seen, name]) => {
    return {
      idKey,
      nameKey,
      instances,
      lastSeenAt: seen === null ? null : seen * minute,
      name: name ?? null,
    };
  });
  return {
    at: t * minute,
    total: n,
    full: f === 1,
    totals: s,
    tests,
    run: { id, attempt, sha },
    fingerprint: p,
    touched: c ?? null,
  };
}

/** Whole minutes; before 1970 is no time that a service saw anything. */
function toMinutes(ms: number | null): number | null {
  return ms === null ? null : Math.max(0, Math.floor(ms / minute));
}
