import { namePipeline } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { digest } from '../../report/text/digest.ts';

/** What a comment remembers: a digest of what it says, and of a single build its pipeline and number. */
export function noteOf(
  content: readonly unknown[],
  builds: readonly { readonly address: BuildAddress }[],
): string {
  const [only, ...others] = builds;
  if (only === undefined || others.length > 0) return digest(content);
  return [digest(content), digest([namePipeline(only.address)]), only.address.number].join('.');
}

/** True if a note is that of a comment on a newer build of the same pipeline. */
export function isOnNewer(note: string, address: BuildAddress): boolean {
  const [, pipeline, number] = note.split('.');
  return pipeline === digest([namePipeline(address)]) && Number(number) > address.number;
}
