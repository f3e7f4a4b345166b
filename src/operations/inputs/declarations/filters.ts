import { stateFilters } from '../../../model/states.ts';
import { parseList } from '../parsers/lists.ts';
import { parseMoment } from '../parsers/times.ts';
import { parseChoice, parseInteger, parseUuid } from '../parsers/words.ts';
import { flagInput, input, inputsFor } from './input.ts';

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
