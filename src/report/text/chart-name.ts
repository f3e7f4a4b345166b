import { cleanLine } from './clean.ts';
import { cutEnd } from './cut.ts';

/** Characters that have a meaning in Mermaid, and what replaces them. */
const replacements: Readonly<Record<string, string>> = {
  ':': '：',
  ';': '；',
  '#': '＃',
  '%': '％',
  '`': '’',
  '<': '‹',
  '>': '›',
};
const meaningful = /[:;#%`<>]/g;
const wide = /[\u2E80-\uD7FF\uFF01-\uFF60]/g;
/** How many letters of average width fit beside the bars. */
const longest = 44;
/** A name is never cut shorter than this, however long its suffix is. */
const leastOfName = 12;

/**
 * An untrusted name as a row of a Mermaid chart: after an ordinal, so that it starts with no keyword or date, without
 * the characters that Mermaid interprets, and cut to fit beside the bars. The suffix is ours and is never cut.
 */
export function chartName(ordinal: number, name: string, suffix = ''): string {
  const line = cleanLine(name);
  const max = Math.max(leastOfName, longest - suffix.length);
  const short = cutEnd(line, line.search(wide) < 0 ? max : max / 2);
  return `${ordinal} ${short.replace(meaningful, (sign) => replacements[sign] ?? '') || '(no name)'}${suffix}`;
}

/** The approximate width of a name in a chart, in pixels. Mermaid does not reserve it. */
export function chartNameWidth(name: string): number {
  const count = (letters: RegExp) => name.match(letters)?.length ?? 0;
  return 7 * name.length + 4 * count(/[A-Zmw@…—]/g) + 8 * count(wide);
}
