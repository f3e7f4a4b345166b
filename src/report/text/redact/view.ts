import {
  escapeCode,
  fold,
  foldedAscii,
  isFirstHalf,
  isSecondHalf,
  lineBreakCode,
  sequenceEnd,
  spacesEnd,
} from './characters.ts';
import { type Decode, escapes, type Token } from './escapes.ts';
import type { Range } from './mask.ts';

/** A text as it is searched: what it shows, each character folded into one code unit, and the way back to the text. */
export interface View {
  /** Longer than the view. */
  codes: Uint16Array;
  length: number;
  /**
   * Where the code units do not simply follow each other in the source: for each such place its index in the view, where
   * the character before it ends in the source, and where its own starts. Only the first `jumpCount` entries count.
   */
  jumps: Int32Array;
  jumpCount: number;
  /** The jump that was looked up last. */
  near: number;
}

/** Room for longer texts is not kept. */
const longestKept = 1 << 20;

function createView(size: number): View {
  const jumps = new Int32Array(3 * (Math.ceil(size / 2) + 2));
  return { codes: new Uint16Array(size), length: 0, jumps, jumpCount: 0, near: 0 };
}

/**
 * Makes the views of texts: the text without what shows nothing, and the same with the escapes of each kind decoded once.
 * A terminal sequence is read in two ways: as nothing, and as the text that is left without its control character. So is
 * an escape with a control character inside, which JSON would make visible: as an escape, and as the text that it is; and
 * so is the indentation after a line break, because a secret may have spaces of its own. All views share the same room, so
 * each is valid only during its call of `see`.
 */
export function createViews(decoded: typeof escapes = escapes) {
  let room = [createView(0), createView(0), createView(0)] as const;
  const roomFor = (length: number) => {
    const size = room[0].codes.length;
    if (length > size || size > longestKept) {
      const wanted = 2 ** Math.ceil(Math.log2(length + 32));
      room = [createView(wanted), createView(wanted), createView(wanted)];
    }
    return room;
  };

  /** Shows the views in which this is left out, and returns what there was to leave out. */
  function read(text: string, left: number, see: See): number {
    const [plain, raw, stripped] = roomFor(text.length);
    plain.length = fill(plain.codes, text);
    let found = strip(plain, plain, left);
    see(plain, [plain]);
    const decodeOnce = (decoding: Decoding) => {
      const { isRaw, isTorn } = decodeEscapes(plain, raw, decoding);
      if (isRaw) found |= strip(raw, stripped, left);
      if (isRaw) see(stripped, [stripped, raw, plain]);
      else if (raw.jumpCount > 0) see(raw, [raw, plain]);
      return isTorn;
    };
    for (const { sign, decode } of decoded) {
      if (!text.includes(sign)) continue;
      const decoding = { text, sign: sign.charCodeAt(0), decode };
      if (decodeOnce({ ...decoding, torn: true })) decodeOnce({ ...decoding, torn: false });
    }
    return found;
  }

  return (text: string, see: See): void => {
    const found = read(text, sequence | indentation, see);
    if (found & indentation) read(text, sequence, see);
    if (!(found & sequence)) return;
    if (read(text, 0, see) & indentation) read(text, indentation, see);
  };
}

/** Gets a view, and the views that it was made from: itself, its source, and so on. */
type See = (view: View, sources: readonly View[]) => void;

function fill(codes: Uint16Array, text: string): number {
  const { length } = text;
  if (length > 200) Buffer.from(codes.buffer).write(text, 'utf16le');
  else for (let at = 0; at < length; at += 1) codes[at] = text.charCodeAt(at);
  return length;
}

/** What can be left out of a view with the control character that starts it, as bits. */
const [sequence, indentation] = [1, 2];

/*
 * Nearly all of a text is copied by the inner loops of `strip` and `decodeEscapes`. As a branch of the outer loop, or as a
 * function, the same takes up to twice the time.
 */

/** Leaves out what shows nothing. The second view may be the first itself. Returns what there was of `left`, or could be. */
function strip(from: View, into: View, left: number): number {
  const { codes, length } = from;
  const target = into.codes;
  let kept = 0;
  let found = 0;
  let lineStart = -1;
  into.jumpCount = 0;
  for (let at = 0; at < length; ) {
    let folded = foldedAscii[codes[at] ?? 0] ?? 0;
    while (folded !== 0 && at < length) {
      target[kept] = folded;
      kept += 1;
      at += 1;
      folded = foldedAscii[codes[at] ?? 0] ?? 0;
    }
    if (at === length) break;
    const code = codes[at] ?? 0;
    found |= readCharacter(codes, at, length, left);
    const shown = fold(token.character);
    if (shown === 0 && (code === lineBreakCode || at === lineStart)) {
      found |= readIndentation(codes, length, left);
      lineStart = token.end;
    }
    kept = keep(into, kept, at, shown);
    at = token.end;
  }
  into.length = kept;
  return found;
}

/** The one place for what was read last: a character, or a control character with what it makes invisible. */
const token: Token = { character: 0, end: 0 };

/** Reads the character at `at`, or the terminal sequence. Returns what there was of `left`, or could be. */
function readCharacter(codes: Uint16Array, at: number, length: number, left: number): number {
  const code = codes[at] ?? 0;
  const isPair = isFirstHalf(code) && at + 1 < length && isSecondHalf(codes[at + 1]);
  token.character = isPair ? 0x1_0000 + ((code - 0xd800) << 10) + ((codes[at + 1] ?? 0) - 0xdc00) : code;
  token.end = isPair ? at + 2 : at + 1;
  const end = code === escapeCode ? sequenceEnd(codes, at, length) : at;
  if (end > at && left & sequence) token.end = end;
  return end > at ? sequence : 0;
}

/** Reads the spaces after what was read last, which starts a line. Returns the same. */
function readIndentation(codes: Uint16Array, length: number, left: number): number {
  const { end } = token;
  const to = spacesEnd(codes, end, length);
  if (left & indentation) token.end = to;
  return to > end ? indentation : 0;
}

/** Adds what was read at `at` to a view, unless it shows nothing (zero), and returns the new length of the view. */
function keep(view: View, length: number, at: number, shown: number): number {
  const { end } = token;
  if (shown === 0) {
    jump(view, length, at, end);
    return length;
  }
  view.codes[length] = shown;
  if (end > at + 1) jump(view, length + 1, end, end);
  return length + 1;
}

/** How the escapes of a text are decoded: those with a control character inside too if `torn`. */
interface Decoding {
  readonly text: string;
  readonly sign: number;
  readonly decode: Decode;
  readonly torn: boolean;
}

/**
 * Decodes escapes. The result must be stripped if it `isRaw`: it has halves of characters, or may have terminal sequences.
 * `isTorn` if an escape had a control character inside.
 */
function decodeEscapes(from: View, into: View, { text, sign, decode, torn }: Decoding) {
  const { codes, length } = from;
  const target = into.codes;
  const hasControl = createControlSearch(text, from);
  let kept = 0;
  let isRaw = false;
  let isTorn = false;
  into.jumpCount = 0;
  for (let at = 0; at < length; ) {
    while (at < length && codes[at] !== sign) {
      target[kept] = codes[at] ?? 0;
      kept += 1;
      at += 1;
    }
    if (at === length) break;
    let isEscape = decode(codes, at, length, token);
    if (isEscape && hasControl(at)) {
      isTorn = true;
      isEscape = torn;
    }
    if (!isEscape) {
      target[kept] = sign;
      kept += 1;
      at += 1;
      continue;
    }
    const { character } = token;
    const isPartial = character === escapeCode || isFirstHalf(character) || isSecondHalf(character);
    isRaw ||= isPartial;
    kept = keep(into, kept, at, isPartial ? character : fold(character));
    at = token.end;
  }
  into.length = kept;
  return { isRaw, isTorn };
}

/** Tells for one escape after another, when it was read, whether the text has a control character inside of it. */
function createControlSearch(text: string, { jumps, jumpCount }: View): (at: number) => boolean {
  let first = 0;
  return (at) => {
    while (first < jumpCount && (jumps[first] ?? 0) <= at) first += 3;
    for (let jump = first; jump < jumpCount && (jumps[jump] ?? 0) < token.end; jump += 3)
      if (hasControlIn(text, jumps[jump + 1] ?? 0, jumps[jump + 2] ?? 0)) return true;
    return false;
  };
}

function hasControlIn(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) < 0x20) return true;
  return false;
}

/** Notes that the code unit at `index` does not follow the one before it. */
function jump(view: View, index: number, end: number, next: number): void {
  const { jumps } = view;
  let at = view.jumpCount;
  if (at > 0 && jumps[at - 3] === index) at -= 3;
  else {
    jumps[at] = index;
    jumps[at + 1] = end;
  }
  jumps[at + 2] = next;
  view.jumpCount = at + 3;
}

/** The place in the text of code units of the first of these views, each of which is the source of the one before. */
export function locate(sources: readonly View[], first: number, last: number): Range {
  let from = first;
  let to = last + 1;
  for (const view of sources) {
    from = startOf(view, from);
    to = endOf(view, to);
  }
  return { from, to };
}

/** Where the code unit at `index` starts in the source of the view. */
function startOf(view: View, index: number): number {
  const at = jumpBefore(view, index);
  return at < 0 ? index : index + (view.jumps[at + 2] ?? 0) - (view.jumps[at] ?? 0);
}

/** Where the code unit before `index` ends in the source of the view. */
function endOf(view: View, index: number): number {
  const at = jumpBefore(view, index);
  return view.jumps[at] === index ? (view.jumps[at + 1] ?? 0) : startOf(view, index);
}

/**
 * The last jump at this index or before it; below zero for none. It is looked for from the one that was found last, in steps
 * that double, because places come in order.
 */
function jumpBefore(view: View, index: number): number {
  const { jumps, jumpCount } = view;
  let low = Math.min(view.near, jumpCount - 3);
  for (let step = 3; low >= 0 && (jumps[low] ?? 0) > index; step *= 2) low -= step;
  low = Math.max(low, -3);
  let high = low + 3;
  for (let step = 3; high < jumpCount && (jumps[high] ?? 0) <= index; step *= 2) {
    low = high;
    high += step;
  }
  high = Math.min(high, jumpCount);
  while (high - low > 3) {
    const middle = low + 3 * Math.floor((high - low) / 6);
    if ((jumps[middle] ?? 0) <= index) low = middle;
    else high = middle;
  }
  view.near = low;
  return low;
}
