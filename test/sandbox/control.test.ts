import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/sandbox/clock.ts';
import { withControls } from '../../src/sandbox/control-address.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { builds, order, origin, seedOf, start } from './harness.ts';

function open() {
  const kit = start({
    seed: seedOf([{ name: 'Test', exits: [1] }, { block: 'Go?' }], { suites: [{ name: 'Web' }] }),
  });
  const { fetch } = withControls(kit.sandbox);
  const control = async (method: string, path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(new Request(`${origin}/control/${path}`, { method, ...sent }));
    return { status: response.status, body: await response.json() };
  };
  return { ...kit, control, fetch };
}

const web = { organization: 'acme', pipeline: 'web' };

describe('the control address', () => {
  it('adds and removes faults', async () => {
    const { control, ask } = open();
    const fault = { kind: 'status', status: 503, on: 'builds.create', times: 'always' };
    expect(await control('POST', 'faults', fault)).toEqual({ status: 200, body: {} });
    expect((await ask('POST', builds, { body: order })).status).toBe(503);
    await control('DELETE', 'faults');
    expect((await ask('POST', builds, { body: order })).status).toBe(201);
  });

  it('acts as users do, moves the clock, and shows and clears the request log', async () => {
    const { control, get, sandbox, clock } = open();
    const { body } = await control('POST', 'run', { ...web, branch: 'feature' });
    expect(body).toMatchObject({ number: 1, branch: 'feature', source: 'ui' });
    const state = async () => (await get<{ state: string }>(`${builds}/1`)).body.state;
    await control('POST', 'clock', { advanceMs: 60_000 });
    expect([await state(), (await control('GET', 'clock')).body]).toEqual(['failed', { now: clock.now() }]);
    await control('POST', 'retry-job', { ...web, number: 1, job: 'Test' });
    await control('POST', 'clock', { advanceMs: 60_000 });
    await control('POST', 'unblock', { ...web, number: 1 });
    expect(await state()).toBe('passed');
    await control('POST', 'run', web);
    await control('POST', 'cancel', { ...web, number: 2 });
    expect(sandbox.world.build({ ...web, number: 2 })?.state).toBe('canceled');
    await control('POST', 'delete-build', { ...web, number: 2 });
    expect(sandbox.world.builds(web)).toHaveLength(1);
    const log = await control('GET', 'requests');
    expect(log.body).toMatchObject([{ endpoint: 'builds.get' }, { endpoint: 'builds.get', token: 'all' }]);
    await control('DELETE', 'requests');
    expect((await control('GET', 'requests')).body).toEqual([]);
  });

  it('answers a new build with addresses of the sandbox itself', async () => {
    const sandbox = createSandbox({ clock: createManualClock(), pages: true });
    const request = (path: string, init: RequestInit) => new Request(`http://127.0.0.1:4711${path}`, init);
    const { fetch } = withControls(sandbox);
    const run = request('/control/run', { method: 'POST', body: JSON.stringify(web) });
    const made = await (await fetch(run)).json();
    const headers = { authorization: `Bearer ${sandbox.tokens.all.token}` };
    const read = await (await fetch(request(new URL(made.url).pathname, { headers }))).json();
    expect(made).toMatchObject({ url: read.url, web_url: read.web_url, jobs: read.jobs });
    expect(made.web_url).toMatch(/^http:\/\/127\.0\.0\.1:4711\//);
  });

  it('sets flaky tests and rate limits', async () => {
    const { control, get } = open();
    const tests = [{ name: 'sleeps' }];
    await control('POST', 'flaky-tests', { organization: 'acme', suite: 'web', tests });
    const path = '/v2/analytics/organizations/acme/suites/web/flaky-tests';
    expect((await get(path)).body).toMatchObject(tests);
    await control('POST', 'rate-limits', { user: 1 });
    expect([(await get(path)).status, (await get(path)).status]).toEqual([200, 429]);
    await control('POST', 'rate-limits', { user: 'off' });
    expect((await get(path)).status).toBe(200);
  });

  it.each<[string, string, unknown, number, RegExp]>([
    ['GET', 'nothing', undefined, 404, /^There is no control "GET nothing", only POST run, /],
    ['POST', 'faults', { kind: 'fire' }, 400, /at kind/],
    ['POST', 'faults', { kind: 'reset', on: 'builds.make' }, 400, /^There is no endpoint "builds.make"$/],
    ['POST', 'faults', { kind: 'status' }, 400, /at status/],
    ['POST', 'cancel', { ...web, number: 9 }, 400, /^There is no build 9 of acme\/web$/],
    ['POST', 'cancel', web, 400, /at number/],
    ['POST', 'clock', [], 400, /must be a JSON object/],
  ])('explains why it refuses %s %s %j', async (method, path, body, status, message) => {
    const reply = await open().control(method, path, body);
    expect(reply).toEqual({ status, body: { message: expect.stringMatching(message) } });
  });

  it('is not there unless it is switched on', async () => {
    const { sandbox, fetch } = open();
    const request = () => new Request(`${origin}/control/requests`);
    expect((await sandbox.fetch(request())).status).toBe(404);
    expect((await fetch(request())).status).toBe(200);
  });
});

it('a seed can start with faults and rate limits', async () => {
  const seed = { ...seedOf([]), faults: [{ kind: 'status' as const, status: 500 }], rateLimits: { user: 1 } };
  const { get } = start({ seed, rateLimits: {} });
  const statuses = [await get(builds), await get(builds), await get(builds)].map(({ status }) => status);
  expect(statuses).toEqual([500, 200, 429]);
});
