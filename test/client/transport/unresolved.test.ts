import dns from 'node:dns';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient, createUndiciTransport } from '../../../src/client/index.ts';
import { rejection, web } from '../support/harness.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets no name resolve, as getaddrinfo says so. */
function resolveNothing(): void {
  const fail = (hostname: string, _: unknown, callback: (error: Error) => void) => {
    const error = new Error(`getaddrinfo ENOTFOUND ${hostname}`);
    callback(Object.assign(error, { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname }));
  };
  vi.spyOn(dns, 'lookup').mockImplementation(fail as typeof dns.lookup);
}

async function failureWith(proxy?: { readonly https: string }) {
  resolveNothing();
  const transport = createUndiciTransport({ proxy });
  const client = createClient({ token: 'test-token', baseUrl: 'https://ci.test', transport });
  const error = await rejection(client.builds.get({ ...web, number: 42 }, { timeoutMs: 100 }));
  await client.close();
  return error;
}

test.each([
  ['a service', undefined, 'ci.test'],
  ['a proxy, without its password', { https: 'http://me:hidden@proxy.test:3128' }, 'proxy.test'],
])('an address of %s that is not found is named', async (_, proxy, name) => {
  expect(await failureWith(proxy)).toMatchObject({
    message: 'Could not get build 42 of acme/web: the connection to ci.test failed (ENOTFOUND)',
    hint: `Check the base URL and the proxy: ${name} was not found.`,
  });
});
