import { parseChoice, parseInteger, parseLine } from '../parsers/words.ts';
import type { Input } from './input.ts';

/** The inputs of the one comment that a report keeps on a pull request. */
export const commentInputs = {
  comment: {
    purpose: 'The comment on the pull request',
    sentence:
      'When to keep a comment on the pull request: never, on-flaky (there are any), on-change (something changed since the last report) or always.',
    example: 'on-flaky',
    default: 'never',
    parse: parseChoice(['never', 'on-flaky', 'on-change', 'always']),
  },
  'when-empty': {
    purpose: 'The comment on the pull request',
    sentence: 'What becomes of the comment when no flaky test is reported any more: update, delete or keep.',
    example: 'delete',
    default: 'update',
    parse: parseChoice(['update', 'delete', 'keep']),
  },
  'comment-key': {
    purpose: 'The comment on the pull request',
    sentence: 'Tells comments of several reports on one pull request apart. Defaults to the suite.',
    example: 'nightly',
    parse: parseLine,
  },
  'pull-request': {
    purpose: 'The comment on the pull request',
    sentence: 'Number of the pull request to comment on. Found by the event if nothing is given.',
    example: '17',
    parse: parseInteger(1, 'the number of a pull request'),
  },
} as const satisfies Record<string, Input>;
