import { keysOf } from './inputs/declarations/input.ts';
import { commentInputs, flakyInputs } from './inputs/declarations/reports.ts';
import { parseChoice } from './inputs/parsers/words.ts';
import { resolveSuites } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { commentOutputs, listOutputs } from './outputs/declarations.ts';

const needsComment =
  'Input max-new needs an earlier report: set baseline-path, or let the comment remember it with comment: always or on-change, and when-empty: update or keep.';

/** Lists the flaky tests of one or more suites, and reports on them. */
export const listFlakyTestsOperation = defineOperation({
  name: 'list-flaky-tests',
  sentence:
    'Report on the flaky tests of suites: summary, pull request comment, annotations, and lists for test runners. The step fails only if a gate fails.',
  inputs: ['organization', 'suite', ...keysOf(flakyInputs), ...keysOf(commentInputs), 'limit'],
  usual: ['organization', 'suite', 'seen-within', 'comment', 'max-touched'],
  words: {
    suite: {
      sentence: 'Slugs of the test suites, one per line; also as `organization/suite`, or as URLs.',
    },
    comment: {
      sentence:
        'When to comment on the pull request: `never`, `on-touched` (a flaky test is in a changed file, or a gate failed), `on-flaky`, `on-change` or `always`.',
      example: 'on-touched',
      parse: parseChoice(['never', 'on-touched', 'on-flaky', 'on-change', 'always']),
    },
    'comment-key': {
      sentence:
        'Distinguishes several comments on one pull request. Defaults to the suites; workflows that report on the same ones need a key each.',
    },
    limit: { sentence: 'Maximum number of tests of each suite. Defaults to 10,000.' },
  },
  outputs: [
    ...listOutputs,
    'new-count',
    'gone-count',
    'touched-count',
    'gate-passed',
    'gate-reasons',
    'selectors-path',
    ...commentOutputs,
  ],
  scopes: ['read_suites'],
  permissions: [
    { permission: 'pull-requests: write', purpose: 'the comment, with `comment`' },
    { permission: 'contents: read', purpose: 'the pull request of a commit' },
    { permission: 'issues: write', purpose: 'the issues, with `issues`' },
  ],
  plan: (inputs, { problems }) => {
    const suites = resolveSuites(inputs, problems);
    const { comment, 'when-empty': whenEmpty, 'max-new': maxNew, 'baseline-path': path } = inputs;
    const stands = (comment === 'always' || comment === 'on-change') && whenEmpty !== 'delete';
    if (maxNew !== undefined && path === undefined && !stands) problems.add(needsComment);
    if (suites === null) return null;
    return {
      run: async (context) =>
        (await import('./flaky-tests/report.ts')).reportFlakyTests(suites, inputs, context),
    };
  },
});
