import type { Secret } from '../../report/text/redact.ts';

/** Letters, digits and what joins them; neither shorter nor longer than tokens are. */
const possible = /^[A-Za-z0-9_.~+/=-]{16,256}$/;
const joint = /[^A-Za-z0-9]+/;

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

const segment = /^[^\s/]{8,256}$/;
/** Words and numbers of at most eleven characters, each by itself. */
const name = /^(?:[A-Za-z][a-z]{0,10}|\d{1,11})(?:[-_.](?:[A-Za-z][a-z]{0,10}|\d{1,11}))*$/;
/** No name of a stage, a suite or a service is longer. */
const longestName = 15;

/**
 * The last segment of a webhook address, which is a secret whatever it looks like; null only if it is a short name, such as
 * `production`.
 */
export function parseWebhookSegment(text: string): Secret | null {
  if (!segment.test(text) || (text.length <= longestName && name.test(text))) return null;
  const { start = fewest, end = fewest } = withoutWords(text);
  return { text, start: start > longestName ? fewest : start, end: end > longestName ? fewest : end };
}

/** The secret. If it starts or ends with a word, the word alone is not hidden. */
function withoutWords(text: string): Secret {
  return { text, start: revealing([...text]), end: revealing([...text].reverse()) };
}

/** A short piece can be anything, such as `v2` or `sha256`; a long one is a word if it has few digits and capitals. */
function isWordOrNumber(piece: string): boolean {
  if (/^\d+$/.test(piece)) return piece.length <= longestNumber;
  if (piece.length > longestWord) return false;
  return piece.length < fewest || countMarks(piece) < fewestMarks;
}

/** The number of characters up to the first that is not a letter of a word, at least eight. */
function revealing(characters: readonly string[]): number {
  const first = characters.findIndex((character, index) => {
    const before = characters[index - 1] ?? '';
    return isDigit(character) || isInnerCapital(before, character) || isInnerCapital(character, before);
  });
  return Math.max(fewest, first < 0 ? characters.length : first + 1);
}

/** The number of digits, and of capitals after a small letter. */
function countMarks(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isDigit(character) || isInnerCapital(text.charAt(at - 1), character)) count += 1;
  }
  return count;
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function isInnerCapital(before: string, character: string): boolean {
  return before >= 'a' && before <= 'z' && character >= 'A' && character <= 'Z';
}
