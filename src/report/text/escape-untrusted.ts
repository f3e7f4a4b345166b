import { cleanLine } from './clean.ts';
import { cutEnd } from './cut.ts';

/** How many visible characters of a name are shown unless something else is said. */
const shownCharacters = 200;

/*
 * GitHub looks for mentions and references after Markdown is parsed, so neither entities nor back-slashes stop it,
 * and mail replies read code spans as text. A zero-width space inside the sign's neighbourhood stops both.
 */
const gap = '\u200B';
const mention = /@(?=\S)/g;
const reference = /#(?=\d)/g;
const shortReference = /(?<![0-9a-z])(gh-)(?=\d)/gi;
const scheme = /:(?=\/\/)/g;
/** At the end as well: our own full stop may follow. */
const bareHost = /(www)(?=\.|$)/gi;
const emojiCode = /:(?=[\w+-]{1,64}:)/g;
const commitLike = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/gi;
const sixDigits = /.{6}(?=.)/g;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // Entities, since a back-slash before a pipe or a back-slash is read twice inside a table.
  '\\': '&#92;',
  '|': '&#124;',
  '`': '&#96;',
  '*': '\\*',
  '~': '\\~',
  '[': '\\[',
  ']': '\\]',
  '#': '\\#',
  // A back-slash does not stop GitHub from reading mathematics; its own documentation says to wrap the sign.
  $: '<span>$</span>',
};
const special = /[&<>\\|`*~[\]#$]/g;
const underscores = /_+/g;
const wordCharacter = /[\p{L}\p{N}]/u;
const listMark = /^(?:[-+=]|\d{1,9}(?=[.)](?:\s|$)))/;

/**
 * Untrusted text as Markdown that shows it and does nothing else: in prose, table cells, link labels and
 * between code tags alike it links nothing, mentions nobody, forms no markup and breaks no row, on the web
 * page as in mail. One line; longer than `max` visible characters it is cut.
 */
export function escapeUntrusted(text: string, max = shownCharacters): string {
  return disarm(separate(cutEnd(cleanLine(text), max)));
}

function separate(text: string): string {
  return text
    .replace(mention, `@${gap}`)
    .replace(reference, `#${gap}`)
    .replace(shortReference, `$1${gap}`)
    .replace(scheme, `:${gap}`)
    .replace(bareHost, `$1${gap}`)
    .replace(emojiCode, `:${gap}`)
    .replace(commitLike, (digits) => digits.replace(sixDigits, `$&${gap}`));
}

function disarm(text: string): string {
  return text
    .replace(special, (character) => escapes[character] ?? character)
    .replace(underscores, (run, at: number, all: string) => {
      const inWord =
        wordCharacter.test(all.charAt(at - 1)) && wordCharacter.test(all.charAt(at + run.length));
      return inWord ? run : run.replaceAll('_', '\\_');
    })
    .replace(listMark, (mark) => (/^\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}
