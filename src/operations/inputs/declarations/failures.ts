import { parseInteger } from '../parsers/words.ts';
import { input, inputsFor } from './input.ts';

/** The inputs about why a build failed. */
export const failureInputs = inputsFor('Why a build failed', {
  'log-lines': input(
    'Lines to show of the log of each failed job. Defaults to 40, and in a public repository to 0.',
    '100',
    parseInteger(0),
  ),
  'retry-flaky': input(
    'How often to retry the failed jobs, at most 3 times, if the build failed only because of flaky tests or lost agents.',
    '1',
    parseInteger(0, 'a whole number from 0 to 3', 3),
    { default: '0' },
  ),
});
