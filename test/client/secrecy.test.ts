import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Client, TransportError } from '../../src/client/index.ts';
import { address, createHarness, rejection, secret } from './support/harness.ts';
import type { Scripted } from './support/scripted-transport.ts';

/** Everything that can be read off a value: what a person would print, hidden properties included, and what JSON holds. */
function everything(value: unknown): string {
  return [
    inspect(value, { depth: 20, showHidden: true, getters: true }),
    JSON.stringify(value),
    String(value),
  ].join('\n');
}

describe('the token', () => {
  const echoes: readonly (readonly [string, Scripted])[] = [
    ['in its message', { status: 401, json: { message: `Bad token ${secret}!` } }],
    [
      'in its errors',
      { status: 422, json: { message: 'No', errors: [{ field: secret, code: `x${secret}` }, [secret]] } },
    ],
    ['as a key', { status: 422, json: { message: 'No', errors: [{ [secret]: 1 }] } }],
    ['in a text that is truncated off', { status: 400, json: { message: `${'x'.repeat(480)}${secret}` } }],
    [
      'as the place of a redirect',
      { status: 302, headers: { location: `https://${secret}.evil.test/${secret}` } },
    ],
    ['as its request id', { status: 500, headers: { 'x-request-id': `${secret}/` } }],
    ['in its scopes', { status: 403, headers: { 'x-oauth-scopes': secret } }],
    [
      'in a link',
      {
        status: 200,
        headers: { link: `<https://a.test/?page=2&t=${secret}>; rel=next` },
        json: { id: secret },
      },
    ],
    ['in an answer that does not fit', { status: 200, json: { id: [secret], number: secret, state: 1 } }],
    ['in a page of HTML', { status: 200, text: `<p>${secret}</p>` }],
    [
      'never, and the connection breaks',
      { error: new TransportError({ code: 'ECONNRESET', sent: 'unknown' }) },
    ],
  ];

  test.each(echoes)('is in no error and no event when the service sends it back %s', async (_, answer) => {
    const { client, events } = createHarness(answer);
    for (const call of [client.builds.get(address), client.builds.list().toArray({ limit: 1 })]) {
      const error = await rejection(call);
      expect(everything(error)).not.toContain(secret);
      expect(everything(error)).not.toContain(secret.slice(0, 12));
    }
    expect(everything(events)).not.toContain(secret);
  });

  test('is removed from every place in a text, unless it is so short that it could be part of a word', async () => {
    const message = `a ${secret} b ${secret}$& banana`;
    const errorOf = (options = {}) =>
      rejection(createHarness({ status: 400, json: { message } }, options).client.builds.get(address));
    expect(await errorOf()).toMatchObject({ serviceMessage: 'a *** b ***$& banana' });
    expect(await errorOf({ token: 'a' })).toMatchObject({ serviceMessage: message });
  });

  test('is not visible in the client, however it is printed', () => {
    const { client } = createHarness({ json: {} });
    expect(everything(client)).not.toContain(secret);
    const methods = [client.builds, client.suites, client.flakyTests] satisfies Client[keyof Client][];
    expect(methods.map(everything).join('')).not.toContain(secret);
  });
});
