import { parseInteger, parseLine } from '../parsers/words.ts';
import { inputsFor, optInInput } from './input.ts';

/** The inputs about why a build failed. */
export const failureInputs = inputsFor('Why a build failed', {
  'log-lines': {
    sentence:
      'Number of lines to show from the end of the log of each failed job, for at most 10 jobs, in the log of the step and in the job summary. Defaults to 40 if the event says that the repository is private or internal. Otherwise to 0, because everyone can read the logs of a public repository: a log is then read only if `suite` is set, for `failure-kind`, and nothing of it is shown.',
    example: '100',
    parse: parseInteger(0),
  },
  'retry-flaky': {
    sentence:
      'How often to retry the failed jobs of a build whose `failure-kind` is `flaky`, in the same build and within `wait-timeout`: at most 3 times. Of several builds, those that failed are retried once all have ended, so not if one of them ends the wait for the others. Needs the scope `write_builds`.',
    example: '1',
    default: '0',
    parse: parseInteger(0, 'a whole number from 0 to 3', 3),
  },
  'comment-log': optInInput(
    'Show in the comment on a build what the logs of its failed jobs say: messages of failed tests, and as many lines as `log-lines`. The names of failed tests are in it either way, unless `log-lines` is 0. Anyone who can read the pull request can read it.',
  ),
  'flaky-comment-key': {
    sentence:
      'The `comment-key` of the comment by `list-flaky-tests`, without filters, whose first report tells which tests were flaky before this pull request. Used with `suite`, unless `baseline-path` is set. Defaults to the suites.',
    example: 'nightly',
    parse: parseLine,
  },
});
