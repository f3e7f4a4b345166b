import { agentNameOf } from '../serialize/agent.ts';
import { commandOf } from '../serialize/job.ts';
import { jobLog } from '../simulation/job-log.ts';
import type { Span } from '../simulation/span.ts';
import { jobIdOf } from '../world/build-timeline.ts';
import type { BuildRecord } from '../world/records.ts';
import { type EndpointCall, missing } from './call.ts';
import { type HandlerResult, RequestRejected } from './result.ts';

/** The log of a job, as JSON or as text. Not in the document: as on the live service. */
export function logOf(call: EndpointCall, build: BuildRecord, span: Span): HandlerResult {
  const { world, incoming } = call;
  if (!world.profile.jobLogs)
    throw new RequestRejected(404, `No route matches [${incoming.method}] "${incoming.url.pathname}"`);
  const log = Buffer.from(textOf(call, build, span));
  return incoming.headers.get('accept')?.includes('text/plain')
    ? asText(log, incoming.headers)
    : asJson(log, call);
}

function textOf({ now }: EndpointCall, build: BuildRecord, span: Span): string {
  if (span.job.kind !== 'script') throw missing('job');
  const { pipeline } = build;
  const agent = agentNameOf(jobIdOf(build, span), span.job.step.queue ?? 'default');
  return jobLog(span, {
    folder: `/var/lib/buildkite-agent/builds/${agent}/${pipeline.organization.slug}/${pipeline.slug}`,
    command: commandOf(span.job),
    now,
  });
}

function asJson(log: Buffer, { incoming }: EndpointCall): HandlerResult {
  const content = log.toString();
  const times = [...content.matchAll(/_bk;t=(\d+).(?:~~~|---|\+\+\+)/g)].map(
    ([, time]) => Number(time) * 1_000_000,
  );
  return {
    status: 200,
    body: { url: incoming.url.href, content, size: log.length, header_times: times },
  };
}

/** The only range is a suffix, and an empty log has none. */
function asText(log: Buffer, given: Headers): HandlerResult {
  const range = given.get('range');
  const suffix = /^bytes=-([1-9]\d{0,14})$/.exec(range ?? '')?.[1];
  if (range !== null && suffix === undefined)
    throw new RequestRejected(400, 'Only a suffix range is supported');
  if (range !== null && log.length === 0) throw new RequestRejected(416, 'The log is empty');
  const bytes = suffix === undefined ? log : log.subarray(-Number(suffix));
  return {
    status: range === null ? 200 : 206,
    bytes: new Uint8Array(bytes),
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(bytes.length),
      ...(range !== null && {
        'content-range': `bytes ${log.length - bytes.length}-${log.length - 1}/${log.length}`,
      }),
    },
  };
}
