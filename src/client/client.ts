import { type ClientContext, createContext } from './context.ts';
import type { ClientOptions } from './options.ts';
import { type ArtifactMethods, createArtifactMethods } from './resources/artifacts.ts';
import { type BuildMethods, createBuildMethods } from './resources/builds.ts';
import { createJobMethods, type JobMethods } from './resources/jobs.ts';
import {
  createFlakyTestMethods,
  createSuiteMethods,
  type FlakyTestMethods,
  type SuiteMethods,
} from './resources/suites.ts';

/** The service's endpoints as methods: the thirteen of api.md §4, and those beyond it. */
export interface Client extends AsyncDisposable {
  readonly builds: BuildMethods;
  readonly suites: SuiteMethods;
  readonly flakyTests: FlakyTestMethods;
  readonly jobs: JobMethods;
  readonly artifacts: ArtifactMethods;
  /** Ends all connections and all calls in progress, so that the process can end at once. `await using` calls it too. */
  close(): Promise<void>;
}

/** Makes a client. It sends nothing by itself. @throws InvalidArgumentError for an invalid option, ClientError on an old Node. */
export function createClient(options: ClientOptions): Client {
  return createClientOn(createContext(options));
}

/** The same on a context. */
export function createClientOn(context: ClientContext): Client {
  return {
    builds: createBuildMethods(context),
    suites: createSuiteMethods(context),
    flakyTests: createFlakyTestMethods(context),
    jobs: createJobMethods(context),
    artifacts: createArtifactMethods(context),
    close: context.close,
    [Symbol.asyncDispose]: context.close,
  };
}
