import { parseList } from '../parsers/lists.ts';
import { parseRef } from '../parsers/refs.ts';
import { parseLine, parseUuid } from '../parsers/words.ts';
import { inputsFor, optInInput } from './input.ts';

/** The inputs for a test suite (api.md §4.1). */
export const suiteInputs = inputsFor('Suites', {
  name: {
    sentence: 'Name of the new suite, or the new name of an existing one.',
    example: 'RSpec',
    parse: parseLine,
  },
  'default-branch': {
    sentence: 'Branch whose trends the suite shows.',
    example: 'main',
    parse: parseRef,
  },
  'team-ids': {
    sentence:
      'UUIDs of the teams that get access to the suite, one per line. Required if the organization uses Teams.',
    example: '01234567-89ab-cdef-0123-456789abcdef',
    parse: parseList(parseUuid),
  },
  'show-api-token': optInInput(
    'Set the output `api-token` to the masked token of the new suite. The token is only available at creation.',
  ),
});
