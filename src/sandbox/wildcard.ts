import { matchesPattern } from '../model/wildcard.ts';

/**
 * True if a branch matches the filter of a pipeline or step: patterns separated by spaces, `*` for any text, a leading
 * `!` to exclude. Every branch matches an empty filter. The document does not show the syntax; it is the live service's.
 */
export function passesBranchFilter(branch: string, filter: string | null | undefined): boolean {
  const patterns = (filter ?? '').split(' ').filter((pattern) => pattern !== '');
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  if (excluded.some((pattern) => matchesPattern(branch, pattern))) return false;
  const included = patterns.filter((pattern) => !pattern.startsWith('!'));
  return included.length === 0 || included.some((pattern) => matchesPattern(branch, pattern));
}
