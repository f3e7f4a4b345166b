import { createMatcher } from '../../report/text/globs.ts';
import { suggestName } from '../inputs/parsers/nearest.ts';
import { quoted } from './quoted.ts';

const mostCompared = 1_000;

/** A list of wanted things is no "any of": a sentence for each line of `path` that no file matches, with what comes nearest. */
export function describeUnmatched(
  globs: readonly string[],
  { files, listed }: { readonly files: readonly string[]; readonly listed: readonly string[] },
): string[] {
  const wanted = globs.filter((glob) => !glob.startsWith('!'));
  return wanted
    .filter((glob) => !files.some(createMatcher([glob])))
    .map((glob) => `No artifact matches ${JSON.stringify(glob)}${nearest(glob, listed)}.`);
}

function nearest(glob: string, listed: readonly string[]): string {
  const matching = (other: string, paths = listed) => paths.filter(createMatcher([other]));
  const same = matching(glob);
  if (same.length > 0)
    return `, but ${quoted(same, 3)}, which other inputs exclude or which cannot be downloaded`;
  const deeper = glob.includes('/') ? [] : matching(`**/${glob}`);
  if (deeper.length > 0) return `: ${quoted(deeper, 3)}; names match in folders only with **/`;
  const lower = new Map(listed.map((path) => [path.toLowerCase(), path]));
  const inOtherCase = matching(glob.toLowerCase(), [...lower.keys()]).map((path) => lower.get(path) ?? path);
  if (inOtherCase.length > 0) return `: ${quoted(inOtherCase, 3)}; upper and lower case differ`;
  if (listed.length === 0) return '';
  return (
    suggestName(glob, listed.slice(0, mostCompared)) || ` among those of the build, such as ${quoted(listed)}`
  );
}
