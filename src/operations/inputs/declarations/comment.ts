import { parseSecret } from '../parsers/lists.ts';
import { parseChoice, parseInteger, parseLine } from '../parsers/words.ts';
import { inputsFor } from './input.ts';

/** When to comment, for all operations; each allows some of them (`choices`). */
const commentTimes = ['never', 'on-touched', 'on-flaky', 'on-change', 'on-failure', 'always'] as const;

/** The inputs about the comment that a report keeps on a pull request. */
export const commentInputs = inputsFor('The comment on the pull request', {
  comment: {
    sentence:
      'When to comment on the pull request: `never`, `on-touched` (if a flaky test is in a file that the pull request changes, or a gate failed; recommended without `max-new`), `on-flaky` (if there are flaky tests), `on-change` (if something changed since the last report) or `always`; for an operation that reports on a build: `never`, `on-failure` (if it failed; the comment is updated when it passes) or `always`. An existing comment always names the commit that was checked last.',
    example: 'on-touched',
    default: 'never',
    parse: parseChoice(commentTimes),
  },
  'when-empty': {
    sentence:
      'What to do with the comment when there is nothing left to report: `update`, `delete` or `keep`.',
    example: 'delete',
    default: 'update',
    parse: parseChoice(['update', 'delete', 'keep']),
  },
  'comment-key': {
    sentence:
      'Distinguishes the comments of several reports on one pull request. Defaults to the suites; for an operation that reports on a build, to the pipelines. Workflows that report on the same ones need a key each: in one comment, the run that started last wins.',
    example: 'nightly',
    parse: parseLine,
  },
  'memory-key': {
    sentence:
      'Secret key that signs what the comment remembers, of at least 32 characters. Defaults to `token`; with neither, the comment remembers nothing.',
    example: '${{ secrets.KITESTRING_MEMORY_KEY }}',
    secret: true,
    parse: parseSecret,
  },
  'pull-request': {
    sentence: 'Number of the pull request to comment on. Defaults to the pull request of the event.',
    example: '17',
    parse: parseInteger(1, 'the number of a pull request'),
  },
});
