import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { FlakyReport } from './analyze.ts';
import { type Baseline, type BaselineTest, toBaselineTest } from './baseline.ts';
import { fingerprintOfTests } from './fingerprint.ts';
import { rankTests } from './rank.ts';

/** A run of a workflow, to recognize a later one. */
export interface RunStamp {
  readonly id: number;
  readonly attempt: number;
  /** The commit that it reported on. */
  readonly sha: string;
}

/** What a comment remembers of its report, for the next one to compare with. */
export interface Memory extends Baseline {
  readonly run: RunStamp;
  /** The same for reports that differ only in times. */
  readonly fingerprint: string;
  /** The same for reports with the same tests in changed files; null if those files were unknown. */
  readonly touched: string | null;
}

/** Maximum length of the memory in a comment. */
export const memoryCharacters = 12_000;
/** Hashes do not compress: each takes its six characters. So this is the maximum number of tests that can fit. */
const mostTests = memoryCharacters / 6;
/** If not all names fit, only the highest-scoring tests keep theirs. */
const namedTests = 300;
/** If not all tests fit, only the highest-scoring ones are remembered. */
const fewTests = 100;
const longestName = 80;
/** Maximum size of an unpacked memory, which can be damaged or hostile. */
const mostBytes = 1_000_000;
const version = 1;
const minute = 60_000;

const count = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
/** The number of tests in a list. No service lists more. */
const listed = z.number().int().nonnegative().max(1_000_000);
const key = z.string().max(12);
/*
 * Short names, and times in minutes, because every character counts. Tests: ID key, name key, instances, time, name.
 * Anyone who can edit the comment can write this, so nothing but its shape is relied on.
 */
const packedSchema = z.object({
  v: z.literal(version),
  t: count,
  r: z.tuple([count, count, z.string().max(64)]),
  p: z.string().max(64),
  c: z.string().max(64).nullish(),
  f: z.union([z.literal(0), z.literal(1)]),
  n: listed,
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
 * An incomplete list cannot show later which tests are new. It does not replace a memory that knows more, so that one
 * unreadable page does not erase the memory. Of a list that is too long for a comment, only the first tests are hashed.
 */
function whatToCompareWith(report: FlakyReport): Baseline {
  const { asOf, everything, complete, earlier } = report;
  const total = everything.length;
  if (!complete && earlier !== null && (earlier.full || earlier.total > total)) return earlier;
  const fits = total <= mostTests;
  const ranked = report.sort === 'score' && !report.filtered ? report.tests : rankTests(everything, 'score');
  const remembered = fits ? ranked : ranked.slice(0, fewTests);
  return { at: asOf, total, full: complete && fits, tests: remembered.map(toBaselineTest) };
}

/**
 * The memory as text for an HTML comment: at most 12,000 characters. If it is too long, it forgets names first, then times
 * and name keys, and then tests. A memory that forgot tests is no longer full.
 */
export function encodeMemory(memory: Memory): string {
  for (const shorter of shorten(memory)) {
    if (leastCharacters(shorter) > memoryCharacters) continue;
    const text = pack(shorter);
    if (text.length <= memoryCharacters) return text;
  }
  return pack({ ...memory, tests: [], full: false });
}

/** The length of the keys, which do not compress. Packing is slow, so a memory that cannot fit is not packed. */
function leastCharacters({ tests }: Memory): number {
  return tests.reduce((sum, { idKey, nameKey }) => sum + idKey.length + nameKey.length, 0);
}

/** The memory with less and less in it. */
function* shorten(memory: Memory): Generator<Memory> {
  yield memory;
  const nameless = memory.tests.map((test) => ({ ...test, name: null }));
  yield { ...memory, tests: [...memory.tests.slice(0, namedTests), ...nameless.slice(namedTests)] };
  yield { ...memory, tests: nameless };
  yield { ...memory, tests: nameless.map((test) => ({ ...test, nameKey: '', lastSeenAt: null })) };
  yield { ...memory, tests: memory.tests.slice(0, fewTests), full: false };
}

/** The memory in a text. Null if it is damaged, of another version, or not ours. */
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
    // A damaged memory is treated as missing.
    return null;
  }
}

function toMemory({ t, r: [id, attempt, sha], p, c, f, n, k }: Packed): Memory {
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
    tests,
    run: { id, attempt, sha },
    fingerprint: p,
    touched: c ?? null,
  };
}

/** Full minutes. Times before 1970 are not real. */
function toMinutes(ms: number | null): number | null {
  return ms === null ? null : Math.max(0, Math.floor(ms / minute));
}
