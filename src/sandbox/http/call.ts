import type { BuildRecord, OrganizationRecord, PipelineRecord, SuiteRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { RequestRejected } from './result.ts';
import type { Incoming } from './router.ts';
import type { RouteName } from './routes.ts';
import type { SandboxToken } from './tokens.ts';

/** An authorized request to an endpoint: who asks, what, of which world, and when. */
export interface EndpointCall {
  readonly endpoint: RouteName;
  readonly incoming: Incoming;
  readonly token: SandboxToken;
  readonly world: World;
  readonly now: number;
  /** Unscaled time, in milliseconds. */
  readonly wall: number;
}

/** The organizations that the token may see. */
export function visibleOrganizations({ token, world }: EndpointCall): ReadonlySet<OrganizationRecord> {
  return new Set([...world.organizations.values()].filter(({ slug }) => token.organizations.includes(slug)));
}

/** The organization in the path. One that the token may not see is not found, like one that does not exist. */
export function requestedOrganization(call: EndpointCall): OrganizationRecord {
  const organization = call.world.organizations.get(call.incoming.params.organization ?? '');
  if (!organization || !visibleOrganizations(call).has(organization)) throw missing('organization');
  return organization;
}

/** The pipeline in the path. */
export function requestedPipeline(call: EndpointCall): PipelineRecord {
  const pipeline = requestedOrganization(call).pipelines.get(call.incoming.params.pipeline ?? '');
  if (!pipeline) throw missing('pipeline');
  return pipeline;
}

/** The build in the path, by its number: the ID finds nothing (api.md §1). */
export function requestedBuild(call: EndpointCall): BuildRecord {
  const { number = '' } = call.incoming.params;
  const { builds } = requestedPipeline(call);
  const build = /^\d{1,15}$/.test(number) ? builds.get(Number(number)) : undefined;
  if (!build || isLagging(call, build)) throw missing('build');
  return build;
}

/** True for a build that a lagging replica does not have yet. */
export function isLagging({ incoming, now }: EndpointCall, build: BuildRecord): boolean {
  return incoming.lagMs > 0 && build.createdAt > now - incoming.lagMs;
}

/** The suite in the path. */
export function requestedSuite(call: EndpointCall): SuiteRecord {
  const slug = call.incoming.params.suite;
  const suite = requestedOrganization(call).suites.find((each) => each.slug === slug);
  if (!suite) throw missing('suite');
  return suite;
}

/** What an endpoint answers if something in its path does not exist. */
export function missing(what: string): RequestRejected {
  return new RequestRejected(404, `No ${what} found`);
}
