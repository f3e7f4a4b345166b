import { escapePattern } from './pattern.ts';
import { hideSecretFields, redacted } from './secret-fields.ts';

/**
 * Removes secrets from what leaves the program, where it leaves: what the runner itself masks, in its encodings, and any start or
 * end of eight characters of a secret (its scheme, such as `https://`, aside), or of four beside the mark of a text that was cut.
 * The word that shows it goes.
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

const fewest = 8;
/** The same beside an ellipsis, which stands where a report has cut a text. */
const fewestBesideCut = 4;
const ellipsis = '…';

/** What ends a line, a word, and a part of a word in Markdown, HTML and JSON. */
const separators = [/(\n)/, /(\s+)/, /([<>"|[\]()]+)/] as const;

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
  const known = new Set<string>();
  // A secret that has such signs itself would not be hidden between them.
  let isDivided = false;
  // One pattern finds any of them in time proportional to the text, however many there are.
  let pattern: RegExp | null = null;
  const finds = (reading: string) => {
    pattern ??= new RegExp([webhook, ...[...anchors].map(escapePattern)].join('|'));
    const folded = fold(reading);
    return pattern.test(folded) || (folded.includes(ellipsis) && showsCut(folded, known));
  };
  const shows = (text: string) =>
    text.length >= fewestBesideCut &&
    (special.test(text) ? readings(text).values().some(finds) : finds(text));

  /** Hides the smallest parts that show a secret, or what is around them if only several parts together do. */
  function hide(text: string, level = 0): string {
    const separator = level === 2 && isDivided ? undefined : separators[level];
    if (separator === undefined) return redacted;
    const parts = text.split(separator).map((part) => (shows(part) ? hide(part, level + 1) : part));
    const rest = parts.join('');
    return shows(rest) ? redacted : rest;
  }

  const text = (value: string) => (shows(value) ? hide(value) : value).replace(password, `://${redacted}@`);
  return {
    text,
    json: (value) =>
      hideSecretFields(value, (part) => {
        if (typeof part === 'string') return text(part);
        return shows(String(part)) ? redacted : part;
      }),
    add: ({ text: lines, ...least }) => {
      for (const line of lines.split(/\r?\n/).map((each) => each.trim())) {
        const bare = line.replace(scheme, '');
        const own = bare.length < fewest ? line : bare;
        for (const anchor of anchorsOf({ ...least, text: own })) anchors.add(anchor);
        if (own.length >= fewest) known.add(fold(own));
        isDivided ||= (separators[2] as RegExp).test(own);
        pattern = null;
      }
    },
  };
}

/** True if a text was cut in a secret, so that its start stands before an ellipsis, or its end behind one. */
function showsCut(text: string, known: ReadonlySet<string>): boolean {
  const pieces = text.split(ellipsis);
  return pieces.some((piece, index) =>
    known.values().some((secret) => {
      const [start, end] = [secret.slice(0, fewestBesideCut), secret.slice(-fewestBesideCut)];
      const before = index < pieces.length - 1 ? piece.slice(-secret.length) : '';
      for (let at = before.indexOf(start); at >= 0; at = before.indexOf(start, at + 1))
        if (secret.startsWith(before.slice(at))) return true;
      const after = index > 0 ? piece.slice(0, secret.length) : '';
      for (let at = after.indexOf(end); at >= 0; at = after.indexOf(end, at + 1))
        if (secret.endsWith(after.slice(0, at + fewestBesideCut))) return true;
      return false;
    }),
  );
}
