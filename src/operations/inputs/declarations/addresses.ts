import { retryableStates } from '../../../model/states.ts';
import { parseBuild, parsePipeline, parseSlug, parseSuite } from '../parsers/addresses.ts';
import { parseList, parseListOnce } from '../parsers/lists.ts';
import { parseChoice } from '../parsers/words.ts';
import { inputsFor } from './input.ts';

/** The inputs that select an organization, a pipeline, builds or a suite. */
export const whichInputs = inputsFor('Which organization, pipeline, build or suite', {
  organization: {
    sentence: 'Slug of the organization. Not needed if `pipeline` or `build` includes it.',
    example: 'acme',
    parse: parseSlug,
  },
  pipeline: {
    sentence:
      'Slug of the pipeline, `organization/pipeline`, or its web or API URL. `trigger-build` accepts several, one per line.',
    example: 'acme/web',
    parse: parseListOnce(parsePipeline),
  },
  build: {
    sentence:
      'Number of the build, or its web or API URL, which includes organization and pipeline. Or `latest`: the newest build that matches `branch`, `commit` and `state`, by default on the branch of the event. `wait-for-build` accepts several, one per line.',
    example: 'https://buildkite.com/acme/web/builds/42',
    parse: parseList(parseBuild),
  },
  states: {
    sentence: `States of the jobs to retry: ${retryableStates.join(', ')}.`,
    example: 'failed, soft_failed',
    default: 'failed, timed_out, expired',
    parse: parseList(parseChoice(retryableStates)),
  },
  suite: {
    sentence:
      'Slug of the test suite. `list-flaky-tests` accepts several, one per line. So do the operations that report on a build: if it fails, `failure-kind` tells whether its failed tests are known to be flaky in these suites, which needs the scopes `read_suites` and `read_build_logs`.',
    example: 'rspec',
    parse: parseList(parseSuite),
  },
});
