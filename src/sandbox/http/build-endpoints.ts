import type { Build } from '../../model/build.ts';
import { serializeBuild } from '../serialize/build.ts';
import { shapeOf } from '../serialize/shape.ts';
import type { BuildView } from '../serialize/view.ts';
import { addEvent, stateOf } from '../world/build-timeline.ts';
import { createBuild } from '../world/create-build.ts';
import type { BuildRecord } from '../world/records.ts';
import { createRebuild, isCancelable } from '../world/transitions.ts';
import { readBuildSpec } from './build-body.ts';
import {
  type EndpointCall,
  isLagging,
  requestedBuild,
  requestedOrganization,
  requestedPipeline,
  visibleOrganizations,
} from './call.ts';
import { pageOf } from './paging.ts';
import { buildCondition, isSet } from './query.ts';
import { type HandlerResult, RequestRejected } from './result.ts';
import { webhookScope } from './tokens.ts';

/** The seven endpoints of builds (api.md §4.3). */
export const buildEndpoints = {
  'builds.list': (call: EndpointCall) => {
    const organizations = visibleOrganizations(call);
    return list(
      call,
      call.world.builds.filter((build) => organizations.has(build.pipeline.organization)),
    );
  },
  'builds.listForOrganization': (call: EndpointCall) => {
    const organization = requestedOrganization(call);
    return list(
      call,
      call.world.builds.filter((build) => build.pipeline.organization === organization),
    );
  },
  'builds.listForPipeline': (call: EndpointCall) => list(call, [...requestedPipeline(call).builds.values()]),
  'builds.get': (call: EndpointCall): HandlerResult => ({
    status: 200,
    body: show(call, requestedBuild(call)),
  }),
  'builds.create': create,
  'builds.cancel': cancel,
  'builds.rebuild': rebuild,
} as const;

/** Newest first; the world stores them in the order of creation. */
function list(call: EndpointCall, builds: readonly BuildRecord[]): HandlerResult {
  const { world, now, incoming } = call;
  const matches = buildCondition(incoming.url, world.profile);
  const found = builds.filter((build) => !isLagging(call, build) && matches(build, now));
  const { rows, link } = pageOf(found.reverse(), incoming.url);
  const view = viewOf(call);
  return {
    status: 200,
    body: rows.map((build) => serializeBuild(view, build)),
    headers: link === null ? {} : { link },
  };
}

function create(call: EndpointCall): HandlerResult {
  const { world, token, incoming, now } = call;
  const pipeline = requestedPipeline(call);
  const context = { pipeline, user: token.user, lenient: world.profile.lenientBodies };
  const build = createBuild(world, pipeline, readBuildSpec(incoming.body, context), now);
  return { status: 201, body: show(call, build) };
}

function cancel(call: EndpointCall): HandlerResult {
  const build = requestedBuild(call);
  if (!isCancelable(build, call.now))
    throw new RequestRejected(422, `Build cannot be canceled because it is ${stateOf(build, call.now)}`);
  addEvent(build, { kind: 'cancel', at: call.now, reason: null });
  return { status: 200, body: show(call, build) };
}

function rebuild(call: EndpointCall): HandlerResult {
  const { world, token, now } = call;
  const original = requestedBuild(call);
  if (world.profile.rebuildRules && original.pipeline.seed.allow_rebuilds === false)
    throw new RequestRejected(422, 'Rebuilds have been disabled for this pipeline');
  return { status: 200, body: show(call, createRebuild(world, original, token.user, now)) };
}

function show(call: EndpointCall, build: BuildRecord): Build {
  return serializeBuild(viewOf(call), build);
}

function viewOf({ endpoint, incoming, token, world, now }: EndpointCall): BuildView {
  const { profile } = world;
  const { url } = incoming;
  return {
    now,
    profile,
    shape: shapeOf(endpoint, profile),
    origin: url.origin,
    withJobs: !(profile.excludes && isSet(url, 'exclude_jobs')),
    withPipeline: !(profile.excludes && isSet(url, 'exclude_pipeline')),
    withCounts: profile.extraKeys && endpoint === 'builds.get',
    allAttempts: isSet(url, 'include_retried_jobs'),
    pipelines: new Map(),
    seesWebhook: token.canEdit && (!profile.webhookRules || token.scopes.includes(webhookScope)),
  };
}
