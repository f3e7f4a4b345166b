import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { runStep } from '../support/runner.ts';

const token = 'bkua_0000000000000000000000000000000000000000';
const mebibyte = 1024 * 1024;

/** Written by the step's process as it leaves, on every system: the most memory that it had, in bytes. */
const tellPeak = `data:text/javascript,process.on('exit',()=>console.log('peak '+process.resourceUsage().maxRSS*1024))`;

/** Serves while something uses it. Bodies are not compressed. */
async function serve<Value>(fetch: (request: Request) => Response, use: (url: string) => Promise<Value>) {
  const server = await serveSandbox({ fetch: async (request) => fetch(request) });
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}

/** A service whose lists have such items, which are JSON, a hundred a page, and never end. */
function endless<Value>(item: (number: number) => string, use: (url: string) => Promise<Value>) {
  const plain = { 'content-type': 'application/json', 'content-encoding': 'identity' };
  return serve(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page') ?? 0);
    if (page === 0) return Response.json({}, { status: 404 });
    const items = Array.from({ length: 100 }, (_, at) => item(100_000 - 100 * page - at));
    return new Response(`[${items.join()}]`, {
      headers: { ...plain, link: `<?page=${page + 1}>; rel="next"` },
    });
  }, use);
}

function build(number: number) {
  const url = `https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds/${number}`;
  return { id: `${number}`, number, state: 'passed', branch: 'main', url };
}

/** 600 kB of JSON, as a text that needs two bytes a character. */
const filler = JSON.stringify(`${'x'.repeat(599_000)}…`);

/**
 * Runs a step with the bundle. Returns what it came to, and the most memory that it had, in bytes. With so much heap, garbage
 * is collected before more is taken: how much is in use does not depend on how busy the machine is.
 */
async function runAndMeasure(inputs: Readonly<Record<string, string>>, heapMebibytes: number) {
  const ended = await runStep({
    inputs: { token, pipeline: 'acme/web', ...inputs },
    environment: { NODE_OPTIONS: `--max-old-space-size=${heapMebibytes} --import "${tellPeak}"` },
  });
  return { ended, peak: Number(/^peak (\d+)$/m.exec(ended.log)?.[1]) };
}

test('a list of a hundred items of 600 kB a page, for ever, is cut below 1 GiB, with outputs', async () => {
  const { ended, peak } = await endless(
    (number) => JSON.stringify(build(number)).replace(/}$/, `,"filler":${filler}}`),
    (url) => runAndMeasure({ operation: 'list-builds', 'base-url': url, limit: '10000' }, 640),
  );
  expect(ended).toMatchObject({ exitCode: 0, outputs: { complete: 'false' } });
  expect(Number(ended.outputs.count)).toBeGreaterThan(0);
  expect(peak).toBeLessThan(1_024 * mebibyte);
});

test('a list of flaky tests with names of 20 kB, for ever, is cut, and all that a report makes of it stays below 450 MiB', async () => {
  const { ended, peak } = await endless(
    (number) => JSON.stringify({ id: `${number}`, name: 'z'.repeat(20_000) + number, scope: 'Scope' }),
    (url) =>
      runAndMeasure(
        {
          ...{ operation: 'list-flaky-tests', 'base-url': url, pipeline: '', organization: 'acme' },
          ...{ suite: 'rspec', comment: 'always', annotations: 'all', selectors: 'jest', 'max-new': '0' },
        },
        320,
      ),
  );
  expect(ended).toMatchObject({ exitCode: 0, outputs: { complete: 'false' } });
  expect(Number(ended.outputs.count)).toBeGreaterThan(500);
  expect(peak).toBeLessThan(450 * mebibyte);
});

test('a file of the event that the toolkit for GitHub cannot read does not keep the step from commenting', async () => {
  const suite = { id: 's', slug: 'rspec', name: 'RSpec' };
  const comment = { id: 5, body: '', html_url: 'https://github.com/acme/web/pull/7#issuecomment-5' };
  const fetch = ({ method, url }: Request) => {
    const branch = { ref: 'main', sha: 'a'.repeat(40), repo: null };
    const pull = { number: 7, state: 'open', head: branch, base: branch };
    const read = url.endsWith('/pulls/7') ? pull : url.endsWith('/suites/rspec') ? suite : [];
    return method === 'POST' ? Response.json(comment, { status: 201 }) : Response.json(read);
  };
  const ended = await serve(fetch, (url) =>
    runStep({
      inputs: {
        ...{ operation: 'list-flaky-tests', token, organization: 'acme', suite: 'rspec' },
        ...{ comment: 'always', 'pull-request': '7', 'github-token': 'ghs_0123456789abcdef' },
        'base-url': url,
      },
      environment: { GITHUB_API_URL: url, GITHUB_EVENT_PATH: tmpdir() },
    }),
  );
  expect(ended.log).toContain('The file of the event (GITHUB_EVENT_PATH) is not a regular file');
  expect(ended.outputs).toMatchObject({ 'comment-action': 'created', 'comment-id': '5' });
});
