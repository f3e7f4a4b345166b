import type { FailedTest } from '../../report/failures/failed-test.ts';
import { formatOfFile, type ListFormat, listTests } from '../../report/tests/lists.ts';
import { type Block, paragraph } from '../../report/text/blocks.ts';
import { fenced, join, md, nothing } from '../../report/text/markdown.ts';

/** How to run failed tests again: the list that a test runner reads, and a block with the command for a terminal. */
export interface Rerun {
  readonly text: string;
  readonly block: Block;
}

/** The runners of which a list can be made, as logs name them. */
const formats: ReadonlyMap<string, ListFormat> = new Map([
  ['rspec', 'rspec'],
  ['pytest', 'pytest'],
  ['jest', 'jest'],
  ['vitest', 'vitest'],
  ['go test', 'go'],
  ['gotestsum', 'go'],
]);
const longestCommand = 2_000;

/**
 * How to run these tests again: those of the runner that most of them have. It is the runner in the log of their job, else that of
 * their file. Null if none is known, or if it cannot select them.
 */
export function rerunOf(
  tests: readonly FailedTest[],
  runnerOf: (job: string) => string | undefined,
): Rerun | null {
  const formatOf = ({ jobs, file }: FailedTest) =>
    jobs.flatMap((job) => formats.get(runnerOf(job) ?? '') ?? [])[0] ?? formatOfFile(file);
  const groups = [...Map.groupBy(tests, formatOf)].toSorted(([, a], [, b]) => b.length - a.length);
  const [format, own = []] = groups.find(([known]) => known !== undefined) ?? [];
  if (format === undefined) return null;
  const listed = own.map((test) => ({ ...test, caller: null, example: null }));
  const { text, command, listed: count } = listTests([{ tests: listed, testFolder: '' }], format);
  if (count === 0 || command === null) return null;
  const which = count === tests.length ? 'the' : `${count} of ${tests.length}`;
  const words = md`Run ${which} failed ${tests.length === 1 ? 'test' : 'tests'} on your machine:`;
  const body = command.length > longestCommand ? nothing : join([words, fenced(command, 'sh')], '\n\n');
  return { text, block: paragraph('command to run the failed tests', body) };
}
