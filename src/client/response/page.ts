import type { InvalidResponseReason } from '../errors.ts';
import { parseJson, parseJsonText } from './json.ts';
import { createNameWatch, type IsNewName } from './new-names.ts';

/** A page that was parsed; or why it could not be. */
export type PageResult =
  | ({ readonly ok: true; readonly value: unknown } & PageSize)
  | { readonly ok: false; readonly reason: InvalidResponseReason };

/** What a page takes in memory. */
export interface PageSize {
  /** At least what its items take in memory, in bytes. */
  readonly size: number;
  /** False if there were more items than were to be kept. */
  readonly complete: boolean;
}

/** What a response takes, and of how many items it is. */
export interface BodySize extends PageSize {
  /** With those that are ignored. */
  readonly received: number;
}

/**
 * What a value counts at least, in bytes: `[],` takes ten times its length in memory. The values of the service's own
 * responses take more than this with their names.
 */
const valueBytes = 16;

/**
 * For how many further values a name counts that is new to a response with many names: objects with the same names share
 * them in memory, those with names of their own share nothing.
 */
const newNameValues = 16;

/** Twice as many as the largest response that is accepted can have. */
const mostValues = 1_000_000;

/** No byte counts for more values than this: the shortest entry with a new name is `"":0,`. */
const mostValuesOfByte = 4;

/** No server sends more on a page, whatever size it is asked for. */
const mostItems = 10_000;

const [quote, comma, colon, backslash, openList, closeList] = Buffer.from('",:\\[]');
/** A byte order mark inside of a page is no white space. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const whiteSpace: readonly unknown[] = [...Buffer.from(' \t\n\r')];
const levelChange: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  const bracket = String.fromCharCode(byte);
  return Number('[{'.includes(bracket)) - Number(']}'.includes(bracket));
});

/**
 * Parses a page item by item, so that its text is never in memory as a whole, and no more of it than `keepBytes`. On a page
 * within the bounds it agrees with `JSON.parse`.
 */
export function parsePage(bytes: Uint8Array, keepBytes = Number.POSITIVE_INFINITY): PageResult {
  const start = skipSpace(bytes, 0);
  if (!isFilledList(bytes, start)) return parseOther(bytes);
  const items: unknown[] = [];
  let [size, values] = [0, 0];
  for (const slice of slicesOf(bytes, start + 1)) {
    size += slice.size;
    values += slice.values;
    if (items.length === 0 && slice.end === 'broken') break;
    if (values > mostValues || items.length === mostItems) return cutAt(items, size, keepBytes);
    if (size > keepBytes) return { ok: true, value: items, size, complete: false };
    const item = parseJsonText(slice.text);
    if (!item.ok || slice.end === 'broken') break;
    items.push(item.value);
    if (slice.end === 'list')
      return { ok: true, value: items, size: Math.max(size, bytes.byteLength), complete: true };
  }
  return { ok: false, reason: 'syntax' };
}

function isFilledList(bytes: Uint8Array, start: number): boolean {
  return bytes[start] === openList && bytes[skipSpace(bytes, start + 1)] !== closeList;
}

/** The end of a page with too many values: what was read of it is of use if a part of it is to be kept. */
function cutAt(items: readonly unknown[], size: number, keepBytes: number): PageResult {
  if (items.length === 0 || keepBytes === Number.POSITIVE_INFINITY) return { ok: false, reason: 'size' };
  return { ok: true, value: items, size, complete: false };
}

/** An item as it stands on the page, and what ends behind it. */
interface Slice {
  readonly text: string;
  /** At least what it takes in memory, in bytes. */
  readonly size: number;
  /** For how many values it counts. */
  readonly values: number;
  readonly end: 'item' | 'list' | 'broken';
}

function* slicesOf(bytes: Uint8Array, start: number): Generator<Slice, void> {
  const isNewName = createNameWatch();
  for (let from = start; ; ) {
    const { at, values } = endOfItem(bytes, from, isNewName);
    const text = decoder.decode(bytes.subarray(from, at));
    const isWide = text.length < at - from || text.includes('\\u');
    const size = Math.max(text.length * (isWide ? 2 : 1), values * valueBytes);
    const isLast = bytes[at] === closeList && skipSpace(bytes, at + 1) === bytes.length;
    yield { text, size, values, end: bytes[at] === comma ? 'item' : isLast ? 'list' : 'broken' };
    from = at + 1;
  }
}

/** Parses a body that is no page, unless it has more values than any response of the service. */
export function parseSingle(bytes: Uint8Array): PageResult {
  return hasTooManyValues(bytes) ? { ok: false, reason: 'size' } : parseOther(bytes);
}

function hasTooManyValues(bytes: Uint8Array): boolean {
  if (bytes.byteLength * mostValuesOfByte < mostValues) return false;
  return endOfItem(bytes, 0, createNameWatch()).values > mostValues;
}

/** What is not a list, or small. */
export function parseOther(bytes: Uint8Array): PageResult {
  const parsed = parseJson(bytes);
  return parsed.ok ? { ...parsed, size: bytes.byteLength, complete: true } : parsed;
}

/** Where the value ends that begins here, before a comma or the bracket of a page, and for how many values it counts. */
function endOfItem(
  bytes: Uint8Array,
  from: number,
  isNewName: IsNewName,
): { readonly at: number; readonly values: number } {
  let values = 1;
  let levels = 0;
  let at = from;
  let [textStart, textEnd] = [from, from];
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) {
      textStart = at;
      at = endOfString(bytes, at);
      textEnd = at;
    }
    if (byte === colon && isNewName(bytes, textStart, textEnd)) values += newNameValues;
    if (levels === 0 && (byte === comma || byte === closeList)) break;
    const change = levelChange[byte] ?? 0;
    levels += change;
    if (byte === comma || change > 0) values += 1;
  }
  return { at, values };
}

function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (whiteSpace.includes(bytes[at])) at += 1;
  return at;
}
