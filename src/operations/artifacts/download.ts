import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { hasEnded } from '../../model/states.ts';
import { type DownloadedFile, renderArtifacts } from '../../report/artifacts.ts';
import { count, formatBytes } from '../../report/text/counts.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context, Folder } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { interruptedOutcome } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { runPool } from '../context/pool.ts';
import { readWithJobs } from '../lists/read-build.ts';
import { readList } from '../lists/read-list.ts';
import { type ArtifactFilters, chooseArtifacts, refusedPaths } from './choose.ts';
import { downloadFile, UnloadedFile } from './download-file.ts';
import type { ChosenArtifact } from './newest-copies.ts';

/** What to download, and where to. */
interface DownloadOrder extends Omit<ArtifactFilters, 'isWindows'> {
  readonly address: BuildAddress;
  readonly to: string;
}

const atOnce = 4;
const progressMs = 10_000;
const mostListed = 10_000;

/**
 * Downloads the artifacts of a build that match. All that can be checked is checked before anything is written; then the first
 * file that cannot be downloaded in three attempts ends the step. What was complete by then stays.
 */
export async function downloadArtifacts(
  { address, to, ...filters }: DownloadOrder,
  context: Context,
): Promise<Outcome> {
  const { client, journal, signal } = context;
  const folder = await context.openFolder(to);
  const build = await readWithJobs(address, { include_retried_jobs: true, signal }, context);
  const list = client.artifacts.list(address, { signal });
  const listed = await readList(list, { limit: mostListed, thing: 'artifact' }, context);
  signal.throwIfAborted();
  if (listed.failure !== undefined) throw listed.failure;
  const { isWindows } = folder;
  const { files, warnings } = chooseArtifacts(build, listed.items, { ...filters, isWindows });
  const notes = [
    ...(hasEnded(build) ? [] : [`${nameBuild(address)} still runs: jobs can upload more.`]),
    ...warnings,
    ...(listed.complete
      ? []
      : [`The list of artifacts is incomplete: only ${count(listed.items.length, 'artifact')} were read.`]),
  ];
  // What is not complete lies beside the files, where the post step removes it if the process dies.
  journal.recordPending('files', [{ remove: folder.partial }]);
  try {
    await reserve(files, folder);
    const download = { address, files, notes, folder };
    return conclude(await downloadAll(download, context), download, context);
  } finally {
    // What only stays lying there takes nothing from what was done: the post step tries again.
    if (await folder.close()) journal.recordPending('files', []);
  }
}

/** @throws OwnError that names all files that the file system does not take. */
async function reserve(files: readonly ChosenArtifact[], folder: Folder): Promise<void> {
  const refused: [string, string][] = [];
  for (const { path, parts } of files) {
    const why = await folder.reserve(parts);
    if (why !== null) refused.push([path, why]);
  }
  if (refused.length > 0) throw refusedPaths(refused);
}

/** The files to download, and what the user must know about them. */
interface Download {
  readonly address: BuildAddress;
  readonly files: readonly ChosenArtifact[];
  readonly notes: readonly string[];
  readonly folder: Folder;
}

/** What was downloaded, and why that is not everything. */
interface Downloaded {
  readonly done: readonly DownloadedFile[];
  readonly replaced: number;
  readonly failure: unknown;
}

async function downloadAll({ address, files, folder }: Download, context: Context): Promise<Downloaded> {
  const { clock, log } = context;
  logDuration(files.length, context);
  const done: DownloadedFile[] = [];
  let [bytes, replaced] = [0, 0];
  let loggedMs = clock.monotonic();
  const onPiece = (size: number) => {
    bytes += size;
    if (clock.monotonic() - loggedMs < progressMs) return;
    loggedMs = clock.monotonic();
    log.info(`${done.length} of ${count(files.length, 'file')} downloaded so far, ${formatBytes(bytes)}.`);
  };
  const failure = await runPool(files, atOnce, async (file) => {
    const { artifact, job, parts } = file;
    if (await downloadFile(file, { address, folder, onPiece }, context)) replaced += 1;
    const { id, job_id, file_size: size, sha1sum } = artifact;
    const { name: jobName = null, step_key: step = null } = job ?? {};
    done.push({ path: parts.join('/'), bytes: size, id, job_id, job: jobName, step, sha1: sha1sum ?? null });
  }).then(
    () => null,
    (error: unknown) => error,
  );
  done.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { done, replaced, failure };
}

function conclude(
  { done, replaced, failure }: Downloaded,
  { address, files, notes, folder }: Download,
  { signal }: Context,
): Outcome {
  const size = done.reduce((sum, file) => sum + file.bytes, 0);
  const all = done.length < files.length ? `${done.length} of ` : '';
  const over = replaced > 0 ? `, and replaced ${count(replaced, 'file')}` : '';
  const result = `${nameBuild(address)}: downloaded ${all}${count(files.length, 'artifact')} (${formatBytes(size)})${over}.`;
  const outcome = {
    success: failure === null,
    sentence: failure === null ? result : `${errorText(failure)} ${result}`,
    ...(failure instanceof UnloadedFile && failure.hint !== undefined && { hint: failure.hint }),
    notes,
    outputs: {
      count: String(done.length),
      bytes: String(size),
      path: folder.path,
      files: done.map(({ path: file, sha1: _, ...ids }) => ({ file, ...ids })),
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
