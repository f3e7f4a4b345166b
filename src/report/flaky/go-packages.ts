/** True for a Go test file without its folder, as Go prints it. */
export function isBareGoFile(path: string): boolean {
  return path.endsWith('_test.go') && !path.replace(/^\.\//, '').includes('/');
}

/** True for a Go test that is listed without its folder, and whose package does not tell it either. */
export function isUnplacedGoTest({
  file,
  place,
}: {
  readonly file: string | null;
  readonly place: unknown;
}): boolean {
  return file !== null && place === null && isBareGoFile(file);
}

/** A Go module of the checkout. */
export interface GoModule {
  /** The path by which it is imported, as its `go.mod` names it. */
  readonly name: string;
  /** Its folder, from the root of the repository; empty if it is the root. */
  readonly folder: string;
}

/**
 * Finds the folder of a package, from the root of the repository; null if unknown. The module with the longest name that
 * begins the package tells it: a folder can be a module of its own, whose name need not be its path. Of several with this
 * name, the one in the folder in which the tests run counts.
 */
export function createPackageFinder(
  modules: readonly GoModule[],
  testFolder: string,
): (scope: string) => string | null {
  const byName = Map.groupBy(modules, ({ name }) => name);
  const moduleOf = (name: string): GoModule | undefined => {
    const named = byName.get(name) ?? [];
    return named.length > 1 ? named.find(({ folder }) => folder === testFolder) : named[0];
  };
  return (scope) => {
    for (let name = scope; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
      if (!byName.has(name)) continue;
      const module = moduleOf(name);
      const below = scope.slice(name.length + 1);
      if (module === undefined || !isPathOfPackage(below)) return null;
      return [module.folder, below].filter(Boolean).join('/');
    }
    return null;
  };
}

/** True for what an import path consists of: a scope with anything else names more than a package, such as a test of it. */
function isPathOfPackage(path: string): boolean {
  return pathOfPackage.test(path) && !path.split('/').some((part) => nameOfTest.test(part));
}

const pathOfPackage = /^[\w.~+/-]*$/;
const nameOfTest = /^(?:Test|Fuzz|Benchmark|Example)(?![a-z])/;

/** The path of the module in the text of a `go.mod`; null without one. */
export function readGoModule(text: string): string | null {
  return /^[ \t]*module(?:[ \t]+|[ \t]*\(\s*)["`]?([^\s"`()]+)/m.exec(text)?.[1] ?? null;
}
