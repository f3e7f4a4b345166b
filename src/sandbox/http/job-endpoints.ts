import { retryableStates } from '../../model/states.ts';
import { uuidOf } from '../identity.ts';
import type { ScriptedAnnotation } from '../seed/seed.ts';
import { escapeHtml } from '../serialize/html.ts';
import { commandOf, serializeJob } from '../serialize/job.ts';
import { iso } from '../serialize/view.ts';
import { jobLog } from '../simulation/job-log.ts';
import { isOpenAt, jobStateAt, type Span } from '../simulation/timeline.ts';
import { failedSpans, jobIdOf, retrySpan } from '../world/builds.ts';
import type { BuildRecord } from '../world/records.ts';
import { isFlag, isText, isTextMap, readFields, textsOf } from './body.ts';
import { buildIn, type EndpointCall, type Endpoints, missing, organizationIn } from './call.ts';
import { cursorPageOf, pageOf, singleValue, valuesAmong, valuesOf } from './query.ts';
import { type HandlerResult, RequestRejected } from './result.ts';

/** A row of the list of jobs, by the names of its fields. */
type Row = { readonly id?: string | null | undefined; readonly [field: string]: unknown };

/** The states by which jobs can be filtered. */
const jobStates = [
  ...['pending', 'waiting', 'waiting_failed', 'blocked', 'blocked_failed', 'unblocked', 'unblocked_failed'],
  ...['scheduled', 'assigned', 'accepted', 'running', 'passed', 'failed', 'timing_out', 'timed_out'],
  ...['canceling', 'canceled', 'skipped', 'broken', 'expired', 'limited'],
];

/** The endpoints of jobs and of annotations. Not in the document: as on the live service. */
export const jobEndpoints = {
  // Unlike in a build, with the jobs that were retried.
  'jobs.list': (call) => {
    const { now, url } = call;
    const build = buildIn(call);
    const { allAt, spansAt } = build.timeline;
    const isLatest = singleValue(url, 'include_retried_jobs') === 'false';
    const wanted = {
      state: valuesAmong(url, 'state', jobStates),
      step_key: valuesOf(url, 'step_key'),
      group_key: valuesOf(url, 'group_key'),
    };
    const jobs: readonly Row[] = (isLatest ? spansAt : allAt)(now).map((span) =>
      serializeJob(call, build, span),
    );
    const isWanted = (job: Row) =>
      Object.entries(wanted).every(([field, values]) => values?.includes(String(job[field])) ?? true);
    return cursorPageOf(jobs.filter(isWanted), call);
  },
  'jobs.get': showJob,
  'jobs.getForOrganization': showJob,
  'jobs.log': showLog,
  'jobs.rawLog': showLog,
  'jobs.logForOrganization': showLog,
  'jobs.unblock': unblock,
  'jobs.unblockForOrganization': unblock,
  'jobs.retry': retry,
  'jobs.retryForOrganization': retry,
  'annotations.list': (call) => {
    const build = buildIn(call);
    return pageOf(build.annotations, call, (annotation) => serializeAnnotation(build, annotation));
  },
  /** One with the context of another replaces it, or is appended to it. */
  'annotations.create': (call) => {
    const build = buildIn(call);
    const rules = { body: isText, context: isText, style: isText, append: isFlag };
    const { body, context = 'default', style, append } = readFields(call.body, rules, ['body']);
    const at = build.annotations.findIndex((each) => each.context === context);
    const old = append === true ? build.annotations[at]?.body_html : undefined;
    const body_html = `${old ?? ''}<p>${escapeHtml(String(body))}</p>`;
    const annotation = { context: String(context), style: style as ScriptedAnnotation['style'], body_html };
    build.annotations.splice(at < 0 ? build.annotations.length : at, at < 0 ? 0 : 1, annotation);
    return { status: 201, body: serializeAnnotation(build, annotation) };
  },
} satisfies Endpoints;

/** The job in the path, and its build, which the path may leave out. */
export function jobIn(call: EndpointCall): { readonly build: BuildRecord; readonly span: Span } {
  const { params, world, now } = call;
  const organization = organizationIn(call);
  const all = world.builds.filter(({ pipeline }) => pipeline.organization === organization);
  for (const build of params.number === undefined ? all : [buildIn(call)])
    for (const span of build.timeline.spans)
      if (span.createdAt <= now && jobIdOf(build, span) === params.job) return { build, span };
  throw missing('job');
}

function showJob(call: EndpointCall): HandlerResult {
  const { build, span } = jobIn(call);
  return { body: serializeJob(call, build, span) };
}

function serializeAnnotation(build: BuildRecord, annotation: ScriptedAnnotation) {
  const { context, style = null, body_html } = annotation;
  const at = iso(build.createdAt);
  const id = uuidOf(`annotation/${build.id}/${context}`);
  return { id, context, style, body_html, created_at: at, updated_at: at };
}

/** Retries a job, and shows the one that replaces it. */
function retry(call: EndpointCall): HandlerResult {
  const { build, span } = jobIn(call);
  const failed = failedSpans(build, retryableStates, call.now).find((each) => each === span);
  if (failed === undefined)
    throw new RequestRejected(400, 'Only jobs that failed, and were not retried, can be retried');
  retrySpan(build, failed, call.now);
  const replacement = build.timeline.spans.find(
    ({ job, attempt }) => job.position === span.job.position && attempt === span.attempt + 1,
  );
  return { body: serializeJob(call, build, replacement ?? span) };
}

/** Unblocks a block step. The values of its fields become meta-data of the build. */
function unblock(call: EndpointCall): HandlerResult {
  const { world, token, now } = call;
  const { build, span } = jobIn(call);
  if (span.job.kind !== 'manual') throw new RequestRejected(400, 'This job type cannot be unblocked');
  const { unblocker, fields } = readFields(call.body, { unblocker: isText, fields: isTextMap });
  const by = isText(unblocker) ? [...world.users.values()].find(({ id }) => id === unblocker) : token.user;
  if (!by) throw new RequestRejected(422, 'The unblocker is not a user of this organization');
  if (!isOpenAt(span, now))
    throw new RequestRejected(422, `This job cannot be unblocked now. It is ${jobStateAt(span, now)}`);
  build.add({ kind: 'unblock', at: now, position: span.job.position, by, fields: textsOf(fields) });
  return showJob(call);
}

/** The log in the format that `Accept` asks for: JSON, HTML or text. The only range of the text is a suffix. */
function showLog(call: EndpointCall): HandlerResult {
  const { endpoint, method, url, headers, now } = call;
  const { span } = jobIn(call);
  if (span.job.kind !== 'script') throw missing('job');
  const content = jobLog(span, commandOf(span.job), now);
  const accept = endpoint === 'jobs.rawLog' ? 'text/plain' : headers.get('accept');
  const log = Buffer.from(content);
  if (method === 'HEAD') return { headers: { 'content-length': String(log.length) } };
  if (accept?.includes('text/html')) {
    return {
      bytes: `<pre>${escapeHtml(content)}</pre>`,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    };
  }
  if (!accept?.includes('text/plain')) {
    const groups = [...content.matchAll(/_bk;t=(\d+).(?:~~~|---|\+\+\+)/g)];
    const header_times = groups.map(([, time]) => Number(time) * 1_000_000);
    return { body: { url: url.href, content, size: log.length, header_times } };
  }
  const range = headers.get('range');
  const suffix = /^bytes=-([1-9]\d{0,14})$/.exec(range ?? '')?.[1];
  if (range !== null && suffix === undefined) throw new RequestRejected(400, 'The range must be bytes=-N');
  if (range !== null && log.length === 0) throw new RequestRejected(416, 'The log is empty');
  const bytes = new Uint8Array(suffix === undefined ? log : log.subarray(-Number(suffix)));
  const text = { 'content-type': 'text/plain; charset=utf-8', 'content-length': String(bytes.length) };
  if (suffix === undefined) return { bytes, headers: text };
  const place = `bytes ${log.length - bytes.length}-${log.length - 1}/${log.length}`;
  return { status: 206, bytes, headers: { ...text, 'content-range': place } };
}
