import { posix } from 'node:path';
import { isAbsolute } from '../../model/test-path.ts';
import type { SourceLine } from '../text/repository.ts';
import { createPackageFinder, type GoModule, isBareGoFile } from './go-packages.ts';

const control = /\p{Cc}/u;
const lineAndColumn = /:(\d{1,9})(?::\d{1,9})?$/;
/** How RSpec tells apart the examples of one line: `spec/cart_spec.rb[1:2:1]` */
const exampleId = /(\.\w{1,9})\[\d{1,9}(?::\d{1,9}){0,30}\]$/;
/** A relative path with nothing to repair, except for a leading `./`. Most paths match. */
const plainPath = /^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
/** What RSpec's collector writes if it does not know the spec that runs a shared example. */
const unknownFile = 'Unknown';

/** Where the files of the tests are. */
export interface TestRoots {
  /** The slug of the organization, which is part of the path where the service's agents check out a repository. */
  readonly organization?: string;
  /** The absolute path of the checkout of this workflow. */
  readonly workspace?: string | null;
  /** The folder of the repository in which the tests run, or an absolute path that stands for it, or one of each. */
  readonly prefixes?: readonly string[];
  /** The Go modules of the checkout; none if they are unknown. */
  readonly goModules?: readonly GoModule[];
}

/** The path of a test. */
export interface TestPath {
  /** The path to show, relative if possible. Null if unknown. */
  readonly shown: string | null;
  /** The line in that file. */
  readonly line: number | null;
  /** The place in the repository, if it is certain enough for a link: a relative path that stays inside. */
  readonly place: SourceLine | null;
  /** The file of the repository that runs the test, if it is not the file that contains it: RSpec's shared examples. */
  readonly caller: string | null;
  /** The same as it is listed, if it cannot be placed: it tells apart the examples of several specs. */
  readonly unplacedCaller: string | null;
  /** The absolute path from which that was read, as it is shown where it cannot be placed; null for a relative path. */
  readonly absolute: string | null;
  /** True for an absolute path that another runner may read in another way. */
  readonly isOfRunner: boolean;
}

/** Reads the path of a test from its `location`, `file_name` and `scope`. */
export type PathReader = (
  location: string | null | undefined,
  fileName: string | null | undefined,
  scope?: string | null | undefined,
) => TestPath;

/**
 * Reads `location` and `file_name` (api.md §2.2). Their format depends on the collector: with `./`, backslashes, or an
 * absolute path, with or without a line and a column. Either can be missing, and they can name two files. The file and the
 * line always come from the same field. An absolute path is placed only below a known root, or below
 * the checkout of an agent or of another runner. A Go file without its folder is placed in that of its package.
 */
export function createPathReader(roots: TestRoots = {}): PathReader {
  const findFile = createFinder(roots);
  const findFolder = createPackageFinder(roots.goModules ?? [], testFolder(roots.prefixes));
  return (location, fileName, scope) => {
    const find = (path: string) =>
      isBareGoFile(path) ? findInPackage(path, findFolder(scope ?? '')) : findFile(path);
    const [path, line] = splitLine(location ?? '');
    const named = fileName === unknownFile ? null : find(fileName ?? '');
    return joinFields(find(path), line, named);
  };
}

/** The path by `location`, with its line, or else by `file_name`. */
function joinFields(at: FoundFile | null, line: number | null, named: FoundFile | null): TestPath {
  const unplacedCaller = unplacedCallerOf(at, named);
  if (at?.file) {
    const { file, absolute, isOfRunner } = at;
    const caller = named?.file && named.file !== file ? named.file : null;
    return { shown: file, line, place: { file, line }, caller, unplacedCaller, absolute, isOfRunner };
  }
  const { shown = null, absolute = null, isOfRunner = false } = at ?? named ?? {};
  const common = { caller: null, unplacedCaller, absolute, isOfRunner };
  if (named?.file) {
    const { file } = named;
    return { ...common, shown: file, line: null, place: { file, line: null } };
  }
  return { ...common, shown, line: at === null ? null : line, place: null };
}

/** An absolute path that ends like the other one may be the same file. */
function unplacedCallerOf(at: FoundFile | null, named: FoundFile | null): string | null {
  if (at === null || named === null || named.file !== null || named.shown === at.shown) return null;
  return named.shown.endsWith(`/${at.shown}`) ? null : named.shown;
}

/** A Go file without its folder, in the folder of its package if that is known. */
function findInPackage(path: string, folder: string | null): FoundFile {
  const file = folder === null ? null : inside(`./${folder}/${path}`);
  return { shown: file ?? posix.basename(path), file, absolute: null, isOfRunner: false };
}

/** The path from the root of the repository, without `.` and `..`. Null if it leads outside or is not a relative path. */
export function inside(path: string): string | null {
  if (plainPath.test(path)) return path.startsWith('./') ? path.slice(2) : path;
  if (isAbsolute(path) || control.test(path)) return null;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return null;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  return segments.length === 0 ? null : segments.join('/');
}

/** The folder of the repository in which the tests run; empty if it is the root. */
export function testFolder(prefixes: readonly string[] = []): string {
  return inside(prefixes.map(forward).find((prefix) => !isAbsolute(prefix)) ?? '') ?? '';
}

/** The absolute roots of a report, for comparisons with earlier reports. */
export interface AbsoluteRoots {
  /**
   * The absolute prefixes, without those that are workspaces, which differ from runner to runner and stand for the repository
   * anyway.
   */
  readonly own: readonly string[];
  /**
   * The roots of earlier reports in which a test has the same path, or its path as the service lists it: none, the prefixes as
   * they are given, and the workspace, which another runner needs as a prefix.
   */
  readonly comparable: readonly (readonly string[])[];
}

/** The absolute roots of a report. */
export function absoluteRoots({ prefixes = [], workspace }: TestRoots = {}): AbsoluteRoots {
  const rootOf = (path: string) => forward(path).replace(/\/{1,9}$/, '');
  const repository = repositoryOf(workspace);
  const home = rootOf(workspace ?? '');
  const isWorkspace = (root: string) =>
    root === home ||
    (repository !== null && repository.name === repositoryOf(root, repository.workFolders)?.name);
  const given = prefixes.map(rootOf).filter((root) => isAbsolute(root));
  const own = given.filter((root) => !isWorkspace(root));
  const ofOthers = given.length === 0 && isAbsolute(home) ? [[home]] : [];
  return { own, comparable: [own, [], given, ...ofOthers] };
}

/** The path of a file from the folder in which the tests run. */
export function pathFrom(folder: string, file: string): string {
  return folder === '' ? file : posix.relative(`/${folder}`, `/${file}`);
}

/** The line at the end of a location, and what is before it. */
export function splitLine(location: string): [string, number | null] {
  const found = lineAndColumn.exec(location);
  return found === null
    ? [location.replace(exampleId, '$1'), null]
    : [location.slice(0, found.index), Number(found[1]) || null];
}

/** A path as written, and the file of the repository that it names if that is certain. */
interface FoundFile {
  readonly shown: string;
  readonly file: string | null;
  readonly absolute: string | null;
  readonly isOfRunner: boolean;
}

function createFinder({ organization, workspace, prefixes = [] }: TestRoots) {
  const folder = testFolder(prefixes);
  const starts = [
    ...prefixes.map((prefix) => ({ root: `${forward(prefix)}/`, folder, isOfRunner: false })),
    { root: `${forward(workspace ?? '')}/`, folder: '', isOfRunner: true },
  ]
    .filter(({ root }) => root !== '/' && isAbsolute(root))
    .map((start) => ({ ...start, root: start.root.replace('//', '/') }));
  const repository = repositoryOf(workspace);
  const ownFolder =
    repository === null || usualWorkFolders.includes(repository.work) ? null : repository.work;

  /** Where a checkout ends whose folder begins here; 0 if none does. */
  const checkoutDepth = (segments: readonly string[], at: number): number => {
    const [folder = '', second, third] = segments.slice(at);
    // The service's agents check out to builds/<agent>/<organization>/<pipeline>.
    if (folder === 'builds' && organization !== undefined && third === organization) return at + 4;
    return repository?.workFolders.has(folder) && second === repository.name && third === second ? at + 3 : 0;
  };

  /** The path in a checkout that is the same on all runners; null if it is in none. */
  const inCheckout = (path: string): string | null => {
    const segments = path.split('/');
    const depths = segments.map((_, at) => checkoutDepth(segments, at));
    const depth = depths.find((each) => each > 0);
    return depth === undefined ? null : segments.slice(depth).join('/');
  };
  /** The path by a known root or checkout; null if it is below none. */
  const placeAbsolute = (
    path: string,
  ): { readonly relative: string | null; readonly isOfRunner: boolean } => {
    const start = starts.find(({ root }) => path.startsWith(root));
    const checkout = inCheckout(path);
    const relative = start === undefined ? checkout : `${start.folder}/${path.slice(start.root.length)}`;
    // A work folder with a name of its own is known to its runners alone.
    const isElsewhere = checkout === null || path.split('/').includes(ownFolder ?? '/');
    return { relative, isOfRunner: (start?.isOfRunner ?? true) && isElsewhere };
  };

  return (text: string): FoundFile | null => {
    if (folder === '' && plainPath.test(text)) {
      const file = text.startsWith('./') ? text.slice(2) : text;
      return { shown: file, file, absolute: null, isOfRunner: false };
    }
    const path = forward(text);
    if (path === '') return null;
    const absolute = isAbsolute(path) ? path : null;
    const { relative, isOfRunner } =
      absolute === null ? { relative: `${folder}/${path}`, isOfRunner: false } : placeAbsolute(absolute);
    const file = relative === null ? null : inside(`./${relative}`);
    return { shown: file ?? path, file, absolute, isOfRunner };
  };
}

/** The names that the folder of a runner's checkouts has, unless it is given another one. */
const usualWorkFolders = ['work', '_work', '__w', 'a'];

/**
 * The repository by the workspace of a GitHub runner, `<work folder>/<repository>/<repository>`, so that the path of a test
 * is the same on all runners; null for another workspace.
 */
function repositoryOf(workspace: string | null | undefined, among?: ReadonlySet<string>) {
  const [work = '', outer, name] = forward(workspace ?? '')
    .replace(/\/$/, '')
    .split('/')
    .slice(-3);
  if (among && !among.has(work)) return null;
  return name && name === outer ? { name, work, workFolders: new Set([...usualWorkFolders, work]) } : null;
}

/** A path without blanks around it, whose slashes point forward. */
export function forward(path: string): string {
  return path.trim().replaceAll('\\', '/');
}
