import { title } from '../builds/jobs.ts';
import { type ExplainedJob, firstJobs } from '../builds/tables.ts';
import type { Annotation } from '../text/annotation.ts';
import { plainLine } from '../text/plain.ts';
import { testOnBase } from './base-branch.ts';
import { type FailedTest, isFlaky } from './failed-test.ts';

/** The runner keeps ten annotations of each level per step. The step's own error is one of them. */
const mostJobs = 9;
const mostTests = 10;

/** An error for each failed job. A single job of which nothing more is known adds nothing to the step's own error. */
export function annotateFailedJobs(jobs: readonly ExplainedJob[]): Annotation[] {
  if (jobs.length === 1 && jobs[0]?.why === null && !jobs[0].onBase) return [];
  return firstJobs(jobs, mostJobs).map(({ job, why, onBase }) => {
    const message = [job.reason, why ?? ''].filter((part) => part !== '').join(': ') || 'failed';
    return annotation('error', title(job), onBase ? `${message} (${onBase.text})` : message);
  });
}

/** A warning for each failed test, at its line if the checkout has its file. Those come first. */
export function annotateFailedTests(
  tests: readonly FailedTest[],
  hasFile: (path: string) => boolean,
): Annotation[] {
  const annotations = tests.map((test) => {
    const base = test.onBase ? testOnBase(test.onBase).text : '';
    const words = [test.scope, test.name, base, test.message].filter((part) => part !== '').join(': ');
    const { file, line } = test.place && hasFile(test.place.file) ? test.place : { file: null, line: null };
    const heading = isFlaky(test) ? 'Failed test (flaky)' : 'Failed test';
    return { ...annotation('warning', heading, words || '(no name)'), file, line };
  });
  const placedFirst = annotations.toSorted((a, b) => Number(a.file === null) - Number(b.file === null));
  return placedFirst.slice(0, mostTests);
}

function annotation(level: Annotation['level'], heading: string, message: string): Annotation {
  const texts = { title: plainLine(heading, 200), message: plainLine(message, 1_000) };
  return { level, ...texts, file: null, line: null };
}
