import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { finishedStates, stateFilters } from '../../src/model/states.ts';
import type { Seed } from '../../src/sandbox/seed/seed.ts';
import { builds, settled, start } from './harness.ts';

const sha = (digit: string) => digit.repeat(40);
const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Six past builds that differ in everything that a list can be filtered by; each takes twelve seconds. */
const seed: Seed = {
  users: {
    ada: { name: 'Ada', email: 'ada@acme.example' },
    ben: { name: 'Ben', email: 'ben@acme.example' },
  },
  organizations: [
    {
      slug: 'acme',
      pipelines: [
        {
          slug: 'web',
          script: ({ branch }) =>
            settled(
              { exits: [branch === 'broken' ? 1 : 0] },
              ...(branch === 'gate' ? [{ block: 'Go?' }] : []),
            ),
          history: [
            {
              ageMs: 60 * minuteMs,
              branch: 'main',
              commit: sha('a'),
              meta_data: { team: 'red', env: 'prod' },
            },
            {
              ageMs: 50 * minuteMs,
              branch: 'broken',
              commit: sha('b'),
              creator: 'ben',
              meta_data: { team: 'red' },
            },
            { ageMs: 40 * minuteMs, branch: 'gate', commit: sha('c'), meta_data: { 'a:b[c]': 'x y&z' } },
            { ageMs: 30 * minuteMs, branch: 'main', commit: sha('d'), canceledAfterMs: secondMs },
            { ageMs: 20 * minuteMs, branch: 'feature/a+b', commit: sha('a'), creator: 'ben' },
            { ageMs: 5 * secondMs, branch: 'main', commit: sha('e') },
          ],
        },
        { slug: 'api', script: settled({}), history: [{ ageMs: 10 * minuteMs }] },
      ],
    },
    {
      slug: 'other',
      pipelines: [{ slug: 'web', script: settled({}), history: [{ ageMs: 15 * minuteMs }] }],
    },
  ],
};

const now = Date.UTC(2026, 0, 15, 9, 0, 0);
const ago = (ms: number) => encodeURIComponent(new Date(now - ms).toISOString());

async function numbers(query: string) {
  const { get } = start({ seed });
  const reply = await get<Build[]>(`${builds}?${query}`);
  expect(reply.status).toBe(200);
  return reply.body.map(({ number }) => number);
}

describe('the filters of a list of builds', () => {
  it.each([
    ['', [6, 5, 4, 3, 2, 1]],
    ['branch=main', [6, 4, 1]],
    ['branch[]=main&branch[]=broken', [6, 4, 2, 1]],
    ['branch%5B%5D=main&branch%5B%5D=gate', [6, 4, 3, 1]],
    ['branch=feature%2Fa%2Bb', [5]],
    ['branch=mai', []],
    ['branch=', [6, 5, 4, 3, 2, 1]],
    [`commit=${sha('a')}`, [5, 1]],
    [`commit[]=${sha('a')}&commit[]=${sha('d')}`, [5, 4, 1]],
    ['commit=aaaaaaa', []],
    ['meta_data[team]=red', [2, 1]],
    ['meta_data[team]=red&meta_data[env]=prod', [1]],
    ['meta_data[team]=blue', []],
    ['meta_data[constructor]=x', []],
    ['meta_data%5Ba%3Ab%5Bc%5D%5D=x%20y%26z', [3]],
    ['state=passed', [5, 1]],
    ['state[]=failed&state[]=canceled', [4, 2]],
    ['state=running', [6]],
    ['state=blocked', [3]],
    ['state=finished', [5, 4, 3, 2, 1]],
    ['state[]=finished&state[]=running', [6, 5, 4, 3, 2, 1]],
    ['state=skipped', []],
    [`created_from=${ago(30 * minuteMs)}`, [6, 5, 4]],
    [`created_to=${ago(30 * minuteMs)}`, [3, 2, 1]],
    [`created_from=${ago(50 * minuteMs)}&created_to=${ago(30 * minuteMs)}`, [3, 2]],
    [`finished_from=${ago(20 * minuteMs - 12 * secondMs)}`, [5]],
    [`finished_from=${ago(20 * minuteMs - 12 * secondMs - 1)}`, []],
    ['branch=main&state=passed', [1]],
    ['unknown=1', [6, 5, 4, 3, 2, 1]],
  ])('find the right builds: %s finds %j', async (query, found) => {
    expect(await numbers(query)).toEqual(found);
  });

  it.each([
    ['in another time zone', '2026-01-15T10:30:00%2B02:00'],
    ['with a plus sign that was not encoded', '2026-01-15T10:30:00.000000+02:00'],
    ['to the minute', '2026-01-15T08:30Z'],
  ])('accept a time %s', async (_, time) => {
    expect(await numbers(`created_from=${time}`)).toEqual([6, 5, 4]);
  });

  it('find builds by the UUID of their creator', async () => {
    const { get, sandbox } = start({ seed: { ...seed, tokens: { ben: { user: 'ben', scopes: [] } } } });
    const ben = sandbox.tokens.ben?.user.id;
    const { body } = await get<Build[]>(`${builds}?creator=${ben}`);
    expect(body.map(({ number }) => number)).toEqual([5, 2]);
  });

  it.each(stateFilters)('accept the state %s', async (state) => {
    const { get } = start({ seed });
    expect((await get(`${builds}?state=${state}`)).status).toBe(200);
  });

  it('exclude skipped and not_run from finished', () => {
    expect(finishedStates).toEqual(['passed', 'failed', 'blocked', 'canceled']);
  });

  it.each([
    ['state=done', '"done" is not a state'],
    ['created_from=yesterday', 'created_from is not an ISO 8601 time'],
    ['created_to=2026-13-01T00:00:00Z', 'created_to is not an ISO 8601 time'],
  ])('reject %s with 400', async (query, message) => {
    const { get } = start({ seed });
    const reply = await get(`${builds}?${query}`);
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });
});

describe('the three lists', () => {
  const places = (body: readonly Build[]) =>
    body.map(
      ({ url, number }) =>
        `${/organizations\/(\w+)\/pipelines\/(\w+)/
          .exec(url ?? '')
          ?.slice(1)
          .join('/')} ${number}`,
    );

  it('have all builds of all organizations that the token may see, newest first', async () => {
    const { get } = start({ seed });
    const { body } = await get<Build[]>('/v2/builds');
    expect(places(body)).toEqual([
      'acme/web 6',
      'acme/api 1',
      'other/web 1',
      'acme/web 5',
      'acme/web 4',
      'acme/web 3',
      'acme/web 2',
      'acme/web 1',
    ]);
    const narrow = await get<Build[]>('/v2/builds', 'narrow');
    expect(places(narrow.body)).not.toContain('other/web 1');
    expect(narrow.body).toHaveLength(7);
  });

  it('have the builds of one organization, over its pipelines', async () => {
    const { get } = start({ seed });
    const { body } = await get<Build[]>('/v2/organizations/acme/builds?state=passed');
    expect(places(body)).toEqual(['acme/api 1', 'acme/web 5', 'acme/web 1']);
  });

  it('keep the order of creation if two builds have the same time', async () => {
    const { sandbox, get } = start({ seed });
    for (let count = 0; count < 3; count += 1) sandbox.world.run({ organization: 'acme', pipeline: 'web' });
    const { body } = await get<Build[]>(`${builds}?per_page=4`);
    expect(body.map(({ number }) => number)).toEqual([9, 8, 7, 6]);
  });
});

describe('retried jobs', () => {
  const flaky: Seed = {
    organizations: [
      {
        slug: 'acme',
        pipelines: [
          {
            slug: 'web',
            script: settled({ key: 'test', exits: [1, 1, 0] }),
            history: [{ ageMs: 60 * minuteMs }],
          },
        ],
      },
    ],
  };

  it.each(['', '/1'])('are left out of %s unless requested', async (path) => {
    const { get } = start({ seed: flaky });
    const jobsOf = async (query: string) => {
      const { body } = await get<Build | Build[]>(`${builds}${path}${query}`);
      return (Array.isArray(body) ? body[0] : body)?.jobs;
    };
    expect(await jobsOf('')).toHaveLength(1);
    for (const no of ['false', 'False', '0', ''])
      expect(await jobsOf(`?include_retried_jobs=${no}`)).toHaveLength(1);
    for (const yes of ['true', 'True', '1'])
      expect(await jobsOf(`?include_retried_jobs=${yes}`)).toHaveLength(3);
    const [first, second, third, ...more] = (await jobsOf('?include_retried_jobs=true')) ?? [];
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      state: 'failed',
      exit_status: 1,
      retried: true,
      retried_in_job_id: second && 'id' in second ? second.id : '',
      retries_count: null,
      retry_type: 'automatic',
    });
    expect(second).toMatchObject({ state: 'failed', retried: true, retries_count: 1 });
    expect(third).toMatchObject({
      state: 'passed',
      retried: false,
      retried_in_job_id: null,
      retries_count: 2,
      retry_type: null,
    });
  });
});
