import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import type { CommandStep } from '../../src/sandbox/simulation/script.ts';
import { builds, seedOf, settled, start, web } from './harness.ts';

interface Row {
  readonly id: string;
  readonly job_id: string;
  readonly path: string;
  readonly download_url: string;
  readonly file_size: number;
  readonly sha1sum: string | null;
}

const step: CommandStep = {
  parallelism: 2,
  exits: [1],
  artifacts: (index) => [
    { path: `reports/${index}/junit.xml`, content: '<ok/>' },
    { path: 'screen.png', size: 200_000, withoutSum: index === 1 },
    ...(index === 0 ? [{ path: 'old.log', state: 'expired' as const }] : []),
  ],
};

/** One build, which failed, and its artifacts. */
async function built(steps: readonly CommandStep[] = [step]) {
  const kit = start({ seed: seedOf(settled(...steps)) });
  kit.sandbox.world.run(web);
  kit.clock.advance(60_000);
  const path = `${builds}/1/artifacts`;
  const paths = async (query: string) =>
    (await kit.get<Row[]>(`${path}${query}`)).body.map((row) => row.path);
  const { body: rows } = await kit.get<Row[]>(path);
  const addressOf = async (row: Row | undefined) => {
    const reply = await kit.get<{ url: string }>(new URL(row?.download_url ?? '').pathname);
    expect(reply).toMatchObject({ status: 302, body: { url: reply.headers.get('location') } });
    return reply.body.url;
  };
  return { ...kit, path, paths, rows, addressOf };
}

describe('the artifacts of a build', () => {
  it('are the files that its jobs have uploaded', async () => {
    const { rows, get } = await built();
    const origin = `http://sandbox.test${builds}/1/jobs/${rows[0]?.job_id}/artifacts/${rows[0]?.id}`;
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual({
      id: expect.any(String),
      job_id: expect.any(String),
      url: origin,
      download_url: `${origin}/download`,
      state: 'finished',
      path: 'reports/0/junit.xml',
      dirname: 'reports/0',
      filename: 'junit.xml',
      mime_type: 'application/xml',
      file_size: 5,
      glob_path: null,
      original_path: null,
      sha1sum: createHash('sha1').update('<ok/>').digest('hex'),
    });
    expect(rows[1]).toMatchObject({ dirname: '', file_size: 200_000, sha1sum: expect.any(String) });
    expect(rows[4]).toMatchObject({ path: 'screen.png', sha1sum: null });
    expect((await get(new URL(origin).pathname)).body).toEqual(rows[0]);
    expect((await get(`${builds}/1/jobs/${rows[4]?.job_id}/artifacts`)).body).toEqual(rows.slice(3));
  });

  it('are none while the job runs', async () => {
    const { path, get } = await built([{ ...step, runMs: 90_000 }]);
    expect((await get(path)).body).toEqual([]);
  });

  it('are found by state and by path', async () => {
    const { paths, path, get } = await built();
    expect(await paths('?state=expired')).toEqual(['old.log']);
    expect(await paths('?path=reports/*')).toEqual(['reports/0/junit.xml', 'reports/1/junit.xml']);
    expect(await paths('?path=screen.png&state=finished')).toEqual(['screen.png', 'screen.png']);
    expect((await get(`${path}?state=lost`)).status).toBe(422);
  });
});

describe('the download of an artifact', () => {
  it('leads to a store that knows no tokens of the API, for a minute', async () => {
    const { rows, addressOf, ask, sandbox, clock } = await built();
    const address = await addressOf(rows[0]);
    const open = async () => sandbox.fetch(new Request(address));
    const response = await open();
    expect(await response.text()).toBe('<ok/>');
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/xml',
      'content-length': '5',
    });
    const { pathname, search } = new URL(address);
    expect((await ask('GET', `${pathname}${search}`)).status).toBe(400);
    clock.advance(60_000);
    expect((await open()).status).toBe(200);
    clock.advance(1);
    expect((await open()).status).toBe(403);
    expect(
      (await sandbox.fetch(new Request((await addressOf(rows[0])).replace('signature=', 'signature=0'))))
        .status,
    ).toBe(403);
  });

  it('has the bytes that the list describes', async () => {
    const { rows, addressOf, sandbox } = await built();
    const bytes = new Uint8Array(
      await (await sandbox.fetch(new Request(await addressOf(rows[1])))).arrayBuffer(),
    );
    expect(bytes).toHaveLength(200_000);
    expect(createHash('sha1').update(bytes).digest('hex')).toBe(rows[1]?.sha1sum);
  });

  it.each([
    ['an expired file', (rows: readonly Row[]) => `${rows[2]?.job_id}/artifacts/${rows[2]?.id}/download`],
    [
      'a file of another job',
      (rows: readonly Row[]) => `${rows[4]?.job_id}/artifacts/${rows[0]?.id}/download`,
    ],
  ])('is not found for %s', async (_, to) => {
    const { rows, get } = await built();
    expect(await get(`${builds}/1/jobs/${to(rows)}`)).toMatchObject({
      status: 404,
      body: { message: 'No artifact found' },
    });
  });

  it('can fail at the store: a reset, half a file', async () => {
    const { rows, addressOf, sandbox } = await built();
    const address = await addressOf(rows[0]);
    const on = { path: '/artifact-store/*' };
    sandbox.faults.add({ kind: 'reset', on });
    sandbox.faults.add({ kind: 'cut', on, afterBytes: 2 });
    await expect(sandbox.fetch(new Request(address))).rejects.toMatchObject({ code: 'ECONNRESET' });
    await expect((await sandbox.fetch(new Request(address))).text()).rejects.toMatchObject({
      code: 'ECONNRESET',
    });
    expect(await (await sandbox.fetch(new Request(address))).text()).toBe('<ok/>');
  });

  it('works over HTTP, also for a client that accepts gzip', async () => {
    const { sandbox, rows } = await built();
    const { url, close } = await serveSandbox(sandbox);
    const path = new URL(rows[1]?.download_url ?? '').pathname;
    const authorization = `Bearer ${sandbox.tokens.all.token}`;
    const first = await fetch(`${url}${path}`, { headers: { authorization }, redirect: 'manual' });
    const response = await fetch(first.headers.get('location') ?? '');
    expect((await response.arrayBuffer()).byteLength).toBe(200_000);
    expect(response.headers.get('content-length')).toBe('200000');
    await close();
  });
});
