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

/**
 * The folder of a package, from the root of the repository; null if unknown. Only the module of the tests tells it, as `go.mod`
 * in their folder names it: another module can be anywhere, even one with the address of the repository.
 */
export function folderOfPackage(
  scope: string,
  testFolder: string,
  goModule: string | null | undefined,
): string | null {
  if (!goModule || !`${scope}/`.startsWith(`${goModule}/`)) return null;
  return [testFolder, scope.slice(goModule.length + 1)].filter(Boolean).join('/');
}

/** The path of the module in the text of a `go.mod`; null without one. */
export function readGoModule(text: string): string | null {
  return /^[ \t]*module(?:[ \t]+|[ \t]*\(\s*)["`]?([^\s"`()]+)/m.exec(text)?.[1] ?? null;
}
