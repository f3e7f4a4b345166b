import type { PipelineSeed, Seed } from '../../../src/sandbox/seed/seed.ts';

function pipeline(slug: string, runMs: number): PipelineSeed {
  return { slug, script: { steps: [{ name: 'Test', waitMs: 0, runMs }], upload: false, cancelMs: 0 } };
}

/**
 * Pipelines whose builds run for an hour, and so do not end by themselves while a test looks; those of `quick` are over at
 * once. The suite `rspec` has one flaky test.
 */
export const company: Seed = {
  organizations: [
    {
      slug: 'acme',
      suites: [{ name: 'rspec', flakyTests: [{ name: 'adds up' }] }],
      pipelines: [...['web', 'api', 'docs'].map((slug) => pipeline(slug, 3_600_000)), pipeline('quick', 0)],
    },
  ],
};
