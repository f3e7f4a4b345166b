import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { isPlaceholder, parseHome } from './home.ts';

/*
 * Takes every step of a release that needs no network, on the commit that is checked out, with a bare repository in place
 * of GitHub. Nothing leaves this machine, and nothing of this checkout changes.
 */

/** The steps that only GitHub and npm can take. */
const notRehearsed = [
  'The rules of the environment `release`, and that GitHub refuses to change a published release',
  "The steps of actions from elsewhere: harden-runner's list of endpoints, artifacts, attestations",
  '`gh release create` and `gh release edit`',
  '`npm publish` by trusted publishing, and its provenance',
  '`npm cit` on two fresh machines: here both builds use copies of the packages of this checkout',
];

const root = resolve(import.meta.dirname, '..');
const stage = mkdtempSync(join(tmpdir(), 'kitestring-release-'));
const [remote, author] = [join(stage, 'remote.git'), join(stage, 'author')];
const identity = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@example.com'];
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tag = `v${version}`;

function run(folder: string, command: string, ...args: readonly string[]): string {
  // The programs of the clone, where it has any: npm has put those of this checkout on the path.
  const env = {
    ...process.env,
    PATH: [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  };
  return execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function script(folder: string, name: string, ...args: readonly string[]): string {
  return run(folder, process.execPath, join('scripts', name), ...args);
}

function read(path: string): string {
  return readFileSync(join(author, path), 'utf8');
}

function commit(message: string): void {
  run(author, 'git', ...identity, 'commit', '--quiet', '--all', '--allow-empty', `--message=${message}`);
}

/** Takes a step, and says how long it took. */
function step(name: string, take: () => string | undefined): void {
  const sinceMs = performance.now();
  const said = take();
  const seconds = ((performance.now() - sinceMs) / 1_000).toFixed(1);
  console.log(`ok  ${name} (${seconds} s)${said === undefined ? '' : `: ${said}`}`);
}

function expectRefusal(folder: string, name: string, ...args: readonly string[]): string {
  const { status, stderr } = spawnSync(process.execPath, [join('scripts', name), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 1) throw new Error(`${name} was expected to refuse, and ended with ${status}.`);
  return stderr.trim().split('\n')[0] ?? '';
}

/** One of both builds: a clone of the tag, checked and packed. Returns the folder of the packages. */
function buildOnce(name: string): string {
  const folder = join(stage, name);
  run(stage, 'git', 'clone', '--quiet', remote, folder);
  run(folder, 'git', 'checkout', '--quiet', tag);
  cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const [check, ...args] of [
    ['release.ts', 'check', tag],
    ['check-home.ts'],
    ['generate.ts', '--check'],
  ])
    script(folder, check ?? '', ...args);
  script(folder, 'check-dist.ts');
  const packed = join(stage, `${name}-packed`);
  mkdirSync(packed);
  script(folder, 'release.ts', 'pack', tag, packed);
  return packed;
}

function moveTags(of: string): string {
  const tags = script(author, 'release.ts', 'moving-tags', of).trim().split('\n').filter(Boolean);
  for (const each of tags) run(author, 'git', 'tag', '--force', each, `${of}^{}`);
  if (tags.length > 0) run(author, 'git', 'push', '--quiet', '--force', 'origin', ...tags);
  return tags.join(', ') || 'none';
}

/** Tags another commit, as a later release would. */
function tagNext(next: string): void {
  commit(`Release ${next}`);
  run(author, 'git', 'tag', next);
  run(author, 'git', 'push', '--quiet', 'origin', 'HEAD:main', next);
}

function rehearse(): void {
  step('a bare repository in place of GitHub', () => {
    run(stage, 'git', 'clone', '--quiet', '--bare', root, remote);
    run(stage, 'git', 'clone', '--quiet', remote, author);
    run(author, 'git', 'checkout', '--quiet', '-B', 'main');
    return undefined;
  });
  if (isPlaceholder(parseHome(read('package.json'))))
    step('a tag without a home is refused', () => {
      run(author, 'git', 'tag', tag);
      const refusal = expectRefusal(author, 'check-home.ts');
      run(author, 'git', 'tag', '--delete', tag);
      script(author, 'set-home.ts', 'rehearsal/kitestring');
      return refusal;
    });
  step('the changelog gets the section of the version', () => {
    const changelog = read('CHANGELOG.md');
    const today = new Date().toISOString().slice(0, 10);
    if (!changelog.includes(`## [${version}] - `))
      writeFileSync(
        join(author, 'CHANGELOG.md'),
        changelog.replace('## [Unreleased]', `## [Unreleased]\n\n## [${version}] - ${today}`),
      );
    commit(`Release ${tag}`);
    return undefined;
  });
  step('a tag that is not on main is refused', () => expectRefusal(author, 'release.ts', 'check', tag));
  step('the tag is pushed', () => {
    run(author, 'git', 'tag', '--force', tag);
    run(author, 'git', 'push', '--quiet', '--force', 'origin', 'HEAD:main', tag);
    return tag;
  });
  step('both builds, each checked, rebuilt and packed, are equal', () => {
    const [one, two] = [buildOnce('build-1'), buildOnce('build-2')];
    run(stage, 'git', 'diff', '--no-index', '--exit-code', '--stat', one, two);
    const { components } = JSON.parse(readFileSync(join(one, 'sbom.cdx.json'), 'utf8'));
    return `${components.length} packages in the bill of materials`;
  });
  step('the notes are those of the changelog', () => {
    const notes = script(author, 'release.ts', 'notes', tag);
    if (notes.trim() === '') throw new Error('The notes are empty.');
    return `${notes.split('\n').length} lines`;
  });
  step('the moving tags', () => moveTags(tag));
  step('a patch of an older minor version leaves the major tag', () => {
    const [major = '0', minor = '0'] = version.split('.');
    const [newer, patch] = [`v${major}.${Number(minor) + 1}.0`, `v${major}.${minor}.999`];
    tagNext(newer);
    moveTags(newer);
    tagNext(patch);
    moveTags(patch);
    const commitOf = (name: string) => run(remote, 'git', 'rev-parse', `${name}^{}`);
    if (commitOf(`v${major}`) !== commitOf(newer)) throw new Error(`v${major} was moved back.`);
    if (commitOf(`v${major}.${minor}`) !== commitOf(patch)) throw new Error('The minor tag was not moved.');
    return `${patch} after ${newer}`;
  });
}

try {
  rehearse();
  console.log('\nNot rehearsed, because it needs GitHub or npm:');
  for (const each of notRehearsed) console.log(`- ${each}`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}
