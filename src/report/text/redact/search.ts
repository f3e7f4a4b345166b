import { plainAscii } from './characters.ts';
import { fewest, foldInto, type Needle, needlesOf, type Secret } from './needles.ts';
import type { View } from './view.ts';
import { findWebhook, webhookPath } from './webhook.ts';

/** Looks for the starts and the ends of secrets. */
export interface Search {
  /** Returns false, and adds nothing, if at least `most` others have the same start or the same end. */
  readonly add: (secret: Secret, most: number) => boolean;
  /** Calls `onFound` for each part of a view that may not appear, with its first and its last code unit. */
  readonly find: (view: View, onFound: OnFound) => void;
  /**
   * Whether a text is plain, so that its only view is the text itself, and nothing would be found there. Nearly all texts
   * are, and this takes a fifth of the time of a view.
   */
  readonly isClean: (text: string) => boolean;
}

/** Compares a needle from this place on. */
type Matcher = (needle: Needle, at: number) => void;

/** `inLine` is true for an address, which ends with its line. */
type OnFound = (first: number, last: number, inLine?: boolean) => void;

/** The needles with the same eight code units at the inner edge of the start, or of the end, that is hidden alone. */
interface Anchored {
  readonly starts: Needle[];
  readonly ends: Needle[];
}

/** Any eight code units contain four that start at a multiple of five, so only these are looked up. */
const stride = 5;

/** A search that knows no secret yet. It takes time in proportion to the length of a view. */
export function createSearch(): Search {
  /** For four code units, one bit for each offset that they have in the eight of an anchor. */
  const filter = new Uint8Array(2 ** 16);
  const anchors = new Map<number, Anchored>();
  const edge = new Uint16Array(fewest);
  const webhook = anchorAt(webhookPath, 0);

  function anchorAt(text: string, from: number): Anchored {
    const hash = hashAt(foldInto(edge, text, from), 0);
    const anchored = anchors.get(hash) ?? { starts: [], ends: [] };
    anchors.set(hash, anchored);
    for (let offset = 0; offset < stride; offset += 1) {
      const index = hashFour(edge, offset);
      filter[index] = (filter[index] ?? 0) | (1 << offset);
    }
    return anchored;
  }

  /** Calls `see` for each place of an anchor in a view, from left to right. A few other places are taken for one. */
  function eachAnchor({ codes, length }: View, see: (from: number, anchored: Anchored) => void): void {
    const look = (from: number) => {
      const anchored = from < 0 || from + fewest > length ? undefined : anchors.get(hashAt(codes, from));
      if (anchored !== undefined) see(from, anchored);
    };
    for (let at = 0; at + 4 <= length; at += stride) {
      const bits = filter[hashFour(codes, at)] ?? 0;
      if (bits === 0) continue;
      for (let offset = stride - 1; offset >= 0; offset -= 1) if (bits & (1 << offset)) look(at - offset);
    }
  }

  /** Whether one of these offsets of four code units at `at` is that of an anchor. */
  function hasAnchor(text: string, at: number, bits: number): boolean {
    for (let offset = 0; offset < stride; offset += 1)
      if (bits & (1 << offset) && anchors.has(hashOfText(text, at - offset))) return true;
    return false;
  }

  function isClean(text: string): boolean {
    let hash = 0;
    let left = 4;
    for (let at = 0; at < text.length; at += 1) {
      const code = plainAscii[text.charCodeAt(at)] ?? 0;
      if (code === 0) return false;
      hash = ((hash << 4) ^ code) & 0xffff;
      left -= 1;
      if (left > 0) continue;
      left = stride;
      const bits = filter[hash] ?? 0;
      if (bits !== 0 && hasAnchor(text, at - 3, bits)) return false;
    }
    return true;
  }

  return {
    isClean,
    add: (secret, most) => {
      const places = needlesOf(secret).flatMap((needle) => [
        { needle, list: anchorAt(needle.text, needle.start - fewest).starts },
        { needle, list: anchorAt(needle.text, needle.text.length - needle.end).ends },
      ]);
      if (places.some(({ list }) => list.length >= most)) return false;
      for (const { needle, list } of places) list.push(needle);
      return true;
    },
    find: (view, onFound) => {
      const ends: { readonly from: number; readonly needles: readonly Needle[] }[] = [];
      let findStart: Matcher | undefined;
      eachAnchor(view, (from, anchored) => {
        if (anchored === webhook) findWebhook(view, from, (first, last) => onFound(first, last, true));
        findStart ??= createMatcher(view, 1, onFound);
        for (const needle of anchored.starts) findStart(needle, from - needle.start + fewest);
        if (anchored.ends.length > 0) ends.push({ from, needles: anchored.ends });
      });
      if (ends.length === 0) return;
      const findEnd = createMatcher(view, -1, onFound);
      for (const { from, needles } of ends.reverse())
        for (const needle of needles) findEnd(needle, from + needle.end - 1);
    },
  };
}

/**
 * Compares needles with a view: their starts from left to right, or their ends from right to left. What was found
 * before counts as matching and is not compared again, so parts that overlap cost no more than others.
 */
function createMatcher(view: View, step: 1 | -1, onFound: OnFound): Matcher {
  let origin = 0;
  let end = 0;
  return (needle: Needle, at: number): void => {
    const known = (at - origin) * step < 0 ? 0 : Math.max(0, (end - at) * step);
    const size = matchedSize(view, needle, { at, step, known });
    if (size === known || size < (step > 0 ? needle.start : needle.end)) return;
    const from = known > 0 ? end - step : at;
    const to = at + step * (size - 1);
    onFound(Math.min(from, to), Math.max(from, to));
    if (known === 0) origin = at;
    end = to + step;
  };
}

/** How many code units of a needle match from `at` on, forwards or backwards, if the first `known` do. */
function matchedSize(
  { codes, length }: View,
  needle: Needle,
  { at, step, known }: { readonly at: number; readonly step: 1 | -1; readonly known: number },
): number {
  if (at < 0 || at >= length) return known;
  needle.codes ??= foldInto(new Uint16Array(needle.text.length), needle.text);
  const wanted = needle.codes;
  const first = step > 0 ? 0 : wanted.length - 1;
  const most = Math.min(wanted.length, step > 0 ? length - at : at + 1);
  let size = known;
  while (size < most && codes[at + step * size] === wanted[first + step * size]) size += 1;
  return size;
}

/** The hash of four code units, below 2 ** 16. */
function hashFour(codes: Uint16Array, at: number): number {
  const first = ((codes[at] ?? 0) << 12) ^ ((codes[at + 1] ?? 0) << 8);
  return (first ^ ((codes[at + 2] ?? 0) << 4) ^ (codes[at + 3] ?? 0)) & 0xffff;
}

/** The hash of the eight code units of an anchor. */
function hashAt(codes: Uint16Array, from: number): number {
  let hash = 0;
  for (let at = from; at < from + fewest; at += 1) hash = (hash << 4) ^ (codes[at] ?? 0);
  return hash;
}

/** The same for plain text. */
function hashOfText(text: string, from: number): number {
  let hash = 0;
  for (let at = from; at < from + fewest; at += 1)
    hash = (hash << 4) ^ (plainAscii[text.charCodeAt(at)] ?? 0);
  return hash;
}
