import { retryableStates } from '../../../model/states.ts';
import { parseBuild, parsePipeline, parseSlug, parseSuite } from '../parsers/addresses.ts';
import { parseList } from '../parsers/lists.ts';
import { parseMetaData } from '../parsers/pairs.ts';
import { parseChoice, parseLine } from '../parsers/words.ts';
import { input, inputsFor } from './input.ts';

/** The inputs that select an organization, a pipeline, builds or a suite. */
export const whichInputs = inputsFor('Which build or suite', {
  organization: input('Slug of the organization, unless another input names it.', 'acme', parseSlug),
  pipeline: input(
    'Slug of the pipeline, `organization/pipeline`, or its URL. `trigger-build` accepts several, one per line.',
    'acme/web',
    parseList(parsePipeline),
  ),
  build: input(
    'Number or URL of the build, or `latest`: the newest that matches `branch`, `commit` and `state`. `wait-for-build` accepts several, one per line.',
    'https://buildkite.com/acme/web/builds/42',
    parseList(parseBuild),
  ),
  'job-states': input(
    `States of the jobs to retry: ${retryableStates.join(', ')}.`,
    'failed, soft_failed',
    parseList(parseChoice(retryableStates)),
    { default: 'failed, timed_out, expired' },
  ),
  step: input(
    'Key or label of the block step. Without it, the only one that is blocked.',
    'release',
    parseLine,
  ),
  fields: input(
    'Values of the fields of the block step, by their keys, in the format of `env`.',
    'version=2.4.0',
    parseMetaData,
    { verbatim: true, secret: true },
  ),
  suite: input(
    'Slug of the test suite, `organization/suite`, or its URL. `list-flaky-tests` accepts several, one per line.',
    'rspec',
    parseList(parseSuite),
  ),
});
