import { parsedJson } from './http/body.ts';
import { responseOf } from './http/result.ts';
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
  // biome-ignore lint/suspicious/noExplicitAny: what a request sends is checked where it is used
  const endpoints: Readonly<Record<string, (given: any, query: URLSearchParams) => unknown>> = {
    'GET /sandbox': () => ({ now: new Date(clock.now()).toISOString(), speed: clock.speed }),
    'GET /sandbox/requests': requests.entries,
    'DELETE /sandbox/requests': requests.clear,
    'GET /sandbox/faults': faults.pending,
    'POST /sandbox/faults': (given) => [given].flat().forEach(faults.add),
    'DELETE /sandbox/faults': faults.clear,
    'POST /sandbox/advance': ({ ms }) => clock.advance(ms),
    'GET /sandbox/builds': (_, query) =>
      world.builds({
        organization: query.get('organization') ?? '',
        pipeline: query.get('pipeline') ?? '',
      }),
    'POST /sandbox/run': world.run,
    'POST /sandbox/unblock': world.unblock,
    'POST /sandbox/cancel': world.cancel,
    'POST /sandbox/retry-job': world.retryJob,
    'POST /sandbox/delete-build': world.deleteBuild,
    'POST /sandbox/set-flaky-tests': world.setFlakyTests,
  };
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const endpoint = endpoints[`${request.method} ${pathname}`];
    if (!endpoint) return responseOf({ status: 404, body: { message: 'There is no such control endpoint' } });
    try {
      const body = endpoint(parsedJson(await request.text()), searchParams);
      const status = body === undefined ? 204 : request.method === 'POST' ? 201 : 200;
      return responseOf({ status, body });
    } catch (error) {
      return responseOf({ status: 400, body: { message: error instanceof Error ? error.message : '' } });
    }
  };
}
