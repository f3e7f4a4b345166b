import { maxLevels, tooDeep } from '../../model/json-depth.ts';
import { escapePattern } from './pattern.ts';

/**
 * Removes secrets from what leaves the program: what the runner itself masks, in its encodings, and any start or end of
 * eight characters of a secret (its scheme, such as `https://`, aside). The word that shows it goes. Redact before cutting:
 * a shorter part is not recognized.
 */
export interface Redactor {
  /** The text without the known secrets, passwords in URLs, and webhook addresses of the service, known or not. */
  readonly text: (text: string) => string;
  /** A JSON value without them, and without the values of keys such as `token` and `env`. */
  readonly json: <Value>(value: Value) => Value;
}

/** A text that may not appear, nor its start or its end. */
export interface Secret {
  readonly text: string;
  /** The fewest characters from its start, and from its end, that are hidden alone; eight unless given. */
  readonly start?: number;
  readonly end?: number;
}

/** A redactor that can learn further secrets. */
export interface GrowingRedactor extends Redactor {
  /** Each line counts as a secret. */
  readonly add: (secret: Secret) => void;
}

const redacted = '[redacted]';
const fewest = 8;

/** The keys of JSON objects whose values are not shown. */
const secretKey =
  /token|secret|passw(?:or)?d|webhook_url|api_?key|private_?key|credential|authorization|^env$/i;

const password = /:\/\/[^\s/@:]*:[^\s/@]+@/g;
/** A webhook address of the service, folded. */
const webhook = String.raw`webhook\.(?:(?!webhook\.)[a-z\d.:+])+/deliver/[a-z\d]`;
const scheme = /^[a-z][a-z\d+.-]{1,9}:\/\//i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal sequence starts with one
const sequence = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const hidden = /[\p{Cc}\p{Cf}\p{DI}\u2028\u2029]+/gu;
const indent = /\n[ \p{Cc}\p{Cf}\p{DI}\u2028\u2029]*/gu;
/** Printable ASCII without escapes can be read in one way only. */
const special = /[^ -~]|[%\\&]/;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const characterOf = (code: number) => (code <= 0x10_ffff ? String.fromCodePoint(code) : '');

/** What a text says to those who decode its escapes of one kind. */
const decoders: readonly (readonly [sign: string, decode: (text: string) => string])[] = [
  [
    '%',
    (text) =>
      text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString()),
  ],
  [
    '\\',
    (text) =>
      text.replace(
        /\\(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|([\s\S]))/gi,
        (_, four, some, two, sign) => sign ?? characterOf(Number.parseInt(four ?? some ?? two, 16)),
      ),
  ],
  [
    '&',
    (text) =>
      text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (all, decimal, hex, name) =>
        name === undefined
          ? characterOf(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10))
          : (named[name.toLowerCase()] ?? all),
      ),
  ],
];

/** Case, and the two alphabets of base64, do not matter. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('-', '+').replaceAll('_', '/');
}

/** The ways in which a text can be read: with and without terminal sequences and indentation, and decoded once. */
function readings(text: string): Set<string> {
  const plain = text.replace(sequence, '');
  const found = new Set<string>();
  for (const form of new Set([text, plain, plain.replace(indent, ''), text.replace(indent, '')])) {
    const bare = form.replace(hidden, '');
    found.add(bare);
    for (const [, decode] of decoders.filter(([sign]) => form.includes(sign)))
      found.add(decode(form).replace(sequence, '').replace(hidden, '')).add(decode(bare).replace(hidden, ''));
  }
  return found;
}

/** The first and the last characters of each way to write a secret: plain, in hex, in base64 at three offsets. */
function anchorsOf({ text, start = fewest, end = fewest }: Secret): string[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((offset) => {
    const all = Buffer.concat([Buffer.alloc(offset), bytes]);
    return all.toString('base64').slice(Math.ceil((8 * offset) / 6), Math.floor((8 * all.length) / 6));
  });
  const perByte = (count: number) => Math.max(fewest, Math.floor((8 / 6) * (count - 1)));
  const edges = (spelled: string, first: number, last: number) => {
    const folded = fold(spelled.replace(hidden, ''));
    return [folded.slice(0, first), folded.slice(-last)];
  };
  return [
    ...[text, text.replace(sequence, '')].flatMap((each) => edges(each, start, end)),
    ...edges(bytes.toString('hex'), 2 * start, 2 * end),
    ...base64.flatMap((each) => edges(each, perByte(start), perByte(end))),
  ].filter((anchor) => anchor.length >= fewest);
}

/** A redactor for these secrets: tokens, webhook URLs, proxy passwords. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const redactor = createGrowingRedactor();
  for (const text of secrets) redactor.add({ text });
  return redactor;
}

/** A redactor that knows no secret yet. */
export function createGrowingRedactor(): GrowingRedactor {
  const anchors = new Set<string>();
  // One pattern finds any of them in time proportional to the text, however many there are.
  let pattern: RegExp | null = null;
  const finds = (reading: string) => {
    pattern ??= new RegExp([webhook, ...[...anchors].map(escapePattern)].join('|'));
    return pattern.test(fold(reading));
  };
  const shows = (text: string) =>
    text.length >= fewest && (special.test(text) ? readings(text).values().some(finds) : finds(text));
  const hideEach = (parts: readonly string[], hide: (part: string) => string) =>
    parts.map((part) => (shows(part) ? hide(part) : part)).join('');

  /** Hides the words that show a secret; the line, or the text, if only several words or lines do. */
  function hide(text: string): string {
    const lines = hideEach(text.split(/(\n)/), (line) => {
      const words = hideEach(line.split(/(\s+)/), () => redacted);
      return shows(words) ? redacted : words;
    });
    return shows(lines) ? redacted : lines;
  }

  const text = (value: string) => (shows(value) ? hide(value) : value).replace(password, `://${redacted}@`);

  function json(value: unknown, isSecret: boolean, level: number): unknown {
    if (typeof value === 'string') return isSecret && value !== '' ? redacted : text(value);
    if (typeof value === 'number') return isSecret || shows(String(value)) ? redacted : value;
    if (typeof value !== 'object' || value === null) return value;
    if (level === maxLevels) return tooDeep;
    if (Array.isArray(value)) return value.map((item) => json(item, isSecret, level + 1));
    const fields = Object.entries(value).map(([key, item]) => {
      return [text(key), json(item, isSecret || secretKey.test(key), level + 1)] as const;
    });
    return Object.fromEntries(fields);
  }

  return {
    text,
    json: (value) => json(value, false, 0) as typeof value,
    add: ({ text: lines, ...least }) => {
      for (const line of lines.split(/\r?\n/).map((each) => each.trim())) {
        const bare = line.replace(scheme, '');
        const own = bare.length < fewest ? line : bare;
        for (const anchor of anchorsOf({ ...least, text: own })) anchors.add(anchor);
        pattern = null;
      }
    },
  };
}
