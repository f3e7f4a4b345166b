import type { Place } from '../text/repository.ts';

/*
 * Where agents check repositories out: what follows is the path in the repository. Other absolute paths may lie
 * anywhere, so they are shown but never linked.
 */
const checkouts = [
  /^.*?\/builds\/[^/]+\/[^/]+\/[^/]+\//,
  /^\/github\/workspace\//,
  /^.*?\/_?work\/([^/]+)\/\1\//,
];
const absolute = /^(?:[a-z]:|\/)/i;
const control = /\p{Cc}/u;
const ending = /^(.*?)(?::(\d{1,9}))?(?::\d{1,9})?$/s;

/** What a test's location says, set right. */
export interface RepairedPath {
  /** The path to show: relative where it can be. Null where none is known. */
  readonly shown: string | null;
  /** The place in the repository, where it is sure enough for a link: a relative path that stays inside. */
  readonly place: Place | null;
}

/**
 * Reads a test's `location` and `file_name` (api.md §2.2). Collectors write them as they like: with `./`, back-slashes,
 * the agent's absolute path, with a line, a column, or neither; either may be missing.
 */
export function repairPath(
  location: string | null | undefined,
  fileName: string | null | undefined,
): RepairedPath {
  const [path, line] = splitLine(location ?? '');
  const candidates = [fileName ?? '', path].filter((text) => text.trim() !== '').map(toRelative);
  const file = candidates.map(inside).find((candidate) => candidate !== null) ?? null;
  if (file === null) return { shown: candidates[0] ?? null, place: null };
  return { shown: file, place: { file, line } };
}

/** The path as segments from the root of the repository, without `.` and `..`; null if it leads out of it or is no path at all. */
export function inside(path: string): string | null {
  if (absolute.test(path) || control.test(path)) return null;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return null;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  return segments.length === 0 ? null : segments.join('/');
}

function splitLine(location: string): [string, number | null] {
  const [, path = location, line] = ending.exec(location) ?? [];
  return [path, line === undefined || Number(line) === 0 ? null : Number(line)];
}

function toRelative(path: string): string {
  const forward = path.trim().replaceAll('\\', '/');
  if (!absolute.test(forward)) return forward;
  const checkout = checkouts.find((pattern) => pattern.test(forward));
  return checkout === undefined ? forward : forward.replace(checkout, '');
}
