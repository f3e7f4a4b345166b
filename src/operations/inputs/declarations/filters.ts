import { stateFilters } from '../../../model/states.ts';
import { parseList } from '../parsers/lists.ts';
import { parseMoment } from '../parsers/times.ts';
import { parseChoice, parseFlag, parseInteger, parseUuid } from '../parsers/words.ts';
import type { Input } from './input.ts';

/** The inputs that only filter lists (api.md §4.3). */
export const filterOnlyInputs = {
  state: {
    purpose: 'Filters of lists',
    sentence: `States to list, one a line: ${stateFilters.join(', ')}.`,
    example: 'failed',
    parse: parseList(parseChoice(stateFilters)),
  },
  creator: {
    purpose: 'Filters of lists',
    sentence: 'UUID of the user who created the builds.',
    example: '01234567-89ab-cdef-0123-456789abcdef',
    parse: parseUuid,
  },
  'created-from': {
    purpose: 'Filters of lists',
    sentence: 'Builds created at or after this time: ISO 8601, or a span back from now.',
    example: '24h',
    parse: parseMoment,
  },
  'created-to': {
    purpose: 'Filters of lists',
    sentence: 'Builds created before this time: ISO 8601, or a span back from now.',
    example: '2026-01-31T12:00:00Z',
    parse: parseMoment,
  },
  'finished-from': {
    purpose: 'Filters of lists',
    sentence: 'Builds finished at or after this time: ISO 8601, or a span back from now.',
    example: '7d',
    parse: parseMoment,
  },
  'include-retried-jobs': {
    purpose: 'Filters of lists',
    sentence: 'List every attempt of a retried job, not just the latest.',
    example: 'true',
    parse: parseFlag,
  },
  limit: {
    purpose: 'Filters of lists',
    sentence:
      'How many to list at most: 100 if nothing is said, 10,000 for flaky tests. The output `complete` says whether that was all.',
    example: '500',
    parse: parseInteger(1),
  },
} as const satisfies Record<string, Input>;
