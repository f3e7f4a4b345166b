import { parseEnvironment, parseMetaData } from '../parsers/environment.ts';
import { parseCommits, parseSpacedList } from '../parsers/lists.ts';
import { parseBranchFilter, parseRef } from '../parsers/refs.ts';
import { parseChoice, parseFlag, parseInteger, parseLine, parseText } from '../parsers/words.ts';
import type { Input } from './input.ts';

/** The inputs that a new build is made of (api.md §4.3); some of them also filter lists. */
export const creationInputs = {
  commit: {
    purpose: 'The build to create',
    sentence:
      "Commit to build: a SHA, tag or ref; defaults to the event's commit, on pull requests to the head. As a filter of lists: full SHAs, one a line or parted by commas.",
    example: '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
    parse: parseCommits(parseRef),
  },
  branch: {
    purpose: 'The build to create',
    sentence:
      "Branch of the commit; defaults to the event's branch, `owner:branch` for a fork. As a filter of lists: one a line, or parted by a comma and a space; `*` stands for anything.",
    example: 'main',
    parse: parseSpacedList(parseBranchFilter),
  },
  message: {
    purpose: 'The build to create',
    sentence: "Message of the build. Defaults to the event's own, where no stranger could have written it.",
    example: 'Nightly build',
    verbatim: true,
    parse: parseText,
  },
  'author-name': {
    purpose: 'The build to create',
    sentence:
      'Name of the author, together with `author-email`. Without both, the build is by the user of the token.',
    example: 'Ada Lovelace',
    parse: parseLine,
  },
  'author-email': {
    purpose: 'The build to create',
    sentence: 'E-mail address of the author, together with `author-name`.',
    example: 'ada@example.com',
    parse: parseLine,
  },
  'clean-checkout': {
    purpose: 'The build to create',
    sentence: 'Remove an existing build directory and check out afresh.',
    example: 'true',
    parse: parseFlag,
  },
  env: {
    purpose: 'The build to create',
    sentence:
      'Environment variables of the build: a JSON object, or lines `NAME=value` and `NAME<<END` ... `END`.',
    example: 'DEPLOY_TO=staging',
    verbatim: true,
    secret: true,
    parse: parseEnvironment,
  },
  'meta-data': {
    purpose: 'The build to create',
    sentence:
      'Meta-data of the build, written as `env` is. As a filter of lists: builds that have all of these values.',
    example: 'release=2.4.0',
    verbatim: true,
    secret: true,
    parse: parseMetaData,
  },
  'ignore-pipeline-branch-filters': {
    purpose: 'The build to create',
    sentence:
      "Build although the pipeline's branch filters exclude the branch; those of its steps still apply.",
    example: 'true',
    parse: parseFlag,
  },
  'pull-request-id': {
    purpose: 'The build to create',
    sentence: 'Number of the pull request that is built. Filled in on pull-request events.',
    example: '17',
    parse: parseInteger(1, 'the number of a pull request'),
  },
  'pull-request-base-branch': {
    purpose: 'The build to create',
    sentence: 'Branch that the pull request goes into. Filled in on pull-request events.',
    example: 'main',
    parse: parseRef,
  },
  'pull-request-repository': {
    purpose: 'The build to create',
    sentence: 'Git repository that the pull request comes from. Filled in on pull-request events.',
    example: 'https://github.com/acme/web.git',
    parse: parseLine,
  },
  recover: {
    purpose: 'The build to create',
    sentence:
      'When the answer to a creation is lost and no build shows up: `resend` the request once, or `fail`, for pipelines that must not run twice even for a moment.',
    example: 'fail',
    default: 'resend',
    parse: parseChoice(['resend', 'fail']),
  },
  'idempotency-key': {
    purpose: 'The build to create',
    sentence:
      'A run with the same key takes over the build that an earlier run started, if it is of the same commit and branch and is still active or has passed; else it starts one.',
    example: '${{ github.run_id }}',
    parse: parseLine,
  },
} as const satisfies Record<string, Input>;
