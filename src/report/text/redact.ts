import { maxLevels, tooDeep } from '../../model/json-depth.ts';

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

const secretKey =
  /token|secret|passw(?:or)?d|webhook_url|api_?key|private_?key|credential|authorization|^env$/i;

/** True for the key of a JSON object whose value is not shown. */
export function isSecretKey(key: string): boolean {
  return secretKey.test(key);
}

const password = /:\/\/[^\s/@:]*:[^\s/@]+@/g;
const webhook = /webhook\.(?:(?!webhook\.)[a-z\d.:+-])+[/_]deliver[/_][a-z\d]/iy;
const webhookStart = 'webhook.';
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

/** What `fold` makes of a lower-case ASCII character, by its code. */
const folded = new Uint8Array(128).map((_, code) => fold(String.fromCharCode(code)).charCodeAt(0));

/** Case, and the two alphabets of base64, do not matter. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('-', '+').replaceAll('_', '/');
}

/** The ways in which a text can be read: with and without terminal sequences and indentation, and decoded once. */
function* readings(text: string): Generator<string> {
  const plain = text.replace(sequence, '');
  const seen = new Set<string>();
  for (const form of new Set([text, plain, plain.replace(indent, ''), text.replace(indent, '')])) {
    const bare = form.replace(hidden, '');
    const decoded = decoders
      .filter(([sign]) => form.includes(sign))
      .flatMap(([, decode]) => [
        ...new Set([
          decode(form).replace(sequence, '').replace(hidden, ''),
          decode(bare).replace(hidden, ''),
        ]),
      ]);
    for (const reading of [bare, ...decoded]) {
      if (seen.has(reading)) continue;
      seen.add(reading);
      yield reading;
    }
  }
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

/** Looks for all anchors, and webhook addresses, at once: in time proportional to the text, folding only what looks alike. */
function createSearch() {
  const anchors = new Map<string, Set<string>>();
  /** The hashes of eight code units that can start an anchor. A unit leaves the hash after eight more. */
  const filter = new Uint8Array(2 ** 16);
  const next = (hash: number, code: number) => ((hash << 2) ^ (folded[code] ?? code)) & 0xffff;
  const enter = (eight: string) => {
    let hash = 0;
    for (let at = 0; at < fewest; at += 1) hash = next(hash, eight.charCodeAt(at));
    filter[hash] = 1;
  };
  enter(webhookStart);
  const isAnchor = (text: string, at: number) => {
    const eight = fold(text.slice(at, at + fewest));
    webhook.lastIndex = at;
    if (eight === webhookStart && webhook.test(text)) return true;
    return anchors
      .get(eight)
      ?.values()
      .some((each) => fold(text.slice(at, at + each.length)) === each);
  };
  return {
    add: (anchor: string) => {
      const eight = anchor.slice(0, fewest);
      enter(eight);
      anchors.set(eight, (anchors.get(eight) ?? new Set()).add(anchor));
    },
    finds: (given: string) => {
      const text = given.toLowerCase();
      let hash = 0;
      for (let at = 0; at < text.length; at += 1) {
        hash = next(hash, text.charCodeAt(at));
        if (filter[hash] === 1 && at >= fewest - 1 && isAnchor(text, at - fewest + 1)) return true;
      }
      return false;
    },
  };
}

/** So many lines are hidden together if they show a secret that none of them shows alone. */
const neighbors = 16;

/** The lines of a text in groups, after a first one of so many. */
function groups(text: string, first: number): string[] {
  const lines = text.split(/(?<=\n)/);
  const found = [lines.slice(0, first).join('')];
  for (let at = first; at < lines.length; at += neighbors)
    found.push(lines.slice(at, at + neighbors).join(''));
  return found;
}

/** Changes what stands before the line break at the end of a text. */
function keepEnd(text: string, change: (text: string) => string): string {
  return text.endsWith('\n') ? `${change(text.slice(0, -1))}\n` : change(text);
}

/** A redactor for these secrets: tokens, webhook URLs, proxy passwords. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const redactor = createGrowingRedactor();
  for (const text of secrets) redactor.add({ text });
  return redactor;
}

/** A redactor that knows no secret yet. */
export function createGrowingRedactor(): GrowingRedactor {
  const search = createSearch();
  const shows = (text: string) =>
    text.length >= fewest && (special.test(text) ? readings(text).some(search.finds) : search.finds(text));

  /** Hides the words of a line that show a secret; the line if only several words do. */
  function hideInLine(line: string): string {
    const words = hideEach(line.split(/(\s+)/), () => redacted);
    return shows(words) ? redacted : words;
  }

  /** Does so in each line; hides several neighbors if a secret is torn over them, or the text if it is torn over more. */
  function hideInText(value: string): string {
    const lines = hideEach(value.split(/(?<=\n)/), (line) => keepEnd(line, hideInLine));
    if (!shows(lines)) return lines;
    const some = hideEach(groups(lines, 0), (group) => keepEnd(group, () => redacted));
    const more = shows(some)
      ? hideEach(groups(some, neighbors / 2), (group) => keepEnd(group, () => redacted))
      : some;
    return shows(more) ? redacted : more;
  }

  const hideEach = (parts: readonly string[], hide: (part: string) => string) =>
    parts.map((part) => (shows(part) ? hide(part) : part)).join('');

  const text = (value: string) =>
    (shows(value) ? hideInText(value) : value).replace(password, `://${redacted}@`);

  const leaf = (value: string | number) => {
    if (typeof value === 'string') return text(value);
    return shows(String(value)) ? redacted : value;
  };

  function json(value: unknown, isSecret: boolean, level: number): unknown {
    if (typeof value === 'string' || typeof value === 'number')
      return isSecret && value !== '' ? redacted : leaf(value);
    if (typeof value !== 'object' || value === null) return value;
    if (level === maxLevels) return tooDeep;
    if (Array.isArray(value)) return value.map((item) => json(item, isSecret, level + 1));
    const fields = Object.entries(value).map(([key, item]) => {
      return [text(key), json(item, isSecret || isSecretKey(key), level + 1)] as const;
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
        for (const anchor of anchorsOf({ ...least, text: own })) search.add(anchor);
      }
    },
  };
}
