import { parseSecret } from '../parsers/lists.ts';
import { parseChoice, parseInteger, parseLine } from '../parsers/words.ts';
import { inputsFor } from './input.ts';

/** When to comment, for all operations; each allows some of them (`choices`). */
const commentTimes = ['never', 'on-touched', 'on-flaky', 'on-change', 'on-failure', 'always'] as const;

/** The inputs about the comment that a report keeps on a pull request. */
export const commentInputs = inputsFor('The comment on the pull request', {
  comment: {
    sentence:
      'When to comment on the pull request: `never`, `on-failure` or `always`; for flaky tests `never`, `on-touched`, `on-flaky`, `on-change` or `always`.',
    example: 'always',
    default: 'never',
    parse: parseChoice(commentTimes),
  },
  'when-empty': {
    sentence: 'What to do with the comment when nothing is left to report: `update`, `delete` or `keep`.',
    example: 'delete',
    default: 'update',
    parse: parseChoice(['update', 'delete', 'keep']),
  },
  'comment-key': {
    sentence:
      'Distinguishes several comments on one pull request. Defaults to the suites or pipelines; workflows that report on the same ones need a key each.',
    example: 'nightly',
    parse: parseLine,
  },
  'memory-key': {
    sentence:
      'Secret key that signs what the comment remembers, of at least 32 characters. Defaults to `token`.',
    example: '${{ secrets.KITESTRING_MEMORY_KEY }}',
    secret: true,
    parse: parseSecret,
  },
  'pull-request': {
    sentence: 'Number of the pull request to comment on. Defaults to that of the event.',
    example: '17',
    parse: parseInteger(1, 'the number of a pull request'),
  },
});
