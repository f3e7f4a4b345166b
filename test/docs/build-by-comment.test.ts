import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ServedSandbox, serveSandbox } from '../../src/sandbox/serve.ts';

const path = resolve(import.meta.dirname, '../../docs/examples/build-by-comment.yml');
const { jobs } = parse(readFileSync(path, 'utf8')) as {
  jobs: { build: { steps: readonly { readonly run?: string; readonly shell?: string }[] } };
};
const [{ run: script = '', shell = '' } = {}] = jobs.build.steps;
/** How the runner starts it, with and without a named shell. */
const flags = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
const head = 'a1b2'.repeat(10);

let server: ServedSandbox;
let folder: string;
let answers: string[];
let permission: string;
/** A request that fails. */
let missing: string | null;
beforeEach(async () => {
  [answers, permission, missing] = [[], 'write', null];
  folder = mkdtempSync(join(tmpdir(), 'kitestring-comment-'));
  writeFileSync(join(folder, 'output'), '');
  const known: Readonly<Record<string, () => object>> = {
    'GET /repos/acme/kites/collaborators/ada/permission': () => ({ permission }),
    'GET /repos/acme/kites/pulls/7': () => ({ head: { sha: head } }),
    'POST /repos/acme/kites/issues/7/comments': () => ({ id: 1 }),
  };
  const fetch = async (incoming: Request) => {
    const request = `${incoming.method} ${new URL(incoming.url).pathname}`;
    if (incoming.method === 'POST') answers.push((await incoming.json()).body);
    const answer = request === missing ? undefined : known[request];
    return Response.json(answer?.() ?? {}, { status: answer === undefined ? 404 : 200 });
  };
  server = await serveSandbox({ fetch });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** What the step makes of a comment: its output, its answers, and its exit code. */
async function check(comment: string, commenter = 'ada') {
  const output = join(folder, 'output');
  const child = spawn('bash', [...flags, '-c', script], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      GITHUB_TOKEN: 'token',
      GITHUB_API_URL: server.url,
      GITHUB_REPOSITORY: 'acme/kites',
      GITHUB_OUTPUT: output,
      NUMBER: '7',
      COMMENTER: commenter,
      COMMENT: comment,
    },
  });
  const exitCode = await new Promise((done) => child.on('close', done));
  return { exitCode, output: readFileSync(output, 'utf8'), answers };
}

describe('the command /ci run', () => {
  it.each([
    ['write', `/ci run ${head}`],
    ['admin', `/ci run ${head}`],
    ['write', `/ci run ${head} \r\nLooks good.`],
  ])('builds the head for someone with the permission %s: %j', async (role, comment) => {
    permission = role;
    expect(await check(comment)).toEqual({ exitCode: 0, output: `sha=${head}\n`, answers: [] });
  });

  it.each([
    ['of someone who may only read', 'read', 'ada', null, 0],
    ['of someone who may do nothing', 'none', 'ada', null, 0],
    ['if GitHub does not say who it is', 'write', 'stranger', null, 22],
    ['if GitHub does not say what the head is', 'write', 'ada', 'GET /repos/acme/kites/pulls/7', 22],
  ])('builds nothing, and says nothing, %s', async (_, role, commenter, failing, exitCode) => {
    [permission, missing] = [role, failing];
    expect(await check(`/ci run ${head}`, commenter)).toEqual({ exitCode, output: '', answers: [] });
  });

  it.each([
    '/ci run',
    `/ci run ${head.slice(0, 7)}`,
    `/ci run ${head.toUpperCase()}`,
    `/ci run ${head}; echo sha=${'b'.repeat(40)}`,
    `/ci run\n${head}`,
    `/ci running ${head}`,
    '/ci run $(touch here) `touch there`',
  ])('answers how to write it: %j', async (comment) => {
    const usage = expect.stringMatching(/^To start a build, write `\/ci run` and the full SHA/);
    expect(await check(comment)).toEqual({ exitCode: 0, output: '', answers: [usage] });
  });

  it('builds nothing if the pull request has another head', async () => {
    const old = 'c'.repeat(40);
    const answer = `No build was started: ${old} is not the head of this pull request any more.`;
    expect(await check(`/ci run ${old}`)).toEqual({ exitCode: 0, output: '', answers: [answer] });
  });
});
