import { isCanceled, retryableStates } from '../../model/states.ts';
import { serializeBuild } from '../serialize/build.ts';
import { type BuildView, formOf } from '../serialize/view.ts';
import {
  addEvent,
  applyRetries,
  createBuild,
  createRebuild,
  isCancelable,
  stateOf,
} from '../world/builds.ts';
import type { BuildRecord } from '../world/records.ts';
import { isText, readObject } from './body.ts';
import { readBuildSpec } from './build-body.ts';
import { buildFilter } from './build-filter.ts';
import {
  type EndpointCall,
  type Endpoints,
  isLagging,
  requestedBuild,
  requestedOrganization,
  requestedPipeline,
} from './call.ts';
import { isSet, pageOf } from './query.ts';
import { type HandlerResult, RequestRejected } from './result.ts';
import { testEngineOf } from './test-endpoints.ts';
import { webhookScope } from './tokens.ts';

/** The seven endpoints of builds (api.md §4.3), and one of the live service. */
export const buildEndpoints = {
  'builds.list': (call) =>
    list(call, ({ pipeline }) => call.token.organizations.includes(pipeline.organization.slug)),
  'builds.listForOrganization': (call) => {
    const organization = requestedOrganization(call);
    return list(call, ({ pipeline }) => pipeline.organization === organization);
  },
  'builds.listForPipeline': (call) => {
    const pipeline = requestedPipeline(call);
    return list(call, (build) => build.pipeline === pipeline);
  },
  'builds.get': (call) => {
    const build = requestedBuild(call);
    const withTests = isSet(call.url, 'include_test_engine');
    return show(call, build, withTests ? { test_engine: testEngineOf(build, call.now) } : {});
  },
  'builds.create': (call) => {
    const pipeline = requestedPipeline(call);
    const spec = readBuildSpec(call.body, pipeline, call.token.user);
    return { ...show(call, createBuild(call.world, pipeline, spec, call.now)), status: 201 };
  },
  'builds.cancel': (call) => {
    const build = requestedBuild(call);
    if (!isCancelable(build, call.now))
      throw new RequestRejected(422, `Build cannot be canceled because it is ${stateOf(build, call.now)}`);
    addEvent(build, { kind: 'cancel', at: call.now, reason: null });
    return show(call, build);
  },
  'builds.rebuild': (call) => {
    const original = requestedBuild(call);
    if (original.pipeline.seed.allow_rebuilds === false)
      throw new RequestRejected(422, 'Rebuilds have been disabled for this pipeline');
    return show(call, createRebuild(call.world, original, call.token.user, call.now));
  },
  'builds.retryFailedJobs': (call) => {
    const build = requestedBuild(call);
    if (isCanceled(stateOf(build, call.now)))
      throw new RequestRejected(422, 'The sandbox does not retry jobs of a canceled build');
    const retried = applyRetries(build, readStates(call.body), call.now);
    return { ...show(call, build, { retried_jobs_count: retried }), status: 202 };
  },
} satisfies Endpoints;

/** Newest first; the world stores them in the order of creation. */
function list(call: EndpointCall, isListed: (build: BuildRecord) => boolean): HandlerResult {
  const matches = buildFilter(call.url, call.now);
  const found = call.world.builds.filter(
    (build) => isListed(build) && !isLagging(call, build) && matches(build),
  );
  const view = viewOf(call);
  return pageOf(found.reverse(), call, (build) => serializeBuild(view, build));
}

function show(call: EndpointCall, build: BuildRecord, more = {}): HandlerResult {
  return { body: { ...serializeBuild(viewOf(call), build), ...more } };
}

/** Without `states`, all of them. Not shown in the document: 400 for an unknown one. */
function readStates(body: string): readonly string[] {
  const states = readObject(body).states ?? retryableStates.join(',');
  const words = isText(states) ? states.split(',').map((word) => word.trim()) : [''];
  if (words.every((word) => retryableStates.some((state) => state === word))) return words;
  throw new RequestRejected(400, `states must be a list of: ${retryableStates.join(', ')}`);
}

/** What the JSON of builds and jobs in an answer depends on. */
export function viewOf({ endpoint, url, token, now }: EndpointCall): BuildView {
  return {
    now,
    form: formOf(endpoint),
    origin: url.origin,
    withJobs: !isSet(url, 'exclude_jobs'),
    withPipeline: !isSet(url, 'exclude_pipeline'),
    withCounts: endpoint === 'builds.get',
    allAttempts: isSet(url, 'include_retried_jobs'),
    pipelines: new Map(),
    seesWebhook: token.canEdit && token.scopes.includes(webhookScope),
  };
}
