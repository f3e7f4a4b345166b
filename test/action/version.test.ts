import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createClient } from '../../src/client/index.ts';
import { createRequestTransport } from '../support/request-transport.ts';

const file = resolve(import.meta.dirname, '../../package.json');
const packaged = JSON.parse(readFileSync(file, 'utf8')).version;

it('the client sends its version as user agent, unless it is given another', async () => {
  const agents: (string | null)[] = [];
  const transport = createRequestTransport(async (request) => {
    agents.push(request.headers.get('user-agent'));
    return Response.json([]);
  });
  const client = createClient({ token: 'bkua_0123456789abcdef', transport });
  await client.builds.list().toArray({ limit: 1 });
  expect(agents).toEqual([`kitestring/${packaged}`]);
});
