import { parseEnvironment, parseMetaData } from '../parsers/environment.ts';
import { parseCommits, parseSpacedList } from '../parsers/lists.ts';
import { parseBranch, parseRef } from '../parsers/refs.ts';
import { parseChoice, parseInteger, parseLine, parseText } from '../parsers/words.ts';
import { flagInput, inputsFor } from './input.ts';

/** The inputs for a new build (api.md §4.3). Some of them also filter lists. */
export const creationInputs = inputsFor('The build to create', {
  commit: {
    sentence:
      'Commit to build: a SHA, tag or ref. Defaults to the commit of the event; for pull requests, to the head, or to the merge commit if it was merged. As a list filter: full SHAs, one per line or separated by commas.',
    example: '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
    parse: parseCommits(parseRef),
  },
  branch: {
    sentence:
      'Branch of the commit, or its full ref. Defaults to the branch of the event; for a fork, to `owner:branch`. As a list filter: one per line, or separated by a comma and a space; `*` matches any text.',
    example: 'main',
    parse: parseSpacedList(parseBranch),
  },
  message: {
    sentence:
      'Message of the build. Defaults to the commit message or pull request title, except on events that run with secrets for untrusted authors; then to the name and number of the workflow run.',
    example: 'Nightly build',
    verbatim: true,
    parse: parseText,
  },
  'author-name': {
    sentence:
      'Name of the author. Requires `author-email`. Without both, the author is the user who owns the token.',
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
      'Environment variables of the build: a JSON object, or lines of `NAME=value` and `NAME<<END` ... `END`. Blank lines and lines that start with `#` are ignored, and quotes around a value are removed. A value that looks like a secret (a long mix of letters and digits) is masked if its name does too, such as `DEPLOY_KEY`; under a name such as `DB_PASSWORD` or `SIGNING_PASSPHRASE`, every value that is more than a short word.',
    example: 'DEPLOY_TO=staging',
    verbatim: true,
    secret: true,
    parse: parseEnvironment,
  },
  'meta-data': {
    sentence:
      'Meta-data of the build, in the same format as `env`. As a list filter: builds that have all of these values.',
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
      'Reuse the build that an earlier run created with the same key, commit and branch, or its newest rebuild, if it is still active or has passed. Otherwise create a new one. A reused build is canceled only where an input such as `cancel-siblings` is set to do so.',
    example: '${{ github.run_id }}',
    parse: parseLine,
  },
  'on-rerun': {
    sentence:
      'What a re-run of the workflow does if the build of an earlier attempt, with the same `idempotency-key`, commit and branch, has failed: create a `new` build, run only its failed jobs again (`retry-failed`), or `rebuild` it. If it was rebuilt before, its newest rebuild counts. A dry run looks for it too.',
    example: 'retry-failed',
    default: 'new',
    parse: parseChoice(['new', 'retry-failed', 'rebuild']),
  },
});
