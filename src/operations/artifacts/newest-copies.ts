import type { Artifact } from '../../model/artifact.ts';
import type { ScriptJob } from '../../model/job.ts';
import { count } from '../../report/text/counts.ts';
import { quoted } from './quoted.ts';

/** An artifact that the filters name, with its job. */
export interface MatchingArtifact {
  readonly artifact: Artifact;
  readonly path: string;
  readonly job: ScriptJob | undefined;
}

/** The same, and where to write it: the folders and the name, below the folder of the step. */
export interface PlacedArtifact extends MatchingArtifact {
  readonly parts: readonly string[];
  /** When its job finished: an attempt that was retried is older than the one that came after it. */
  readonly age: number;
}

/** An artifact that can be downloaded. */
export type ReadyArtifact = Artifact & { readonly file_size: number };

/** An artifact to download. */
export type ChosenArtifact = PlacedArtifact & { readonly artifact: ReadyArtifact };

/**
 * Of the copies in each place the newest that can be downloaded, and what the user must know about the others. `lost` are those
 * whose upload failed: nothing else has what they had.
 */
export function newestCopies(all: readonly PlacedArtifact[], byJob: boolean) {
  const files: ChosenArtifact[] = [];
  const gone: PlacedArtifact[] = [];
  const lost: PlacedArtifact[] = [];
  const outdated: string[] = [];
  const repeated: string[] = [];
  const sorted = all.toSorted((a, b) => a.age - b.age);
  for (const [place, copies] of Map.groupBy(sorted, ({ parts }) => parts.join('/'))) {
    const ready = copies.findLast((one): one is ChosenArtifact => isReady(one.artifact));
    const newest = copies.at(-1);
    if (ready !== undefined) files.push(ready);
    else if (newest !== undefined) (isLost(newest) ? lost : gone).push(newest);
    if (ready !== undefined && newest !== ready) outdated.push(`${place} (${stateOf(newest)})`);
    else if (copies.length > 1 && ready !== undefined) repeated.push(place);
  }
  const warnings: string[] = [];
  if (repeated.length > 0)
    warnings.push(
      `${quoted(repeated)} was uploaded several times. Only the newest counts.${byJob ? '' : ' To get that of each job, set by-job.'}`,
    );
  if (outdated.length > 0)
    warnings.push(`The newest copy cannot be downloaded, so an older one was: ${quoted(outdated)}.`);
  const describe = (some: readonly PlacedArtifact[], words: string) => {
    const named = some.map((one) => `${one.path} (${stateOf(one)})`);
    const total = files.length + gone.length + lost.length;
    return some.length === 0
      ? []
      : [`${count(some.length, 'artifact')} of ${total} ${words}: ${quoted(named)}.`];
  };
  warnings.push(...describe(gone, 'cannot be downloaded'));
  return {
    files,
    warnings,
    lost: describe(lost, `${lost.length === 1 ? 'was' : 'were'} not uploaded completely`),
  };
}

/** True if its upload failed, or did not end although its job has. What has expired or was deleted had been there. */
function isLost({ artifact: { state }, age }: PlacedArtifact): boolean {
  return state === 'new'
    ? age < Number.MAX_SAFE_INTEGER
    : state === 'error' || (state ?? 'finished') === 'finished';
}

function stateOf(one: PlacedArtifact | undefined): string {
  return one?.artifact.state ?? 'unknown';
}

/** True for an artifact that can be downloaded: its upload has ended, and its size is known. */
export function isReady(artifact: Artifact): artifact is ReadyArtifact {
  const { state, file_size: size } = artifact;
  return (state ?? 'finished') === 'finished' && Number.isSafeInteger(size) && Number(size) >= 0;
}
