import type { Artifact } from '../../model/artifact.ts';
import { count } from '../../report/text/counts.ts';
import { quoted } from './quoted.ts';

/** An artifact that matches, and where to write it: the folders and the name, below the folder of the step. */
export interface PlacedArtifact {
  readonly artifact: Artifact;
  readonly path: string;
  readonly parts: readonly string[];
  /** When its job finished: an attempt that was retried is older than the one that came after it. */
  readonly age: number;
}

/** An artifact that can be downloaded. */
export type ReadyArtifact = PlacedArtifact & { readonly artifact: { readonly file_size: number } };

/** Of the copies in each place the newest that can be downloaded, and what the user must know about the others. */
export function newestCopies<Placed extends PlacedArtifact>(all: readonly Placed[], byJob: boolean) {
  const files: (Placed & ReadyArtifact)[] = [];
  const gone: Placed[] = [];
  const outdated: string[] = [];
  const repeated: string[] = [];
  const sorted = all.toSorted((a, b) => a.age - b.age);
  for (const [place, copies] of Map.groupBy(sorted, ({ parts }) => parts.join('/'))) {
    const ready = copies.findLast(isReady);
    const newest = copies.at(-1);
    if (ready !== undefined) files.push(ready);
    else gone.push(...copies.slice(-1));
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
  if (gone.length > 0) {
    const words = gone.map((one) => `${one.path} (${stateOf(one)})`);
    warnings.push(
      `${count(gone.length, 'artifact')} of ${files.length + gone.length} cannot be downloaded: ${quoted(words)}.`,
    );
  }
  return { files, warnings };
}

function stateOf(one: PlacedArtifact | undefined): string {
  return one?.artifact.state ?? 'unknown';
}

function isReady<Placed extends PlacedArtifact>(one: Placed): one is Placed & ReadyArtifact {
  const { state, file_size: size } = one.artifact;
  return (state ?? 'finished') === 'finished' && Number.isSafeInteger(size) && Number(size) >= 0;
}
