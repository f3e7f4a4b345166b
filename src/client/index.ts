export type { AccessToken } from '../model/access-token.ts';
export type { Agent } from '../model/agent.ts';
export type { BuildAnnotation } from '../model/annotation.ts';
export type { Artifact } from '../model/artifact.ts';
export { isOpenBlockStep } from '../model/block-step.ts';
export type { Build, PullRequest, RebuiltFrom } from '../model/build.ts';
export type { EndpointName, Method } from '../model/endpoints.ts';
export type { FlakyTest } from '../model/flaky-test.ts';
export type {
  Job,
  ManualJob,
  OtherJob,
  ScriptJob,
  TriggerJob,
  UnknownJobType,
  WaiterJob,
} from '../model/job.ts';
export type { Pipeline, Provider, ProviderSettings } from '../model/pipeline.ts';
export type * from '../model/requests.ts';
export { isReplaced, isScriptJob } from '../model/script-job.ts';
export {
  type BuildStanding,
  type BuildState,
  effectiveState,
  isTerminal,
  type RetryableState,
  type StateFilter,
} from '../model/states.ts';
export type { Suite } from '../model/suite.ts';
export type { BuildTest, FailedExecution, TestRun } from '../model/test-engine.ts';
export type { User } from '../model/user.ts';
export { type Client, createClient, type Preview } from './client.ts';
export { type Clock, systemClock } from './clock.ts';
export * from './errors.ts';
export type { ClientEvent } from './events.ts';
export { buildKeyName, type CreateBuildOptions, type CreatedBuild } from './once/create-build.ts';
export type * from './options.ts';
export { outageTimes } from './options.ts';
export type { Listing, ToArrayOptions } from './pagination/listing.ts';
export type { WaitForBuildOptions } from './polling/wait.ts';
export type { RateLimitWindow, WindowFamily } from './rate-limit/headers.ts';
export type { RateLimitView } from './rate-limit/shared-rate-limit.ts';
export { createRateLimiter, type RateLimiter, unlimited } from './rate-limit/token-bucket.ts';
export { type BaseUrl, defaultBaseUrl, parseBaseUrl } from './request/base-url.ts';
export type {
  CanceledBuild,
  CancelOptions,
  FoundRebuilds,
  RebuiltBuild,
  RetriedJobs,
  RetryFailedJobsOptions,
} from './resources/builds.ts';
export type { ListJobsOptions, RetriedJob, UnblockedJob, UnblockOptions } from './resources/jobs.ts';
export type { RequestOptions, RequestResult } from './resources/request.ts';
export type {
  CreatedSuite,
  GetSuiteOptions,
  ListSuitesOptions,
  ListSuiteTestsOptions,
  TestRunAddress,
} from './resources/suites.ts';
export type { JobLog } from './response/decode.ts';
export { couldHaveBeenApplied } from './retry/failure.ts';
export type { ExpiringToken, TokenSource } from './tokens/current-token.ts';
export {
  createGitHubIdentity,
  createWorkloadTokenSource,
  type GitHubIdentityOptions,
  type IdentitySource,
  type WorkloadIdentityOptions,
} from './tokens/workload-identity.ts';
export type { Fetch } from './transport/fetch-transport.ts';
export type { ProxySettings } from './transport/proxy.ts';
export type { ResponseHeaders } from './transport/transport.ts';
export {
  type Transport,
  TransportError,
  type TransportRequest,
  type TransportResponse,
} from './transport/transport.ts';
export { createUndiciTransport, type UndiciOptions } from './transport/undici.ts';
