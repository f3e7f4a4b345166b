import type { Dispatcher } from 'undici';

/*
 * The candidates: each reads a list page by page, drops every page once it is counted, and returns the number of builds.
 * What a candidate needs is loaded before its time is taken.
 */

/** Reads the complete list at this path. */
export type ReadList = (origin: string, path: string) => Promise<number>;

/** How to load each candidate; the first is the floor. */
export const readers = {
  'undici and JSON.parse': () => loadUndici(async () => (page) => page as unknown[]),
  Kitestring: () => loadKitestring('undici'),
  'Kitestring on the global fetch': () => loadKitestring('fetch'),
  'undici and plain zod': () => loadUndici(loadSchema),
  "Octokit's paginate": loadOctokit,
} as const satisfies Record<string, () => Promise<ReadList>>;

/** The name of a candidate. */
export type ReaderName = keyof typeof readers;

type CheckPage = (page: unknown) => unknown[];

async function loadSchema(): Promise<CheckPage> {
  const { z } = await import('zod');
  const { buildSchema } = await import('../../src/model/build.ts');
  const schema = z.array(buildSchema);
  return (page) => schema.parse(page);
}

/** A request for each page, and its text parsed, one page after the other. */
async function loadUndici(loadCheck: () => Promise<CheckPage>): Promise<ReadList> {
  const { request } = await import('undici');
  const check = await loadCheck();
  return async (origin, path) => {
    let count = 0;
    let next: string | undefined = `${origin}${path}?per_page=100`;
    while (next !== undefined) {
      const response: Dispatcher.ResponseData = await request(next);
      const builds = check(JSON.parse(await response.body.text()));
      count += builds.length;
      next = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1];
    }
    return count;
  };
}

/** The client on undici, as the action uses it, or on its default transport. */
async function loadKitestring(transport: 'undici' | 'fetch'): Promise<ReadList> {
  const { createClient, createUndiciTransport, unlimited } = await import('../../src/client/index.ts');
  await import('../../src/client/transport/undici-transport.ts');
  return async (origin, path) => {
    const [, , , organization = '', , pipeline = ''] = path.split('/');
    const client = createClient({
      token: 'bench',
      baseUrl: origin,
      rateLimiter: unlimited,
      transport: transport === 'undici' ? createUndiciTransport() : undefined,
    });
    let count = 0;
    const list = client.builds.listForPipeline({ organization, pipeline });
    for await (const _ of list) count += 1;
    await client.close();
    return count;
  };
}

async function loadOctokit(): Promise<ReadList> {
  const { getOctokit } = await import('@actions/github');
  return async (origin, path) => {
    const { paginate } = getOctokit('bench', { baseUrl: origin });
    let count = 0;
    const pages = paginate.iterator(`GET ${path}`, { per_page: 100 });
    for await (const page of pages) count += (page.data as unknown[]).length;
    return count;
  };
}
