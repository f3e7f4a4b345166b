/** What tells where in the repository a Go package is. */
export interface GoRoots {
  /** The path of the module in the folder in which the tests run, as its `go.mod` names it; null if unknown. */
  readonly goModule?: string | null;
  /** `owner/name` of the repository, whose address usually is that of its modules; null if unknown. */
  readonly repository?: string | null;
}

/** True for a Go test file without its folder, as Go prints it. */
export function isBareGoFile(path: string): boolean {
  return path.endsWith('_test.go') && !path.replace(/^\.\//, '').includes('/');
}

/**
 * The folder of a package, from the root of the repository; null if unknown. The module of the tests is sure to hold what its
 * path begins, and the path of another one begins with the address of the repository, unless its owner has chosen another.
 */
export function folderOfPackage(
  scope: string,
  testFolder: string,
  { goModule, repository }: GoRoots,
): string | null {
  const inModule = goModule ? restOf(scope, goModule) : null;
  if (inModule !== null) return [testFolder, inModule].filter(Boolean).join('/');
  const [host = '', ...path] = scope.split('/');
  const inRepository = repository && host.includes('.') ? restOf(path.join('/'), repository) : null;
  // A major version can be part of the path, and can be a folder.
  if (inRepository === null || /(?:^|\/)v\d+(?:\/|$)/.test(inRepository)) return null;
  return testFolder === '' || restOf(inRepository, testFolder) !== null ? inRepository : null;
}

/** What a path has after its start, ignoring case; empty if it has no more, null if it has another start. */
function restOf(path: string, start: string): string | null {
  const isBelow = `${path}/`.toLowerCase().startsWith(`${start}/`.toLowerCase());
  return isBelow ? path.slice(start.length + 1) : null;
}

/** The path of the module in the text of a `go.mod`; null without one. */
export function readGoModule(text: string): string | null {
  return /^module[ \t]+"?([^\s"]+)/m.exec(text)?.[1] ?? null;
}
