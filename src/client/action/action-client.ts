import type { Build } from '../../model/build.ts';
import type { EndpointName, Method } from '../../model/endpoints.ts';
import type { BuildAddress, CreateBuild } from '../../model/requests.ts';
import { type Client, createClientOn } from '../client.ts';
import { type ContextOptions, createContext } from '../context.ts';
import { ClientError } from '../errors.ts';
import { findRebuilds } from '../once/builds.ts';
import { withKey } from '../once/create-build.ts';
import type { CallOptions } from '../options.ts';
import type { SharedRateLimit } from '../rate-limit/shared-rate-limit.ts';
import { newInvocation, requestFor } from '../request/build-request.ts';
import { createCall, type PathParameters } from '../request/call.ts';
import type { BuildMethods } from '../resources/builds.ts';
import {
  createSuiteTestMethods,
  createTestMethods,
  type SuiteTestMethods,
  type TestMethods,
} from '../resources/tests.ts';

/** A request as it would be sent, without the token. */
export interface Preview {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON text of the body, if there is one. */
  readonly body: string | undefined;
}

/** The client with what only the action needs: it is no part of the library. */
export interface ActionClient extends Client {
  readonly builds: BuildMethods & {
    /** The builds with a number above this that were rebuilt from a build through the API, as far as they show it. */
    findRebuilds(address: BuildAddress, above: number, options?: CallOptions): Promise<readonly Build[]>;
  };
  readonly tests: TestMethods;
  readonly suiteTests: SuiteTestMethods;
  /** True if a poll that failed may succeed later: it was not refused for good, and the outage has not lasted too long. */
  mayPass(error: unknown): boolean;
  /** When such a poll is given up, by the monotonic clock; undefined if it did not fail because of an outage. */
  outageEndsAtMs(error: unknown): number | undefined;
  /** The time of the service's clock, in milliseconds since the epoch. */
  serviceNow(): number;
  /** Takes a 404 of a build that a list has just shown for a replica that lags behind, during half a minute. */
  noteFound(address: BuildAddress): void;
  /** What the responses so far show of the rate limit, for planning when to poll. */
  readonly rateLimit: SharedRateLimit;
  /** The first request that a call would send. Sends nothing. @throws InvalidArgumentError as the call would */
  preview(
    endpoint: EndpointName,
    contents: { readonly to: PathParameters; readonly body?: unknown },
  ): Promise<Preview>;
}

/** Makes the client of the action. @throws InvalidArgumentError for an invalid option, ClientError on an old Node. */
export function createActionClient(options: ContextOptions): ActionClient {
  const context = createContext(options);
  const client = createClientOn(context);
  return {
    ...client,
    builds: {
      ...client.builds,
      findRebuilds: async (address, above, callOptions = {}) =>
        findRebuilds(context, address, above, callOptions),
    },
    tests: createTestMethods(context),
    suiteTests: createSuiteTestMethods(context),
    mayPass: (error) => error instanceof ClientError && context.outage.mayPass(error),
    outageEndsAtMs: (error) => (error instanceof ClientError ? context.outage.endsAtMs(error) : undefined),
    serviceNow: context.serviceTime.now,
    noteFound(address) {
      context.recent.set(createCall('builds.get', address).path, context.clock.monotonic());
    },
    rateLimit: context.rateLimit,
    async preview(endpoint, { to, body }) {
      const keyed = endpoint === 'builds.create' ? withKey(body as CreateBuild, context.uuid()) : body;
      const call = createCall(endpoint, to, keyed === undefined ? {} : { body: keyed });
      const attempt = { token: '', number: 1, invocation: newInvocation(), onStart: () => {} };
      const { method, url, headers } = requestFor(context, call, { ...attempt, signal: context.closed });
      const { authorization: _token, ...shown } = headers;
      return { method, url, headers: shown, body: call.body };
    },
  };
}
