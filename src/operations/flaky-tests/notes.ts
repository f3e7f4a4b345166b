import type { FlakyReport } from '../../report/flaky/report.ts';
import type { Context } from '../context/context.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { SuiteList } from './read.ts';
import type { WorkflowFacts } from './workflow-facts.ts';

/** What a report says besides its tests: warnings, and facts that are no problem. */
export interface Notes {
  readonly notes: readonly string[];
  readonly notices: readonly string[];
}

/** What a comment without a key cannot do. */
const forgetful =
  'Without memory-key, the comment remembers nothing: it shows no changes since an earlier report.';

const noIssues = 'A run for a pull request keeps no issues of flaky tests: set issues on a schedule.';

/** What could not be read or does not fit together, and why. */
export function notesOn(
  reports: readonly FlakyReport[],
  { finding, comment }: WorkflowFacts,
  lists: readonly SuiteList[],
  inputs: InputValues<'comment' | 'annotations' | 'max-touched' | 'baseline-path' | 'issues'>,
  { workflow }: Pick<Context, 'workflow'>,
): Notes {
  const hasComment = inputs.comment !== 'never';
  const needsPull = hasComment || inputs.annotations === 'touched' || inputs['max-touched'] !== undefined;
  // If there is a comment, its outcome says why there is no pull request.
  const obstacle = needsPull && !hasComment && finding.facts === null ? finding.obstacle : null;
  const [first, ...others] = reports;
  const unmatched = (first?.unmatchedGlobs ?? []).filter((glob) =>
    others.every(({ unmatchedGlobs }) => unmatchedGlobs.includes(glob)),
  );
  const gaps = inputs['baseline-path'] === undefined ? [] : reports.flatMap((report) => report.gaps);
  const broken = gaps.filter(({ about, isUsual }) => about === 'new' && !isUsual);
  const isOf = (usual: boolean) => (obstacle !== null && obstacle.isUsual === usual ? [obstacle.reason] : []);
  const files = reports.flatMap(({ tests }) => tests).filter(({ file }) => file !== null);
  const isMisplaced =
    files.length > 0 &&
    workflow.hasFile('.git/HEAD') &&
    !files.some(({ place }) => place !== null && workflow.hasFile(place.file));
  return {
    notes: [
      ...lists.flatMap(({ notes }) => notes),
      ...unmatched.map((glob) => `${JSON.stringify(glob)} matches no file of the listed flaky tests.`),
      ...(hasComment && comment.binding.key === null ? [forgetful] : []),
      ...(needsPull ? finding.notes : []),
      ...isOf(false),
      ...new Set(broken.map(({ words }) => `Cannot compare with an earlier report: ${words}.`)),
    ],
    notices: [
      ...isOf(true),
      ...(inputs.issues && workflow.isOnPullRequest ? [noIssues] : []),
      ...(isMisplaced ? ['None of the listed files exists in the checkout: set path-prefix.'] : []),
    ],
  };
}
