import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import type { CommandStep } from '../../src/sandbox/simulation/script.ts';
import { builds, origin, startBuild } from './harness.ts';

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
const path = `${builds}/1/artifacts`;
const sha1 = (content: string | Uint8Array) => createHash('sha1').update(content).digest('hex');

/** One build, which failed, its artifacts, and what asks the store for one of them. */
async function built(more: CommandStep = {}) {
  const kit = await startBuild([{ ...step, ...more }]);
  kit.at(60);
  const { body: rows } = await kit.get<Row[]>(path);
  const addressOf = async (row: Row | undefined) => {
    const reply = await kit.get<{ url: string }>(new URL(row?.download_url ?? '').pathname);
    expect(reply).toMatchObject({ status: 302, body: { url: reply.headers.get('location') } });
    return reply.body.url;
  };
  const open = (address: string) => kit.sandbox.fetch(new Request(address));
  return { ...kit, rows, addressOf, open };
}

describe('the download of an artifact', () => {
  it('leads to a store that knows no tokens of the API, for a minute', async () => {
    const { rows, addressOf, open, ask, clock } = await built();
    const address = await addressOf(rows[0]);
    const response = await open(address);
    expect(await response.text()).toBe('<ok/>');
    const headers = { 'content-type': 'application/octet-stream', 'content-length': '5' };
    expect(Object.fromEntries(response.headers)).toEqual(headers);
    expect((await ask('GET', address.slice(origin.length))).status).toBe(400);
    expect((await open(address.replace('signature=', 'signature=0'))).status).toBe(403);
    clock.advance(60_000);
    expect((await open(address)).status).toBe(200);
    clock.advance(1);
    expect((await open(address)).status).toBe(403);
  });

  it.each([
    ['an expired file', 2, 2],
    ['a file of another job', 4, 0],
  ])('is not found for %s', async (_, job, file) => {
    const { rows, get } = await built();
    const reply = await get(`${builds}/1/jobs/${rows[job]?.job_id}/artifacts/${rows[file]?.id}/download`);
    expect(reply).toMatchObject({ status: 404, body: { message: 'No artifact found' } });
  });

  it('can fail at the store', async () => {
    const { rows, addressOf, open, sandbox } = await built();
    const address = await addressOf(rows[0]);
    sandbox.faults.add({ kind: 'reset', on: { path: '/artifact-store/*' } });
    await expect(open(address)).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await (await open(address)).text()).toBe('<ok/>');
  });

  it('has over HTTP the bytes that the list describes, also for a client that accepts gzip', async () => {
    const { sandbox, rows } = await built();
    const { url, close } = await serveSandbox(sandbox);
    const headers = { authorization: `Bearer ${sandbox.tokens.all.token}` };
    const download = `${url}${new URL(rows[1]?.download_url ?? '').pathname}`;
    const redirect = await fetch(download, { headers, redirect: 'manual' });
    const response = await fetch(redirect.headers.get('location') ?? '');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([bytes.length, response.headers.get('content-length')]).toEqual([200_000, '200000']);
    expect(sha1(bytes)).toBe(rows[1]?.sha1sum);
    await close();
  });
});
