import type { Baseline } from '../../../src/report/flaky/compare.ts';
import type { NoteBinding } from '../../../src/report/flaky/note.ts';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/report.ts';
import { flakyContext } from './flaky-tests.ts';

/** What binds the note of a comment on pull request 7, unless told. */
export function bindingOf(parts: Partial<NoteBinding> = {}): NoteBinding {
  return {
    key: 'the first key of all',
    repository: '4711',
    pullRequest: 7,
    comment: 'flaky-tests acme/web',
    ...parts,
  };
}

/** A report as a later one compares with it: as in a file, unless it has a commit. */
export function baselineOf(
  list: Parameters<typeof analyzeFlakyTests>[0],
  context: FlakyContext = flakyContext,
  commit: string | null = null,
): Baseline {
  const { asOf: at, tests, filters } = analyzeFlakyTests(list, context);
  return { at, commit, filters, keys: tests.map(({ key }) => key) };
}
