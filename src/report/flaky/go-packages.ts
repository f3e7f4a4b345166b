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
 * The folder of a package, from the root of the repository; null if unknown. The module with the longest name that begins the
 * package tells it: a folder can be a module of its own, whose name need not be its path. Of several with this name, the one
 * in the folder in which the tests run counts.
 */
export function folderOfPackage(
  scope: string,
  testFolder: string,
  modules: readonly GoModule[],
): string | null {
  const around = modules.filter(({ name }) => `${scope}/`.startsWith(`${name}/`));
  const longest = Math.max(...around.map(({ name }) => name.length));
  const named = around.filter(({ name }) => name.length === longest);
  const module = named.length > 1 ? named.find(({ folder }) => folder === testFolder) : named[0];
  const below = scope.slice((module?.name.length ?? 0) + 1);
  if (module === undefined || !pathOfPackage.test(below)) return null;
  return [module.folder, below].filter(Boolean).join('/');
}

/** What an import path consists of: a scope with anything else names more than a package. */
const pathOfPackage = /^[\w.~+/-]*$/;

/** The path of the module in the text of a `go.mod`; null without one. */
export function readGoModule(text: string): string | null {
  return /^[ \t]*module(?:[ \t]+|[ \t]*\(\s*)["`]?([^\s"`()]+)/m.exec(text)?.[1] ?? null;
}
