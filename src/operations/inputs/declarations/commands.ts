import { parseList } from '../parsers/lists.ts';
import { parseMatching } from '../parsers/parsed.ts';
import { parseChoice, parseLine } from '../parsers/words.ts';
import { input, inputsFor } from './input.ts';
import { parseStepKey } from './waiting.ts';

const parsePrefix = parseMatching(
  /^\/[a-z][a-z\d-]{0,19}$/,
  'a slash, and letters, digits or hyphens, such as /ci',
);
const parseTeam = parseMatching(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, 'organization/team');

/** The inputs about commands in comments. */
export const commandInputs = inputsFor('Commands in comments', {
  prefix: input('First word of a command.', '/build', parsePrefix, { default: '/ci' }),
  allow: input(
    'Permission on the repository that the author of the comment needs: `write`, `maintain` or `admin`.',
    'maintain',
    parseChoice(['write', 'maintain', 'admin']),
    { default: 'write' },
  ),
  'allow-teams': input(
    'Teams whose members may use commands too, as `organization/team`, one per line. `github-token` must be able to read them.',
    'acme/release',
    parseList(parseTeam),
  ),
  'allow-label': input(
    'Label of a pull request whose author may use `retry` and `cancel`.',
    'ci: trusted',
    parseLine,
  ),
  'allow-unblock': input(
    'Keys of block steps that the command `unblock` may name, one per line. By default it can unblock none.',
    'deploy-preview',
    parseList(parseStepKey),
  ),
});
