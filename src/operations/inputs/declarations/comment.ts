import { parseSecret } from '../parsers/lists.ts';
import { parseChoice, parseInteger, parseLine } from '../parsers/words.ts';
import { input, inputsFor } from './input.ts';

/** When to comment, for all operations; each allows some of them (`choices`). */
const commentTimes = ['never', 'on-touched', 'on-flaky', 'on-change', 'on-failure', 'always'] as const;

/** The inputs about the comment that a report keeps on a pull request. */
export const commentInputs = inputsFor('The comment on the pull request', {
  comment: input(
    'When to comment on the pull request: `never`, `on-failure` or `always`; for flaky tests `never`, `on-touched`, `on-flaky`, `on-change` or `always`.',
    'always',
    parseChoice(commentTimes),
    { default: 'never' },
  ),
  'when-empty': input(
    'What to do with the comment when nothing is left to report: `update`, `delete` or `keep`.',
    'delete',
    parseChoice(['update', 'delete', 'keep']),
    { default: 'update' },
  ),
  'comment-key': input(
    'Distinguishes several comments on one pull request. Defaults to the suites or pipelines; workflows that report on the same ones need a key each.',
    'nightly',
    parseLine,
  ),
  'memory-key': input(
    'Secret key that signs what the comment remembers, of at least 32 characters. Defaults to `token`.',
    '${{ secrets.KITESTRING_MEMORY_KEY }}',
    parseSecret,
    { secret: true },
  ),
  'pull-request': input(
    'Number of the pull request to comment on. Defaults to that of the event.',
    '17',
    parseInteger(1, 'the number of a pull request'),
  ),
});
