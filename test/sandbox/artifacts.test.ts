import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { builds, origin, seedOf, settled, start } from './harness.ts';

it('an artifact is in a store that knows no tokens of the API, for a minute', async () => {
  const artifacts = [{ path: 'screen.png', size: 200_000 }];
  const seed = seedOf(settled({ artifacts }), { history: [{ ageMs: 60_000 }] });
  const { get, ask, clock, sandbox } = start({ seed });
  const listed = await get<{ download_url: string; sha1sum: string }[]>(`${builds}/1/artifacts`);
  const [{ download_url = '', sha1sum } = {}] = listed.body;
  const address = (await get<{ url: string }>(new URL(download_url).pathname)).body.url;
  const open = (to: string) => sandbox.fetch(new Request(to));
  const headersOfApi = { authorization: `Bearer ${sandbox.tokens.all.token}` };
  const local = new Request(download_url.replace(origin, 'http://127.0.0.1:1'), { headers: headersOfApi });
  expect((await sandbox.fetch(local)).headers.get('location')).toMatch(/^http:\/\/localhost:1\//);
  const response = await open(address);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(createHash('sha1').update(bytes).digest('hex')).toBe(sha1sum);
  const headers = { 'content-type': 'application/octet-stream', 'content-length': '200000' };
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
