import { Hono } from 'hono';
import type { Sandbox } from './sandbox.ts';

/** True for an address of this machine: the control endpoints answer no other, wherever the sandbox is served. */
export function isLoopback(address: string | undefined): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address ?? '');
}

/**
 * Handles on a served sandbox for tests in other processes and languages, under `/sandbox`: what was asked, faults,
 * the clock, and the deeds of users. No part of the API, and without a token: serve them to this machine only.
 */
export function createControl(sandbox: Sandbox): (request: Request) => Promise<Response> {
  const { requests, faults, clock, world } = sandbox;
  const app = new Hono();
  const done = () => new Response(null, { status: 204 });

  app.get('/sandbox', ({ json }) =>
    json({ profile: sandbox.profile, now: new Date(clock.now()).toISOString(), speed: clock.speed }),
  );
  app.get('/sandbox/requests', ({ json }) => json(requests.entries()));
  app.delete('/sandbox/requests', () => {
    requests.clear();
    return done();
  });
  app.get('/sandbox/faults', ({ json }) => json(faults.pending()));
  app.post('/sandbox/faults', async ({ req }) => {
    const given = await req.json();
    for (const fault of Array.isArray(given) ? given : [given]) faults.add(fault);
    return done();
  });
  app.delete('/sandbox/faults', () => {
    faults.clear();
    return done();
  });
  app.post('/sandbox/advance', async ({ req }) => {
    clock.advance((await req.json()).ms);
    return done();
  });
  app.get('/sandbox/builds', ({ req, json }) =>
    json(
      world.builds({ organization: req.query('organization') ?? '', pipeline: req.query('pipeline') ?? '' }),
    ),
  );
  app.post('/sandbox/run', async ({ req, json }) => json(world.run(await req.json()), 201));
  for (const [path, deed] of Object.entries({
    unblock: world.unblock,
    cancel: world.cancel,
    'retry-job': world.retryJob,
    'delete-build': world.deleteBuild,
    'set-flaky-tests': world.setFlakyTests,
  })) {
    app.post(`/sandbox/${path}`, async ({ req }) => {
      deed(await req.json());
      return done();
    });
  }

  app.notFound(({ json }) => json({ message: 'There is no such control endpoint' }, 404));
  app.onError((error, { json }) => json({ message: error.message }, 400));
  return async (request) => app.fetch(request);
}
