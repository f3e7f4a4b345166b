import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path/posix';
import type { SandboxClock } from '../clock.ts';
import { uuidOf } from '../identity.ts';
import { buildUrl } from '../serialize/view.ts';
import { forJob } from '../simulation/plan.ts';
import type { ScriptedArtifact } from '../simulation/script.ts';
import type { Span } from '../simulation/span.ts';
import { matchesPattern } from '../wildcard.ts';
import { jobIdOf, timelineOf } from '../world/builds.ts';
import type { BuildRecord, World } from '../world/records.ts';
import { type EndpointCall, type Incoming, missing, requestedBuild } from './call.ts';
import { requestedJob } from './job-endpoints.ts';
import { pageOf, singleValue } from './query.ts';
import { type HandlerResult, responseOf, streamOf } from './result.ts';

/** A file that a job has uploaded. */
interface Uploaded {
  readonly id: string;
  readonly job: string;
  readonly file: ScriptedArtifact;
}

const addressLifeMs = 60_000;
const storePath = '/artifact-store/';

/** The endpoints of artifacts. Not in the document: as on the live service. */
export const artifactEndpoints = {
  'artifacts.list': (call: EndpointCall) => list(call, uploadsOf(requestedBuild(call), call.now)),
  'artifacts.listForJob': (call: EndpointCall) => {
    const build = requestedBuild(call);
    return list(call, uploadsIn(build, requestedJob(call, build), call.now));
  },
  'artifacts.get': (call: EndpointCall): HandlerResult => {
    const build = requestedBuild(call);
    return { body: serialize(call, build, requestedUpload(call, build)) };
  },
  /** Leads to the store, with an address that is good for a minute of real time. */
  'artifacts.download': (call: EndpointCall): HandlerResult => {
    const { id, file } = requestedUpload(call, requestedBuild(call));
    if ((file.state ?? 'finished') !== 'finished') throw missing('artifact');
    const expires = String(Math.floor(call.wall + addressLifeMs));
    const address = new URL(`${storePath}${id}`, call.url.origin);
    address.search = new URLSearchParams({ expires, signature: signatureOf(id, expires) }).toString();
    return { status: 302, body: { url: address.href }, headers: { location: address.href } };
  },
} as const;

/**
 * Where the files are: another server, which knows no tokens of the API and refuses a request that has one. Null for other
 * requests.
 */
export function createArtifactStore(
  world: World,
  clock: SandboxClock,
): (incoming: Incoming) => Response | null {
  return ({ method, url, headers }) => {
    if (method !== 'GET' || !url.pathname.startsWith(storePath)) return null;
    const id = url.pathname.slice(storePath.length);
    const expires = url.searchParams.get('expires') ?? '';
    const refuse = (status: number, message: string) => responseOf({ status, body: { message } });
    if (headers.has('authorization')) return refuse(400, 'Only one authentication mechanism is allowed');
    if (url.searchParams.get('signature') !== signatureOf(id, expires)) return refuse(403, 'Access denied');
    if (clock.wall() > Number(expires)) return refuse(403, 'The address has expired');
    const found = world.builds
      .flatMap((build) => uploadsOf(build, clock.now()))
      .find((each) => each.id === id);
    if (!found) return refuse(404, 'There is no such file');
    const { file } = found;
    return new Response(streamOf(piecesOf(file)), {
      headers: { 'content-type': mimeType, 'content-length': String(sizeOf(file)) },
    });
  };
}

function list(call: EndpointCall, all: readonly Uploaded[]): HandlerResult {
  const { url } = call;
  const state = singleValue(url, 'state');
  const path = singleValue(url, 'path') ?? '*';
  const found = all.filter(
    ({ file }) => (state === null || state === (file.state ?? 'finished')) && matchesPattern(file.path, path),
  );
  const build = requestedBuild(call);
  return pageOf(found, call, (each) => serialize(call, build, each));
}

function requestedUpload(call: EndpointCall, build: BuildRecord): Uploaded {
  const uploads = uploadsIn(build, requestedJob(call, build), call.now);
  const found = uploads.find(({ id }) => id === call.params.artifact);
  if (!found) throw missing('artifact');
  return found;
}

/** A job uploads its files when it has run, however it ended. */
function uploadsOf(build: BuildRecord, now: number): readonly Uploaded[] {
  return timelineOf(build).spans.flatMap((span) => uploadsIn(build, span, now));
}

function uploadsIn(build: BuildRecord, span: Span, now: number): readonly Uploaded[] {
  const { job, finishedAt, startedAt } = span;
  if (job.kind !== 'script' || finishedAt > now || startedAt > now) return [];
  const files = forJob(job.step.artifacts ?? [], job.index);
  const jobId = jobIdOf(build, span);
  return files.map((file, index) => ({ id: uuidOf(`artifact/${jobId}/${index}`), job: jobId, file }));
}

function serialize(call: EndpointCall, build: BuildRecord, { id, job, file }: Uploaded) {
  const url = `${buildUrl(call.url, build)}/jobs/${job}/artifacts/${id}`;
  const folder = dirname(file.path);
  return {
    id,
    job_id: job,
    url,
    download_url: `${url}/download`,
    state: file.state ?? 'finished',
    path: file.path,
    dirname: folder === '.' ? '' : folder,
    filename: basename(file.path),
    mime_type: mimeType,
    file_size: sizeOf(file),
    glob_path: null,
    original_path: null,
    sha1sum: file.withoutSum ? null : sumOf(file),
  };
}

const mimeType = 'application/octet-stream';

function signatureOf(id: string, expires: string): string {
  return createHash('sha256').update(`${id}/${expires}`).digest('hex');
}

const piece = new Uint8Array(65_536).fill(0x6b);

function sizeOf({ content, size = 0 }: ScriptedArtifact): number {
  return content === undefined ? size : Buffer.byteLength(content);
}

/** A content given by its size is made while it is read, so that a large file needs no memory. */
function* piecesOf(file: ScriptedArtifact): Generator<Uint8Array<ArrayBuffer>> {
  if (file.content !== undefined) yield new TextEncoder().encode(file.content);
  else for (let left = file.size ?? 0; left > 0; left -= piece.length) yield piece.slice(0, left);
}

const sums = new WeakMap<ScriptedArtifact, string>();

function sumOf(file: ScriptedArtifact): string {
  const known = sums.get(file);
  if (known !== undefined) return known;
  const hash = createHash('sha1');
  for (const each of piecesOf(file)) hash.update(each);
  const sum = hash.digest('hex');
  sums.set(file, sum);
  return sum;
}
