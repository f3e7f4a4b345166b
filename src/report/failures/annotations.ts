import { count } from '../text/counts.ts';
import { plainLine } from '../text/plain.ts';
import type { FailedTest } from './failed-test.ts';
import { isFlaky } from './verdict.ts';

/** A failed job for an annotation. Without secrets. */
export interface AnnotatedJob {
  readonly title: string;
  /** Why it failed, as the service says; empty if unknown. */
  readonly reason: string;
  /** The line of its log that says why; null if unknown. */
  readonly line: string | null;
}

/** An annotation of a failure. Plain text; the caller escapes it for the runner. */
interface FailureAnnotation {
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** The runner keeps ten annotations of each level per step. The step's own error is one of them. */
const mostJobs = 9;
const mostTests = 10;
const longest = 1_000;

/** An error for each failed job. A single job without a line of its log adds nothing to the step's own error. */
export function annotateFailedJobs(jobs: readonly AnnotatedJob[]): FailureAnnotation[] {
  if (jobs.length === 1 && jobs[0]?.line === null) return [];
  const annotations = jobs.map(({ title, reason, line }) => {
    const message = [reason, line ?? ''].filter((part) => part !== '').join(': ') || 'failed';
    return annotation('error', title, message);
  });
  return rolledUp(annotations, mostJobs, (left) =>
    annotation('error', 'More failed jobs', describeRest(left, 'failed job')),
  );
}

/** A warning for each failed test, at its line if the checkout has its file. Those come first. */
export function annotateFailedTests(
  tests: readonly FailedTest[],
  hasFile: (path: string) => boolean,
): FailureAnnotation[] {
  const placed = tests.map((test) => ({
    test,
    place: test.place !== null && hasFile(test.place.file) ? test.place : null,
  }));
  const annotations = placed
    .toSorted((a, b) => Number(a.place === null) - Number(b.place === null))
    .map(({ test, place }) => {
      const { scope, name, message } = test;
      const words = [scope, name, message].filter((part) => part !== '').join(': ');
      return {
        ...annotation('warning', isFlaky(test) ? 'Failed test (flaky)' : 'Failed test', words || '(no name)'),
        file: place?.file ?? null,
        line: place?.line ?? null,
      };
    });
  return rolledUp(annotations, mostTests, (left) =>
    annotation('warning', 'More failed tests', describeRest(left, 'failed test')),
  );
}

function rolledUp(
  annotations: readonly FailureAnnotation[],
  most: number,
  rest: (left: number) => FailureAnnotation,
): FailureAnnotation[] {
  if (annotations.length <= most) return [...annotations];
  return [...annotations.slice(0, most - 1), rest(annotations.length - most + 1)];
}

function describeRest(left: number, noun: string): string {
  return `${count(left, `more ${noun}`)}. The job summary lists them.`;
}

function annotation(level: 'error' | 'warning', title: string, message: string): FailureAnnotation {
  return {
    level,
    title: plainLine(title, 200),
    message: plainLine(message, longest),
    file: null,
    line: null,
  };
}
