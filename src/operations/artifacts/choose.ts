import type { Artifact } from '../../model/artifact.ts';
import type { Build } from '../../model/build.ts';
import { isReplaced, isScriptJob } from '../../model/script-job.ts';
import { parseTime } from '../../model/times.ts';
import { count, formatBytes } from '../../report/text/counts.ts';
import { createMatcher } from '../../report/text/globs.ts';
import { OwnError } from '../context/error-text.ts';

/** Which artifacts of a build to download. */
export interface ArtifactFilters {
  /** Keys of steps; undefined for all jobs. */
  readonly steps: readonly string[] | undefined;
  /** Globs of paths, in order: `!glob` removes files again. Undefined for all files. */
  readonly globs: readonly string[] | undefined;
  /** Put the files of each job into a folder of their own. */
  readonly byJob: boolean;
  /** Maximum size of all of them. */
  readonly maxBytes: number;
}

/** An artifact to download, and where to: the folders and the name, below the folder of the step. */
export interface ChosenArtifact {
  readonly artifact: Artifact & { readonly file_size: number };
  readonly parts: readonly string[];
  /** The key of the step whose job uploaded it. */
  readonly step: string | null;
}

/** What to download, and what the user must know about the rest. */
interface Chosen {
  readonly files: readonly ChosenArtifact[];
  readonly warnings: readonly string[];
}

const mostNamed = 5;

/**
 * Chooses the artifacts to download, before anything is written.
 * @throws OwnError if there are none, if a path is not safe, or if they are too large.
 */
export function chooseArtifacts(
  build: Build,
  listed: readonly Artifact[],
  { steps, globs, byJob, maxBytes }: ArtifactFilters,
): Chosen {
  const jobs = new Map((build.jobs ?? []).filter(isScriptJob).map((job) => [job.id, job]));
  const stepOf = ({ job_id }: Artifact) => jobs.get(job_id)?.step_key ?? null;
  const keys = new Set([...jobs.values()].flatMap((job) => job.step_key ?? []));
  const unknown = steps?.filter((key) => !keys.has(key)) ?? [];
  if (unknown.length > 0)
    throw new OwnError(
      `No job of the build has the step key ${quoted(unknown)}. Its keys: ${quoted([...keys])}.`,
    );
  const matches = globs === undefined ? () => true : createMatcher(globs);
  const matching = listed.filter(
    (one) => (steps?.includes(stepOf(one) ?? '') ?? true) && matches(one.path.replaceAll('\\', '/')),
  );
  if (listed.length === 0) throw new OwnError('The build has no artifacts.');
  if (matching.length === 0)
    throw new OwnError(
      `None of the ${count(listed.length, 'artifact')} of the build matches, such as ${quoted(listed.map(({ path }) => path))}.`,
    );
  const warnings: string[] = [];
  // An attempt that was retried counts as older than the one that came after it.
  const ageOf = ({ job_id }: Artifact) => {
    const job = jobs.get(job_id);
    return job && isReplaced(job) ? 0 : (parseTime(job?.finished_at) ?? Number.MAX_SAFE_INTEGER);
  };
  const newest = new Map<string, Omit<ChosenArtifact, 'artifact'> & { readonly artifact: Artifact }>();
  const repeated = new Set<string>();
  for (const artifact of matching.toSorted((a, b) => ageOf(a) - ageOf(b))) {
    const parts = safeParts(byJob ? `${artifact.job_id}/${artifact.path}` : artifact.path);
    const place = parts.join('/');
    if (newest.has(place)) repeated.add(place);
    newest.set(place, { artifact, parts, step: stepOf(artifact) });
  }
  if (repeated.size > 0)
    warnings.push(
      `${quoted([...repeated])} was uploaded several times. Only the newest counts.${byJob ? '' : ' To get that of each job, set by-job.'}`,
    );
  const files = [...newest.values()].filter(isReady);
  const gone = [...newest.values()].filter((one) => !isReady(one));
  if (gone.length > 0) {
    const words = gone.map(({ artifact: { path, state } }) => `${path} (${state ?? 'unknown'})`);
    const text = `${count(gone.length, 'artifact')} of ${newest.size} cannot be downloaded: ${quoted(words)}.`;
    if (files.length === 0) throw new OwnError(text);
    warnings.push(text);
  }
  const bytes = files.reduce((sum, { artifact }) => sum + artifact.file_size, 0);
  if (bytes > maxBytes)
    throw new OwnError(
      `${count(files.length, 'artifact')} of ${bytes} bytes: more than max-size allows (${formatBytes(maxBytes)}).`,
    );
  return { files, warnings };
}

function isReady(one: { readonly artifact: Artifact }): one is ChosenArtifact {
  const { state, file_size: size } = one.artifact;
  return (state ?? 'finished') === 'finished' && Number.isSafeInteger(size) && Number(size) >= 0;
}

/** What a path must not be, and why. */
const refusals: readonly (readonly [RegExp, string])[] = [
  // Windows ignores dots and blanks at the end of a name.
  [/(?:^|[\\/])\.\.[. ]*(?:[\\/]|$)/, 'it leaves the folder'],
  [/^[.\\/]*$/, 'it names no file'],
  [/^[\\/]/, 'it is absolute'],
  [/^[a-z]:/i, 'it begins with a drive letter'],
  [/[\p{Cc}\p{Cs}]/u, 'it has control characters'],
  // And what follows a colon there is a part of the same file or folder.
  [/(?:^|[\\/])\.git[. ]*(?:[\\/:]|$)/i, 'it has a reserved name'],
];

/** The parts of a path below a folder, with either slash. @throws OwnError that names one that may lead out of it. */
export function safeParts(path: string): string[] {
  const why = refusals.find(([pattern]) => pattern.test(path))?.[1];
  if (why) throw new OwnError(`Refused the artifact ${JSON.stringify(path)}: ${why}. Nothing was written.`);
  return path.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
}

/** A few names, and how many more there are. */
function quoted(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).map((name) => JSON.stringify(name));
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return `${shown.join(', ') || 'none'}${more}`;
}
