import { readObject } from './http/body.ts';
import { RequestRejected, responseOf } from './http/result.ts';
import type { Sandbox } from './sandbox.ts';
import { fault } from './seed/faults.ts';
import { type Description, readGiven } from './seed/given.ts';
import { orders } from './seed/orders.ts';
import { rateLimits } from './seed/seed.ts';

/** Where a served sandbox can be controlled, if that is switched on. */
export const controlPath = '/control';

type Control = (sandbox: Sandbox, body: string, url: URL) => unknown;

/** A control that needs a body, which a schema checks. */
function control<Value>(
  schema: Description<Value>,
  act: (sandbox: Sandbox, value: Value, url: URL) => unknown,
): Control {
  return (sandbox, body, url) => act(sandbox, readGiven(schema, readObject(body)), url);
}

/** What each method and path does. */
const controls: Readonly<Record<string, Control>> = {
  'POST run': control(orders.run, ({ world }, order, url) => world.run(order, url)),
  'POST unblock': control(orders.unblock, ({ world }, order) => world.unblock(order)),
  'POST cancel': control(orders.cancel, ({ world }, order) => world.cancel(order)),
  'POST retry-job': control(orders.retryJob, ({ world }, order) => world.retryJob(order)),
  'POST delete-build': control(orders.deleteBuild, ({ world }, order) => world.deleteBuild(order)),
  'POST flaky-tests': control(orders.setFlakyTests, ({ world }, order) => world.setFlakyTests(order)),
  'POST faults': control(fault, ({ faults }, added) => faults.add(added)),
  'DELETE faults': ({ faults }) => faults.clear(),
  'POST rate-limits': control(rateLimits, ({ setRateLimits }, given) => setRateLimits(given)),
  'POST clock': control(orders.advance, ({ clock }, { advanceMs }) => clock.advance(advanceMs)),
  'GET clock': ({ clock }) => ({ now: clock.now() }),
  'GET requests': ({ requests }) => requests.entries(),
  'DELETE requests': ({ requests }) => requests.clear(),
};

/** Answers what is asked at the control address, of which nothing gets into the request log, and leaves the rest to the sandbox. */
export function withControls(sandbox: Sandbox): Pick<Sandbox, 'fetch'> {
  return {
    async fetch(request) {
      const url = new URL(request.url);
      const { pathname } = url;
      if (!pathname.startsWith(`${controlPath}/`)) return sandbox.fetch(request);
      const name = `${request.method} ${pathname.slice(controlPath.length + 1)}`;
      try {
        const found = controls[name];
        if (found === undefined)
          throw new RequestRejected(
            404,
            `There is no control "${name}", only ${Object.keys(controls).join(', ')}`,
          );
        return responseOf({ body: found(sandbox, await request.text(), url) ?? {} });
      } catch (error) {
        const status = error instanceof RequestRejected ? error.status : 400;
        return responseOf({
          status,
          body: { message: error instanceof Error ? error.message : String(error) },
        });
      }
    },
  };
}
