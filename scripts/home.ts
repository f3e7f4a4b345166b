import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The address of the repository on GitHub, and the name of the package on npm. Both stand in `package.json`. */
export interface Home {
  /** As in `owner/name`. */
  readonly repository: string;
  readonly owner: string;
  /** As in `@owner/name`. */
  readonly packageName: string;
}

/** The owner until there is a home. GitHub allows no two hyphens in a row, so this one cannot become an account. */
const placeholderOwner = 'your--account';

const root = resolve(import.meta.dirname, '..');

/** The home that a `package.json` names. @throws when it names none. */
export function parseHome(manifest: string): Home {
  const { name: packageName, repository } = JSON.parse(manifest);
  const [, owner, name] =
    /^git\+https:\/\/github\.com\/([\w.-]+)\/([\w.-]+)\.git$/.exec(repository.url) ?? [];
  if (owner === undefined || !packageName.startsWith('@')) throw new Error('package.json names no home.');
  return { repository: `${owner}/${name}`, owner, packageName };
}

/** The home of this checkout. */
export function readHome(): Home {
  return parseHome(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** True until `npm run set-home` has named the repository. */
export function isPlaceholder({ owner }: Home): boolean {
  return owner === placeholderOwner;
}

/** The committed text files of a checkout, by path, except for the bundle, which names no home. */
export function readTexts(checkout: string): ReadonlyMap<string, string> {
  const paths = execFileSync('git', ['ls-files', '-z', '--', '.', ':!dist', ':!*.png'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  const named = paths.split('\0').filter((path) => path !== '');
  return new Map(named.map((path) => [path, readFileSync(join(checkout, path), 'utf8')]));
}

/** What a file says when the project moves from one home to another. */
export function moveText(path: string, text: string, from: Home, to: Home): string {
  const moved = text.replaceAll(from.packageName, to.packageName).replaceAll(from.repository, to.repository);
  return path === '.github/CODEOWNERS' ? moved.replaceAll(`@${from.owner}/`, `@${to.owner}/`) : moved;
}

/** Where texts give another address for the project than its home, one line each. */
export function findStrayAddresses(texts: ReadonlyMap<string, string>, home: Home): string[] {
  const name = home.repository.slice(home.owner.length + 1).replaceAll('.', '\\.');
  const address = new RegExp(`(?:github\\.com/|uses: ['"]?|(?:-R|--repo) )([\\w.-]+/${name})(?![\\w-])`, 'g');
  return [...texts].flatMap(([path, text]) => {
    const named = [...text.matchAll(address)].map(([, found = '']) => found);
    const strays = named.filter((found) => found !== home.repository);
    const teams = path === '.github/CODEOWNERS' ? [...text.matchAll(/@([\w.-]+)/g)] : [];
    const owners = teams.map(([, owner = '']) => owner).filter((owner) => owner !== home.owner);
    return [...strays, ...owners].map(
      (found) => `${path} names ${found}, and the home is ${home.repository}.`,
    );
  });
}
