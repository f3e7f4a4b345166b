import type { EndpointName } from '../model/endpoints.ts';
import { createContext } from './context.ts';
import { InvalidArgumentError } from './errors.ts';
import type { ClientOptions } from './options.ts';
import type { PathParameters } from './request/endpoint-path.ts';
import { type BuildMethods, createBuildMethods } from './resources/builds.ts';
import { createFlakyTestMethods, type FlakyTestMethods } from './resources/flaky-tests.ts';
import { type Preview, previewRequest } from './resources/preview.ts';
import { createSuiteMethods, type SuiteMethods } from './resources/suites.ts';

/** The service's thirteen endpoints (api.md §4) as methods. */
export interface Client {
  readonly builds: BuildMethods;
  readonly suites: SuiteMethods;
  readonly flakyTests: FlakyTestMethods;
  /** The first request that a call would send. Sends nothing. */
  preview(
    endpoint: EndpointName,
    contents: { readonly to: PathParameters; readonly body?: unknown },
  ): Preview;
  /** Ends all connections and all calls in progress, so that the process can end at once. */
  close(): Promise<void>;
}

/** Makes a client. @throws InvalidArgumentError for an invalid option. */
export function createClient(options: ClientOptions): Client {
  const closing = new AbortController();
  const context = createContext(options, closing.signal);
  return {
    builds: createBuildMethods(context),
    suites: createSuiteMethods(context),
    flakyTests: createFlakyTestMethods(context),
    preview: (endpoint, contents) => previewRequest(context, endpoint, contents),
    async close() {
      closing.abort(new InvalidArgumentError('client', 'is closed'));
      await context.transport.close();
    },
  };
}
