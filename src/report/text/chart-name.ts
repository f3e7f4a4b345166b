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
const letterWidth = 6;
const wide = /[\u1100-\u{1FFFF}]/gu;

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
  const letters = name.length + (name.match(wide)?.length ?? 0);
  return letters * letterWidth;
}
