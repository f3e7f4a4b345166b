import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openFolder, removePartial } from '../../src/action/output/folder.ts';
import type { Artifact } from '../../src/model/artifact.ts';
import type { ScriptJob } from '../../src/model/job.ts';
import { type ArtifactFilters, chooseArtifacts } from '../../src/operations/artifacts/choose.ts';
import { nameJobFolders } from '../../src/operations/artifacts/job-folders.ts';
import { readSafePath } from '../../src/operations/artifacts/safe-path.ts';
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
const all: ArtifactFilters = {
  steps: undefined,
  jobs: undefined,
  globs: undefined,
  byJob: false,
  maxBytes: 10,
  ifNoFilesFound: 'error',
  isWindows: false,
};
const one = (artifact: ScriptedArtifact): CommandStep[] => [{ artifacts: [artifact] }];

describe('download-artifacts', () => {
  it('downloads the files of a failed build that match, and says where they are', async () => {
    const { run, written, read, workspace, host } = start([unit]);
    const { outcome, outputs } = await run({ path: 'coverage/**\n!**/*.tmp' });
    expect(host.saved.at(-1)).toEqual([]);
    expect(outcome).toMatchObject({ success: true, sentence: 'acme/web #1: downloaded 1 artifact (10 B).' });
    expect(written()).toEqual(['artifacts/coverage/index.html']);
    expect(read('artifacts/coverage/index.html')).toBe('<p>all</p>');
    expect(outputs).toMatchObject({ count: '1', bytes: '10', path: join(workspace, 'artifacts') });
    expect(JSON.parse(outputs.files ?? '')).toMatchObject([
      { file: 'coverage/index.html', bytes: 10, step: 'unit' },
    ]);
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
    const choose = (...listed: Artifact[]) => {
      const { files, warnings } = chooseArtifacts(build, listed, all);
      return [files.map(({ artifact }) => artifact.id), warnings];
    };
    const uploaded =
      '"r.xml" was uploaded several times. Only the newest counts. To get that of each job, set by-job.';
    expect(choose(newest('finished'), older)).toEqual([['a2'], [uploaded]]);
    const outdated = (state: string) => [
      ['a1'],
      [`The newest copy cannot be downloaded, so an older one was: "r.xml (${state})".`],
    ];
    for (const state of ['new', 'error']) expect(choose(newest(state), older)).toEqual(outdated(state));
    const unplaced = { id: 'a3', job_id: 'j2', state: 'finished', file_size: 1 };
    expect(choose(unplaced, older)).toEqual([['a1'], ['1 artifact without a path: left out.']]);
  });

  it('puts the files of each job into a folder named by its step and index, or takes only those of some', async () => {
    const shards: CommandStep = {
      key: 'shard',
      name: 'Shard: é/%n',
      parallelism: 2,
      artifacts: [{ path: 'log.txt', content: 'shard' }],
    };
    const all = start([lint, unit, shards, { ...shards, key: undefined, parallelism: undefined }]);
    const { outputs } = await all.run({ path: '*.txt', 'by-job': 'true' });
    expect(all.written().map((path) => path.replace(/^artifacts\//, ''))).toEqual(
      ['Shard-é-n', 'lint', 'shard-0', 'shard-1', 'unit'].map((folder) => `${folder}/log.txt`),
    );
    const shown = (JSON.parse(outputs.files ?? '') as { file: string; step: string; job: string }[]).map(
      ({ file, step, job }) => [file, step, job],
    );
    expect(shown).toContainEqual(['Shard-é-n/log.txt', null, null]);
    expect(shown).toContainEqual(['lint/log.txt', 'lint', null]);
    const some = start([lint, unit]);
    await some.run({ steps: 'unit', path: '*.txt', to: some.temporary });
    expect(fs.readFileSync(join(some.temporary, 'log.txt'), 'utf8')).toBe('unit');
    const named = start([lint, { ...shards, name: 'Linux x64' }]);
    expect((await named.run({ jobs: 'Linux *' })).outputs.count).toBe('1');
    expect(named.read('artifacts/log.txt')).toBe('shard');
  });

  it('leaves a folder that could not be removed to the post step, and nothing else to it', async () => {
    const openOne = (isRemoved: boolean) => async (path: string) => ({
      ...(await openFolder(path, { GITHUB_WORKSPACE: folders.at(-1) })),
      close: async () => isRemoved,
    });
    const left = async (isRemoved: boolean) => {
      const { host, run } = start([unit], { openFolder: openOne(isRemoved) });
      expect((await run()).outcome.success).toBe(true);
      return host.saved.at(-1);
    };
    expect(await left(false)).toEqual([{ remove: expect.stringContaining('.kitestring-') }]);
    expect(await left(true)).toEqual([]);
  });

  it('refuses a folder that is a file', async () => {
    const { run, workspace } = start([unit]);
    fs.writeFileSync(join(workspace, 'artifacts'), '');
    await expect(run()).rejects.toThrow(/^Input to must name a folder, and ".*artifacts.*" is a file\.$/);
  });

  const elsewhere = /^Input to must name a folder in the workspace/;

  const noKey = 'No job of the build has the step key "ship". Its keys: "unit".';
  const expired = one({ path: 'a', state: 'expired' });
  const leaving = [unit, ...one({ path: '../../a', content: 'x' })];

  const two = ['a/../../b', '.git/x'].map((path) => ({ path, content: 'x' }));
  const twice = [
    unit,
    {
      artifacts: [
        { path: 'logs', content: 'x' },
        { path: 'logs/x.log', content: 'x' },
      ],
    },
  ];
  const long = one({ path: `${'é'.repeat(128)}.txt`, content: 'x' });
  const wanted = { path: 'coverage/**\nlog.txt\nindex.html\nLOG.txt\nlgo.txt' };
  const nearest = [
    'No artifact matches "index.html": "coverage/index.html"; names match in folders only with **/.',
    'No artifact matches "LOG.txt": "log.txt"; upper and lower case differ.',
    'No artifact matches "lgo.txt" (did you mean log.txt?).',
  ].join(' ');

  it.each<[string, readonly CommandStep[], Inputs, string | RegExp]>([
    ['there are none', [{ key: 'unit' }], {}, /^The build has no artifacts\.$/],
    ['no job has the key', [unit], { steps: 'ship' }, noKey],
    [
      'no job has the name',
      [unit],
      { jobs: 'Ship *' },
      'No job of the build has the name "Ship *". Its jobs: none.',
    ],
    [
      'a step has none',
      [unit, { key: 'ship' }],
      { steps: 'unit\nship' },
      'No artifact of step "ship" matches.',
    ],
    ['lines of path match none', [unit], wanted, nearest],
    [
      'a line matches only what is excluded',
      [unit],
      { path: 'coverage/**\n*.txt\n!log.txt' },
      'No artifact matches "*.txt", but "log.txt", which other inputs exclude or which cannot be downloaded.',
    ],
    [
      'a line matches only what has expired',
      [unit, ...expired],
      { path: 'log.txt\na' },
      'No artifact matches "a", but "a", which other inputs exclude or which cannot be downloaded.',
    ],
    ['all have expired', expired, {}, '1 artifact of 1 cannot be downloaded: "a (expired)".'],
    [
      'an upload failed, beside others',
      [unit, ...one({ path: 'a', state: 'error' })],
      {},
      'artifact of 4 was not uploaded completely: "a (error)".',
    ],
    [
      'an upload did not end, although its job did',
      one({ path: 'a', state: 'new' }),
      {},
      '1 artifact of 1 was not uploaded completely: "a (new)".',
    ],
    ['they are large', one({ path: 'a', size: 2_000 }), { 'max-size': '1kB' }, '2000 bytes: more than max-'],
    [
      'a path leaves',
      leaving,
      {},
      'Refused the artifact "../../a" (it leaves the folder). Nothing was written. To leave it out, exclude it in path with !.',
    ],
    [
      'paths are refused',
      [{ artifacts: two }],
      {},
      'Refused 2 artifacts "a/../../b" (it leaves the folder), ".git/x" (it has a reserved name). Nothing',
    ],
    ['a name is too long', long, {}, 'it has a name of more than 255 bytes'],
    [
      'a file and a folder have one name',
      twice,
      {},
      'Refused the artifact "logs/x.log" (another artifact is a folder or a file of the same name)',
    ],
    ['the folder is elsewhere', [unit], { to: '../elsewhere' }, elsewhere],
    ['the folder is absolute', [unit], { to: '/etc' }, elsewhere],
    ['the folder is in .git', [unit], { to: 'x/.GIT/y' }, elsewhere],
  ])('writes nothing if %s', async (_, steps, inputs, message) => {
    const { run, written, workspace } = start(steps);
    await expect(run(inputs)).rejects.toThrow(message);
    expect(written()).toEqual([]);
    expect(fs.readdirSync(workspace)).toEqual([]);
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
    await expect(run()).rejects.toThrow(/^Refused .*\(a symbolic link is in the way\)/);
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

describe('what no artifact matches', () => {
  it.each([
    ['warn', [unit], { path: 'log.txt\nb.md' }, '1', [expect.stringContaining('No artifact matches "b.md"')]],
    ['warn', [{ key: 'unit' }], {}, '0', ['The build has no artifacts.']],
    ['ignore', [unit], { path: 'b.md' }, '0', []],
    ['ignore', [{ key: 'unit' }], { path: 'b.md' }, '0', []],
  ] as const)('is no error with if-no-files-found: %s', async (policy, steps, inputs, count, notes) => {
    const { run, workspace } = start(steps);
    const { outcome, outputs } = await run({ ...inputs, 'if-no-files-found': policy });
    expect([outcome.success, outputs.count, outcome.notes]).toEqual([true, count, notes]);
    expect(fs.existsSync(join(workspace, 'artifacts'))).toBe(count !== '0');
  });

  it.each(['coverage\\*.html', '.\\coverage\\index.html', 'coverage\\**'])(
    'is none of a glob as on Windows: %s',
    async (path) => {
      expect(Number((await start([unit]).run({ path })).outputs.count)).toBeGreaterThan(0);
    },
  );

  it('a folder that only a shell can find is an input error', async () => {
    await expect(start([unit]).run({ to: '~/x' })).rejects.toThrow('only a shell reads ~');
  });
});

describe('the folder', () => {
  const files = (...paths: string[]): CommandStep[] => [
    { artifacts: paths.map((path) => ({ path, content: path })) },
  ];

  it('says how many files were replaced', async () => {
    const { run, workspace } = start(files('a', 'b', 'c'));
    fs.mkdirSync(join(workspace, 'artifacts'));
    for (const name of ['a', 'b', 'd']) fs.writeFileSync(join(workspace, 'artifacts', name), 'old');
    const { outcome } = await run();
    expect(outcome.sentence).toBe('acme/web #1: downloaded 3 artifacts (3 B), and replaced 2 files.');
    expect(fs.readdirSync(join(workspace, 'artifacts')).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has nothing left of a step that was killed once the post step has run', async () => {
    const { workspace, temporary } = start([unit]);
    const folder = await openFolder('out', { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary });
    await folder.reserve(['a', 'b']);
    fs.mkdirSync(join(workspace, 'out/mine'));
    await removePartial(join(workspace, 'out/mine'));
    await removePartial(folder.partial);
    expect(fs.readdirSync(join(workspace, 'out'))).toEqual(['mine']);
  });

  it.each([
    [true, ['EPERM', 'EBUSY', 'EACCES'], null],
    [true, ['ENOSPC'], 'the disk is full'],
    [true, Array(60).fill('EPERM'), 'EPERM'],
    [false, ['EPERM'], 'EPERM'],
  ])('waits for a file that a scanner holds, on Windows: %s, %j', async (isWindows, codes, reason) => {
    const { workspace } = start([unit]);
    const left = [...codes];
    let waitedMs = 0;
    const disk = {
      isWindows,
      rename: async (from: string, to: string) => {
        const code = left.shift();
        if (code !== undefined) throw Object.assign(new Error(code), { code, syscall: 'rename' });
        fs.renameSync(from, to);
      },
      sleep: async (ms: number) => {
        waitedMs += ms;
      },
    };
    const folder = await openFolder('out', { GITHUB_WORKSPACE: workspace }, disk);
    await folder.reserve(['a']);
    async function* pieces() {
      yield Buffer.from('x');
    }
    const written = folder.write(['a'], pieces());
    if (reason === null) expect(await written).toBe(false);
    else await expect(written).rejects.toThrow(`Could not write the file: ${reason}.`);
    expect(waitedMs).toBeLessThanOrEqual(5_000);
    await folder.close();
    expect(fs.existsSync(join(workspace, 'out/a'))).toBe(reason === null);
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
    expect(readSafePath(path, false)).toEqual({ parts });
  });

  it.each([
    ...['', '.', '..', '/a', '\\a', 'a/../b', '..\\a', '.. /a', 'C:/a', 'c:a', 'a\nb'],
    ...['.git/hooks/pre-commit', 'a/.GIT/config', '.git. /config', '.git::$INDEX_ALLOCATION/config'],
  ])('%j is refused', (path) => {
    expect(readSafePath(path, false)).toEqual({ why: expect.any(String) });
  });

  it.each(['con', 'a/NUL.txt', 'COM1.log', 'lpt¹', 'a?.txt', 'ab:c', 'a/b|c', 'a.', 'a /b'])(
    '%j is refused on Windows only',
    (path) => {
      expect(readSafePath(path, true)).toEqual({ why: expect.stringMatching(/Windows/) });
      expect(readSafePath(path, false)).toEqual({ parts: path.split('/') });
    },
  );
});

describe('the folder of a job', () => {
  const job = (id: string, parts: Partial<ScriptJob>): ScriptJob => ({ id, type: 'script', ...parts });

  it('is a name that every file system takes, and is not given twice', () => {
    const folders = nameJobFolders([
      job('1', { step_key: 'unit', parallel_group_index: 0 }),
      job('2', { step_key: 'unit', parallel_group_index: 1, retried: true }),
      job('3', { step_key: 'unit', parallel_group_index: 1 }),
      job('4', { step_key: 'matrix', name: ':linux: Test  Linux / x64' }),
      job('5', { step_key: 'matrix', name: 'test linux x64' }),
      job('6', { name: '../..' }),
      job('7', { name: 'NUL' }),
      job('8', { name: 'x'.repeat(300) }),
    ]);
    expect([...folders.values()]).toEqual([
      ...[
        'unit-0',
        'unit-1',
        'Test-Linux-x64',
        'test-linux-x64-2',
        'job',
        'job-NUL',
        'x'.repeat(40),
        'unit-1-2',
      ],
    ]);
    expect(folders.get('2')).toBe('unit-1-2');
  });
});
