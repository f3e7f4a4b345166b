import { posix } from 'node:path';
import type { SourceLine } from '../text/repository.ts';

const control = /\p{Cc}/u;
/** A path from the root of a file system. Slashes point forward. */
const absolute = /^(?:[a-z]:|\/)/i;
/** A Go test file without its folder, as Go prints it. */
const bareGoFile = /^(?:\.\/)?[^/]*_test\.go$/;
const lineAndColumn = /:(\d{1,9})(?::\d{1,9})?$/;
/** How RSpec tells apart the examples of one file: `spec/cart_spec.rb[1:2:1]` */
const exampleId = /(?<=\.\w{1,9})\[\d{1,9}(?::\d{1,9}){0,30}\]$/;
/** What RSpec's collector writes if it does not know the spec that runs a shared example. */
const unknownFile = 'Unknown';

/** Where the files of the tests are. */
export interface TestRoots {
  /** The slug of the organization, which is part of the path where the service's agents check out a repository. */
  readonly organization?: string;
  /** The absolute path of the checkout of this workflow. */
  readonly workspace?: string | null;
  /** The folder of the repository in which the tests run, or an absolute path that stands for the root. */
  readonly prefix?: string | undefined;
  /** The name of the Go module in that folder; null without one. */
  readonly goModule?: string | null;
}

/** Where a test is, as far as its listed path shows. */
export interface TestPlace {
  /** The path to show: that of the place, or else as listed. Null if none is listed. */
  readonly file: string | null;
  readonly line: number | null;
  /** The place in the repository; null for a path that leads nowhere in it. */
  readonly place: SourceLine | null;
  /** The file of the repository that runs the test, if it is not the one that contains it: RSpec's shared examples. */
  readonly caller: string | null;
  /** RSpec's ID of the example in its file, such as `[1:2]`; null without one. */
  readonly example: string | null;
}

/** The fields of a test that show where it is (api.md §2.2). */
export interface ListedPath {
  readonly location?: string | null | undefined;
  readonly file_name?: string | null | undefined;
  readonly scope?: string | null | undefined;
}

/**
 * Finds the places of tests by `location`, which can have a line, or else by `file_name`. A path is in the repository if it is
 * relative, below the workspace, or below the checkout of one of the service's agents. Go lists files without
 * their folder: the package shows it. Places are shown, linked and compared with changed files.
 */
export function createPlaceReader(roots: TestRoots): (test: ListedPath) => TestPlace {
  const folder = testFolder(roots.prefix, roots.workspace);
  const findFile = (path: string, scope: string): string | null => {
    if (path === '') return null;
    if (absolute.test(path)) return fromRoot(path, roots);
    if (!bareGoFile.test(path)) return inside(`./${folder}/${path}`);
    const { goModule } = roots;
    if (!goModule || !`${scope}/`.startsWith(`${goModule}/`)) return null;
    return inside(`./${folder}/${scope.slice(goModule.length)}/${path}`);
  };
  return ({ location, file_name, scope }) => {
    const [path, line, example] = splitLine(forward(location ?? ''));
    const name = file_name === unknownFile ? '' : forward(file_name ?? '');
    const at = findFile(path, scope ?? '');
    const named = findFile(name, scope ?? '');
    if (at !== null) {
      const caller = named === at ? null : named;
      return { file: at, line, place: { file: at, line }, caller, example };
    }
    const unplaced = { caller: null, example: null };
    if (named !== null) return { ...unplaced, file: named, line: null, place: { file: named, line: null } };
    return { ...unplaced, file: path || name || null, line: path === '' ? null : line, place: null };
  };
}

/** The path of a test as listed, without a line, and the line. */
function splitLine(location: string): [path: string, line: number | null, example: string | null] {
  const found = lineAndColumn.exec(location);
  if (found !== null) return [location.slice(0, found.index), Number(found[1]) || null, null];
  const [example = null] = exampleId.exec(location) ?? [];
  return [example === null ? location : location.slice(0, -example.length), null, example];
}

/** The folder of the repository in which the tests run; empty if it is the root. */
export function testFolder(prefix = '', workspace?: string | null): string {
  const path = forward(prefix);
  const root = `${forward(workspace ?? '')}/`;
  const relative = root.length > 1 && path.startsWith(root) ? path.slice(root.length) : path;
  return absolute.test(relative) ? '' : (inside(`./${relative}`) ?? '');
}

/** The path of a file from the folder in which the tests run. */
export function pathFrom(folder: string, file: string): string {
  return folder === '' ? file : posix.relative(`/${folder}`, `/${file}`);
}

/** The name of the module in the text of a `go.mod`; null without one. */
export function readGoModule(text: string): string | null {
  return /^[ \t]*module(?:[ \t]+|[ \t]*\(\s*)["`]?([^\s"`()]+)/m.exec(text)?.[1] ?? null;
}

/** An absolute path from the root of the repository; null if it is below no known root. */
function fromRoot(path: string, { organization, workspace, prefix = '' }: TestRoots): string | null {
  for (const root of [forward(prefix), forward(workspace ?? '')])
    if (absolute.test(root) && path.startsWith(`${root}/`)) return inside(`./${path.slice(root.length)}`);
  const segments = path.split('/');
  // The service's agents check out to builds/<agent>/<organization>/<pipeline>.
  const builds = segments.findIndex((name, at) => name === 'builds' && segments[at + 2] === organization);
  return builds === -1 ? null : inside(`./${segments.slice(builds + 4).join('/')}`);
}

/** The path from the root of the repository, without `.` and `..`. Null if it leads outside. */
function inside(path: string): string | null {
  if (control.test(path)) return null;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return null;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  return segments.length === 0 ? null : segments.join('/');
}

/** A path without blanks around it and without a slash at its end, whose slashes point forward. */
function forward(path: string): string {
  return path
    .trim()
    .replaceAll('\\', '/')
    .replace(/(?<=[^/])\/$/, '');
}
