import { uuidOf } from '../identity.ts';
import { agentNameOf, commandOf, serializeJob } from '../serialize/job.ts';
import { iso } from '../serialize/view.ts';
import { jobLog } from '../simulation/job-log.ts';
import type { Span } from '../simulation/span.ts';
import { currentSpans, jobStateAt } from '../simulation/timeline.ts';
import { addEvent, jobIdOf, timelineOf } from '../world/builds.ts';
import type { BuildRecord } from '../world/records.ts';
import { isText, isTextMap, readFields, textsOf } from './body.ts';
import { viewOf } from './build-endpoints.ts';
import { type EndpointCall, type Endpoints, missing, requestedBuild, requestedOrganization } from './call.ts';
import { pageOf } from './query.ts';
import { type HandlerResult, RequestRejected } from './result.ts';

/** The endpoints of jobs, of annotations and of the token itself. Not in the document: as on the live service. */
export const jobEndpoints = {
  'jobs.list': (call) => {
    const build = requestedBuild(call);
    const spans = currentSpans(timelineOf(build), call.now);
    return pageOf(spans, call, (span) => serializeJob(viewOf(call), build, span));
  },
  'jobs.get': (call) => showJob(call, requestedBuild(call)),
  'jobs.getForOrganization': (call) => showJob(call, buildOfJob(call)),
  'jobs.log': (call) => showLog(call, requestedBuild(call)),
  'jobs.logForOrganization': (call) => showLog(call, buildOfJob(call)),
  'jobs.unblock': unblock,
  'annotations.list': (call) => {
    const build = requestedBuild(call);
    const at = iso(build.createdAt);
    return pageOf(build.annotations, call, ({ context, style = null, body_html }) => {
      const id = uuidOf(`annotation/${build.id}/${context}`);
      return { id, context, style, body_html, created_at: at, updated_at: at };
    });
  },
  'accessToken.get': ({ token: { label, scopes, user } }) => {
    const { name, email, created_at } = user;
    const uuid = uuidOf(`token/${label}`);
    return { body: { uuid, scopes, description: label, created_at, user: { name, email } } };
  },
} satisfies Endpoints;

/** The job in the path, of a build. */
export function requestedJob({ params, now }: EndpointCall, build: BuildRecord): Span {
  const isMeant = (span: Span) => span.createdAt <= now && jobIdOf(build, span) === params.job;
  const span = timelineOf(build).spans.find(isMeant);
  if (!span) throw missing('job');
  return span;
}

function buildOfJob(call: EndpointCall): BuildRecord {
  const organization = requestedOrganization(call);
  const { job } = call.params;
  const build = call.world.builds.find(
    (each) =>
      each.pipeline.organization === organization &&
      timelineOf(each).spans.some((span) => jobIdOf(each, span) === job),
  );
  if (!build) throw missing('job');
  return build;
}

function showJob(call: EndpointCall, build: BuildRecord): HandlerResult {
  return { body: serializeJob(viewOf(call), build, requestedJob(call, build)) };
}

/** Unblocks a block step. The values of its fields become meta-data of the build. */
function unblock(call: EndpointCall): HandlerResult {
  const { world, token, now } = call;
  const build = requestedBuild(call);
  const span = requestedJob(call, build);
  if (span.job.kind !== 'manual') throw new RequestRejected(400, 'This job type cannot be unblocked');
  const { unblocker, fields } = readFields(call.body, { unblocker: isText, fields: isTextMap });
  const by = isText(unblocker) ? [...world.users.values()].find(({ id }) => id === unblocker) : token.user;
  if (!by) throw new RequestRejected(422, 'The unblocker is not a user of this organization');
  const state = jobStateAt(span, now);
  if (state !== 'blocked')
    throw new RequestRejected(422, `This job cannot be unblocked because it is ${state}`);
  addEvent(build, { kind: 'unblock', at: now, position: span.job.position, by, fields: textsOf(fields) });
  return showJob(call, build);
}

/** The log as JSON, or with `Accept: text/plain` as text, of which the only range is a suffix. */
function showLog(call: EndpointCall, build: BuildRecord): HandlerResult {
  const { url, headers } = call;
  const log = Buffer.from(logOf(call, build, requestedJob(call, build)));
  if (!headers.get('accept')?.includes('text/plain')) {
    const content = log.toString();
    const times = [...content.matchAll(/_bk;t=(\d+).(?:~~~|---|\+\+\+)/g)].map(
      ([, time]) => Number(time) * 1_000_000,
    );
    return { body: { url: url.href, content, size: log.length, header_times: times } };
  }
  const range = headers.get('range');
  const suffix = /^bytes=-([1-9]\d{0,14})$/.exec(range ?? '')?.[1];
  if (range !== null && log.length === 0) throw new RequestRejected(416, 'The log is empty');
  const bytes = new Uint8Array(suffix === undefined ? log : log.subarray(-Number(suffix)));
  const content = { 'content-type': 'text/plain; charset=utf-8', 'content-length': String(bytes.length) };
  if (suffix === undefined) return { bytes, headers: content };
  const place = `bytes ${log.length - bytes.length}-${log.length - 1}/${log.length}`;
  return { status: 206, bytes, headers: { ...content, 'content-range': place } };
}

function logOf({ now }: EndpointCall, build: BuildRecord, span: Span): string {
  if (span.job.kind !== 'script') throw missing('job');
  const { organization, slug } = build.pipeline;
  const agent = agentNameOf(jobIdOf(build, span), span.job.step.queue ?? 'default');
  const folder = `/var/lib/buildkite-agent/builds/${agent}/${organization.slug}/${slug}`;
  return jobLog(span, { folder, command: commandOf(span.job), now });
}
