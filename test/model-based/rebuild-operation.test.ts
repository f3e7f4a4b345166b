import fc from 'fast-check';
import { expect } from 'vitest';
import { OutcomeUnknownError } from '../../src/client/index.ts';
import { buildDeeds, planBuildDeeds } from './build-changes.ts';
import { testSequences } from './effort.ts';
import { openOperationStage } from './operation-stage.ts';
import { calmDown, our, pipeline, settled } from './stage.ts';
import { troubleFor } from './trouble.ts';

const minuteMs = 60_000;
const original = 2;
const list = 'builds.listForPipeline';

const sequences = fc.record({
  inputs: fc.record({
    wait: fc.constantFrom('true', 'true', 'false'),
    'wait-timeout': fc.constantFrom('1m', '20m'),
  }),
  runMs: fc.constantFrom(5_000, 5 * minuteMs, 60 * minuteMs),
  trouble: troubleFor({
    write: 'builds.rebuild',
    reads: [list, list, 'builds.get', 'builds.get'],
    latestMs: 120_000,
    misdeeds: fc.constantFrom(
      [],
      [{ kind: 'lag' as const, on: list, youngerThanMs: 6_000, times: 'always' as const }],
    ),
  }),
  deeds: buildDeeds,
});

testSequences(
  'a step that rebuilds a build leaves at most one new build, or reports an unknown outcome',
  sequences,
  async ({ inputs, runMs, trouble, deeds }) => {
    using stage = openOperationStage(trouble, { pipeline: { script: { steps: [{ runMs }] } } });
    const { host, sandbox, clock, wire } = stage;
    planBuildDeeds(deeds, stage);
    const step = { operation: 'rebuild-build', ...pipeline, build: String(original), ...inputs };
    const ending = await settled(stage, host.run(step));

    expect(wire.early, 'nothing is sent before a reset').toEqual([]);
    expect(clock.monotonic()).toBeLessThan(30 * minuteMs + 2 * wire.askedMs() + 2_000 * wire.sent.length);
    expect(wire.sent.filter(({ path }) => path.endsWith('/cancel'))).toEqual([]);

    await calmDown(stage);
    const ours = sandbox.world.builds(pipeline).filter(({ creator }) => creator?.email === our.email);
    expect(ours.length).toBeLessThanOrEqual(1);
    if ('value' in ending) {
      const named = sandbox.world.build({
        ...pipeline,
        number: Number(ending.value.outputs['build-number']),
      });
      if (named) expect(named).toMatchObject({ rebuiltFrom: original, source: 'api' });
    } else if (!(ending.error instanceof OutcomeUnknownError)) {
      expect(ours, 'an error that claims to be sure').toEqual([]);
    }
  },
);
