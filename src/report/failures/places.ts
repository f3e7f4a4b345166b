import type { SourceLine } from '../text/repository.ts';

/** Where Java and Kotlin have the sources of tests. */
const sourceRoots = ['', 'src/test/java/', 'src/test/kotlin/'];

/**
 * The place of a test in the repository, null if it is not certain. A relative path is one from the root, unless its runner writes
 * packages instead of folders. Any other is the longest end of it that is a file of the checkout: below the folder of an agent, or
 * the path of a Go module.
 */
export function locate(
  { file, line }: { readonly file: string | null; readonly line: number | null },
  hasFile: (path: string) => boolean,
  runner?: string,
): SourceLine | null {
  if (file === null || file.split('/').includes('..')) return null;
  const isPackage = runner === 'go test' || runner === 'gradle' || runner === 'maven';
  const isAbsolute = /^(?:\/|[A-Za-z]:[\\/])/.test(file);
  if (!(isAbsolute || isPackage)) return { file, line };
  const roots = runner === 'go test' || !isPackage ? [''] : sourceRoots;
  const segments = file.split(/[\\/]/).filter((segment) => segment !== '');
  for (let start = 0; start < segments.length; start += 1) {
    const end = segments.slice(start).join('/');
    const found = roots.map((root) => `${root}${end}`).filter(hasFile);
    if (found.length > 0) return found[0] && found.length === 1 ? { file: found[0], line } : null;
  }
  return null;
}
