import '../../support/client-modules.ts';
import { expect, test } from 'vitest';
import { createClient } from '../../../src/client/index.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { createVirtualClock } from '../../support/virtual-clock.ts';

test('thirty reads at the same time wait for no pace while the window is mostly unused', async () => {
  const clock = createVirtualClock();
  const rateLimits = { organization: 600, user: 600 } as const;
  const sandbox = createSandbox({ clock: clock.forSandbox, rateLimits });
  const transport = createRequestTransport(async (request) => {
    await clock.sleep(150);
    return sandbox.fetch(request);
  });
  const { token } = sandbox.tokens.all;
  const client = createClient({ token, baseUrl: 'http://127.0.0.1:1', clock, transport });
  const address = { organization: 'acme', pipeline: 'web', number: 1 };
  const builds = await Promise.all(Array.from({ length: 30 }, () => client.builds.get(address)));
  expect(builds).toHaveLength(30);
  expect(clock.monotonic()).toBeLessThan(2_000);
});
