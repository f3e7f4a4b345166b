import { isCanceled } from '../../model/states.ts';
import { uuidOf } from '../identity.ts';
import { serializeJob } from '../serialize/job.ts';
import { iso } from '../serialize/view.ts';
import type { Span } from '../simulation/span.ts';
import { currentSpans, jobStateAt } from '../simulation/state-at.ts';
import { addEvent, jobIdOf, stateOf, timelineOf } from '../world/build-timeline.ts';
import type { BuildRecord } from '../world/records.ts';
import { checkFields, isText, isTextMap, readObject } from './body.ts';
import { viewOf } from './build-endpoints.ts';
import { type EndpointCall, missing, requestedBuild, requestedOrganization } from './call.ts';
import { logOf } from './log-endpoint.ts';
import { pageOf } from './paging.ts';
import { type HandlerResult, RequestRejected } from './result.ts';

/** The endpoints of one job, of annotations and of the token itself. Not in the document: as on the live service. */
export const jobEndpoints = {
  'jobs.list': (call: EndpointCall): HandlerResult => {
    const build = requestedBuild(call);
    const { rows, link } = pageOf(currentSpans(timelineOf(build), call.now), call.incoming.url);
    const body = rows.map((span) => serializeJob(viewOf(call), build, span));
    return { status: 200, body, headers: link === null ? {} : { link } };
  },
  'jobs.get': (call: EndpointCall) => showJob(call, requestedBuild(call)),
  'jobs.getForOrganization': (call: EndpointCall) => showJob(call, buildOfJob(call)),
  'jobs.log': (call: EndpointCall) => {
    const build = requestedBuild(call);
    return logOf(call, build, requestedJob(call, build));
  },
  'jobs.logForOrganization': (call: EndpointCall) => {
    const build = buildOfJob(call);
    return logOf(call, build, requestedJob(call, build));
  },
  'jobs.unblock': unblock,
  'annotations.list': (call: EndpointCall): HandlerResult => {
    const build = requestedBuild(call);
    const { rows, link } = pageOf(build.annotations, call.incoming.url);
    const times = { created_at: iso(build.createdAt), updated_at: iso(build.createdAt) };
    const body = rows.map(({ context, style = null, body_html }) => ({
      id: uuidOf(`annotation/${build.id}/${context}`),
      context,
      style,
      body_html,
      ...times,
    }));
    return { status: 200, body, headers: link === null ? {} : { link } };
  },
  'accessToken.get': ({ token }: EndpointCall): HandlerResult => {
    const { label, scopes, user } = token;
    return {
      status: 200,
      body: {
        uuid: uuidOf(`token/${label}`),
        scopes,
        description: label,
        created_at: user.created_at,
        user: { name: user.name, email: user.email },
      },
    };
  },
} as const;

/** The job in the path, of a build. */
export function requestedJob(call: EndpointCall, build: BuildRecord): Span {
  const { spans } = timelineOf(build);
  const span = spans.find(
    (each) => each.createdAt <= call.now && jobIdOf(build, each) === call.incoming.params.job,
  );
  if (!span) throw missing('job');
  return span;
}

function buildOfJob(call: EndpointCall): BuildRecord {
  const organization = requestedOrganization(call);
  const build = call.world.builds.find(
    (each) =>
      each.pipeline.organization === organization &&
      timelineOf(each).spans.some((span) => jobIdOf(each, span) === call.incoming.params.job),
  );
  if (!build) throw missing('job');
  return build;
}

function showJob(call: EndpointCall, build: BuildRecord): HandlerResult {
  return { status: 200, body: serializeJob(viewOf(call), build, requestedJob(call, build)) };
}

/** Unblocks a block step. The values of its fields become meta-data of the build. */
function unblock(call: EndpointCall): HandlerResult {
  const { world, token, incoming, now } = call;
  const build = requestedBuild(call);
  const span = requestedJob(call, build);
  if (span.job.kind !== 'manual') throw new RequestRejected(400, 'This job type cannot be unblocked');
  const body = readObject(incoming.body);
  checkFields(body, { unblocker: { accepts: isText }, fields: { accepts: isTextMap } });
  const users = [...world.users.values()];
  const by = isText(body.unblocker) ? users.find(({ id }) => id === body.unblocker) : token.user;
  if (!by) throw new RequestRejected(422, 'The unblocker is not a user of this organization');
  if (isCanceled(stateOf(build, now))) throw new RequestRejected(422, 'The build of this job was canceled');
  if (jobStateAt(span, now) !== 'blocked')
    throw new RequestRejected(422, `This job cannot be unblocked because it is ${jobStateAt(span, now)}`);
  const fields = isTextMap(body.fields) ? body.fields : {};
  const texts = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  addEvent(build, { kind: 'unblock', at: now, position: span.job.position, by, fields: texts });
  return showJob(call, build);
}
