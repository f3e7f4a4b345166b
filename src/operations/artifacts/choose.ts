import type { Artifact } from '../../model/artifact.ts';
import type { Build } from '../../model/build.ts';
import type { ScriptJob } from '../../model/job.ts';
import { isReplaced, isScriptJob } from '../../model/script-job.ts';
import { parseTime } from '../../model/times.ts';
import { matchesPattern } from '../../model/wildcard.ts';
import { count, formatBytes } from '../../report/text/counts.ts';
import { createMatcher } from '../../report/text/globs.ts';
import { OwnError } from '../context/error-text.ts';
import { nameJobFolders } from './job-folders.ts';
import {
  type ChosenArtifact,
  type MatchingArtifact,
  newestCopies,
  type PlacedArtifact,
} from './newest-copies.ts';
import { quoted } from './quoted.ts';
import { readSafePath } from './safe-path.ts';
import { describeUnmatched } from './unmatched.ts';

/** Which artifacts of a build to download. */
export interface ArtifactFilters {
  /** Keys of steps; undefined for all jobs. */
  readonly steps: readonly string[] | undefined;
  /** Names of jobs, in which `*` matches any text; undefined for all jobs. */
  readonly jobs: readonly string[] | undefined;
  /** Globs of paths, in order: `!glob` removes files again. Undefined for all files. */
  readonly globs: readonly string[] | undefined;
  /** Put the files of each job into a folder of their own. */
  readonly byJob: boolean;
  /** Maximum size of all of them. */
  readonly maxBytes: number;
  /** What it means that something which the filters name is not there. */
  readonly ifNoFilesFound: 'error' | 'warn' | 'ignore';
  /** True if names must be valid on Windows. */
  readonly isWindows: boolean;
}

const mostRefused = 10;

/**
 * Chooses the artifacts to download, before anything is written.
 * @throws OwnError if something that the filters name is not there, if paths are not safe, or if they are too large.
 */
export function chooseArtifacts(build: Build, listed: readonly Artifact[], filters: ArtifactFilters) {
  const { byJob, maxBytes, ifNoFilesFound } = filters;
  const jobs = (build.jobs ?? []).filter(isScriptJob);
  const matching = matchArtifacts(jobs, listed, filters);
  const { files, warnings, lost } = newestCopies(placeAll(jobs, matching, filters), byJob);
  const unmatched = lost.length > 0 && files.length === 0 ? [] : describeMissing(listed, files, filters);
  const missing = listed.length === 0 ? ['The build has no artifacts.'] : [...unmatched, ...lost];
  if (ifNoFilesFound === 'error' && missing.length > 0)
    throw new OwnError([...missing, ...(files.length === 0 ? warnings : [])].join(' '));
  const bytes = files.reduce((sum, { artifact }) => sum + artifact.file_size, 0);
  if (bytes > maxBytes)
    throw new OwnError(
      `${count(files.length, 'artifact')} of ${bytes} bytes: more than max-size allows (${formatBytes(maxBytes)}).`,
    );
  const unplaced = listed.filter(({ path }) => !path).length;
  const notes = [
    ...(unplaced > 0 ? [`${count(unplaced, 'artifact')} without a path: left out.`] : []),
    ...(ifNoFilesFound === 'warn' ? missing : []),
    ...warnings,
  ];
  return { files, warnings: notes };
}

/** @throws OwnError if no job of the build has one of the keys or names. */
function matchArtifacts(
  jobs: readonly ScriptJob[],
  listed: readonly Artifact[],
  { steps, jobs: names, globs }: ArtifactFilters,
): MatchingArtifact[] {
  const keys = [...new Set(jobs.flatMap((job) => job.step_key ?? []))];
  const unknown = steps?.filter((key) => !keys.includes(key)) ?? [];
  if (unknown.length > 0)
    throw new OwnError(`No job of the build has the step key ${quoted(unknown)}. Its keys: ${quoted(keys)}.`);
  const all = [...new Set(jobs.flatMap((job) => job.name ?? []))];
  const unnamed = names?.filter((name) => !all.some((each) => matchesPattern(each, name))) ?? [];
  if (unnamed.length > 0)
    throw new OwnError(`No job of the build has the name ${quoted(unnamed)}. Its jobs: ${quoted(all)}.`);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const matches = globs === undefined ? () => true : createMatcher(globs.map(withSlashes));
  return listed.flatMap((artifact) => {
    const { path } = artifact;
    const job = byId.get(artifact.job_id);
    const isOfStep = steps?.includes(job?.step_key ?? '') ?? true;
    const isOfJob = names?.some((name) => matchesPattern(job?.name ?? '', name)) ?? true;
    return path && isOfStep && isOfJob && matches(slashed(path)) ? [{ artifact, path, job }] : [];
  });
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

/** A glob as it is written on Windows: a backslash escapes only what a path seldom has after a folder. */
function withSlashes(glob: string): string {
  return glob.replace(/\\(?![[\](){}!\\])/g, '/');
}

/** @throws OwnError that names all paths that may not be written. */
function placeAll(
  jobs: readonly ScriptJob[],
  matching: readonly MatchingArtifact[],
  { byJob, isWindows }: ArtifactFilters,
): PlacedArtifact[] {
  const folders = nameJobFolders(jobs);
  const refused = new Map<string, string>();
  const placed = matching.flatMap((one) => {
    const { artifact, path, job } = one;
    const read = readSafePath(path, isWindows);
    if ('why' in read) {
      refused.set(path, read.why);
      return [];
    }
    const parts = byJob ? [folders.get(artifact.job_id) ?? artifact.job_id, ...read.parts] : read.parts;
    const age = job && isReplaced(job) ? 0 : (parseTime(job?.finished_at) ?? Number.MAX_SAFE_INTEGER);
    return [{ ...one, parts, age }];
  });
  if (refused.size > 0) throw refusedPaths([...refused]);
  return placed;
}

/** The error that names paths that may not be written, each with the reason. */
export function refusedPaths(refused: readonly (readonly [path: string, why: string])[]): OwnError {
  const named = refused.slice(0, mostRefused).map(([path, why]) => `${JSON.stringify(path)} (${why})`);
  const more = refused.length > mostRefused ? ` and ${refused.length - mostRefused} more` : '';
  const what = refused.length === 1 ? 'the artifact' : `${refused.length} artifacts`;
  return new OwnError(
    `Refused ${what} ${named.join(', ')}${more}. Nothing was written. To leave ${refused.length === 1 ? 'it' : 'them'} out, exclude ${refused.length === 1 ? 'it' : 'them'} in path with !.`,
  );
}

/** What the filters name and no file that can be downloaded has: a list of wanted things is no "any of". */
function describeMissing(
  listed: readonly Artifact[],
  files: readonly ChosenArtifact[],
  { steps, jobs, globs }: ArtifactFilters,
): string[] {
  const all = listed.flatMap(({ path }) => (path ? [slashed(path)] : []));
  const ready = files.map(({ path }) => slashed(path));
  const missing = describeUnmatched((globs ?? []).map(withSlashes), { files: ready, listed: all });
  if (missing.length > 0) return missing;
  const empty = steps?.filter((key) => !files.some(({ job }) => job?.step_key === key)) ?? [];
  const unnamed =
    jobs?.filter((name) => !files.some(({ job }) => matchesPattern(job?.name ?? '', name))) ?? [];
  if (empty.length + unnamed.length > 0)
    return [
      ...empty.map((key) => `No artifact of step ${JSON.stringify(key)} matches.`),
      ...unnamed.map((name) => `No artifact of a job with the name ${JSON.stringify(name)} matches.`),
    ];
  return files.length > 0 ? [] : [`None of the ${count(listed.length, 'artifact')} of the build matches.`];
}
