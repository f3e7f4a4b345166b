import { cleanLine } from './clean.ts';
import { cutEnd } from './cut.ts';

/** Characters that have a meaning in Mermaid, and what replaces them. */
const replacements: ReadonlyMap<string, string> = new Map([
  [':', '：'],
  [';', '；'],
  ['#', '＃'],
  ['%', '％'],
  ['`', '’'],
  ['<', '‹'],
  ['>', '›'],
]);
const meaningful = /[:;#%`<>]/g;
/** How many letters of average width fit beside the bars. */
const longest = 44;
/** A name is never cut shorter than this, however long its suffix is. */
const leastOfName = 12;
const wide = /[\u1100-\u{1FFFF}]/u;
const averageWidth = 6.8;
/** Approximate letter widths in a chart, in pixels. The first match counts; patterns of Unicode take long to make. */
const widths: readonly (readonly [RegExp, number])[] = [
  [wide, 15],
  [/[mwMW@…—]/u, 14],
  [/[A-Z]/, 10],
  [/[ -~]/, averageWidth],
  [/\p{Lu}/u, 10],
];

/**
 * An untrusted name as a row of a Mermaid chart: after an ordinal, so that it starts with no keyword or date, without
 * the characters that Mermaid interprets, and cut to fit beside the bars. The suffix is ours and is never cut.
 */
export function chartName(ordinal: number, name: string, suffix = ''): string {
  const line = cleanLine(name);
  const max = Math.max(leastOfName, longest - suffix.length);
  const short = cutEnd(line, line.search(wide) < 0 ? max : Math.ceil(max / 2));
  return `${ordinal} ${short.replace(meaningful, (sign) => replacements.get(sign) ?? '') || '(no name)'}${suffix}`;
}

/** The approximate width of a name in a chart, in pixels. Mermaid does not reserve it. */
export function chartNameWidth(name: string): number {
  return Math.ceil([...name].reduce((sum, letter) => sum + letterWidth(letter), 0));
}

function letterWidth(letter: string): number {
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? averageWidth;
}
