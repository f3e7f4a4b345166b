import { stateFilters } from '../../../model/states.ts';
import { parseGlobs, parseList } from '../parsers/lists.ts';
import { parseSize } from '../parsers/sizes.ts';
import { parseMoment } from '../parsers/times.ts';
import { parseChoice, parseInteger, parseLine, parseUuid } from '../parsers/words.ts';
import { flagInput, input, inputsFor, optInInput } from './input.ts';

/** The inputs that only filter lists (api.md §4.3). */
export const filterOnlyInputs = inputsFor('Filters of lists', {
  state: input(
    `States of the builds, one per line: ${stateFilters.join(', ')}.`,
    'failed',
    parseList(parseChoice(stateFilters)),
  ),
  creator: input(
    'UUID of the user who created the builds.',
    '01234567-89ab-cdef-0123-456789abcdef',
    parseUuid,
  ),
  'created-from': input(
    'Builds created at or after this time: ISO 8601, or a time ago, such as `24h`.',
    '24h',
    parseMoment,
  ),
  'created-to': input(
    'Builds created before this time: ISO 8601, or a time ago, such as `24h`.',
    '2026-01-31T12:00:00Z',
    parseMoment,
  ),
  'finished-from': input(
    'Builds finished at or after this time: ISO 8601, or a time ago, such as `24h`.',
    '7d',
    parseMoment,
  ),
  'include-retried-jobs': flagInput('Include every attempt of a retried job, not only the latest.'),
  limit: input(
    'Maximum number of items to list. Defaults to 100, or 10,000 for flaky tests.',
    '500',
    parseInteger(1),
  ),
});

/** The inputs about downloading artifacts. */
export const artifactInputs = inputsFor('Artifacts', {
  path: input(
    'Only artifacts whose paths match these globs, one per line. `!glob` excludes files again.',
    'coverage/**',
    parseGlobs,
  ),
  to: input('Folder for the files, in the workspace or in `RUNNER_TEMP`.', 'coverage', parseLine, {
    default: 'artifacts/',
  }),
  'by-job': optInInput('Put the files of each job into a folder of their own, named by the ID of the job.'),
  'max-size': input(
    'Maximum size of all files together. If they have more, nothing is downloaded.',
    '500MB',
    parseSize,
    { default: '1GiB' },
  ),
});
