import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { stateFilters } from '../../src/model/states.ts';
import type { BuildSeed, Seed } from '../../src/sandbox/seed/seed.ts';
import { builds, origin, seedOf, settled, start, suites } from './harness.ts';

const sha = (digit: string) => digit.repeat(40);
const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Six past builds that differ in everything that a list can be filtered by; each takes twelve seconds. */
const history: readonly BuildSeed[] = [
  { ageMs: 60 * minuteMs, branch: 'main', commit: sha('a'), meta_data: { team: 'red', env: 'prod' } },
  { ageMs: 50 * minuteMs, branch: 'broken', commit: sha('b'), creator: 'ben', meta_data: { team: 'red' } },
  { ageMs: 40 * minuteMs, branch: 'gate', commit: sha('c'), meta_data: { 'a:b[c]': 'x y&z' } },
  { ageMs: 30 * minuteMs, branch: 'main', commit: sha('d'), canceledAfterMs: secondMs },
  { ageMs: 20 * minuteMs, branch: 'feature/a+b', commit: sha('a'), creator: 'ben' },
  { ageMs: 5 * secondMs, branch: 'main', commit: sha('e') },
];
const simple = (slug: string, minutes: number) => ({
  slug,
  script: settled({}),
  history: [{ ageMs: minutes * minuteMs }],
});
const main = {
  slug: 'web',
  script: ({ branch }: { readonly branch: string }) =>
    settled({ exits: [branch === 'broken' ? 1 : 0] }, ...(branch === 'gate' ? [{ block: 'Go?' }] : [])),
  history,
};
const seed: Seed = {
  users: { ada: { name: 'Ada', email: 'ada@acme.example' }, ben: { name: 'Ben', email: 'ben@acme.example' } },
  organizations: [
    { slug: 'acme', pipelines: [main, simple('api', 10)] },
    { slug: 'other', pipelines: [simple('web', 15)] },
  ],
  tokens: { ben: { user: 'ben', scopes: [] } },
};

const now = Date.UTC(2026, 0, 15, 9, 0, 0);
const ago = (ms: number) => encodeURIComponent(new Date(now - ms).toISOString());

describe('the filters of a list of builds', () => {
  it.each([
    ['', [6, 5, 4, 3, 2, 1]],
    ['branch=main', [6, 4, 1]],
    ['branch[]=main&branch[]=broken', [6, 4, 2, 1]],
    ['branch%5B%5D=main&branch%5B%5D=gate', [6, 4, 3, 1]],
    ['branch=feature%2Fa%2Bb', [5]],
    ['branch=*ai*', [6, 4, 1]],
    ['branch=', [6, 5, 4, 3, 2, 1]],
    [`commit=${sha('a')}`, [5, 1]],
    [`commit[]=${sha('a')}&commit[]=${sha('d')}`, [5, 4, 1]],
    ['meta_data[team]=red', [2, 1]],
    ['meta_data[team]=red&meta_data[env]=prod', [1]],
    ['meta_data[constructor]=x', []],
    ['meta_data%5Ba%3Ab%5Bc%5D%5D=x%20y%26z', [3]],
    ['state=passed', [5, 1]],
    ['state[]=failed&state[]=canceled', [4, 2]],
    ['state=running', [6]],
    ['state=blocked', [3]],
    ['state=finished', [5, 4, 3, 2, 1]],
    ['state[]=finished&state[]=running', [6, 5, 4, 3, 2, 1]],
    ['state[]=creating&state[]=skipped', []],
    [`created_from=${ago(50 * minuteMs)}&created_to=${ago(30 * minuteMs)}`, [3, 2]],
    // In another time zone, with a plus sign that was not encoded, and to the minute.
    ['created_from=2026-01-15T10:30:00%2B02:00', [6, 5, 4]],
    ['created_from=2026-01-15T10:30:00.000000+02:00', [6, 5, 4]],
    ['created_from=2026-01-15T08:30Z', [6, 5, 4]],
    [`finished_from=${ago(20 * minuteMs - 12 * secondMs)}`, [5]],
    [`finished_from=${ago(20 * minuteMs - 12 * secondMs - 1)}`, []],
    ['unknown=1', [6, 5, 4, 3, 2, 1]],
    ['creator=ben', [5, 2]],
  ])('find the right builds: %s finds %j', async (query, found) => {
    const { get, sandbox } = start({ seed });
    const sent = query.replace('creator=ben', `creator=${sandbox.tokens.ben?.user.id}`);
    const { status, body } = await get<Build[]>(`${builds}?${sent}`);
    expect([status, body.map(({ number }) => number)]).toEqual([200, found]);
  });

  it('accept every state of the document', async () => {
    const { get } = start({ seed });
    for (const state of stateFilters)
      expect([state, (await get(`${builds}?state=${state}`)).status]).toEqual([state, 200]);
  });

  it.each([
    ['state=done', '"done" is not a state'],
    ['created_from=yesterday', 'created_from is not an ISO 8601 time'],
    ['created_to=2026-13-01T00:00:00Z', 'created_to is not an ISO 8601 time'],
  ])('reject %s with 400', async (query, message) => {
    const reply = await start({ seed }).get(`${builds}?${query}`);
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });
});

const all = ['web 6', 'api 1', 'other 1', 'web 5', 'web 4', 'web 3', 'web 2', 'web 1'];

it.each([
  ['/v2/builds', 'all', all],
  ['/v2/builds', 'narrow', all.filter((each) => each !== 'other 1')],
  ['/v2/organizations/acme/builds?state=passed', 'all', ['api 1', 'web 5', 'web 1']],
] as const)('the list %s has what the token %s may see, newest first', async (path, token, expected) => {
  const { body } = await start({ seed }).get<Build[]>(path, token);
  const places = body.map(({ url, number, pipeline }) =>
    url?.includes('/other/') ? `other ${number}` : `${pipeline?.slug} ${number}`,
  );
  expect(places).toEqual(expected);
});

describe('paging', () => {
  const long = seedOf(settled({}), {
    history: Array.from({ length: 250 }, (_, index) => ({ ageMs: 1_000_000 - index })),
    suites: [
      { name: 'Big', flakyTests: Array.from({ length: 65 }, (_, index) => ({ name: `test ${index}` })) },
      ...Array.from({ length: 40 }, (_, index) => ({ name: `Suite ${index}` })),
    ],
  });

  async function page(path: string) {
    const { body, headers } = await start({ seed: long }).get<Build[]>(path);
    const link = headers.get('link');
    const parts = [...(link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)];
    const leads = parts.map(([, address = '', rel]) => [
      rel,
      Number(new URL(address).searchParams.get('page')),
    ]);
    return { rows: body, link, leads: Object.fromEntries(leads) };
  }

  it.each([
    [builds, 30, { next: 2, last: 9 }],
    [`${builds}?per_page=100`, 100, { next: 2, last: 3 }],
    [`${builds}?per_page=100&page=2`, 100, { first: 1, prev: 1, next: 3, last: 3 }],
    [`${builds}?per_page=100&page=3`, 50, { first: 1, prev: 2 }],
    [`${builds}?per_page=100&page=4`, 0, { first: 1, prev: 3 }],
    [`${builds}?per_page=101`, 100, { next: 2, last: 3 }],
    [`${builds}?per_page=x&page=-1`, 30, { next: 2, last: 9 }],
    [`${builds}?state=passed&branch=none`, 0, {}],
    [suites, 30, { next: 2, last: 2 }],
    [`${suites}/big/flaky-tests?page=3`, 5, { first: 1, prev: 2 }],
  ])('of %s returns %i rows and links to %j', async (path, count, expected) => {
    const { rows, leads } = await page(path);
    expect([rows.length, leads]).toEqual([count, expected]);
  });

  it('links to the requested address, with the same query; not at all if one page holds everything', async () => {
    const { link } = await page(`${builds}?branch[]=main&per_page=2`);
    expect(link).toContain(`<${origin}${builds}?branch%5B%5D=main&per_page=2&page=2>; rel="next"`);
    expect((await page(`${builds}?state=failed`)).link).toBeNull();
  });
});
