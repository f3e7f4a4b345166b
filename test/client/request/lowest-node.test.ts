import { afterEach, expect, test, vi } from 'vitest';
import { createActionClient } from '../../../src/client/action/action-client.ts';
import { createClient } from '../../../src/client/index.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['library', createClient],
  ['action', createActionClient],
])('the client of the %s says on an old Node which one it needs', async (_, create) => {
  await create({ token: 'a-token' }).close();
  vi.stubGlobal('process', { ...process, versions: { ...process.versions, node: '20.20.2' } });
  expect(() => create({ token: 'a-token' })).toThrow(
    'Kitestring needs Node 22.19 or newer; this is Node 20.20.2.',
  );
});
