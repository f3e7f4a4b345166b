import type { Secret } from '../../report/text/redact.ts';

/** Letters, digits and what joins them; neither shorter nor longer than tokens are. */
const possible = /^[A-Za-z0-9_.~+/=-]{16,4096}$/;
const joint = /[^A-Za-z0-9]/;
/** What a word has not: a digit, or a capital after a small letter. */
const mark = /\d|(?<=[a-z])[A-Z]/g;
/** Where the letters of a word end, read in either direction. */
const shift = /\d|(?<=[a-z])[A-Z]|(?<=[A-Z])[a-z]/;

/** The fewest characters of its start or its end that are hidden alone. */
const fewest = 8;
/** No word, and no number, is longer. */
const longestWord = 20;
const longestNumber = 13;
const fewestMarks = 4;
/** A name has fewer in all its pieces together, however short they are. */
const manyMarks = 7;

/**
 * A secret of the service, or null if the text does not look like one. A secret is removed everywhere, by the runner for
 * the rest of the job too, so a name must not be taken for one. A name is joined from words and numbers; a secret has a
 * piece that is neither, or digits and capitals in all its pieces.
 */
export function parseFoundSecret(text: string): Secret | null {
  if (!possible.test(text)) return null;
  const pieces = text.split(joint);
  const marks = pieces
    .filter((piece) => !/^\d+$/.test(piece))
    .reduce((sum, piece) => sum + countMarks(piece), 0);
  if (marks < manyMarks && pieces.every(isWordOrNumber)) return null;
  return withoutWords(text);
}

const segment = /^\S{8,4096}$/;
/** A word, a number or a version by itself. */
const alone = /^(?:[A-Za-z][a-z]{0,10}|[A-Z]{1,11}|\d{1,11})$/;
/** The same as a part of a name, as in `enable-authentication`, `PROJ-12345`, `acme-web-v2` or `/run/secrets/db`. */
const joined = /^(?:[A-Za-z][a-z]{0,15}|[A-Z]{1,16}|v?\d{1,11})$/;
const address = /^(?:arn:|[a-z][a-z\d+.-]*:\/\/)/i;
/** A code is written in this many groups of one length or more, as `abcd-efgh-ijkl-mnop`. */
const groupsOfCode = 4;

/**
 * What its name, or its place at the end of a webhook's address, makes a secret whatever it looks like; null only if it is an
 * address, or words joined by marks, such as `production` or `orders.created.production`. That is a guess, so all of it is hidden
 * and no part of it.
 */
export function parseNamedSecret(text: string): Secret | null {
  return segment.test(text) && !address.test(text) && !isName(text) ? exact(text) : null;
}

/** A secret of which no start and no end is hidden alone. */
export function exact(text: string): Secret {
  return { text, start: text.length, end: text.length };
}

function isName(text: string): boolean {
  const pieces = text.replace(/^[~./]+/, '').split(/[-_.:/]/);
  if (pieces.length === 1) return alone.test(pieces[0] ?? '');
  const isCode =
    !text.includes('/') &&
    pieces.length >= groupsOfCode &&
    new Set(pieces.map(({ length }) => length)).size === 1;
  return !isCode && pieces.every((piece) => joined.test(piece));
}

/** The secret. If it starts or ends with a word, the word alone is not hidden. */
function withoutWords(text: string): Secret {
  return { text, start: revealing(text), end: revealing([...text].reverse().join('')) };
}

/** A short piece can be anything, such as `v2` or `sha256`; a long one is a word if it has few digits and capitals. */
function isWordOrNumber(piece: string): boolean {
  if (/^\d+$/.test(piece)) return piece.length <= longestNumber;
  if (piece.length > longestWord) return false;
  return piece.length < fewest || countMarks(piece) < fewestMarks;
}

/** The number of characters up to the first that is not a letter of a word, at least eight. */
function revealing(text: string): number {
  const first = text.search(shift);
  return Math.max(fewest, first < 0 ? text.length : first + 1);
}

function countMarks(text: string): number {
  return text.match(mark)?.length ?? 0;
}
