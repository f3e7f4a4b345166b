import { Hono } from 'hono';
import type { Sandbox } from './sandbox.ts';

/** True for an address of this machine. The control endpoints answer only those, whatever address the sandbox listens on. */
export function isLocalAddress(address: string | undefined): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address ?? '');
}

/**
 * Endpoints under `/sandbox` that let tests in other processes and languages control a served sandbox: the request log,
 * faults, the clock, and the actions of users. They are not part of the API and need no token: serve them to this
 * machine only.
 */
export function createControl(sandbox: Sandbox): (request: Request) => Promise<Response> {
  const { requests, faults, clock, world } = sandbox;
  const app = new Hono();
  const noContent = () => new Response(null, { status: 204 });

  app.get('/sandbox', ({ json }) => json({ now: new Date(clock.now()).toISOString(), speed: clock.speed }));
  app.get('/sandbox/requests', ({ json }) => json(requests.entries()));
  app.delete('/sandbox/requests', () => {
    requests.clear();
    return noContent();
  });
  app.get('/sandbox/faults', ({ json }) => json(faults.pending()));
  app.post('/sandbox/faults', async ({ req }) => {
    const given = await req.json();
    for (const fault of Array.isArray(given) ? given : [given]) faults.add(fault);
    return noContent();
  });
  app.delete('/sandbox/faults', () => {
    faults.clear();
    return noContent();
  });
  app.post('/sandbox/advance', async ({ req }) => {
    clock.advance((await req.json()).ms);
    return noContent();
  });
  app.get('/sandbox/builds', ({ req, json }) =>
    json(
      world.builds({ organization: req.query('organization') ?? '', pipeline: req.query('pipeline') ?? '' }),
    ),
  );
  app.post('/sandbox/run', async ({ req, json }) => json(world.run(await req.json()), 201));
  for (const [path, action] of Object.entries({
    unblock: world.unblock,
    cancel: world.cancel,
    'retry-job': world.retryJob,
    'delete-build': world.deleteBuild,
    'set-flaky-tests': world.setFlakyTests,
  })) {
    app.post(`/sandbox/${path}`, async ({ req }) => {
      action(await req.json());
      return noContent();
    });
  }

  app.notFound(({ json }) => json({ message: 'There is no such control endpoint' }, 404));
  app.onError((error, { json }) => json({ message: error.message }, 400));
  return async (request) => app.fetch(request);
}
