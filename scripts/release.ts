import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the action's archive. */
const released = ['action.yml', 'action-types.yml', 'actions', 'dist', 'LICENSE', 'README.md'];

/** The notes of a version: what stands below its heading in the changelog, and null if there is no such heading. */
export function notesOf(changelog: string, version: string): string | null {
  const sections = changelog.split(/^## /m);
  const found = sections.find((section) => section.startsWith(`[${version}] - `));
  return found === undefined ? null : `${found.split('\n').slice(1).join('\n').trim()}\n`;
}

/**
 * The tags that a release moves to itself: `v1.4` if no later patch of 1.4 is released, and `v1` if no later version of 1
 * is. A patch of an older minor version leaves `v1` where it is.
 */
export function movingTags(tag: string, released: readonly string[]): string[] {
  const own = partsOf(tag);
  const isNewest = (depth: number) =>
    released
      .map(partsOf)
      .filter((other) => other.slice(0, depth).every((part, index) => part === own[index]))
      .every((other) => compare(other, own) <= 0);
  return [2, 1].filter(isNewest).map((depth) => `v${own.slice(0, depth).join('.')}`);
}

/** The numbers of a version; none for a tag that is no complete version. */
function partsOf(tag: string): number[] {
  return /^v\d+\.\d+\.\d+$/.test(tag) ? tag.slice(1).split('.').map(Number) : [];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((part, at) => part !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

/** What is wrong with releasing this checkout under a tag. */
function problemsOf(tag: string): string[] {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const isOnMain = git('branch', '--remotes', '--list', 'origin/main', '--contains', 'HEAD') !== '';
  return [
    ...(tag === `v${version}` ? [] : [`The tag is ${tag}, and the version in package.json is ${version}.`]),
    ...(isOnMain ? [] : [`${tag} is not on main.`]),
    ...(notesOf(readFileSync('CHANGELOG.md', 'utf8'), version) === null
      ? [`CHANGELOG.md has no section "## [${version}] - " with the date.`]
      : []),
  ];
}

/** The steps of the workflows `release.yml` and `published.yml`, by name; each gets the tag, then a folder. `tag` prints the tag: in a dry run, that of the version. */
const steps: Readonly<Record<string, (tag: string, folder: string) => void>> = {
  tag() {
    const { GITHUB_REF_TYPE: kind, GITHUB_REF_NAME: pushed } = process.env;
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    console.log(kind === 'tag' ? pushed : `v${version}`);
  },
  check(tag) {
    const problems = problemsOf(tag);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  },
  pack(tag, folder) {
    const archive = join(folder, `kitestring-${tag}.tar.gz`);
    git('archive', `--prefix=kitestring-${tag}/`, `--output=${archive}`, 'HEAD', ...released);
    execFileSync('npm', ['run', '--silent', 'package'], { shell: process.platform === 'win32' });
    const library = `kitestring-${tag.slice(1)}.tgz`;
    copyFileSync(join('build', library), join(folder, library));
    copyFileSync(join('dist', 'sbom.cdx.json'), join(folder, 'sbom.cdx.json'));
  },
  notes(tag) {
    process.stdout.write(notesOf(readFileSync('CHANGELOG.md', 'utf8'), tag.slice(1)) ?? '');
  },
  'moving-tags'(tag) {
    for (const moved of movingTags(tag, git('tag', '--list', 'v*').split('\n'))) console.log(moved);
  },
};

if (import.meta.main) {
  const [step = '', tag = '', folder = '.'] = process.argv.slice(2);
  const take = steps[step];
  if (take === undefined || (step !== 'tag' && partsOf(tag).length === 0)) {
    console.error(`Usage: node scripts/release.ts ${Object.keys(steps).join('|')} v1.2.3 [folder]`);
    process.exitCode = 2;
  } else take(tag, folder);
}
