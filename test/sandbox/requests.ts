import type { Build } from '../../src/model/build.ts';
import { type RouteName, routes } from '../../src/sandbox/http/routes.ts';
import { uuidOf } from '../../src/sandbox/identity.ts';
import { order, settled, start } from './harness.ts';

const step = {
  tests: [{ name: 'adds', results: ['failed' as const] }],
  artifacts: [{ path: 'a.txt', size: 3 }],
};
const annotations = [{ context: 'coverage', body_html: '<p>Covered' }];
const script = { ...settled(step, { exits: [1], softFail: true }, { block: 'Go?' }), annotations };
const pipelines = [{ slug: 'web', script, history: [{ ageMs: 60_000 }, { ageMs: 0 }] }];
const suites = [{ name: 'Web', flakyTests: [{ name: 'one', location: 'a.test.ts:1' }] }];
/** Two organizations that are alike, for requests to each endpoint. */
export const seed = {
  organizations: [
    { slug: 'acme', pipelines, suites },
    { slug: 'hidden', pipelines, suites },
  ],
};

const bodies: Partial<Record<RouteName, object>> = {
  'builds.create': order,
  'suites.create': { name: 'New', default_branch: 'main' },
  'suites.update': { name: 'Newer' },
  'annotations.create': { body: 'Hello' },
};

/** A request to each endpoint that succeeds with the right token, and the status of success. */
export async function requestTo(name: RouteName, organization = 'acme') {
  const route = routes[name];
  const build = `/v2/organizations/${organization}/pipelines/web/builds/1?include_test_engine=true`;
  const { body } = await start({ seed }).get<Build>(build);
  const places: Readonly<Record<string, string>> = {
    organization,
    pipeline: 'web',
    suite: 'web',
    // The first build has run up to its block step; the second one has not started.
    number: /^(?:jobs|artifacts)/.test(name) ? '1' : '2',
    build: body.id,
    job: String(body.jobs?.[name.startsWith('jobs.unblock') ? 2 : name.startsWith('jobs.retry') ? 1 : 0]?.id),
    artifact: uuidOf(`artifact/${body.jobs?.[0]?.id}/0`),
    run: String(body.test_engine?.runs?.[0]?.id),
  };
  const range = { accept: 'text/plain', range: 'bytes=-10' };
  const headers: Readonly<Record<string, string>> = name === 'jobs.log' ? range : {};
  return {
    method: route.method,
    path: route.path.replaceAll(/\{(\w+)\}/g, (_, place: string) => places[place] ?? ''),
    body: bodies[name],
    headers,
    status: ('status' in route ? route.status : undefined) ?? 200,
  };
}
