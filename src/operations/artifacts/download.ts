import { createHash } from 'node:crypto';
import { ClientError } from '../../client/index.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { hasEnded } from '../../model/states.ts';
import { type DownloadedFile, renderArtifacts } from '../../report/artifacts.ts';
import { count, formatBytes } from '../../report/text/counts.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context, Folder } from '../context/context.ts';
import { errorText, OwnError } from '../context/error-text.ts';
import { interruptedOutcome } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { runPool } from '../context/pool.ts';
import { readList } from '../lists/read-list.ts';
import { type ArtifactFilters, type ChosenArtifact, chooseArtifacts } from './choose.ts';

/** What to download, and where to. */
interface DownloadOrder extends ArtifactFilters {
  readonly address: BuildAddress;
  readonly to: string;
}

const atOnce = 4;
/** Each attempt asks for an address of its own, so a store that is out for a moment is waited for. */
const pausesMs = [2_000, 10_000];
const progressMs = 10_000;
const mostListed = 10_000;

/** What arrived is not what was uploaded. */
class DamagedFile extends OwnError {}

/**
 * Downloads the artifacts of a build that match. All that can be checked is checked before anything is written; then the first
 * file that cannot be downloaded in three attempts ends the step. What was complete by then stays.
 */
export async function downloadArtifacts(
  { address, to, ...filters }: DownloadOrder,
  context: Context,
): Promise<Outcome> {
  const { client, clock, log, signal } = context;
  const folder = await context.openFolder(to);
  const build = await client.builds.get(address, { include_retried_jobs: true, signal });
  const list = client.artifacts.list(address, { signal });
  const listed = await readList(list, { limit: mostListed, thing: 'artifact' }, context);
  signal.throwIfAborted();
  if (listed.failure !== undefined) throw listed.failure.cause;
  const { files, warnings } = chooseArtifacts(build, listed.items, filters);
  const notes = [
    ...(hasEnded(build) ? [] : [`${nameBuild(address)} still runs: jobs can upload more.`]),
    ...warnings,
    ...(listed.complete
      ? []
      : [`The list of artifacts is incomplete: only ${count(listed.items.length, 'artifact')} were read.`]),
  ];
  for (const { parts } of files) await folder.check(parts);
  logDuration(files.length, context);

  const done: DownloadedFile[] = [];
  let bytes = 0;
  let loggedMs = clock.monotonic();
  const onPiece = (size: number) => {
    bytes += size;
    if (clock.monotonic() - loggedMs < progressMs) return;
    loggedMs = clock.monotonic();
    log.info(`${done.length} of ${count(files.length, 'file')} downloaded so far, ${formatBytes(bytes)}.`);
  };
  const failure = await runPool(files, atOnce, async (file) => {
    await downloadFile(file, { address, folder, onPiece }, context);
    const { artifact, parts, step } = file;
    const { id, job_id, file_size: size, sha1sum } = artifact;
    done.push({ path: parts.join('/'), bytes: size, id, job_id, step, sha1: sha1sum ?? null });
  }).then(
    () => null,
    (error: unknown) => error,
  );
  done.sort((a, b) => (a.path < b.path ? -1 : 1));
  const size = done.reduce((sum, file) => sum + file.bytes, 0);
  const all = done.length < files.length ? `${done.length} of ` : '';
  const result = `${nameBuild(address)}: downloaded ${all}${count(files.length, 'artifact')} (${formatBytes(size)}).`;
  const outcome = {
    success: failure === null,
    sentence: failure === null ? result : `${errorText(failure)} ${result}`,
    ...(failure instanceof ClientError && failure.hint !== undefined && { hint: failure.hint }),
    notes,
    outputs: {
      count: String(done.length),
      bytes: String(size),
      path: folder.path,
      files: done.map(({ path: file, bytes: each, id, job_id }) => ({ file, bytes: each, id, job_id })),
    },
    json: done,
    summary: (limits: { readonly bytes: number }) =>
      renderArtifacts(done, {
        title: nameBuild(address),
        failure: failure === null ? null : errorText(failure),
        ...limits,
      }),
  };
  return signal.aborted ? interruptedOutcome(outcome) : outcome;
}

/** Each file takes a request. One line says how long that takes, if they do not fit into a window of the rate limit. */
function logDuration(files: number, { client, log }: Pick<Context, 'client' | 'log'>): void {
  const share = client.rateLimit.filesPerMinute();
  if (share === null || files <= share) return;
  const time = formatDuration(Math.ceil(files / share) * 60_000);
  log.info(
    `${count(files, 'file')} take as many requests. With about ${share} a minute, that takes up to ${time}.`,
  );
}

/** One file, from a fresh address at each attempt. @throws the error of the last attempt, with the name of the file. */
async function downloadFile(
  { artifact, parts }: ChosenArtifact,
  {
    address,
    folder,
    onPiece,
  }: { readonly address: BuildAddress; readonly folder: Folder; readonly onPiece: (size: number) => void },
  { client, clock, log, signal }: Context,
): Promise<void> {
  const name = JSON.stringify(parts.join('/'));
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      const pieces = client.artifacts.download(
        { ...address, job: artifact.job_id, artifact: artifact.id },
        { signal },
      );
      return await folder.write(parts, checked(pieces, artifact, onPiece));
    } catch (error) {
      signal.throwIfAborted();
      const why = errorText(error).replace(/^Could not download artifact [^:]*: /, '');
      const pauseMs = pausesMs[attempt - 1];
      if (pauseMs === undefined || !(error instanceof ClientError || error instanceof DamagedFile))
        throw new OwnError(`Could not download ${name}: ${why}.`.replace(/\.\.$/, '.'));
      log.info(`Trying again to download ${name}: ${why}.`);
      await clock.sleep(pauseMs, signal);
    }
  }
}

/** The same bytes, never more than the file has, and in the end only if they are those that were uploaded. */
async function* checked(
  pieces: AsyncIterable<Uint8Array>,
  { file_size: size, sha1sum }: ChosenArtifact['artifact'],
  onPiece: (size: number) => void,
): AsyncGenerator<Uint8Array> {
  const sha1 = createHash('sha1');
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    if (bytes > size) throw new DamagedFile(`it is larger than ${count(size, 'byte')}`);
    sha1.update(piece);
    onPiece(piece.byteLength);
    yield piece;
  }
  if (bytes < size) throw new DamagedFile(`it ended after ${bytes} of ${count(size, 'byte')}`);
  if (sha1sum && sha1.digest('hex') !== sha1sum.toLowerCase())
    throw new DamagedFile('its SHA-1 is not that of the uploaded file');
}
