import fc from 'fast-check';
import { expect } from 'vitest';
import { OutcomeUnknownError } from '../../src/client/index.ts';
import { buildDeeds, planBuildDeeds } from './build-changes.ts';
import { testSequences } from './effort.ts';
import { openOperationStage } from './operation-stage.ts';
import { isLive, isOurs, watchCancels } from './ownership.ts';
import { calmDown, pipeline, settled } from './stage.ts';
import { troubleFor } from './trouble.ts';

const minuteMs = 60_000;
const list = 'builds.listForPipeline';

const sequences = fc.record({
  inputs: fc.record({
    wait: fc.constantFrom('true', 'true', 'true', 'false'),
    'wait-timeout': fc.constantFrom('1m', '20m'),
  }),
  /** How long a build runs: it may end before anybody has looked for a twin. */
  runMs: fc.constantFrom(5_000, 40_000, 5 * minuteMs, 60 * minuteMs),
  trouble: troubleFor({
    write: 'builds.create',
    reads: [list, list, 'builds.cancel', 'builds.get', 'builds.get'],
    // The review of twins is half a minute after all else: what arrives later is found by nobody.
    latestMs: 30_000,
    misdeeds: fc.constantFrom(
      [],
      [],
      [{ kind: 'lag' as const, on: list, youngerThanMs: 6_000, times: 'always' as const }],
      [{ kind: 'ignore' as const, on: list, parameters: ['meta_data'], times: 'always' as const }],
    ),
  }),
  deeds: buildDeeds,
});

testSequences(
  'a step that triggers a build leaves at most the one that it names, or reports an unknown outcome',
  sequences,
  async ({ inputs, runMs, trouble, deeds }) => {
    using stage = openOperationStage(trouble, { pipeline: { script: { steps: [{ runMs }] } } });
    const { host, sandbox, clock, wire } = stage;
    const strangers = watchCancels(stage);
    planBuildDeeds(deeds, stage);
    const step = { operation: 'trigger-build', ...pipeline, commit: 'HEAD', branch: 'main', ...inputs };
    const ending = await settled(stage, host.run({ ...step, message: 'Ship it' }));

    expect(wire.early, 'nothing is sent before a reset').toEqual([]);
    expect(wire.sent.filter(({ method }) => method === 'POST').length).toBeLessThanOrEqual(8);
    expect(clock.monotonic()).toBeLessThan(30 * minuteMs + 2 * wire.askedMs() + 2_000 * wire.sent.length);

    await calmDown(stage);
    const ours = sandbox.world.builds(pipeline).filter(isOurs);
    expect(strangers, 'nobody else loses a build').toEqual([]);
    if ('value' in ending) {
      const named = Number(ending.value.outputs['build-number']);
      const others = ours.filter(({ number }) => number !== named);
      const isLeft = host.saved.at(-1)?.some((one) => 'key' in one);
      // What the step has no time to look for is left to its post step.
      const told = isLeft || host.lines.some((line) => line.startsWith('warning: A duplicate of'));
      if (!told) expect(others.filter(isLive), 'no twin lives on unsaid').toEqual([]);
    } else if (ending.error instanceof OutcomeUnknownError) {
      expect(host.saved.at(-1)).toMatchObject([{ key: ending.error.key }]);
    } else {
      expect(ours, 'an error that claims to be sure').toEqual([]);
    }
  },
);
