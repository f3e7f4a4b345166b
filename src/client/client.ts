import type { EndpointName, Method } from '../model/endpoints.ts';
import type { CreateBuild } from '../model/requests.ts';
import { createContext } from './context.ts';
import { ClientError } from './errors.ts';
import { withKey } from './once/create-build.ts';
import type { ClientOptions } from './options.ts';
import type { RateLimitView } from './rate-limit/shared-rate-limit.ts';
import { createCall, type PathParameters, requestFor } from './request/call.ts';
import { createBuildMethods } from './resources/builds.ts';
import { createJobMethods } from './resources/jobs.ts';
import { type RequestOptions, type RequestResult, sendRequest } from './resources/request.ts';
import { createSuiteMethods } from './resources/suites.ts';
import type { TransportRequest } from './transport/transport.ts';

/** A request as it would be sent, without the token. */
export type Preview = Pick<TransportRequest, 'method' | 'url' | 'headers' | 'body'>;

type GroupOf<Name> = Name extends `${infer Group}.${string}` ? Group : never;
type MethodIn<Group extends string, Name> = Name extends `${Group}.${infer Method}` ? Method : never;

/** A method for each row of the table of endpoints, by its name: without one, the client does not compile. */
type MethodOfEachRow = {
  readonly [Group in GroupOf<EndpointName>]: {
    readonly [Method in MethodIn<Group, EndpointName>]: (...given: never) => unknown;
  };
};

type Checked<Given extends MethodOfEachRow> = Given;

/** The service's endpoints as methods: the thirteen of api.md §4, and those beyond it. */
type Methods = Checked<
  ReturnType<typeof createBuildMethods> &
    ReturnType<typeof createJobMethods> &
    ReturnType<typeof createSuiteMethods>
>;

/** A client of the service. */
export interface Client extends Methods, AsyncDisposable {
  /**
   * Sends any request of the service, with the token, the retries, the limits and the errors of every other call: what has no method.
   * Reads are repeated in an outage; a write is sent again only if it certainly had no effect, unless `repeats` is set.
   * @throws InvalidArgumentError for a path that does not begin with `/v2/`, or a placeholder without a value.
   */
  request(method: Method, path: string, options?: RequestOptions): Promise<RequestResult>;
  /** What the responses so far show of the rate limit: how much of its windows is used, and when the next request can be sent. */
  readonly rateLimit: RateLimitView;
  /** The time of the service's clock, in milliseconds since the epoch. @internal */
  serviceNow(): number;
  /** True if a poll that failed may succeed later: it was not refused for good, and the outage has not lasted too long. @internal */
  mayPass(error: unknown): boolean;
  /** When the polls that have failed longest are given up, by the monotonic clock; undefined while nothing fails. @internal */
  pollsEndAtMs(): number | undefined;
  /** The first request that a call would send. Sends nothing. @throws InvalidArgumentError as the call would @internal */
  preview(
    endpoint: EndpointName,
    contents: { readonly to: PathParameters; readonly body?: unknown },
  ): Promise<Preview>;
  /** Ends all connections and all calls in progress, so that the process can end at once. `await using` calls it too. */
  close(): Promise<void>;
}

/** Makes a client. It sends nothing by itself. @throws InvalidArgumentError for an invalid option, ClientError on an old Node. */
export function createClient(options: ClientOptions): Client {
  const context = createContext(options);
  const { outage, rateLimit, serviceTime, close } = context;
  return {
    ...createBuildMethods(context),
    ...createJobMethods(context),
    ...createSuiteMethods(context),
    request: async (method, path, options = {}) => sendRequest(context, { method, path }, options),
    rateLimit,
    serviceNow: serviceTime.now,
    mayPass: (error) => error instanceof ClientError && outage.mayPass(error),
    pollsEndAtMs: outage.pollsEndAtMs,
    async preview(endpoint, { to, body }) {
      const keyed = endpoint === 'builds.create' ? withKey(body as CreateBuild, context.uuid()) : body;
      const call = createCall(endpoint, to, keyed === undefined ? {} : { body: keyed });
      const { method, url, body: text, headers } = requestFor(context, call, '');
      const { authorization: _token, ...shown } = headers;
      return { method, url, headers: shown, body: text };
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
