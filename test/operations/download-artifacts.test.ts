import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openFolder } from '../../src/action/output/folder.ts';
import { chooseArtifacts, safeParts } from '../../src/operations/artifacts/choose.ts';
import type { CommandStep, ScriptedArtifact } from '../../src/sandbox/seed/seed.ts';
import type { HostOptions, Inputs } from '../support/operation-host.ts';
import { hostWithBuild } from './support/builds.ts';

const download: Inputs = { operation: 'download-artifacts', pipeline: 'acme/web', build: '1' };

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

/** A build that failed, of which these steps uploaded files, and a workspace with a temporary folder beside it. */
function start(steps: readonly CommandStep[], options: HostOptions = {}) {
  const home = fs.mkdtempSync(join(tmpdir(), 'kitestring-artifacts-'));
  folders.push(home);
  const [workspace, temporary] = [join(home, 'work'), join(home, 'temp')];
  fs.mkdirSync(workspace);
  fs.mkdirSync(temporary);
  const environment = { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary };
  const open = (path: string) => openFolder(path, environment);
  const host = hostWithBuild(steps, undefined, { openFolder: open, ...options });
  const written = () =>
    fs
      .readdirSync(workspace, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name).slice(workspace.length + 1))
      .sort();
  const read = (path: string) => fs.readFileSync(join(workspace, path), 'utf8');
  const run = (inputs: Inputs = {}) => host.run({ ...download, ...inputs });
  return { host, home, workspace, temporary, written, read, run };
}

const unit: CommandStep = {
  key: 'unit',
  exits: [1],
  artifacts: [
    { path: 'coverage/index.html', content: '<p>all</p>' },
    { path: 'coverage/raw.tmp', content: 'raw' },
    { path: 'log.txt', content: 'unit', withoutSum: true },
  ],
};
const lint: CommandStep = { key: 'lint', runMs: 20_000, artifacts: [{ path: 'log.txt', content: 'lint' }] };
const one = (artifact: ScriptedArtifact): CommandStep[] => [{ artifacts: [artifact] }];

describe('download-artifacts', () => {
  it('downloads the files of a failed build that match, and says where they are', async () => {
    const { run, written, read, workspace } = start([unit]);
    const { outcome, outputs } = await run({ path: 'coverage/**\n!**/*.tmp' });
    expect(outcome).toMatchObject({ success: true, sentence: 'acme/web #1: downloaded 1 artifact (10 B).' });
    expect(written()).toEqual(['artifacts/coverage/index.html']);
    expect(read('artifacts/coverage/index.html')).toBe('<p>all</p>');
    expect(outputs).toMatchObject({ count: '1', bytes: '10', path: join(workspace, 'artifacts') });
    expect(JSON.parse(outputs.files ?? '')).toMatchObject([{ file: 'coverage/index.html', bytes: 10 }]);
  });

  it('takes the newest of two files with one path, with a warning', async () => {
    const { run, read } = start([lint, unit]);
    const { outcome } = await run();
    expect(read('artifacts/log.txt')).toBe('lint');
    const note = '"log.txt" was uploaded several times. Only the newest counts.';
    expect(outcome.notes).toEqual([`${note} To get that of each job, set by-job.`]);
  });

  it('says of a build that still runs that jobs can upload more', async () => {
    const { run } = start([lint, { name: 'Slow', runMs: 3_600_000 }]);
    expect((await run()).outcome.notes).toEqual(['acme/web #1 still runs: jobs can upload more.']);
  });

  it('takes no file of an attempt that was retried for that of the newer one', () => {
    const script = { type: 'script', step_key: 'unit', state: 'failed' } as const;
    const build = {
      id: 'b',
      number: 1,
      state: 'passed',
      jobs: [
        { ...script, id: 'j1', retried: true, finished_at: '2026-11-27T10:00:00Z' },
        { ...script, id: 'j2', finished_at: '2026-11-27T10:00:00Z' },
      ],
    };
    const older = { id: 'a1', job_id: 'j1', path: 'r.xml', state: 'finished', file_size: 1 };
    const newest = (state: string) => ({ ...older, id: 'a2', job_id: 'j2', state });
    const filters = { steps: undefined, globs: undefined, byJob: false, maxBytes: 10 };
    const choose = (state: string) => chooseArtifacts(build, [newest(state), older], filters);
    expect(choose('finished').files.map(({ artifact }) => artifact.id)).toEqual(['a2']);
    expect(() => choose('new')).toThrow('1 artifact of 1 cannot be downloaded: "r.xml (new)".');
  });

  it('puts them into a folder for each job, or takes only those of some steps', async () => {
    const all = start([lint, unit]);
    expect((await all.run({ path: '*.txt', 'by-job': 'true' })).outputs.count).toBe('2');
    expect(all.written().map((path) => path.replace(/[0-9a-f-]{36}/, '<job>'))).toEqual(
      Array(2).fill('artifacts/<job>/log.txt'),
    );
    const some = start([lint, unit]);
    await some.run({ steps: 'unit', path: '*.txt', to: some.temporary });
    expect(fs.readFileSync(join(some.temporary, 'log.txt'), 'utf8')).toBe('unit');
  });

  const elsewhere = /^Input to must name a folder in the workspace/;

  const noKey = 'No job of the build has the step key "ship". Its keys: "unit".';
  const expired = one({ path: 'a', state: 'expired' });
  const leaving = [unit, ...one({ path: '../../a', content: 'x' })];

  it.each<[string, readonly CommandStep[], Inputs, string | RegExp]>([
    ['there are none', [{ key: 'unit' }], {}, /^The build has no artifacts\.$/],
    ['no job has the key', [unit], { steps: 'ship' }, noKey],
    ['all have expired', expired, {}, '1 artifact of 1 cannot be downloaded: "a (expired)".'],
    ['they are large', one({ path: 'a', size: 2_000 }), { 'max-size': '1kB' }, '2000 bytes: more than max-'],
    ['a path leaves', leaving, {}, 'Refused the artifact "../../a": it leaves'],
    ['the folder is elsewhere', [unit], { to: '../elsewhere' }, elsewhere],
    ['the folder is absolute', [unit], { to: '/etc' }, elsewhere],
  ])('writes nothing if %s', async (_, steps, inputs, message) => {
    const { run, written } = start(steps);
    await expect(run(inputs)).rejects.toThrow(message);
    expect(written()).toEqual([]);
  });

  it.each([
    ['to a folder', 'artifacts/coverage', true],
    ['in place of the file', 'artifacts/log.txt', false],
  ])('follows no symbolic link: %s', async (_, place, isFolder) => {
    const { run, home, workspace } = start([unit]);
    const outside = join(home, 'outside');
    if (isFolder) fs.mkdirSync(outside);
    else fs.writeFileSync(outside, 'mine');
    fs.mkdirSync(join(workspace, 'artifacts'));
    fs.symlinkSync(outside, join(workspace, place));
    await expect(run()).rejects.toThrow(/^Refused the artifact ".*": a symbolic link is in the way\.$/);
    expect(isFolder ? fs.readdirSync(outside) : fs.readFileSync(outside, 'utf8')).toEqual(
      isFolder ? [] : 'mine',
    );
    expect(fs.existsSync(join(workspace, 'artifacts/coverage/index.html'))).toBe(false);
  });

  it('follows no symbolic link out of the workspace with the folder itself', async () => {
    const { run, home, workspace } = start([unit]);
    fs.symlinkSync(home, join(workspace, 'artifacts'));
    await expect(run()).rejects.toThrow(/^Input to must name a folder/);
  });

  it.each([
    ['other bytes', 'abcdeX', /^Could not download "a": .*its SHA-1 is not that of the uploaded file\. acme/],
    ['more bytes', 'abcdefg', /^Could not download "a": .*it is larger than 6 bytes\. acme/],
    ['fewer bytes', 'abc', /^Could not download "a": .*it ended after 3 of 6 bytes\. acme/],
  ])('leaves nothing of a file that stays wrong: %s', async (_, body, message) => {
    const { host, run, written } = start(one({ path: 'a', content: 'abcdef' }));
    host.sandbox.faults.add({ kind: 'garble', body, on: { path: '/artifact-store/*' }, times: 'always' });
    const { outcome, outputs } = await run();
    expect([outcome.success, outcome.sentence]).toEqual([false, expect.stringMatching(message)]);
    expect(outputs).toMatchObject({ count: '0', bytes: '0', files: '[]' });
    expect(written()).toEqual([]);
  });

  it('says how long it takes if the files do not fit the rate limit, and keeps it', async () => {
    const many: CommandStep = {
      artifacts: Array.from({ length: 60 }, (_, index) => ({ path: `${index}`, content: 'x' })),
    };
    const { host, run } = start([many], { rateLimits: { organization: 'off', user: 40 } });
    const { outputs } = await run();
    expect(outputs.count).toBe('60');
    const words = '60 files take as many requests. With about 30 a minute, that takes up to 2 min.';
    expect(host.lines).toContain(words);
    expect(host.lines.some((line) => /^\d+ of 60 files downloaded so far, \d+ B\.$/.test(line))).toBe(true);
    expect(host.sandbox.requests.entries().some(({ status }) => status === 429)).toBe(false);
  });
});

describe('the path of an artifact', () => {
  it.each([
    ['a/b.txt', ['a', 'b.txt']],
    ['./a//b', ['a', 'b']],
    ['a\\b', ['a', 'b']],
    ['..a/b..', ['..a', 'b..']],
    ['con.txt', ['con.txt']],
  ])('%s is safe', (path, parts) => {
    expect(safeParts(path)).toEqual(parts);
  });

  it.each([
    ...['', '.', '..', '/a', '\\a', 'a/../b', '..\\a', '.. /a', 'C:/a', 'c:a', 'a\nb'],
    ...['.git/hooks/pre-commit', 'a/.GIT/config', '.git. /config', '.git::$INDEX_ALLOCATION/config'],
  ])('%j is refused', (path) => {
    expect(() => safeParts(path)).toThrow(/^Refused the artifact /);
  });
});
