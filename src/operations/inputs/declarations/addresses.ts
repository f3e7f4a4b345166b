import { retryableStates } from '../../../model/states.ts';
import { parseBuild, parsePipeline, parseSlug, parseSuite } from '../parsers/addresses.ts';
import { parseMetaData } from '../parsers/environment.ts';
import { parseList, parseListOnce } from '../parsers/lists.ts';
import { parseChoice, parseLine } from '../parsers/words.ts';
import { inputsFor } from './input.ts';

/** The inputs that select an organization, a pipeline, builds or a suite. */
export const whichInputs = inputsFor('Which build or suite', {
  organization: {
    sentence: 'Slug of the organization, unless another input names it.',
    example: 'acme',
    parse: parseSlug,
  },
  pipeline: {
    sentence:
      'Slug of the pipeline, `organization/pipeline`, or its URL. `trigger-build` accepts several, one per line.',
    example: 'acme/web',
    parse: parseListOnce(parsePipeline),
  },
  build: {
    sentence:
      'Number or URL of the build, or `latest`: the newest that matches `branch`, `commit` and `state`. `wait-for-build` accepts several, one per line.',
    example: 'https://buildkite.com/acme/web/builds/42',
    parse: parseList(parseBuild),
  },
  'job-states': {
    sentence: `States of the jobs to retry: ${retryableStates.join(', ')}.`,
    example: 'failed, soft_failed',
    default: 'failed, timed_out, expired',
    parse: parseList(parseChoice(retryableStates)),
  },
  step: {
    sentence: 'Key or label of the block step. Without it, the only one that is blocked.',
    example: 'release',
    parse: parseLine,
  },
  fields: {
    sentence: 'Values of the fields of the block step, by their keys, in the format of `env`.',
    example: 'version=2.4.0',
    verbatim: true,
    secret: true,
    parse: parseMetaData,
  },
  suite: {
    sentence:
      'Slug of the test suite, `organization/suite`, or its URL. `list-flaky-tests` accepts several, one per line.',
    example: 'rspec',
    parse: parseList(parseSuite),
  },
});
