import { cleanLine } from './clean.ts';
import { cutEnd } from './cut.ts';

/** Signs that mean something to Mermaid, and what is read in their place. */
const standIns: ReadonlyMap<string, string> = new Map([
  [':', '：'],
  [';', '；'],
  ['#', '＃'],
  ['%', '％'],
  ['`', '’'],
  ['<', '‹'],
  ['>', '›'],
]);
const meaningful = /[:;#%`<>]/g;
/** What fits beside the bars, in letters of usual width. */
const longest = 36;
const wide = /[\u1100-\u{1FFFF}]/u;
/** About how wide letters are in a chart, in pixels, where they are not of usual width. The first that fits counts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [wide, 12],
  [/[mwMW@…—]/u, 11],
  [/\p{Lu}/u, 9],
];
const usualWidth = 6;

/**
 * An untrusted name as a row of a Mermaid chart: behind an ordinal, so that no keyword or date begins it, without
 * the signs that Mermaid reads, and cut to what fits beside the bars. The suffix is ours and is never cut.
 */
export function chartName(ordinal: number, name: string, suffix = ''): string {
  const line = cleanLine(name);
  const max = longest - suffix.length;
  const short = cutEnd(line, line.search(wide) < 0 ? max : Math.ceil(max / 2));
  return `${ordinal} ${short.replace(meaningful, (sign) => standIns.get(sign) ?? '') || '(no name)'}${suffix}`;
}

/** How wide a name is in a chart, in pixels, about: Mermaid does not make room for it by itself. */
export function chartNameWidth(name: string): number {
  return [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth;
}
