import type { PipelineSeed, Seed } from '../../../src/sandbox/seed/seed.ts';
import type { CommandStep, Step } from '../../../src/sandbox/simulation/script.ts';

const hourMs = 3_600_000;

function pipeline(slug: string, ...steps: readonly Step[]): PipelineSeed {
  return { slug, script: { steps, upload: false, cancelMs: 0 } };
}

/** A job that starts at once. */
function job(name: string, parts: CommandStep = {}): Step {
  return { name, waitMs: 0, ...parts };
}

/**
 * Pipelines whose builds do not end by themselves while a test looks: `web`, `api` and `docs` run for an hour, `queued` is
 * taken by no agent, `failing` has one failed job and one that goes on. Builds of `quick` and `flaky` are over at once;
 * one of `flaky` fails, and runs for an hour when it is retried. The suite `rspec` has one flaky test.
 */
export const company: Seed = {
  organizations: [
    {
      slug: 'acme',
      suites: [{ name: 'rspec', flakyTests: [{ name: 'adds up' }] }],
      pipelines: [
        ...['web', 'api', 'docs'].map((slug) => pipeline(slug, job('Test', { runMs: hourMs }))),
        pipeline('queued', job('Test', { waitMs: Number.POSITIVE_INFINITY })),
        pipeline('failing', job('Lint', { runMs: 0, exits: [1] }), job('Test', { runMs: hourMs })),
        pipeline(
          'flaky',
          job('Lint', { runMs: 0, exits: [1], retryExits: [0] }),
          'wait',
          job('Test', { runMs: hourMs }),
        ),
        pipeline('quick', job('Test', { runMs: 0 })),
      ],
    },
  ],
};
