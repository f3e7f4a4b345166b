import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TransportRequest } from '../../src/client/index.ts';
import { createHarness, rejection, secret, web } from './support/harness.ts';
import type { Scripted } from './support/scripted-transport.ts';

const address = { ...web, number: 42, job: 'j1', artifact: 'a1' };
const store = 'https://store.example/a1?signature=s3cr3t';
const redirect = { status: 302, headers: { location: store }, json: { url: store } };
/** The headers that ask for the bytes of a file. */
const plain = { accept: '*/*', 'accept-encoding': 'identity' };
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
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    expect(vi.getTimerCount(), 'nothing keeps the process alive').toBe(0);
    vi.useRealTimers();
  });

  test('from the address that the service returns, without the token', async () => {
    const { client, transport } = serve();
    expect(await read(client.artifacts.download(address))).toBe('abc');
    const [first, second] = transport.requests;
    expect(first?.headers.authorization).toBe(`Bearer ${secret}`);
    expect(first?.url).toMatch(/\/builds\/42\/jobs\/j1\/artifacts\/a1\/download$/);
    expect(second).toMatchObject({ url: store, method: 'GET' });
    expect(second?.headers).toEqual({ ...plain, 'user-agent': first?.headers['user-agent'] });
    expect(transport.requests).toHaveLength(2);
  });

  test.each<[string, Scripted, string, string?]>([
    [
      'http',
      { status: 302, headers: { location: 'http://store.example/a1?sig' } },
      'is not https (http://store.example)',
    ],
    [
      'http elsewhere',
      { status: 302, headers: { location: 'http://192.0.2.2/a1' } },
      'not https (http://192.0.2.2)',
      'http://127.0.0.1:1',
    ],
    [
      'file',
      { status: 302, headers: { location: 'file://127.0.0.1/etc/passwd' } },
      'is not https (file://127.0.0.1)',
      'http://127.0.0.1:1',
    ],
    [
      'a user name',
      { status: 302, headers: { location: 'https://user@store.example/a1' } },
      'a user name (store.example)',
    ],
    ['a relative one', { status: 302, headers: { location: '/a1' } }, 'named no complete address'],
    ['an empty one', { status: 302, headers: { location: '' } }, 'named no complete address'],
    ['none', { status: 302 }, 'named no complete address'],
  ])('from no other address, and the service is asked once: %s', async (_, service, words, baseUrl) => {
    const { client, transport } = serve(file, service, baseUrl);
    const error = await rejection(read(client.artifacts.download(address)));
    expect(error).toMatchObject({ name: 'InvalidResponseError', reason: 'address' });
    expect(String(error)).toMatch(/Could not download artifact a1 of build 42/);
    expect(String(error)).toContain(words);
    expect(transport.requests.map(({ url }) => url.endsWith('/download'))).toEqual([true]);
  });

  test('from the service itself if it sends the file, with the token', async () => {
    const { client, transport } = serve(file, { status: 200, text: 'abc' });
    expect(await read(client.artifacts.download(address))).toBe('abc');
    const [first, second] = transport.requests;
    const headers = { ...plain, authorization: `Bearer ${secret}` };
    expect(second).toMatchObject({ url: first?.url, headers });
    expect(transport.requests).toHaveLength(2);
  });

  test.each<[string, Scripted]>([
    ['leads on to another address', redirect],
    ['answered 403', { status: 403 }],
  ])('from nowhere else if the service sends the file, but then %s', async (words, second) => {
    const { client, transport } = createHarness([{ status: 200, text: 'abc' }, second, file]);
    const { name, message } = (await rejection(read(client.artifacts.download(address)))) as Error;
    expect([name, message]).toEqual(['ApiError', expect.stringMatching(`where the file is, ${words}$`)]);
    expect(transport.requests).toHaveLength(2);
  });

  test('after one redirect of the store to another https address, without the token', async () => {
    const bucket = 'https://eu.store.example/a1?signature=s3cr3t';
    const { client, transport } = createHarness(({ url }: TransportRequest) => {
      if (new URL(url).pathname.endsWith('/download')) return redirect;
      return url === bucket ? file : { status: 307, headers: { location: bucket } };
    });
    expect(await read(client.artifacts.download(address))).toBe('abc');
    expect(transport.requests.map(({ headers }) => 'authorization' in headers)).toEqual([true, false, false]);
  });

  test('over http only if the service is on this machine', async () => {
    const here = { status: 302, headers: { location: 'http://127.0.0.1:2/a1' } };
    const { client } = serve(file, here, 'http://127.0.0.1:1');
    expect(await read(client.artifacts.download(address))).toBe('abc');
  });

  test.each<[string, Scripted, RegExp]>([
    [
      'leads to http',
      { status: 302, headers: { location: 'http://store.example/' } },
      /named an address that is not https \(http:\/\/store\.example\)$/,
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

  test.each<[string, string, number, string]>([
    ...[401, 403].map((status): [string, string, number, string] => [
      `a bucket of its own, ${status}`,
      'https://bucket.example/a1',
      status,
      `InvalidResponseError: Could not download artifact a1 of build 42 of acme/web: the service named bucket.example, which answered ${status}: the artifact is in a bucket of your own, which this token does not open`,
    ]),
    [
      'an address that may have expired',
      store,
      403,
      'ApiError: Could not download artifact a1 of build 42 of acme/web: store.example, where the file is, answered 403',
    ],
  ])('with an error that tells a refusal that is final: %s', async (_, location, status, message) => {
    const { client } = serve({ status }, { status: 302, headers: { location } });
    expect(String(await rejection(read(client.artifacts.download(address))))).toBe(message);
  });

  test('not from a store that leads on twice', async () => {
    const on = { status: 302, headers: { location: 'https://on.example/?x' } };
    const { client, transport } = serve(on);
    expect(String(await rejection(read(client.artifacts.download(address))))).toMatch(
      /on\.example.* leads on to another address$/,
    );
    expect(transport.requests).toHaveLength(3);
  });

  test('until its time is over, also if the file arrives steadily', async () => {
    async function* chunks() {
      for (let piece = 0; piece < 9; piece += 1) {
        await vi.advanceTimersByTimeAsync(400);
        transport.requests.at(-1)?.signal.throwIfAborted();
        yield Buffer.from('a');
      }
    }
    const { client, transport } = serve({ chunks: chunks() });
    const error = await rejection(read(client.artifacts.download(address, { timeoutMs: 1_000 })));
    expect(error).toMatchObject({ name: 'TimeoutError' });
  });

  test('until its call is aborted', async () => {
    const controller = new AbortController();
    const { client } = serve({ hang: true });
    const reading = rejection(read(client.artifacts.download(address, { signal: controller.signal })));
    setImmediate(() => controller.abort(new Error('enough')));
    expect(await reading).toMatchObject({ message: 'enough' });
  });
});
