import { parseList, parseSpacedList } from '../parsers/lists.ts';
import { parseEnvironment, parseMetaData } from '../parsers/pairs.ts';
import { parseBranch, parseRef } from '../parsers/refs.ts';
import { parseChoice, parseInteger, parseLine, parseText, parseUuid } from '../parsers/words.ts';
import { flagInput, input, inputsFor, optInInput } from './input.ts';

/** The inputs for a new build (api.md §4.3). Some of them also filter lists. */
export const creationInputs = inputsFor('The build to create', {
  commit: input(
    'Commit to build: a SHA, tag or ref. Defaults to the commit of the event. In filters: full SHAs, one per line.',
    '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
    parseList(parseRef),
  ),
  branch: input(
    'Branch of the commit. Defaults to the branch of the event. In filters: branches, one per line; `*` matches any text.',
    'main',
    parseSpacedList(parseBranch),
  ),
  message: input(
    'Message of the build. Defaults to the commit message or the pull request title, if the event can be trusted.',
    'Nightly build',
    parseText,
    { verbatim: true },
  ),
  'author-name': input(
    'Name of the author. Requires `author-email`. Without both, it is the author of the commit or the owner of the token.',
    'Ada Lovelace',
    parseLine,
  ),
  'author-email': input('Email address of the author. Requires `author-name`.', 'ada@example.com', parseLine),
  'clean-checkout': flagInput('Remove the existing checkout and start with a fresh one.'),
  env: input(
    'Environment variables of the build: lines of `NAME=value`, or a JSON object. Values of 8 or more characters are masked if the name says so, as in `NPM_TOKEN`, `DB_PASSWORD` or `DEPLOY_KEY`, also in a value that is JSON, except plain words and numbers, such as `postgres`.',
    'DEPLOY_TO=staging',
    parseEnvironment,
    { verbatim: true, secret: true },
  ),
  'meta-data': input(
    'Meta-data of the build, in the format of `env`. In filters: builds that have all of these values.',
    'release=2.4.0',
    parseMetaData,
    { verbatim: true, secret: true },
  ),
  'ignore-pipeline-branch-filters': flagInput(
    "Create the build even if the pipeline's branch filters exclude the branch. The branch filters of its steps still apply.",
  ),
  'pull-request-id': input(
    'Number of the pull request to build. Set automatically on pull request events.',
    '17',
    parseInteger(1, 'the number of a pull request'),
  ),
  'pull-request-base-branch': input(
    'Base branch of the pull request. Set automatically on pull request events.',
    'main',
    parseRef,
  ),
  'pull-request-repository': input(
    'Git repository of the pull request branch. Set automatically on pull request events.',
    'https://github.com/acme/web.git',
    parseLine,
  ),
  'pull-request-labels': input(
    'Labels of the pull request, one per line. Set automatically on pull request events.',
    'deploy',
    parseSpacedList(parseLine),
  ),
  'idempotency-key': input(
    'Reuse the build that an earlier run created with the same key, commit and branch, whatever its `env`, if it is active or has passed.',
    '${{ github.run_id }}-unit',
    parseLine,
  ),
  'on-rerun': input(
    'What a re-run of the workflow does if the build of the earlier attempt has failed: create a `new` build, `retry-failed` jobs, or `rebuild` it.',
    'retry-failed',
    parseChoice(['new', 'retry-failed', 'rebuild']),
    { default: 'new' },
  ),
  'matrix-index': input(
    'Index of the job in its matrix, which tells its builds apart for `on-rerun`. Leave the default.',
    '0',
    parseInteger(0),
    { expression: '${{ strategy.job-index }}' },
  ),
});

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
