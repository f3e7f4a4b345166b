import { type Repository, repositoryPlace, type SourceLine } from '../text/repository.ts';
import type { LoggedTest } from './failed-test.ts';

/** Where Java and Kotlin have the sources of tests. */
const sourceRoots = ['', 'src/test/java/', 'src/test/kotlin/'];

/**
 * The place of a test in the repository, null if it is not certain. A relative path is one from the root, unless its runner writes
 * names alone, in the package that the scope names. Any other is the longest end of it that is a file of the checkout: below the
 * folder of an agent, or the path of a Go module. Below the repository it needs no checkout, but version
 * 2 of a module can have a folder, or none.
 */
export function locate(
  { file, line, scope }: LoggedTest,
  hasFile: (path: string) => boolean,
  repository: Repository | null,
  runner?: string,
): SourceLine | null {
  if (file === null || file.split('/').includes('..')) return null;
  const isGo = runner === 'go test';
  const isPackage = isGo || runner === 'gradle' || runner === 'maven';
  const isAbsolute = /^(?:\/|[A-Za-z]:[\\/])/.test(file);
  if (!(isAbsolute || isPackage)) return { file, line };
  const roots = isGo || !isPackage ? [''] : sourceRoots;
  const folder = isGo ? scope : scope.split('.').slice(0, -1).join('/');
  const segments = (isAbsolute ? file : `${folder}/${file}`).split(/[\\/]/).filter((one) => one !== '');
  const own = repositoryPlace(repository);
  for (let start = 0; start < segments.length; start += 1) {
    const end = segments.slice(start).join('/');
    const found = roots.map((root) => `${root}${end}`).filter(hasFile);
    const isOwn = isGo && segments.slice(0, start).join('/').toLowerCase() === own && !/^v\d+\//.test(end);
    if (isOwn) return { file: end, line };
    if (found.length > 0) return found[0] && found.length === 1 ? { file: found[0], line } : null;
  }
  return null;
}
