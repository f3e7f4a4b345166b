import fc from 'fast-check';
import { expect } from 'vitest';
import { runPostStepHere } from '../support/post-step-here.ts';
import { buildDeeds, planBuildDeeds } from './build-changes.ts';
import { testSequences } from './effort.ts';
import { openOperationStage } from './operation-stage.ts';
import { isLive, watchCancels } from './ownership.ts';
import { calmDown, our, pipeline, settled } from './stage.ts';
import { troubleFor } from './trouble.ts';

const minuteMs = 60_000;
const list = 'builds.listForPipeline';

/** The steps that start something, with the write by which they do it. */
const steps = {
  'trigger-build': { write: 'builds.create', inputs: { commit: 'HEAD', branch: 'main', message: 'Ship it' } },
  'rebuild-build': { write: 'builds.rebuild', inputs: { build: '2' } },
} as const;

const sequences = fc.constantFrom('trigger-build' as const, 'rebuild-build' as const).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    interruptMs: fc.constantFrom(1, 300, 2_000, 7_000, 20_000, 45_000),
    trouble: troubleFor({
      write: steps[operation].write,
      reads: [list, list, 'builds.cancel', 'builds.get', 'builds.get'],
      // The post step looks for one minute.
      latestMs: 30_000,
      misdeeds: fc.constantFrom(
        [],
        [{ kind: 'lag' as const, on: list, youngerThanMs: 6_000, times: 'always' as const }],
      ),
    }),
    deeds: buildDeeds,
  }),
);

testSequences(
  'a step that is interrupted, and its post step, leave nothing that runs and was started by them',
  sequences,
  async ({ operation, interruptMs, trouble, deeds }) => {
    using stage = openOperationStage(trouble, {
      pipeline: { script: { steps: [{ runMs: 60 * minuteMs }] } },
    });
    const { host, sandbox, clock, wire } = stage;
    const strangers = watchCancels(stage);
    // A rebuild carries no key, so another person's in the same minute cannot be told from ours (docs/gaps.md).
    const isTold = ({ kind }: (typeof deeds)[number]) => operation !== 'rebuild-build' || kind !== 'rebuild';
    planBuildDeeds(deeds.filter(isTold), stage);
    const workflow = new AbortController();
    let writesBefore = 0;
    const writes = () =>
      wire.sent.filter(({ path }) => !path.endsWith('/cancel')).filter(({ method }) => method !== 'GET');
    clock.after(interruptMs, () => {
      writesBefore = writes().length;
      workflow.abort(new Error('Canceled.'));
    });
    const inputs = { operation, ...pipeline, ...steps[operation].inputs };
    const ending = await settled(stage, host.run(inputs, { signal: workflow.signal }));
    if (workflow.signal.aborted) expect(writes().length, 'nothing is started after that').toBe(writesBefore);

    sandbox.faults.clear();
    wire.calm();
    const atMs = clock.monotonic();
    const lines = await runPostStepHere(host, wire.transport);
    const tookMs = clock.monotonic() - atMs;
    const endedAt = clock.now();
    await calmDown(stage);

    const ours = sandbox.world.builds(pipeline).filter(({ creator }) => creator?.email === our.email);
    expect(strangers, 'nobody else loses a build').toEqual([]);
    if (!workflow.signal.aborted || !('value' in ending)) return;
    const { sentence } = ending.value.outcome;
    // It had ended by itself.
    if (!sentence.startsWith('The step was interrupted.')) return;
    // What is carried out after the minute in which it is looked for is found by nobody.
    const found = ours.filter(({ createdAt }) => createdAt <= endedAt);
    const isWarned = lines.some((line) => line.startsWith('warning: '));
    if (!isWarned) expect(found.filter(isLive), 'nothing runs on unsaid').toEqual([]);
    if (sentence.includes('No build was started.')) {
      expect(ours, 'an outcome that claims to be sure').toEqual([]);
      expect(tookMs, 'nothing is looked for').toBe(0);
    }
  },
);
