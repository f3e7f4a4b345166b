export type { Build } from '../model/build.ts';
export type { EndpointName, Method } from '../model/endpoints.ts';
export type { FlakyTest } from '../model/flaky-test.ts';
export type { Job } from '../model/job.ts';
export type {
  BuildAddress,
  BuildFilters,
  BuildParameters,
  CreateBuild,
  CreateSuite,
  OrganizationAddress,
  PipelineAddress,
  SuiteAddress,
  UpdateSuite,
} from '../model/requests.ts';
export type { Suite } from '../model/suite.ts';
export { type BaseUrl, defaultBaseUrl, parseBaseUrl } from './base-url.ts';
export type { BuildMethods } from './build-methods.ts';
export type { CallOptions, WriteOptions } from './call-options.ts';
export { type Client, type ClientOptions, createClient } from './client.ts';
export { type Clock, systemClock } from './clock.ts';
export {
  ApiError,
  ClientError,
  ConnectionError,
  OutcomeUnknownError,
  RequestError,
  ResponseError,
  type ResponseFault,
  type Sent,
  TimeoutError,
  type TimeoutPhase,
} from './errors.ts';
export type {
  ClientEvent,
  CutEvent,
  KeyDroppedEvent,
  RecoveredEvent,
  RefusedEvent,
  ResponseEvent,
  RetryEvent,
  TokenLostEvent,
  TwinEvent,
  WaitEvent,
} from './events.ts';
export type { FlakyTestMethods } from './flaky-test-methods.ts';
export type { Gathered, Listing, ListOptions } from './listing.ts';
export { buildKeyName } from './once/build-key.ts';
export type { CanceledBuild } from './once/cancel-build.ts';
export type { CreateBuildOptions, CreatedBuild } from './once/create-build.ts';
export type { CreatedSuite } from './once/create-suite.ts';
export type { RebuildOptions, RebuiltBuild } from './once/rebuild-build.ts';
export type { SettledTwins } from './once/twins.ts';
export { type Outcome, outcomeOf } from './outcome.ts';
export { createPacing, type Pacing, unpaced } from './pacing.ts';
export type { ListCut, Page } from './page-reader.ts';
export type { Preview } from './preview.ts';
export type { RateLimit, RateLimitWindow, WindowFamily } from './rate-limit.ts';
export type { SuiteMethods } from './suite-methods.ts';
export type { Timeouts } from './timeouts.ts';
export { createFetchTransport } from './transport/fetch-transport.ts';
export type { ProxySettings } from './transport/proxy.ts';
export {
  type Transport,
  TransportError,
  type TransportRequest,
  type TransportResponse,
} from './transport/transport.ts';
