import type { ScriptJob } from '../../model/job.ts';
import { isReplaced } from '../../model/script-job.ts';
import { readSafePath } from './safe-path.ts';

const longest = 80;

/**
 * A folder for each job, by its ID: named by the key of its step, or by its name where jobs without an index share the key; with the
 * index of a parallel job, as `BUILDKITE_PARALLEL_JOB` has it; with `-2` and so on if that is taken. An attempt that was retried
 * comes after those that were not.
 */
export function nameJobFolders(jobs: readonly ScriptJob[]): ReadonlyMap<string, string> {
  const current = jobs.filter((job) => !isReplaced(job));
  const shared = Map.groupBy(
    current.filter(({ parallel_group_index: index }) => typeof index !== 'number'),
    ({ step_key }) => step_key,
  );
  const folders = new Map<string, string>();
  const taken = new Set<string>();
  for (const job of [...current, ...jobs.filter(isReplaced).toReversed()]) {
    const { step_key: key, name, parallel_group_index: index } = job;
    const isShared = (shared.get(key)?.length ?? 0) > 1;
    const base = safeName((isShared ? name : null) || key || name || 'job');
    const own = typeof index === 'number' ? `${base}-${index}` : base;
    let folder = own;
    for (let nth = 2; taken.has(folder.toLowerCase()); nth += 1) folder = `${own}-${nth}`;
    taken.add(folder.toLowerCase());
    folders.set(job.id, folder);
  }
  return folders;
}

/** A name that every file system takes. */
function safeName(text: string): string {
  const name = text
    .normalize('NFC')
    // Shortcodes of emoji.
    .replace(/:[\w+-]+:/g, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+/, '');
  const short = [...name]
    .slice(0, longest / 2)
    .join('')
    .replace(/[-.]+$/, '');
  if (short === '') return 'job';
  return 'why' in readSafePath(short, true) ? `job-${short}` : short;
}
