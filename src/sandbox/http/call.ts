import type { SandboxClock } from '../clock.ts';
import type {
  BuildRecord,
  OrganizationRecord,
  PipelineRecord,
  SuiteRecord,
  World,
} from '../world/records.ts';
import type { RequestCounter } from './rate-limit.ts';
import { type HandlerResult, RequestRejected } from './result.ts';
import type { RouteName } from './routes.ts';
import type { SandboxToken, TokenStore } from './tokens.ts';

/** A request with its body read and its endpoint known. A fault may pass on a changed one. */
export interface Incoming {
  /** Null for a request that no endpoint answers. */
  readonly endpoint: RouteName | null;
  readonly method: string;
  readonly url: URL;
  /** Origin of the web pages that the response links to. */
  readonly webOrigin: string;
  /** The placeholders of the endpoint's path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: string;
  /** Builds younger than this are not found yet, in simulated milliseconds: a read replica that lags behind. */
  readonly lagMs: number;
  readonly signal: AbortSignal;
}

/** A request to an endpoint: what, of which world, when, and with which token. */
export interface EndpointCall extends Incoming {
  readonly endpoint: RouteName;
  readonly world: World;
  readonly tokens: TokenStore;
  readonly limits: RequestCounter;
  readonly now: number;
  readonly clock: SandboxClock;
  /** That of the request, unless its route is open. */
  readonly token: SandboxToken;
}

/** What answers the requests to some endpoints, by name. */
export type Endpoints = Readonly<Record<string, (call: EndpointCall) => HandlerResult>>;

/** The organization in the path. One that the token may not see is not found, like one that does not exist. */
export function organizationIn({ token, world, params }: EndpointCall): OrganizationRecord {
  const organization = world.organizations.get(params.organization ?? '');
  if (!organization || !token.organizations.includes(organization.slug)) throw missing('organization');
  return organization;
}

/** The pipeline in the path. */
export function pipelineIn(call: EndpointCall): PipelineRecord {
  const pipeline = organizationIn(call).pipelines.get(call.params.pipeline ?? '');
  if (!pipeline) throw missing('pipeline');
  return pipeline;
}

/** The build in the path, by its number: the ID finds nothing (api.md §1). */
export function buildIn(call: EndpointCall): BuildRecord {
  const { number = '' } = call.params;
  const { builds } = pipelineIn(call);
  const build = /^\d{1,15}$/.test(number) ? builds.get(Number(number)) : undefined;
  if (!build || isLagging(call, build)) throw missing('build');
  return build;
}

/** True for a build that a lagging replica does not have yet. */
export function isLagging({ lagMs, now }: EndpointCall, build: BuildRecord): boolean {
  return lagMs > 0 && build.createdAt > now - lagMs;
}

/** The suite in the path. */
export function suiteIn(call: EndpointCall): SuiteRecord {
  const suite = organizationIn(call).suites.find(({ slug }) => slug === call.params.suite);
  if (!suite) throw missing('suite');
  return suite;
}

/** What an endpoint answers if something in its path does not exist. */
export function missing(what: string): RequestRejected {
  return new RequestRejected(404, `No ${what} found`);
}
