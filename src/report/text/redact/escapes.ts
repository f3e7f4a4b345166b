/** What an escape stands for, and where it ends. */
export interface Token {
  character: number;
  end: number;
}

/** Reads the escape at `at` into `token`, and returns whether there is one. The code units are folded: no capitals. */
export type Decode = (codes: Uint16Array, at: number, length: number, token: Token) => boolean;

const noDigit = -1;

/** `%41`, and the bytes of a character of UTF-8 one after another; any other byte stands for itself. */
const decodePercent: Decode = (codes, at, length, token) => {
  const first = percentByte(codes, at, length);
  if (first === noDigit) return false;
  token.character = first;
  token.end = at + 3;
  const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc2 ? 1 : 0;
  let character = first & (0x3f >> more);
  for (let index = 1; index <= more; index += 1) {
    const byte = percentByte(codes, at + 3 * index, length);
    if ((byte & 0xc0) !== 0x80) return true;
    character = (character << 6) | (byte & 0x3f);
  }
  if (more > 0 && character <= 0x10_ffff) {
    token.character = character;
    token.end = at + 3 * (more + 1);
  }
  return true;
};

function percentByte(codes: Uint16Array, at: number, length: number): number {
  if (at + 2 >= length || codes[at] !== 0x25) return noDigit;
  const high = digitOf(codes[at + 1]);
  const low = digitOf(codes[at + 2]);
  return high === noDigit || low === noDigit ? noDigit : high * 16 + low;
}

/** `\u0041`, `\u{41}`, `\x41`, `\n`; any other character after a backslash stands for itself, as in Markdown. */
const decodeBackslash: Decode = (codes, at, length, token) => {
  if (at + 1 >= length) return false;
  const next = codes[at + 1] ?? 0;
  if (next === 0x75 && codes[at + 2] === 0x7b) {
    const end = readDigits(codes, { from: at + 3, to: Math.min(length, at + 11), base: 16 }, token);
    if (end > at + 3 && end < length && codes[end] === 0x7d) return token.end++ > 0;
  }
  const digits = next === 0x75 ? 4 : next === 0x78 ? 2 : 0;
  const to = at + 2 + digits;
  if (digits > 0 && to <= length && readDigits(codes, { from: at + 2, to, base: 16 }, token) === to)
    return true;
  token.character = controls.get(next) ?? next;
  token.end = at + 2;
  return true;
};

const controls = new Map(
  [...'bfnrt'].map((letter, index) => [letter.charCodeAt(0), [8, 12, 10, 13, 9][index]]),
);

/** `&#65;`, `&#x41;`, `&amp;`; not without a semicolon, as in Markdown. */
const decodeEntity: Decode = (codes, at, length, token) => {
  if (codes[at + 1] !== 0x23) return decodeNamed(codes, at, length, token);
  const base = codes[at + 2] === 0x78 ? 16 : 10;
  const from = at + (base === 16 ? 3 : 2);
  const end = readDigits(codes, { from, to: length, base }, token);
  token.end = end + 1;
  return end > from && end < length && codes[end] === 0x3b;
};

/** The entities of HTML for ASCII and for what shows nothing: a character, and its names in small letters. */
const names =
  '!excl "quot #num $dollar %percnt &amp \'apos (lpar )rpar *ast *midast +plus ,comma .period /sol :colon ;semi <lt =equals >gt ?quest @commat [lbrack [lsqb \\bsol ]rbrack ]rsqb ^hat _lowbar _underbar `grave {lbrace {lcub |verbar |vert |verticalline }rbrace }rcub \u00adshy \u200bzerowidthspace \u200czwnj \u200dzwj \u200elrm \u200frlm \u2060nobreak \u2061af \u2062it \u2063ic \ttab \nnewline';
const longestName = 20;
const entities = new Map(
  names.split(' ').map((entry) => {
    const key = [...entry.slice(1)].reduce((hash, letter) => addLetter(hash, letter.charCodeAt(0)), 0);
    return [key, entry.charCodeAt(0)] as const;
  }),
);

/** The names are compared by a hash: what a wrong one decodes to is only searched. */
function addLetter(hash: number, letter: number): number {
  return (Math.imul(hash, 31) + letter) | 0;
}

const decodeNamed: Decode = (codes, at, length, token) => {
  let end = at + 1;
  let hash = 0;
  for (; end < length && end <= at + longestName && isLetter(codes[end]); end += 1)
    hash = addLetter(hash, codes[end] ?? 0);
  if (end >= length || codes[end] !== 0x3b) return false;
  token.character = entities.get(hash) ?? 0;
  token.end = end + 1;
  return token.character > 0;
};

/** The kinds of escapes, each with the sign that starts it. */
export const escapes: readonly { readonly sign: string; readonly decode: Decode }[] = [
  { sign: '%', decode: decodePercent },
  { sign: '\\', decode: decodeBackslash },
  { sign: '&', decode: decodeEntity },
];

/** Reads digits into `token`, and returns where they end. A number above all characters is none of them. */
function readDigits(
  codes: Uint16Array,
  { from, to, base }: { readonly from: number; readonly to: number; readonly base: 10 | 16 },
  token: Token,
): number {
  let character = 0;
  let at = from;
  for (; at < to; at += 1) {
    const digit = digitOf(codes[at]);
    if (digit === noDigit || digit >= base) break;
    character = Math.min(character * base + digit, 0x11_0000);
  }
  token.character = character > 0x10_ffff ? 0xfffd : character;
  token.end = at;
  return at;
}

function digitOf(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  return code >= 0x61 && code <= 0x66 ? code - 0x57 : noDigit;
}

function isLetter(code = 0): boolean {
  return code >= 0x61 && code <= 0x7a;
}
