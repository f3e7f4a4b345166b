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

/**
 * An untrusted name as a row of a Mermaid chart: behind an ordinal, so that no keyword or date begins it, without
 * the signs that Mermaid reads, and cut to what fits beside the bars. The suffix is ours and is never cut.
 */
export function chartName(ordinal: number, name: string, suffix = ''): string {
  const line = cleanLine(name);
  const max = longest - suffix.length;
  const short = cutEnd(line, wide.test(line) ? Math.ceil(max / 2) : max);
  return `${ordinal} ${short.replace(meaningful, (sign) => standIns.get(sign) ?? '') || '(no name)'}${suffix}`;
}
