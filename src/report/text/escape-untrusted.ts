import { cleanLine } from './clean.ts';
import { cutEnd } from './cut.ts';

/** Maximum number of visible characters, by default. */
const defaultMax = 200;

/*
 * GitHub links mentions and references after it has parsed the Markdown, so neither entities nor backslashes prevent
 * that, and email replies read code spans as text. A zero-width space inside the reference prevents both.
 */
const gap = '\u200B';
const mention = /@(?=\S)/g;
const reference = /#(?=\d)/g;
const shortReference = /(?<![0-9a-z])(gh-)(?=\d)/gi;
const scheme = /:(?=\/\/)/g;
/** Also at the end of the text, because a period of ours can follow. */
const bareHost = /(www)(?=\.|$)/gi;
const emojiCode = /:(?=[\w+-]{1,64}:)/g;
const commitLike = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/gi;
const sixDigits = /.{6}(?=.)/g;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // Entities, because a table reads a backslash before a pipe or another backslash twice.
  '\\': '&#92;',
  '|': '&#124;',
  '`': '&#96;',
  '*': '\\*',
  '~': '\\~',
  '[': '\\[',
  ']': '\\]',
  '#': '\\#',
  // A backslash does not prevent mathematics; GitHub's documentation says to wrap the dollar sign.
  $: '<span>$</span>',
};
const special = /[&<>\\|`*~[\]#$]/g;
const underscores = /_+/g;
const wordCharacter = /[\p{L}\p{N}]/u;
const longWord = /\S{12,}/g;
const wordBreak =
  /(?:\\?[_.=:-]|(?<!<)\/)(?=[^_.=:/\\-]|\\[^_])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;
const longRun = /[A-Za-z\d]{12}(?=[A-Za-z\d])/g;
const listMark = /^(?:[-+=]|\d{1,9}(?=[.)](?:\s|$)))/;

/**
 * Escapes untrusted text for Markdown, so that it shows as it is and does nothing else. In prose, table cells, link
 * labels, and code tags it creates no link, no mention, no markup, and no new row, neither on GitHub nor in email.
 * The result is one line of at most `max` visible characters.
 */
export function escapeUntrusted(text: string, max = defaultMax): string {
  return escapeMarkup(breakReferences(cutEnd(cleanLine(text), max)));
}

/**
 * Escaped text whose long words can wrap: after `_`, `/`, `:`, `.`, `=`, `-`, where the case changes, and after 12 letters
 * without any of these. Otherwise, a long name makes a table too wide for a phone.
 */
export function breakLongWords(escaped: string): string {
  if (!longWord.test(escaped)) return escaped;
  const broken = escaped.replace(longWord, (word) =>
    word.replace(wordBreak, '$&<wbr>').replace(longRun, '$&<wbr>'),
  );
  // GitHub looks for commits between tags, so a break can turn the rest of a word into one.
  return breakCommits(broken);
}

/** Escapes a text directly between HTML tags, where GitHub reads no Markdown, but still finds mentions. */
export function escapeForTags(text: string, max = defaultMax): string {
  return breakReferences(cutEnd(cleanLine(text), max)).replace(/[&<>$]/g, (sign) => escapes[sign] ?? sign);
}

function breakReferences(text: string): string {
  const broken = text
    .replace(mention, `@${gap}`)
    .replace(reference, `#${gap}`)
    .replace(shortReference, `$1${gap}`)
    .replace(scheme, `:${gap}`)
    .replace(bareHost, `$1${gap}`)
    .replace(emojiCode, `:${gap}`);
  return breakCommits(broken);
}

function breakCommits(text: string): string {
  return text.replace(commitLike, (digits) => digits.replace(sixDigits, `$&${gap}`));
}

function escapeMarkup(text: string): string {
  return text
    .replace(special, (character) => escapes[character] ?? character)
    .replace(underscores, (run, at: number, all: string) => {
      const inWord =
        wordCharacter.test(all.charAt(at - 1)) && wordCharacter.test(all.charAt(at + run.length));
      return inWord ? run : run.replaceAll('_', '\\_');
    })
    .replace(listMark, (mark) => (/^\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}
