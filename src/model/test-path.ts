const absolute = /^(?:[a-z]:|\/)/i;

/** True for a path from the root of a file system, as the location of a test can be (api.md §2.2). Slashes point forward. */
export function isAbsolute(path: string): boolean {
  return absolute.test(path);
}
