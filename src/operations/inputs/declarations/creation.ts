import { parseEnvironment, parseMetaData } from '../parsers/environment.ts';
import { parseCommits, parseSpacedList } from '../parsers/lists.ts';
import { parseBranch, parseRef } from '../parsers/refs.ts';
import { parseChoice, parseInteger, parseLine, parseText } from '../parsers/words.ts';
import { flagInput, inputsFor } from './input.ts';

/** The inputs for a new build (api.md §4.3). Some of them also filter lists. */
export const creationInputs = inputsFor('The build to create', {
  commit: {
    sentence:
      'Commit to build: a SHA, tag or ref. Defaults to the commit of the event. In filters: full SHAs, one per line.',
    example: '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
    parse: parseCommits(parseRef),
  },
  branch: {
    sentence:
      'Branch of the commit. Defaults to the branch of the event. In filters: branches, one per line; `*` matches any text.',
    example: 'main',
    parse: parseSpacedList(parseBranch),
  },
  message: {
    sentence:
      'Message of the build. Defaults to the commit message or the pull request title, if the event can be trusted.',
    example: 'Nightly build',
    verbatim: true,
    parse: parseText,
  },
  'author-name': {
    sentence:
      'Name of the author. Requires `author-email`. Without both, it is the author of the commit or the owner of the token.',
    example: 'Ada Lovelace',
    parse: parseLine,
  },
  'author-email': {
    sentence: 'Email address of the author. Requires `author-name`.',
    example: 'ada@example.com',
    parse: parseLine,
  },
  'clean-checkout': flagInput('Remove the existing checkout and start with a fresh one.'),
  env: {
    sentence:
      'Environment variables of the build: lines of `NAME=value`, or a JSON object. Values that look like secrets are masked.',
    example: 'DEPLOY_TO=staging',
    verbatim: true,
    secret: true,
    parse: parseEnvironment,
  },
  'meta-data': {
    sentence:
      'Meta-data of the build, in the format of `env`. In filters: builds that have all of these values.',
    example: 'release=2.4.0',
    verbatim: true,
    secret: true,
    parse: parseMetaData,
  },
  'ignore-pipeline-branch-filters': flagInput(
    "Create the build even if the pipeline's branch filters exclude the branch. The branch filters of its steps still apply.",
  ),
  'pull-request-id': {
    sentence: 'Number of the pull request to build. Set automatically on pull request events.',
    example: '17',
    parse: parseInteger(1, 'the number of a pull request'),
  },
  'pull-request-base-branch': {
    sentence: 'Base branch of the pull request. Set automatically on pull request events.',
    example: 'main',
    parse: parseRef,
  },
  'pull-request-repository': {
    sentence: 'Git repository of the pull request branch. Set automatically on pull request events.',
    example: 'https://github.com/acme/web.git',
    parse: parseLine,
  },
  'pull-request-labels': {
    sentence: 'Labels of the pull request, one per line. Set automatically on pull request events.',
    example: 'deploy',
    parse: parseSpacedList(parseLine),
  },
  'idempotency-key': {
    sentence:
      'Reuse the build that an earlier run created with the same key, commit and branch, whatever its `env`, if it is active or has passed.',
    example: '${{ github.run_id }}-unit',
    parse: parseLine,
  },
  'on-rerun': {
    sentence:
      'What a re-run of the workflow does if the build of the earlier attempt has failed: create a `new` build, `retry-failed` jobs, or `rebuild` it.',
    example: 'retry-failed',
    default: 'new',
    parse: parseChoice(['new', 'retry-failed', 'rebuild']),
  },
  'matrix-index': {
    sentence:
      'Index of the job in its matrix, which tells its builds apart for `on-rerun`. Leave the default.',
    example: '0',
    expression: '${{ strategy.job-index }}',
    parse: parseInteger(0),
  },
});
