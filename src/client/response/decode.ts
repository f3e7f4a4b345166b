import { artifactSchema } from '../../model/artifact.ts';
import { buildSchema } from '../../model/build.ts';
import { buildTestSchema, failedExecutionSchema, testRunSchema } from '../../model/build-test.ts';
import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import { flakyTestSchema } from '../../model/flaky-test.ts';
import { jobSchema } from '../../model/job.ts';
import { listOf, read, type Schema, type ValueOf } from '../../model/schema.ts';
import { suiteSchema } from '../../model/suite.ts';
import { InvalidResponseError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { headerText, requestIdOf, type TransportResponse } from '../transport/transport.ts';
import { logRangeBytes, parseJson, readBody, UnusableBody, unusable } from './read-body.ts';

/** The endpoints that answer in JSON. */
export type JsonEndpoint = Exclude<EndpointName, 'jobs.log' | 'artifacts.download' | 'suites.delete'>;

/** The response of each endpoint (api.md §4). */
export const responses = {
  'suites.list': listOf(suiteSchema),
  'suites.get': suiteSchema,
  'suites.create': suiteSchema,
  'suites.update': suiteSchema,
  'flakyTests.list': listOf(flakyTestSchema),
  'builds.list': listOf(buildSchema),
  'builds.listForOrganization': listOf(buildSchema),
  'builds.listForPipeline': listOf(buildSchema),
  'builds.get': buildSchema,
  'builds.create': buildSchema,
  'builds.cancel': buildSchema,
  'builds.rebuild': buildSchema,
  'builds.retryFailedJobs': buildSchema,
  'jobs.unblock': jobSchema,
  'artifacts.list': listOf(artifactSchema),
  'buildTests.list': listOf(buildTestSchema),
  'suiteTests.list': listOf(buildTestSchema),
  'testRuns.get': testRunSchema,
  'failedExecutions.list': listOf(failedExecutionSchema),
} as const satisfies Record<JsonEndpoint, Schema>;

/** The end of a job's log. */
export interface JobLog {
  /** At most 1 MiB, from the start of a line to the end of the log. Holds what the job printed: treat it as hostile. */
  readonly text: string;
  /** True if the log is longer. The text is empty if that part of it is all one line. */
  readonly truncated: boolean;
}

/** The type of an endpoint's response. */
export type ResponseValue<Name extends EndpointName> = Name extends JsonEndpoint
  ? ValueOf<(typeof responses)[Name]>
  : { 'jobs.log': JobLog; 'artifacts.download': string; 'suites.delete': undefined }[Exclude<
      Name,
      JsonEndpoint
    >];

const mostPaths = 10;

/** The largest log, and page of a list: a hundred builds. Not shown in the document (§8), as the next. */
const mostBytes = 64 * 2 ** 20;
/** One build may hold 4,000 jobs of 1 to 2 kB. */
const mostBytesOfBuild = 16 * 2 ** 20;
const mostBytesOfOthers = 2 ** 20;

/**
 * Reads a response that says success, to its end, and checks it. A connection that fails meanwhile throws. The error for one
 * that cannot be used says what is wrong, and shows nothing of it.
 */
export async function decodeResponse<Name extends EndpointName>(
  { endpoint, intent, method, path }: Call<Name>,
  response: TransportResponse,
): Promise<
  | { readonly ok: true; readonly value: ResponseValue<Name>; readonly bytes: number }
  | { readonly ok: false; readonly error: InvalidResponseError }
> {
  const name: EndpointName = endpoint;
  const { status, headers } = response;
  const most = name.startsWith('builds.') ? mostBytesOfBuild : mostBytesOfOthers;
  let value: unknown;
  try {
    const body = await readBody(response, endpoints[name].paged || name === 'jobs.log' ? mostBytes : most);
    if (name === 'jobs.log') value = decodeLog(response, body);
    else if (name === 'artifacts.download') {
      value = headerText(headers, 'location') ?? '';
      if (!URL.canParse(String(value))) throw new UnusableBody('schema', ['location']);
    } else if (name !== 'suites.delete') {
      const fit = read<unknown>(responses[name], parseJson(body));
      if (!fit.ok) {
        const places = fit.places.slice(0, mostPaths).map((place) => place || '(the response itself)');
        throw new UnusableBody('schema', places);
      }
      value = fit.value;
    }
    return { ok: true, value: value as ResponseValue<Name>, bytes: body.byteLength };
  } catch (fault) {
    if (!(fault instanceof UnusableBody)) throw fault;
    const { reason, paths } = fault;
    const isPage = /^\s*text\/html/i.test(headerText(headers, 'content-type') ?? '');
    const places = paths.length > 0 ? `: ${paths.join(', ')}` : '';
    const words = `but the response ${unusable[reason]}${places}`;
    const error = new InvalidResponseError(`Could not ${intent}: ${status}, ${words}`, {
      status,
      reason,
      paths,
      method,
      path,
      requestId: requestIdOf(headers),
      hint: isPage ? 'The response is an HTML page: check that the base URL is that of the API.' : undefined,
    });
    return { ok: false, error };
  }
}

/**
 * The end of a log, of which a server may send all, whatever was asked for. The line with which that end begins is
 * dropped unless the log begins there: half of a secret would not be recognized as one.
 */
function decodeLog({ status, headers }: TransportResponse, body: Uint8Array): JobLog {
  // The service refuses the range of an empty log.
  if (status === 416) return { text: '', truncated: false };
  if (!/^text\/plain\b/i.test(headerText(headers, 'content-type') ?? 'text/plain'))
    throw new UnusableBody('encoding');
  const from = /^bytes (\d{1,16})-/.exec(headerText(headers, 'content-range') ?? '')?.[1];
  const truncated = body.byteLength >= logRangeBytes || Number(from ?? 0) > 0;
  const end = body.subarray(-logRangeBytes);
  const start = truncated ? end.indexOf(10) + 1 : 0;
  const text = truncated && start === 0 ? '' : new TextDecoder().decode(end.subarray(start));
  return { text, truncated };
}
