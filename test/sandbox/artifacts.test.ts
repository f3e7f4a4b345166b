import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { builds, origin, seedOf, settled, start } from './harness.ts';

/** A build that has left two files, the addresses at which the API gives them, and what asks the store for one. */
async function built() {
  const artifacts = [
    { path: 'junit.xml', content: '<ok/>' },
    { path: 'screen.png', size: 200_000 },
  ];
  const kit = start({ seed: seedOf(settled({ artifacts }), { history: [{ ageMs: 60_000 }] }) });
  const path = `${builds}/1/artifacts`;
  const { body: rows } = await kit.get<{ download_url: string; sha1sum: string }[]>(path);
  const [text = '', picture = ''] = rows.map((row) => new URL(row.download_url).pathname);
  const open = (address: string) => kit.sandbox.fetch(new Request(address));
  return { ...kit, text, picture, sha1: rows[1]?.sha1sum, open };
}

it('an artifact is in a store that knows no tokens of the API, for a minute', async () => {
  const { text, get, open, ask, clock, sandbox } = await built();
  const address = (await get<{ url: string }>(text)).body.url;
  const response = await open(address);
  expect(await response.text()).toBe('<ok/>');
  const headers = { 'content-type': 'application/octet-stream', 'content-length': '5' };
  expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  expect((await ask('GET', address.slice(origin.length))).status).toBe(400);
  expect((await open(address.replace('signature=', 'signature=0'))).status).toBe(403);
  clock.advance(60_000);
  sandbox.faults.add({ kind: 'reset', on: { path: '/artifact-store/*' } });
  await expect(open(address)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await open(address)).status).toBe(200);
  clock.advance(1);
  expect((await open(address)).status).toBe(403);
});

it('an artifact has over HTTP the bytes that the list describes, also for a client that accepts gzip', async () => {
  const { sandbox, picture, sha1 } = await built();
  const { url, close } = await serveSandbox(sandbox);
  const headers = { authorization: `Bearer ${sandbox.tokens.all.token}` };
  const redirect = await fetch(`${url}${picture}`, { headers, redirect: 'manual' });
  const response = await fetch(redirect.headers.get('location') ?? '');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([bytes.length, response.headers.get('content-length')]).toEqual([200_000, '200000']);
  expect(createHash('sha1').update(bytes).digest('hex')).toBe(sha1);
  await close();
});
