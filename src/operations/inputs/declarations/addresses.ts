import { parseBuild, parsePipeline, parseSlug } from '../parsers/addresses.ts';
import { parseList } from '../parsers/lists.ts';
import type { Input } from './input.ts';

/** The inputs that say which organization, pipeline, build or suite is meant. */
export const whichInputs = {
  organization: {
    purpose: 'Which organization, pipeline, build or suite',
    sentence: 'Slug of the organization. Not needed where `pipeline` or `build` already says it.',
    example: 'acme',
    parse: parseSlug,
  },
  pipeline: {
    purpose: 'Which organization, pipeline, build or suite',
    sentence: 'Slug of the pipeline, or `organization/pipeline`. `trigger-build` takes several, one a line.',
    example: 'acme/web',
    parse: parseList(parsePipeline),
  },
  build: {
    purpose: 'Which organization, pipeline, build or suite',
    sentence:
      'Number of the build, or its web or API address, which also says organization and pipeline. `wait-for-build` takes several, one a line.',
    example: 'https://buildkite.com/acme/web/builds/42',
    parse: parseList(parseBuild),
  },
  suite: {
    purpose: 'Which organization, pipeline, build or suite',
    sentence: 'Slug of the test suite.',
    example: 'rspec',
    parse: parseSlug,
  },
} as const satisfies Record<string, Input>;
