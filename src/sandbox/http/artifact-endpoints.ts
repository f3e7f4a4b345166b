import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path/posix';
import { ReadableStream } from 'node:stream/web';
import { matchesPattern } from '../../model/wildcard.ts';
import { uuidOf } from '../identity.ts';
import { artifactStates, type ScriptedArtifact } from '../seed/seed.ts';
import { buildUrl } from '../serialize/view.ts';
import { forJob } from '../simulation/plan.ts';
import type { Span } from '../simulation/timeline.ts';
import { jobIdOf } from '../world/builds.ts';
import type { BuildRecord } from '../world/records.ts';
import { buildIn, type EndpointCall, type Endpoints, missing } from './call.ts';
import { jobIn } from './job-endpoints.ts';
import { pageOf, singleValue, valuesAmong } from './query.ts';
import { type Bytes, type HandlerResult, RequestRejected } from './result.ts';

/** A file that a job has uploaded. */
type Uploaded = ReturnType<typeof uploadsIn>[number];

const addressLifeMs = 60_000;

/** The endpoints of artifacts. Not in the document: as on the live service. */
export const artifactEndpoints = {
  'artifacts.list': (call) => list(call, uploadsOf(buildIn(call), call.now)),
  'artifacts.listForJob': (call) => list(call, uploadsOfJob(call)),
  'artifacts.get': (call) => ({ body: serialize(call, uploadIn(call)) }),
  /** Leads to the store, with an address that is good for a minute of real time. */
  'artifacts.download': (call) => {
    const { id, file } = uploadIn(call);
    if ((file.state ?? 'finished') !== 'finished') throw missing('artifact');
    const expires = String(Math.floor(call.clock.wall() + addressLifeMs));
    const address = new URL(`/artifact-store/${id}`, call.url.origin);
    // Another host than that of the API: a client that follows the redirect does not send it the token.
    if (address.hostname === '127.0.0.1') address.hostname = 'localhost';
    address.search = new URLSearchParams({ expires, signature: signatureOf(id, expires) }).toString();
    return { status: 302, body: { url: address.href }, headers: { location: address.href } };
  },
  /** Where the files are: it knows no tokens of the API, and refuses a request that has one. */
  'artifacts.open': ({ url, params, headers, clock, world, now }) => {
    const { artifact: id = '' } = params;
    const expires = url.searchParams.get('expires') ?? '';
    if (headers.has('authorization'))
      throw new RequestRejected(400, 'Only one authentication mechanism is allowed');
    if (url.searchParams.get('signature') !== signatureOf(id, expires))
      throw new RequestRejected(403, 'Access denied');
    if (clock.wall() > Number(expires)) throw new RequestRejected(403, 'The address has expired');
    const found = world.builds.flatMap((build) => uploadsOf(build, now)).find((each) => each.id === id);
    if (!found) throw missing('artifact');
    const content = { 'content-type': mimeType, 'content-length': String(sizeOf(found.file)) };
    return { bytes: ReadableStream.from(piecesOf(found.file)) as Bytes, headers: content };
  },
} satisfies Endpoints;

function list(call: EndpointCall, all: readonly Uploaded[]): HandlerResult {
  const states = valuesAmong(call.url, 'state', artifactStates, 422);
  const path = singleValue(call.url, 'path') ?? '*';
  const inState = all.filter(({ file }) => states?.includes(file.state ?? 'finished') ?? true);
  const found = inState.filter(({ file }) => matchesPattern(file.path, path));
  return pageOf(found, call, (each) => serialize(call, each));
}

function uploadsOfJob(call: EndpointCall): readonly Uploaded[] {
  const { build, span } = jobIn(call);
  return uploadsIn(build, span, call.now);
}

function uploadIn(call: EndpointCall): Uploaded {
  const found = uploadsOfJob(call).find(({ id }) => id === call.params.artifact);
  if (!found) throw missing('artifact');
  return found;
}

/** A job uploads its files when it has run, however it ended. */
function uploadsOf(build: BuildRecord, now: number): readonly Uploaded[] {
  return build.timeline.spans.flatMap((span) => uploadsIn(build, span, now));
}

function uploadsIn(build: BuildRecord, span: Span, now: number) {
  const { job, finishedAt, startedAt } = span;
  if (job.kind !== 'script' || finishedAt > now || startedAt > now) return [];
  const files = forJob(job.step.artifacts ?? [], job.index);
  const jobId = jobIdOf(build, span);
  return files.map((file, index) => ({ id: uuidOf(`artifact/${jobId}/${index}`), job: jobId, file }));
}

function serialize(call: EndpointCall, { id, job, file }: Uploaded) {
  const url = `${buildUrl(call, buildIn(call))}/jobs/${job}/artifacts/${id}`;
  return {
    id,
    job_id: job,
    url,
    download_url: `${url}/download`,
    state: file.state ?? 'finished',
    path: file.path,
    dirname: dirname(file.path),
    filename: basename(file.path),
    mime_type: mimeType,
    file_size: sizeOf(file),
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

function sumOf(file: ScriptedArtifact): string {
  const hash = createHash('sha1');
  for (const each of piecesOf(file)) hash.update(each);
  return hash.digest('hex');
}
