import dns from 'node:dns';
import { afterEach, expect, test, vi } from 'vitest';
import { createUndiciTransport } from '../../../src/client/index.ts';
import { connect, rejection, web } from '../support/harness.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** No name resolves, as getaddrinfo says so. */
async function failureWith(proxy?: { readonly https: string }) {
  const fail = (hostname: string, _: unknown, callback: (error: Error) => void) => {
    const details = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname };
    callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), details));
  };
  vi.spyOn(dns, 'lookup').mockImplementation(fail as typeof dns.lookup);
  await using client = connect({ baseUrl: 'https://ci.test', transport: createUndiciTransport({ proxy }) });
  return await rejection(client.builds.get({ ...web, number: 42 }, { timeoutMs: 100 }));
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
