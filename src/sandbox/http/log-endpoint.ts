import { agentNameOf } from '../serialize/agent.ts';
import { commandOf } from '../serialize/job.ts';
import { jobLog } from '../simulation/job-log.ts';
import { jobIdOf, timelineOf } from '../world/build-timeline.ts';
import { type EndpointCall, requestedBuild } from './call.ts';
import { type HandlerResult, RequestRejected } from './result.ts';

/** The log of a job. Not in the document: as on the live service. */
export const logEndpoint = {
  'jobs.log': (call: EndpointCall): HandlerResult => {
    const { world, incoming } = call;
    if (!world.profile.jobLogs) {
      throw new RequestRejected(404, `No route matches [${incoming.method}] "${incoming.url.pathname}"`);
    }
    const log = Buffer.from(requestedLog(call));
    return incoming.headers.get('accept')?.includes('text/plain')
      ? asText(log, incoming.headers)
      : asJson(log, call);
  },
} as const;

function requestedLog(call: EndpointCall): string {
  const build = requestedBuild(call);
  const id = call.incoming.params.job;
  const span = timelineOf(build).spans.find((each) => jobIdOf(build, each) === id);
  if (span?.job.kind !== 'script') throw new RequestRejected(404, 'No job found');
  const { pipeline } = build;
  const agent = agentNameOf(jobIdOf(build, span), span.job.step.queue ?? 'default');
  return jobLog(span, {
    folder: `/var/lib/buildkite-agent/builds/${agent}/${pipeline.organization.slug}/${pipeline.slug}`,
    command: commandOf(span.job),
    now: call.now,
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
