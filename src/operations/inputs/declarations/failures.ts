import { parseInteger } from '../parsers/words.ts';
import { inputsFor } from './input.ts';

/** The inputs about why a build failed. */
export const failureInputs = inputsFor('Why a build failed', {
  'log-lines': {
    sentence:
      'Number of lines to show from the end of the log of each failed job, for at most 10 jobs, in the log of the step and in the job summary. Also decides whether messages of failed tests are shown, in the comment too. Defaults to 40 if the event says that the repository is private or internal, otherwise to 0, because everyone can read the logs of a public repository.',
    example: '100',
    parse: parseInteger(0),
  },
  'retry-flaky': {
    sentence:
      'How often to retry the failed jobs of a build, in the same build and within `wait-timeout`, if `failure-kind` is `flaky`, or if each of them was lost with its agent or has only flaky tests: at most 3 times. Of several builds, those that failed are retried once all have ended, so not if one of them ends the wait for the others. Needs Test Engine, and the scopes `write_builds` and `read_suites`.',
    example: '1',
    default: '0',
    parse: parseInteger(0, 'a whole number from 0 to 3', 3),
  },
});
