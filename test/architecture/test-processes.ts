import { matchesGlob, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The tests that mostly wait, for programs that they start or for time that passes outside of the process: first those
 * that take longest.
 */
export const waiting = [
  'test/scenarios/scenarios.test.ts',
  'test/process/process.test.ts',
  'test/docs/run-examples.test.ts',
  'test/demo/pictures.test.ts',
  'test/process/bounds.test.ts',
  'test/library/*.test.ts',
  'test/bundle/*.test.ts',
  'test/docs/reference-examples.test.ts',
  'test/client/transport/floods.test.ts',
  'test/action/service/sign-in.test.ts',
  'test/sandbox/command.test.ts',
];

/** Of the tests that keep a processor busy, those that take longest. */
export const long = ['test/action/secrets/channels.test.ts', 'test/client/polling/aims.test.ts'];

/**
 * The tests that change what a process has once: the authorities that it trusts, the way its requests go, the document
 * that a browser would have. Each gets a process of its own; all others share theirs with one another.
 */
export const ownProcess = [
  'test/client/transport/nock.test.ts',
  'test/client/transport/proxy.test.ts',
  'test/faults/secure.test.ts',
  'test/report/builds/chart.test.ts',
];

/** How many files that compute are started between two that wait: with more, one that waits would be left for the end. */
const between = 4;

/**
 * Starts tests that compute between those that wait, so that no processor is idle while others wait, and first those
 * that take longest, so that none of them is left for the end. Those with a process of their own come before all.
 */
export class InTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const inList = (patterns: readonly string[]) =>
      patterns.flatMap((pattern) => sorted.filter((file) => matchesGlob(pathOf(file), pattern)));
    const [alone, waits] = [new Set(inList(ownProcess)), new Set(inList(waiting))];
    const computes = [...new Set([...inList(long), ...sorted])].filter(
      (file) => !alone.has(file) && !waits.has(file),
    );
    const turns = [...waits].flatMap((file, turn) => [
      file,
      ...computes.slice(turn * between, (turn + 1) * between),
    ]);
    return [...new Set([...alone, ...turns, ...computes])];
  }
}

function pathOf({ moduleId, project }: TestSpecification): string {
  return relative(project.config.root, moduleId);
}
