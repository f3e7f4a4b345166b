import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { runStep } from '../support/runner.ts';

const token = 'bkua_0000000000000000000000000000000000000000';
const mebibyte = 1024 * 1024;
type Values = Readonly<Record<string, string>>;

/** Runs a step with the bundle against such a server, which is both the service and GitHub. */
async function runAgainst(fetch: (request: Request) => Response, inputs: Values, environment: Values) {
  const server = await serveSandbox({ fetch: async (request) => fetch(request) });
  try {
    return await runStep({
      inputs: { token, 'base-url': server.url, ...inputs },
      environment: { GITHUB_API_URL: server.url, ...environment },
    });
  } finally {
    await server.close();
  }
}

/** Written by the step's process as it leaves, on every system: the most memory that it had, in bytes. */
const tellPeak = `data:text/javascript,process.on('exit',()=>console.log('peak '+process.resourceUsage().maxRSS*1024))`;

/** 600 kB of JSON, as a text that needs two bytes a character. */
const filler = JSON.stringify(`${'x'.repeat(599_000)}…`);
const build = (number: number) => {
  const url = `https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds/${number}`;
  const own = JSON.stringify({ id: `${number}`, number, state: 'passed', branch: 'main', url });
  return own.replace(/}$/, `,"filler":${filler}}`);
};
const flakyTest = (number: number) =>
  JSON.stringify({ id: `${number}`, name: 'z'.repeat(20_000) + number, scope: 'Scope' });
const listBuilds = { operation: 'list-builds', pipeline: 'acme/web', limit: '10000' };
const listFlakyTests = { operation: 'list-flaky-tests', organization: 'acme', suite: 'rspec' };
const report = { comment: 'always', annotations: 'all', selectors: 'jest', 'max-new': '0' };

/**
 * With so much heap, garbage is collected before more is taken: how much is in use does not depend on how busy the machine is.
 * Bodies are not compressed.
 */
test.each<[string, (number: number) => string, Values, heap: number, least: number, most: number]>([
  ['items of 600 kB', build, listBuilds, 640, 1, 1_024],
  ['flaky tests with names of 20 kB', flakyTest, { ...listFlakyTests, ...report }, 320, 500, 450],
])(
  'a list of %s, for ever, is cut, with outputs and within its memory',
  async (_, item, inputs, ...numbers) => {
    const [heap, least, most] = numbers;
    const plain = { 'content-type': 'application/json', 'content-encoding': 'identity' };
    const endless = ({ url }: Request) => {
      const page = Number(new URL(url).searchParams.get('page') ?? 0);
      if (page === 0) return Response.json({}, { status: 404 });
      const length = Number(new URL(url).searchParams.get('per_page'));
      const items = Array.from({ length }, (_, at) => item(100_000 - length * page - at));
      const headers = { ...plain, link: `<?page=${page + 1}>; rel="next"` };
      return new Response(`[${items.join()}]`, { headers });
    };
    const NODE_OPTIONS = `--max-old-space-size=${heap} --import "${tellPeak}"`;
    const ended = await runAgainst(endless, inputs, { NODE_OPTIONS });
    expect(ended).toMatchObject({ exitCode: 0, outputs: { complete: 'false' } });
    expect(Number(ended.outputs.count)).toBeGreaterThanOrEqual(least);
    expect(Number(/^peak (\d+)$/m.exec(ended.log)?.[1])).toBeLessThan(most * mebibyte);
  },
);

test('a file of the event that the toolkit for GitHub cannot read does not keep the step from commenting', async () => {
  const comment = { id: 5, body: '', html_url: 'https://github.com/acme/web/pull/7#issuecomment-5' };
  const branch = { ref: 'main', sha: 'a'.repeat(40), repo: null };
  const fetch = ({ method, url }: Request) => {
    if (method === 'POST') return Response.json(comment, { status: 201 });
    if (url.endsWith('/pulls/7'))
      return Response.json({ number: 7, state: 'open', head: branch, base: branch });
    return Response.json(url.endsWith('/suites/rspec') ? { id: 's', slug: 'rspec', name: 'RSpec' } : []);
  };
  const given = {
    comment: 'always',
    'pull-request': '7',
    'github-token': 'ghs_0123456789abcdef',
    summary: 'false',
  };
  const ended = await runAgainst(fetch, { ...listFlakyTests, ...given }, { GITHUB_EVENT_PATH: tmpdir() });
  expect(ended.log).toContain('The file of the event (GITHUB_EVENT_PATH) is not a regular file');
  expect(ended.outputs).toMatchObject({ 'comment-action': 'created', 'comment-id': '5' });
});
