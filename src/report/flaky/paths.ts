import type { SourceLine } from '../text/repository.ts';

/*
 * Where agents check out repositories; the rest is the path in the repository. Other absolute paths are shown but never
 * linked.
 */
const checkouts = [/^.*?\/builds\/[^/]+\/[^/]+\/[^/]+\//, /^\/github\/workspace\//];
/** The folder of a repository, which GitHub's runner names twice. */
const runnerCheckout = /\/_?work\/(?=([^/]+)\/([^/]+)\/)/g;
const absolute = /^(?:[a-z]:|\/)/i;
const control = /\p{Cc}/u;
const lineAndColumn = /:(\d{1,9})(?::\d{1,9})?$/;
/** A relative path with nothing to repair, except for a leading `./`. Most paths match. */
const plainPath = /^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** The path of a test. */
export interface RepairedPath {
  /** The path to show, relative if possible. Null if unknown. */
  readonly shown: string | null;
  /** The place in the repository, if it is certain enough for a link: a relative path that stays inside. */
  readonly place: SourceLine | null;
}

/**
 * Reads a test's `location` and `file_name` (api.md §2.2). Their format depends on the collector: with `./`, backslashes,
 * or the agent's absolute path, with or without a line and a column. Either can be missing.
 */
export function repairPath(
  location: string | null | undefined,
  fileName: string | null | undefined,
): RepairedPath {
  const [path, line] = splitLine(location ?? '');
  let shown: string | null = null;
  for (const text of [fileName ?? '', path]) {
    const relative = toRelative(text);
    if (relative === '') continue;
    const file = inside(relative);
    if (file !== null) return { shown: file, place: { file, line } };
    shown ??= relative;
  }
  return { shown, place: null };
}

/** The path from the root of the repository, without `.` and `..`. Null if it leads outside or is not a relative path. */
export function inside(path: string): string | null {
  if (plainPath.test(path)) return path.startsWith('./') ? path.slice(2) : path;
  if (absolute.test(path) || control.test(path)) return null;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return null;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  return segments.length === 0 ? null : segments.join('/');
}

function splitLine(location: string): [string, number | null] {
  const found = lineAndColumn.exec(location);
  return found === null ? [location, null] : [location.slice(0, found.index), Number(found[1]) || null];
}

function toRelative(path: string): string {
  if (plainPath.test(path)) return path;
  const forward = path.trim().replaceAll('\\', '/');
  if (!absolute.test(forward)) return forward;
  const checkout = checkouts.find((pattern) => pattern.test(forward));
  if (checkout !== undefined) return forward.replace(checkout, '');
  const twice = forward.matchAll(runnerCheckout).find(([, first, second]) => first === second);
  if (twice === undefined) return forward;
  const [found, name = ''] = twice;
  return forward.slice(twice.index + found.length + 2 * (name.length + 1));
}
