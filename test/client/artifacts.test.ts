import { describe, expect, test } from 'vitest';
import type { TransportRequest } from '../../src/client/index.ts';
import { createHarness, rejection, secret, web } from './support/harness.ts';
import type { Scripted } from './support/scripted-transport.ts';

const address = { ...web, number: 42, job: 'j1', artifact: 'a1' };
const store = 'https://store.example/a1?signature=s3cr3t';
const redirect = { status: 302, headers: { location: store }, json: { url: store } };
const file: Scripted = { chunks: [Buffer.from('ab'), Buffer.from('c')] };

/** A service that leads to this address, and a store that answers this. */
function serve(answer: Scripted = file, service: Scripted = redirect, baseUrl?: string) {
  return createHarness(
    ({ url }: TransportRequest) => (new URL(url).pathname.endsWith('/download') ? service : answer),
    baseUrl === undefined ? {} : { baseUrl },
  );
}

const read = async (stream: AsyncIterable<Uint8Array>) => {
  let text = '';
  for await (const piece of stream) text += Buffer.from(piece).toString();
  return text;
};

describe('an artifact is downloaded', () => {
  test('from the address that the service returns, without the token', async () => {
    const { client, transport } = serve();
    expect(await read(client.artifacts.download(address))).toBe('abc');
    const [first, second] = transport.requests;
    expect(first?.headers.authorization).toBe(`Bearer ${secret}`);
    expect(first?.url).toMatch(/\/builds\/42\/jobs\/j1\/artifacts\/a1\/download$/);
    expect(second).toMatchObject({ url: store, method: 'GET' });
    expect(Object.keys(second?.headers ?? {})).toEqual(['user-agent', 'accept', 'accept-encoding']);
    expect(transport.requests).toHaveLength(2);
  });

  test.each<[string, Scripted, string | undefined]>([
    ['http', { status: 302, headers: { location: 'http://store.example/a1' } }, undefined],
    ['http elsewhere', { status: 302, headers: { location: 'http://192.0.2.2/a1' } }, 'http://127.0.0.1:1'],
    ['file', { status: 302, headers: { location: 'file:///etc/passwd' } }, 'http://127.0.0.1:1'],
    ['a user name', { status: 302, headers: { location: 'https://user@store.example/a1' } }, undefined],
    ['a relative one', { status: 302, headers: { location: '/a1' } }, undefined],
    ['none', { status: 302 }, undefined],
    ['the file itself', { status: 200, text: 'abc' }, undefined],
  ])('from no other address: %s', async (_, service, baseUrl) => {
    const { client, transport } = serve(file, service, baseUrl);
    const error = await rejection(read(client.artifacts.download(address, { timeoutMs: 100 })));
    expect(error).toMatchObject({
      message: expect.stringMatching(/^Could not download artifact a1 of build 42/),
    });
    expect(transport.requests.every(({ url }) => url.endsWith('/download'))).toBe(true);
  });

  test('over http only if the service is on this machine', async () => {
    const plain = { status: 302, headers: { location: 'http://127.0.0.1:2/a1' } };
    const { client } = serve(file, plain, 'http://127.0.0.1:1');
    expect(await read(client.artifacts.download(address))).toBe('abc');
  });

  test.each<[string, Scripted, RegExp]>([
    [
      'leads on',
      { status: 302, headers: { location: 'https://evil.example/' } },
      /leads on to another address$/,
    ],
    ['refuses', { status: 403, text: 'expired' }, /store\.example, where the file is, answered 403$/],
    ['resets', { ...file, bodyError: new Error('reset') }, /the connection to store\.example failed/],
  ])('with an error from a store that %s', async (_, answer, message) => {
    const { client, transport } = serve(answer);
    const error = await rejection(read(client.artifacts.download(address)));
    expect(error).toMatchObject({ message: expect.stringMatching(message) });
    expect(String(error)).not.toContain('s3cr3t');
    expect(transport.requests).toHaveLength(2);
  });

  test('until its call is aborted', async () => {
    const controller = new AbortController();
    const { client } = serve({ hang: true });
    const reading = rejection(read(client.artifacts.download(address, { signal: controller.signal })));
    setImmediate(() => controller.abort(new Error('enough')));
    expect(await reading).toMatchObject({ message: 'enough' });
  });
});
