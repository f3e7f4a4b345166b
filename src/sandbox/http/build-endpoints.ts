import { cancelableStates, finishedStates, retryableStates, stateFilters } from '../../model/states.ts';
import type { User } from '../../model/user.ts';
import { matchesPattern } from '../../model/wildcard.ts';
import { serializeBuild } from '../serialize/build.ts';
import { isSet } from '../serialize/view.ts';
import { passesBranchFilter } from '../simulation/plan.ts';
import { commitAt, createBuild, createRebuild, failedSpans, metaDataOf, retrySpan } from '../world/builds.ts';
import type { BuildRecord, BuildSpec, PipelineRecord } from '../world/records.ts';
import { isFlag, isObject, isText, isTextMap, readFields, readObject, textsOf } from './body.ts';
import { buildIn, type EndpointCall, type Endpoints, isLagging, organizationIn, pipelineIn } from './call.ts';
import { pageNumber, pageOf, pageSize, singleValue, timeOf, valuesAmong, valuesOf } from './query.ts';
import { type HandlerResult, RequestRejected } from './result.ts';
import { testEngineOf } from './test-endpoints.ts';

/** The seven endpoints of builds (api.md §4.3), and one of the live service. */
export const buildEndpoints = {
  'builds.list': (call) =>
    list(call, ({ pipeline }) => call.token.organizations.includes(pipeline.organization.slug)),
  'builds.listForOrganization': (call) => {
    const organization = organizationIn(call);
    return list(call, ({ pipeline }) => pipeline.organization === organization);
  },
  'builds.listForPipeline': (call) => {
    const pipeline = pipelineIn(call);
    return list(call, (build) => build.pipeline === pipeline);
  },
  'builds.get': (call) => {
    const build = buildIn(call);
    const withTests = isSet(call, 'include_test_engine');
    return show(call, build, withTests ? { test_engine: testEngineOf(build, call.now) } : {});
  },
  'builds.create': (call) => {
    const pipeline = pipelineIn(call);
    const spec = readBuildSpec(call.body, pipeline, call.token.user);
    return { ...show(call, createBuild(call.world, pipeline, spec, call.now)), status: 201 };
  },
  'builds.cancel': (call) => {
    const build = buildIn(call);
    const state = build.timeline.stateAt(call.now);
    if (!cancelableStates.includes(state))
      throw new RequestRejected(422, `Build cannot be canceled because it is ${state}`);
    build.add({ kind: 'cancel', at: call.now, reason: null });
    return show(call, build);
  },
  'builds.rebuild': (call) => {
    const original = buildIn(call);
    if (!original.pipeline.allow_rebuilds)
      throw new RequestRejected(422, 'Rebuilds have been disabled for this pipeline');
    return show(call, createRebuild(call.world, original, call.token.user, call.now));
  },
  'builds.retryFailedJobs': (call) => {
    const build = buildIn(call);
    if (['canceling', 'canceled'].includes(build.timeline.stateAt(call.now)))
      throw new RequestRejected(422, 'The sandbox does not retry jobs of a canceled build');
    const states = String(readObject(call.body).states ?? retryableStates).split(/, */);
    if (!states.every((state) => retryableStates.some((known) => known === state)))
      throw new RequestRejected(400, `states must be some of ${retryableStates.join(', ')}`);
    const failed = failedSpans(build, states, call.now);
    for (const span of failed) retrySpan(build, span, call.now);
    return { ...show(call, build, { retried_jobs_count: failed.length }), status: 202 };
  },
} satisfies Endpoints;

/** The live service does not say where its lists of builds end; as far as they go here. */
const deepestRow = 10_000;

/** Newest first; the world stores them in the order of creation. */
function list(call: EndpointCall, isListed: (build: BuildRecord) => boolean): HandlerResult {
  if ((pageNumber(call.url) - 1) * pageSize(call.url) >= deepestRow)
    throw new RequestRejected(
      400,
      'The page is too deep. Use narrower filters, such as branch or created_from',
    );
  const matches = buildFilter(call.url, call.now);
  const found = call.world.builds.filter(
    (build) => isListed(build) && !isLagging(call, build) && matches(build),
  );
  return pageOf(found.reverse(), call, (build) => serializeBuild(call, build));
}

function show(call: EndpointCall, build: BuildRecord, more = {}): HandlerResult {
  return { body: { ...serializeBuild(call, build), ...more } };
}

/** The filters of the three lists, as one condition on a build at a time. An empty parameter counts as not given. */
function buildFilter(url: URL, now: number): (build: BuildRecord) => boolean {
  const branches = valuesOf(url, 'branch');
  const commits = valuesOf(url, 'commit');
  const creator = singleValue(url, 'creator');
  // A key may itself contain brackets and colons. If there are several, all must match.
  const metaData = [...url.searchParams]
    .filter(([name]) => name.startsWith('meta_data[') && name.endsWith(']'))
    .map(([name, value]) => ({ key: name.slice('meta_data['.length, -1), value }));
  const from = timeOf(url, 'created_from') ?? Number.NEGATIVE_INFINITY;
  const to = timeOf(url, 'created_to') ?? Number.POSITIVE_INFINITY;
  const finishedFrom = timeOf(url, 'finished_from');
  const states = statesOf(url);
  return (build) =>
    build.createdAt >= from &&
    build.createdAt < to &&
    (creator === null || build.spec.creator?.id === creator) &&
    (branches?.some((pattern) => matchesPattern(build.spec.branch, pattern)) ?? true) &&
    metaData.every(({ key, value }) => metaDataOf(build)[key] === value) &&
    (commits?.includes(commitAt(build, now)) ?? true) &&
    (finishedFrom === null || (build.timeline.finishedBy(now) ?? 0) >= finishedFrom) &&
    (states?.has(build.timeline.stateAt(now)) ?? true);
}

/** The internal states: a blocked build is `blocked` here, whatever its `state` field says. No build is ever `creating`. */
function statesOf(url: URL): ReadonlySet<string> | null {
  const given = valuesAmong(url, 'state', stateFilters);
  return given && new Set(given.flatMap((state) => (state === 'finished' ? finishedStates : state)));
}

const rules = {
  commit: isText,
  branch: isText,
  author: (value: unknown) =>
    isText(value) || (isObject(value) && [value.name ?? '', value.email ?? ''].every(isText)),
  clean_checkout: isFlag,
  env: isTextMap,
  ignore_pipeline_branch_filters: isFlag,
  message: isText,
  meta_data: isTextMap,
  pull_request_base_branch: isText,
  // A string of digits is accepted on the live service.
  pull_request_id: (value: unknown) => /^[1-9]\d{0,14}$/.test(String(value)),
  pull_request_repository: isText,
};

/** The build that a body asks for (api.md §4.3). Throws both kinds of 422 of §7. */
function readBuildSpec(body: string, pipeline: PipelineRecord, creator: User): BuildSpec {
  const fields = readFields(body, rules, ['commit', 'branch']);
  const textOf = (name: string, otherwise: string) => (isText(fields[name]) ? fields[name] : otherwise);
  const branch = textOf('branch', '');
  const { default_branch, branch_configuration: filter, repository } = pipeline;
  if (fields.ignore_pipeline_branch_filters !== true && !passesBranchFilter(branch, filter))
    throw new RequestRejected(422, "Build does not match the pipeline's filter condition");
  const pullRequest = {
    id: String(fields.pull_request_id),
    base: textOf('pull_request_base_branch', default_branch),
    repository: textOf('pull_request_repository', repository),
  };
  return {
    commit: textOf('commit', ''),
    branch,
    message: isText(fields.message) ? fields.message : null,
    env: textsOf(fields.env),
    meta_data: textsOf(fields.meta_data),
    pull_request: (fields.pull_request_id ?? null) === null ? null : pullRequest,
    source: 'api',
    creator,
    author: fields.author,
  };
}
