import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serveSandbox } from '../../src/sandbox/serve.ts';

const path = resolve(import.meta.dirname, '../../docs/examples/build-by-comment.yml');
const { jobs } = parse(readFileSync(path, 'utf8')) as {
  jobs: { build: { steps: readonly { readonly run?: string; readonly shell?: string }[] } };
};
const [{ run: script = '', shell = '' } = {}] = jobs.build.steps;
/** How the runner starts it, with and without a named shell. */
const flags = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
const head = 'a1b2'.repeat(10);

/** What is special about a comment: who may do what, and a request that fails. */
interface Situation {
  readonly commenter?: string;
  readonly permission?: string;
  readonly missing?: string;
}

/** What the step makes of a comment: its output, its answers, and its exit code. */
async function check(COMMENT: string, { commenter = 'ada', permission = 'write', missing }: Situation = {}) {
  const answers: string[] = [];
  const known: Readonly<Record<string, object>> = {
    'GET /repos/acme/kites/collaborators/ada/permission': { permission },
    'GET /repos/acme/kites/pulls/7': { head: { sha: head } },
    'POST /repos/acme/kites/issues/7/comments': { id: 1 },
  };
  const fetch = async (incoming: Request) => {
    const request = `${incoming.method} ${new URL(incoming.url).pathname}`;
    if (incoming.method === 'POST') answers.push((await incoming.json()).body);
    const answer = request === missing ? undefined : known[request];
    return Response.json(answer ?? {}, { status: answer === undefined ? 404 : 200 });
  };
  const server = await serveSandbox({ fetch });
  const cwd = mkdtempSync(join(tmpdir(), 'kitestring-comment-'));
  try {
    const GITHUB_OUTPUT = join(cwd, 'output');
    writeFileSync(GITHUB_OUTPUT, '');
    const github = { GITHUB_TOKEN: 'token', GITHUB_API_URL: server.url, GITHUB_REPOSITORY: 'acme/kites' };
    const env = {
      PATH: process.env.PATH,
      ...github,
      GITHUB_OUTPUT,
      NUMBER: '7',
      COMMENTER: commenter,
      COMMENT,
    };
    const child = spawn('bash', [...flags, '-c', script], { cwd, env });
    const exitCode = await new Promise((done) => child.on('close', done));
    return { exitCode, output: readFileSync(GITHUB_OUTPUT, 'utf8'), answers };
  } finally {
    await server.close();
    rmSync(cwd, { recursive: true });
  }
}

describe('the command /ci run', () => {
  it.each([
    ['write', `/ci run ${head}`],
    ['admin', `/ci run ${head} \r\nLooks good.`],
  ])('builds the head for someone with the permission %s: %j', async (permission, comment) => {
    const built = { exitCode: 0, output: `sha=${head}\n`, answers: [] };
    expect(await check(comment, { permission })).toEqual(built);
  });

  it.each<[string, Situation, number]>([
    ['of someone who may only read', { permission: 'read' }, 0],
    ['of someone who may do nothing', { permission: 'none' }, 0],
    ['if GitHub does not say who it is', { commenter: 'stranger' }, 22],
    ['if GitHub does not say what the head is', { missing: 'GET /repos/acme/kites/pulls/7' }, 22],
  ])('builds nothing, and says nothing, %s', async (_, situation, exitCode) => {
    expect(await check(`/ci run ${head}`, situation)).toEqual({ exitCode, output: '', answers: [] });
  });

  const old = 'c'.repeat(40);
  it.each([
    ...[
      '/ci run',
      `/ci run ${head.slice(0, 7)}`,
      `/ci run ${head.toUpperCase()}`,
      `/ci run ${head}; echo sha=${'b'.repeat(40)}`,
      `/ci run\n${head}`,
      `/ci running ${head}`,
      '/ci run $(touch here) `touch there`',
    ].map((comment) => [comment, /^To start a build, write `\/ci run` and the full SHA/] as const),
    [
      `/ci run ${old}`,
      /^No build was started: c{40} is not the head of this pull request any more\.$/,
    ] as const,
  ])('answers and builds nothing: %j', async (comment, answer) => {
    const answers = [expect.stringMatching(answer)];
    expect(await check(comment)).toEqual({ exitCode: 0, output: '', answers });
  });
});
