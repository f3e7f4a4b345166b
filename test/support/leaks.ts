/*
 * Tells whether a text shows a part of a secret, by other means than the redactor has: patterns, the runtime's decoders,
 * and every run of base64 or hex decoded.
 */

/** The fewest characters of a secret, from its start or from its end, that count as shown. */
export const fewestShown = 8;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's sequence starts with one
const sequences = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const invisible = /[\p{Cc}\p{Cf}\p{DI}\u2028\u2029]/gu;
const indentations = /\n[ \p{Cc}\p{Cf}\p{DI}\u2028\u2029]*/gu;
const signs = 'amp& apos\' bsol\\ colon: equals= gt> lowbar_ lt< num# percnt% period. plus+ quot" sol/';
const names = new Map(signs.split(' ').map((each) => [each.slice(0, -1), each.slice(-1)]));

/** The ways in which a text can be read, each by its name. */
const readings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  percent: (text) => text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => fromHex(run.replaceAll('%', ''))),
  json: (text) => {
    return text.replace(/\\(?:u([0-9a-f]{4})|(.))/gisu, (_, code: string | undefined, sign: string) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return /[bfnrt]/.test(sign) ? '\n' : sign;
    });
  },
  script: (text) => {
    const escapes = /\\(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|(.))/gisu;
    return text.replace(escapes, (_, four, some, two, sign: string | undefined) =>
      sign === undefined ? character(Number.parseInt(four ?? some ?? two, 16)) : sign,
    );
  },
  entity: (text) => {
    return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (all, decimal, hex, name: string) => {
      if (name !== undefined) return names.get(name) ?? all;
      return character(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
    });
  },
};

function character(code: number): string {
  return code <= 0x10_ffff ? String.fromCodePoint(code) : '\ufffd';
}

function fromHex(digits: string): string {
  return Buffer.from(digits, 'hex').toString('utf8');
}

/** What is written in base64 or hex in a text, at whatever offset it starts. */
function decodings(text: string): string[] {
  const base64 = text.match(/[A-Za-z0-9+/_-]{10,}/g) ?? [];
  const hex = text.match(/[0-9a-f]{16,}/gi) ?? [];
  return [
    ...base64.flatMap((run) =>
      [0, 1, 2, 3].map((skip) => Buffer.from(run.slice(skip), 'base64').toString('utf8')),
    ),
    ...hex.flatMap((run) => [0, 1].map((skip) => fromHex(run.slice(skip)))),
  ];
}

/** A text as it can be read: by each reading, and with what is encoded in that. */
type Read = readonly {
  readonly name: string;
  readonly seen: readonly string[];
  readonly decoded: readonly string[];
}[];

/** The last text that was read, since several secrets are looked for in one: without its indentations, and with them. */
let last: { readonly text: string; readonly read: Map<boolean, Read> } | undefined;

function readingsOf(text: string, keepsIndentation: boolean): Read {
  if (last?.text !== text) last = { text, read: new Map() };
  const known = last.read.get(keepsIndentation);
  if (known !== undefined) return known;
  const plain = text.replace(sequences, '');
  const bare = [plain, text, keepsIndentation ? text : plain.toWellFormed().replace(indentations, '')];
  const distinct = [...new Set(bare.map(withoutInvisible))];
  const read = Object.entries(readings).map(([name, readText]) => {
    const seen = [...new Set(distinct.map((each) => withoutInvisible(readText(each))))];
    return { name, seen, decoded: [...new Set(seen.flatMap(decodings))] };
  });
  last.read.set(keepsIndentation, read);
  return read;
}

/** The ways in which a text shows the start or the end of a secret; none is what we want. */
export function leaksOf(secret: string, text: string): string[] {
  const characters = [...secret];
  const parts = [characters.slice(0, fewestShown), characters.slice(-fewestShown)].map((part) =>
    part.join(''),
  );
  const shows = (each: string) => parts.some((part) => each.includes(part));
  // Indentation inside of a secret with spaces of its own cannot be distinguished from them.
  return readingsOf(text, secret.includes(' ')).flatMap(({ name, seen, decoded }) => {
    if (seen.some(shows)) return [name];
    return decoded.some(shows) ? [`${name}, encoded`] : [];
  });
}

function withoutInvisible(text: string): string {
  return text.toWellFormed().replace(invisible, '');
}
