import type { Build } from '../../model/build.ts';
import { isCanceled, retryableStates } from '../../model/states.ts';
import { serializeBuild } from '../serialize/build.ts';
import { type BuildView, shapeOf } from '../serialize/view.ts';
import { addEvent, stateOf } from '../world/build-timeline.ts';
import { createBuild } from '../world/create-build.ts';
import type { BuildRecord } from '../world/records.ts';
import { applyRetries, createRebuild, isCancelable } from '../world/transitions.ts';
import { isText, readObject } from './body.ts';
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
import { testEngineOf } from './test-endpoints.ts';
import { webhookScope } from './tokens.ts';

/** The seven endpoints of builds (api.md §4.3), and one of the live service. */
export const buildEndpoints = {
  'builds.list': (call: EndpointCall) => {
    const organizations = visibleOrganizations(call);
    return list(call, (build) => organizations.has(build.pipeline.organization));
  },
  'builds.listForOrganization': (call: EndpointCall) => {
    const organization = requestedOrganization(call);
    return list(call, (build) => build.pipeline.organization === organization);
  },
  'builds.listForPipeline': (call: EndpointCall) => {
    const pipeline = requestedPipeline(call);
    return list(call, (build) => build.pipeline === pipeline);
  },
  'builds.get': (call: EndpointCall): HandlerResult => {
    const build = requestedBuild(call);
    const withTests = isSet(call.incoming.url, 'include_test_engine');
    const more = withTests ? { test_engine: testEngineOf(build, call.now) } : {};
    return { status: 200, body: { ...show(call, build), ...more } };
  },
  'builds.create': (call: EndpointCall): HandlerResult => {
    const pipeline = requestedPipeline(call);
    const spec = readBuildSpec(call.incoming.body, pipeline, call.token.user);
    return { status: 201, body: show(call, createBuild(call.world, pipeline, spec, call.now)) };
  },
  'builds.cancel': (call: EndpointCall): HandlerResult => {
    const build = requestedBuild(call);
    if (!isCancelable(build, call.now))
      throw new RequestRejected(422, `Build cannot be canceled because it is ${stateOf(build, call.now)}`);
    addEvent(build, { kind: 'cancel', at: call.now, reason: null });
    return { status: 200, body: show(call, build) };
  },
  'builds.rebuild': (call: EndpointCall): HandlerResult => {
    const { world, token, now } = call;
    const original = requestedBuild(call);
    if (original.pipeline.seed.allow_rebuilds === false)
      throw new RequestRejected(422, 'Rebuilds have been disabled for this pipeline');
    return { status: 200, body: show(call, createRebuild(world, original, token.user, now)) };
  },
  'builds.retryFailedJobs': (call: EndpointCall): HandlerResult => {
    const { incoming, now } = call;
    if (incoming.method !== 'PUT')
      throw new RequestRejected(405, `The method ${incoming.method} is not allowed here`);
    const build = requestedBuild(call);
    if (isCanceled(stateOf(build, now)))
      throw new RequestRejected(422, 'The sandbox does not retry jobs of a canceled build');
    const retried = applyRetries(build, readStates(incoming.body), now);
    return { status: 202, body: { ...show(call, build), retried_jobs_count: retried } };
  },
} as const;

/** Newest first; the world stores them in the order of creation. */
function list(call: EndpointCall, isListed: (build: BuildRecord) => boolean): HandlerResult {
  const { world, now, incoming } = call;
  const matches = buildCondition(incoming.url);
  const found = world.builds.filter(
    (build) => isListed(build) && !isLagging(call, build) && matches(build, now),
  );
  const view = viewOf(call);
  return pageOf(found.reverse(), incoming.url, (build) => serializeBuild(view, build));
}

/** Without `states`, all of them. Not shown in the document: 400 for an unknown one. */
function readStates(body: string): readonly string[] {
  const { states } = readObject(body);
  if (states === undefined || states === null) return retryableStates;
  const words = isText(states) ? states.split(',').map((word) => word.trim()) : [];
  const isKnown = (word: string) => retryableStates.some((state) => state === word);
  if (words.length > 0 && words.every(isKnown)) return words;
  throw new RequestRejected(400, `states must be a list of: ${retryableStates.join(', ')}`);
}

function show(call: EndpointCall, build: BuildRecord): Build {
  return serializeBuild(viewOf(call), build);
}

/** What the JSON of builds and jobs in an answer depends on. */
export function viewOf({ endpoint, incoming: { url }, token, now }: EndpointCall): BuildView {
  return {
    now,
    shape: shapeOf(endpoint),
    origin: url.origin,
    withJobs: !isSet(url, 'exclude_jobs'),
    withPipeline: !isSet(url, 'exclude_pipeline'),
    withCounts: endpoint === 'builds.get',
    allAttempts: isSet(url, 'include_retried_jobs'),
    pipelines: new Map(),
    seesWebhook: token.canEdit && token.scopes.includes(webhookScope),
  };
}
