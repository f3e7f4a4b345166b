import { parseList } from '../parsers/lists.ts';
import { parseRef } from '../parsers/refs.ts';
import { parseLine, parseUuid } from '../parsers/words.ts';
import { input, inputsFor, optInInput } from './input.ts';

/** The inputs for a test suite (api.md §4.1). */
export const suiteInputs = inputsFor('Suites', {
  name: input('Name of the new suite, or the new name of an existing one.', 'RSpec', parseLine),
  'default-branch': input('Branch whose trends the suite shows.', 'main', parseRef),
  'team-ids': input(
    'UUIDs of the teams that get access to the suite, one per line. Required if the organization uses Teams.',
    '01234567-89ab-cdef-0123-456789abcdef',
    parseList(parseUuid),
  ),
  'show-api-token': optInInput(
    'Set the output `api-token` to the masked token of the new suite. The token is only available at creation.',
  ),
});
