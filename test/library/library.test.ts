import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readHome } from '../../scripts/home.ts';
import { lowestNode, writePackage } from '../../scripts/package.ts';
import { createClient } from '../../src/client/index.ts';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';

const root = resolve(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'kitestring-library-'));
const { packageName } = readHome();
const library = join(home, 'node_modules', packageName);
const shell = process.platform === 'win32';
const ours = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The library as it is packed, installed beside its dependencies and the types of Node, and nothing else. */
beforeAll(() => {
  writePackage(library);
  for (const name of ['zod', 'undici-types', '@types']) {
    symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name), 'junction');
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const program = `
import { createClient } from '${packageName}';
import { createSandbox, type Seed } from '${packageName}/sandbox';

const seed: Seed = { organizations: [{ slug: 'acme', suites: [{ name: 'Unit' }] }] };
const sandbox = createSandbox({ seed });
await using client = createClient({
  token: sandbox.tokens.all?.token ?? '',
  fetch: (url, init) => sandbox.fetch(new Request(url, init)),
});
const [suite] = await client.suites.list({ organization: 'acme' }).toArray();
console.log(suite?.slug);
`;

/** A file as users write it: jobs by their types, options that may be undefined, and dates. */
const consumer = `
import { type Build, type Client, type Job, isScriptJob, type ListBuildsOptions } from '${packageName}';

export const exits = ({ jobs }: Build) => (jobs ?? []).filter((job) => job.type === 'script').map((job) => job.exit_status);
export const names = ({ jobs }: Build): string[] => (jobs ?? []).filter(isScriptJob).map(({ id, name }) => name ?? id);
export function describe(job: Job): string {
  switch (job.type) {
    case 'script':
      return job.command ?? job.agent?.name ?? job.id;
    case 'manual':
      return job.unblocked_by?.name ?? job.label ?? '';
    case 'trigger':
      return String(job.triggered_build?.number);
    case 'waiter':
      return 'wait';
    default:
      return String(job.type);
  }
}
export const target = (build: Build): string | undefined => build.env?.TARGET ?? build.meta_data?.target;
export async function recent(client: Client, branch?: string): Promise<Build[]> {
  const options: ListBuildsOptions = { branch, created_from: new Date(0), onResponse: ({ windows }) => console.log(windows) };
  return client.builds.listForPipeline({ organization: 'acme', pipeline: 'web' }, options).toArray();
}
`;

/** What the page says that its examples begin with: the first one does, and the others unless they create a client themselves. */
const setUp = /^await using client = createClient\(\{.*?^\}\);$/ms;

/** The examples of the page, in its order. A `text` block belongs to the `ts` block before it. */
function readExamples() {
  const text = readFileSync(join(root, 'docs/client.md'), 'utf8');
  const [client = ''] = setUp.exec(text) ?? [];
  const complete = (code: string) => {
    if (/\bcreateClient\b/.test(code)) return code;
    return `import { createClient } from '${packageName}';\n${code.replace(/^(?!import |$)/m, `${client}\n$&`)}`;
  };
  const blocks = text.matchAll(/^```ts( no-run)?\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms);
  return Array.from(blocks, ({ index, 1: skipped, 2: code = '', 3: prints = '' }, position) => ({
    section: text.slice(0, index).split(/^## /m).at(-1)?.split('\n')[0],
    file: `example-${position + 1}`,
    code: complete(code),
    /** Undefined for an example that is only compiled. */
    prints: skipped === undefined ? prints : undefined,
  }));
}

const examples = readExamples();

interface Program {
  readonly file: string;
  readonly sandbox: Sandbox;
}

/** Runs programs one after the other. Each creates its client from the environment, and ends with its last statement. */
const runner = `
for (const [file, BUILDKITE_API_URL, BUILDKITE_API_TOKEN] of JSON.parse(process.argv[2])) {
  Object.assign(process.env, { BUILDKITE_API_URL, BUILDKITE_API_TOKEN });
  await import(file);
  console.log('\\0');
}
`;

/** What each of compiled programs prints that reach a sandbox, all in one process. It fails with what one says of its failure. */
async function run(programs: readonly Program[]): Promise<string[]> {
  const servers = await Promise.all(programs.map(({ sandbox }) => serveSandbox(sandbox, {})));
  const args = programs.map(({ file, sandbox }, at) => [
    `./${file}.mjs`,
    servers[at]?.url,
    sandbox.tokens.all.token,
  ]);
  writeFileSync(join(home, 'out', 'runner.mjs'), runner);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const command = [join(home, 'out', 'runner.mjs'), JSON.stringify(args)];
  execFile(
    process.execPath,
    command,
    { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } },
    (error, stdout, stderr) => (error ? reject(new Error(stderr, { cause: error })) : resolve(stdout)),
  );
  try {
    return (await promise).split('\0\n').slice(0, -1);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

describe('the client alone', () => {
  it('depends on what it imports, and on nothing of the action or of its development', () => {
    const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
    const { dependencies, repository, version } = ours;
    expect(manifest.dependencies).toEqual({ zod: `^${dependencies.zod}` });
    expect(manifest.peerDependencies).toEqual({ undici: `^${dependencies.undici}` });
    expect(manifest.peerDependenciesMeta).toEqual({ undici: { optional: true } });
    expect(manifest).toMatchObject({ name: packageName, version, repository, sideEffects: false });
    expect(manifest.private).toBeUndefined();
  });

  it('has declarations and source maps that lead to the sources', () => {
    const entry = join(library, 'build', 'client', 'index');
    expect(readFileSync(`${entry}.d.ts`, 'utf8')).not.toContain(".ts'");
    const { sourcesContent } = JSON.parse(readFileSync(`${entry}.js.map`, 'utf8'));
    expect(sourcesContent).toEqual([readFileSync(join(root, 'src/client/index.ts'), 'utf8')]);
  });

  it('says which Node it needs on an older one', () => {
    const onNode = (node: string | undefined) => {
      vi.stubGlobal('process', { ...process, versions: { ...process.versions, node } });
      return () => createClient({ token: 'a-token' });
    };
    for (const version of ['22.19.0', '24.0.0', undefined]) expect(onNode(version)).not.toThrow();
    for (const version of ['20.20.2', '22.18.9'])
      expect(onNode(version)).toThrow(`Kitestring needs Node 22.19 or newer; this is Node ${version}.`);
    vi.unstubAllGlobals();
    expect(lowestNode).toMatch(/^22\.19\./);
  });

  it('is installed as the README says', () => {
    const { version, scripts } = ours;
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(scripts).toHaveProperty('package');
    expect(readme).toContain('npm run package');
    expect(readme).toContain(`build/kitestring-${version}.tgz`);
  });

  it('compiles against its own declarations, strictly, as do the examples of its page', () => {
    writeFileSync(join(home, 'program.mts'), program);
    writeFileSync(join(home, 'consumer.mts'), consumer);
    for (const { file, code } of examples) writeFileSync(join(home, `${file}.mts`), code);
    const files = ['program', 'consumer', ...examples.map(({ file }) => file)].map((name) => `${name}.mts`);
    const tsc = join(root, 'node_modules', '.bin', 'tsc');
    const common = { target: 'es2024', types: ['node'], strict: true, exactOptionalPropertyTypes: true };
    const settings = { compilerOptions: { ...common, module: 'nodenext', outDir: 'out' }, files };
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(settings));
    const { stdout } = spawnSync(tsc, ['-p', home], { cwd: home, shell, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('asks a sandbox that is a value, without the action around it', async () => {
    expect(await run([{ file: 'program', sandbox: createSandbox() }])).toEqual(['unit\n']);
  });
});

describe('the page of the client', () => {
  it('has an example in every section on calls', () => {
    expect(new Set(examples.map(({ section }) => section)).size).toBe(14);
    expect(examples.filter(({ prints }) => prints === undefined)).toHaveLength(2);
  });

  it('has examples that print what it says', async () => {
    const printing = examples.filter(({ prints }) => prints !== undefined);
    const rateLimits = { organization: 'off', user: 'off' } as const;
    const programs = printing.map(({ file, code }) => {
      // The client polls in real time, by the run times of past builds.
      const speed = code.includes('builds.wait(') ? 30_000 : 300;
      return { file, sandbox: createSandbox({ clock: createScaledClock({ speed }), rateLimits }) };
    });
    const printed = await run(programs);
    const shown = (prints: readonly (string | undefined)[]) =>
      printing.map(({ section, file }, at) => ({ section, file, prints: prints[at] }));
    expect(shown(printed)).toEqual(shown(printing.map(({ prints }) => prints)));
  });
});
