import type { Build } from '../../model/build.ts';
import type { EndpointName } from '../../model/endpoints.ts';
import type { BuildAddress, PipelineAddress } from '../../model/requests.ts';
import type { Client } from '../client.ts';
import { type ContextOptions, createContext } from '../context.ts';
import { ClientError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import type { SharedRateLimit } from '../rate-limit/shared-rate-limit.ts';
import type { CanceledDuplicates } from '../reconcile/duplicates.ts';
import { cancelDuplicates } from '../reconcile/duplicates.ts';
import { findRebuilds } from '../reconcile/find-rebuilds.ts';
import { createCall } from '../request/call.ts';
import type { PathParameters } from '../request/endpoint-path.ts';
import { type ActionBuildMethods, createBuildMethods } from '../resources/builds.ts';
import { createFlakyTestMethods } from '../resources/flaky-tests.ts';
import { createJobMethods } from '../resources/jobs.ts';
import { createSuiteTestMethods, type SuiteTestMethods } from '../resources/suite-tests.ts';
import { type ActionSuiteMethods, createSuiteMethods } from '../resources/suites.ts';
import { createTestMethods, type TestMethods } from '../resources/tests.ts';
import { withDeadline } from '../retry/with-deadline.ts';
import type { Preview } from './preview.ts';
import { previewRequest } from './preview.ts';

/** The client with what only the action needs: it is no part of the library. */
export interface ActionClient extends Client {
  readonly builds: ActionBuildMethods & {
    /**
     * Cancels all builds with this key but one, which is the build of that number unless it is canceled: due half a minute
     * after it was `recovered` or `retried`.
     */
    cancelDuplicates(
      address: PipelineAddress & { readonly number?: number },
      key: string,
      options?: CallOptions,
    ): Promise<CanceledDuplicates>;
    /** The builds with a number above `newest` that were rebuilt from this one through the API, as far as they show it. */
    findRebuilds(address: BuildAddress, newest: number, options?: CallOptions): Promise<readonly Build[]>;
  };
  readonly suites: ActionSuiteMethods;
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
  /** Ends the outage of a build that is not polled by itself again: another response has shown it, or it is given up. */
  endOutage(address: BuildAddress, why: 'shown' | 'given up'): void;
  /** What the responses so far show of the rate limit, for planning when to poll. */
  readonly rateLimit: SharedRateLimit;
  /** The first request that a call would send. Sends nothing. */
  preview(
    endpoint: EndpointName,
    contents: { readonly to: PathParameters; readonly body?: unknown },
  ): Promise<Preview>;
}

/** Makes the client of the action. @throws InvalidArgumentError for an invalid option, ClientError on an old Node. */
export function createActionClient(options: ContextOptions): ActionClient {
  const context = createContext(options);
  return {
    builds: {
      ...createBuildMethods(context),
      async cancelDuplicates({ organization, pipeline, number }, key, callOptions = {}) {
        const to = { organization, pipeline };
        return withDeadline(context, callOptions, (shared) =>
          cancelDuplicates(context, { to, key, keep: number, shared }),
        );
      },
      async findRebuilds({ organization, pipeline, number }, newest, callOptions = {}) {
        return findRebuilds(context, {
          of: { organization, pipeline, number },
          newest,
          options: callOptions,
        });
      },
    },
    suites: createSuiteMethods(context),
    flakyTests: createFlakyTestMethods(context),
    jobs: createJobMethods(context),
    tests: createTestMethods(context),
    suiteTests: createSuiteTestMethods(context),
    mayPass: (error) => error instanceof ClientError && context.outage.mayPass(error),
    outageEndsAtMs: (error) => (error instanceof ClientError ? context.outage.endsAtMs(error) : undefined),
    serviceNow: context.serviceTime.now,
    noteFound(address) {
      context.recent.add(createCall('builds.get', address).path);
    },
    endOutage(address, why) {
      const call = createCall('builds.get', address);
      if (why === 'shown') context.outage.end(call);
      else context.outage.giveUp(call);
    },
    rateLimit: context.rateLimit,
    async preview(endpoint, contents) {
      return previewRequest(context, endpoint, contents);
    },
    close: context.close,
    [Symbol.asyncDispose]: context.close,
  };
}
