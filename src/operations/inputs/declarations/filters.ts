import { stateFilters } from '../../../model/states.ts';
import { parseList } from '../parsers/lists.ts';
import { parseMoment } from '../parsers/times.ts';
import { parseChoice, parseInteger, parseUuid } from '../parsers/words.ts';
import { flagInput, inputsFor } from './input.ts';

/** The inputs that only filter lists (api.md §4.3). */
export const filterOnlyInputs = inputsFor('Filters of lists', {
  state: {
    sentence: `States of the builds, one per line: ${stateFilters.join(', ')}.`,
    example: 'failed',
    parse: parseList(parseChoice(stateFilters)),
  },
  creator: {
    sentence: 'UUID of the user who created the builds.',
    example: '01234567-89ab-cdef-0123-456789abcdef',
    parse: parseUuid,
  },
  'created-from': {
    sentence: 'Builds created at or after this time: ISO 8601, or a time ago, such as `24h`.',
    example: '24h',
    parse: parseMoment,
  },
  'created-to': {
    sentence: 'Builds created before this time: ISO 8601, or a time ago, such as `24h`.',
    example: '2026-01-31T12:00:00Z',
    parse: parseMoment,
  },
  'finished-from': {
    sentence: 'Builds finished at or after this time: ISO 8601, or a time ago, such as `24h`.',
    example: '7d',
    parse: parseMoment,
  },
  'include-retried-jobs': flagInput('Include every attempt of a retried job, not only the latest.'),
  limit: {
    sentence: 'Maximum number of items to list. Defaults to 100, or 10,000 for flaky tests.',
    example: '500',
    parse: parseInteger(1),
  },
});
