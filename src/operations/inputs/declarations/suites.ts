import { parseList } from '../parsers/lists.ts';
import { parseRef } from '../parsers/refs.ts';
import { parseFlag, parseLine, parseUuid } from '../parsers/words.ts';
import type { Input } from './input.ts';

/** The inputs that a test suite is made of (api.md §4.1). */
export const suiteInputs = {
  name: {
    purpose: 'Suites',
    sentence: 'Name of the suite to create, or its new name.',
    example: 'RSpec',
    parse: parseLine,
  },
  'default-branch': {
    purpose: 'Suites',
    sentence: 'Branch for which the suite shows trends.',
    example: 'main',
    parse: parseRef,
  },
  'team-ids': {
    purpose: 'Suites',
    sentence:
      'UUIDs of the teams that get the suite, one a line; required where the organization uses Teams.',
    example: '01234567-89ab-cdef-0123-456789abcdef',
    parse: parseList(parseUuid),
  },
  'show-api-token': {
    purpose: 'Suites',
    sentence: "Set the output `api-token` to the new suite's token, masked. It is shown this once.",
    example: 'true',
    default: 'false',
    parse: parseFlag,
  },
} as const satisfies Record<string, Input>;
