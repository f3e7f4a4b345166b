import fc from 'fast-check';
import { expect } from 'vitest';
import { OutcomeUnknownError } from '../../src/client/index.ts';
import { runPostStepHere } from '../support/operation-host.ts';
import { buildChanges, pipeline } from './changes.ts';
import { testSequences } from './effort.ts';
import { calmDown, isLive, openStage, our, settled } from './stage.ts';
import { lag, noFilter, troubleFor } from './trouble.ts';
import { mayHaveArrived, type Sent } from './wire.ts';

const minuteMs = 60_000;
const list = 'builds.listForPipeline';

/** The steps that start something, with the write by which they do it, and whether that may be sent again after a failure. */
const steps = {
  'trigger-build': {
    write: 'builds.create',
    isSentAgain: true,
    inputs: { commit: 'HEAD', branch: 'main', message: 'Ship it' },
  },
  'rebuild-build': { write: 'builds.rebuild', isSentAgain: false, inputs: { build: '2' } },
} as const;

/** Draws a step, and what goes wrong. The post step, and the review of duplicates, look for half a minute. */
const playOf = (operation: keyof typeof steps) => ({
  operation: fc.constant(operation),
  trouble: troubleFor({
    write: steps[operation].write,
    reads: [list, list, 'builds.cancel', 'builds.get', 'builds.get'],
    latestMs: 30_000,
    habits: [lag(6_000), ...(operation === 'trigger-build' ? [noFilter] : [])],
  }),
  changes: buildChanges,
});
const operations = fc.constantFrom('trigger-build' as const, 'rebuild-build' as const);

const isStart = ({ method, path }: Sent) => method !== 'GET' && !path.endsWith('/cancel');

testSequences(
  'a step that starts a build leaves at most the one that it names, or reports an unknown outcome',
  operations.chain((operation) =>
    fc.record({
      ...playOf(operation),
      inputs: fc.record({
        wait: fc.constantFrom('true', 'true', 'true', 'false'),
        'wait-timeout': fc.constantFrom('1m', '20m'),
      }),
      /** It may end before anything was looked for. */
      runMs: fc.constantFrom(5_000, 40_000, 5 * minuteMs, 60 * minuteMs),
    }),
  ),
  async ({ operation, inputs, runMs, ...play }) => {
    using stage = openStage(play, { pipeline: { script: { steps: [{ runMs }] } } });
    const { host, sandbox, clock, wire } = stage;
    const step = steps[operation];
    const ending = await settled(stage, host.run({ operation, ...pipeline, ...step.inputs, ...inputs }));

    expect(wire.early, 'nothing is sent before a reset').toEqual([]);
    const arrived = wire.sent.filter((sent) => isStart(sent) && mayHaveArrived(sent));
    // Once for each failure that was drawn, and once more: never after a success.
    const failures = play.trouble.faults.reduce((sum, { times = 1, on }) => {
      const always = on === step.write ? Number.POSITIVE_INFINITY : 0;
      return sum + (times === 'always' ? always : times);
    }, 0);
    expect(arrived.length).toBeLessThanOrEqual(1 + (step.isSentAgain ? failures : 0));
    expect(clock.monotonic()).toBeLessThan(30 * minuteMs + 2 * wire.askedMs() + 2_000 * wire.sent.length);

    const ours = await calmDown(stage);
    if (operation === 'rebuild-build') {
      expect(ours.length).toBeLessThanOrEqual(1);
      expect(wire.sent.filter(({ path }) => path.endsWith('/cancel'))).toEqual([]);
    }
    if ('value' in ending) {
      const number = Number(ending.value.outputs['build-number']);
      const named = sandbox.world.build({ ...pipeline, number });
      if (operation === 'rebuild-build') {
        if (named) expect(named).toMatchObject({ rebuilt_from: { number: 2 }, creator: our });
        return;
      }
      // What the step has no time to look for is left to its post step.
      const isLeft = host.saved.at(-1)?.some((one) => 'key' in one);
      if (isLeft || host.lines.some((line) => line.startsWith('warning: A duplicate of'))) return;
      const others = ours.filter((each) => each.number !== number);
      expect(others.filter(isLive), 'no duplicate is left without a message').toEqual([]);
    } else if (!(ending.error instanceof OutcomeUnknownError)) {
      expect(ours, 'an error that claims to be sure').toEqual([]);
    } else if (operation === 'trigger-build') {
      expect(host.saved.at(-1)).toMatchObject([{ key: ending.error.key }]);
    }
  },
);

testSequences(
  'a step that is interrupted, and its post step, leave nothing that runs and was started by them',
  operations.chain((operation) =>
    fc.record({ ...playOf(operation), interruptMs: fc.constantFrom(1, 300, 2_000, 7_000, 20_000, 45_000) }),
  ),
  async ({ operation, interruptMs, trouble, changes }) => {
    using stage = openStage({ trouble, changes });
    const { host, sandbox, clock, wire } = stage;
    const workflow = new AbortController();
    let startsBefore = 0;
    const starts = () => wire.sent.filter(isStart).length;
    clock.after(interruptMs, () => {
      startsBefore = starts();
      workflow.abort(new Error('Canceled.'));
    });
    const inputs = { operation, ...pipeline, ...steps[operation].inputs };
    const ending = await settled(stage, host.run(inputs, { signal: workflow.signal }));
    if (workflow.signal.aborted) expect(starts(), 'nothing is started after that').toBe(startsBefore);

    sandbox.faults.clear();
    wire.calm();
    const atMs = clock.monotonic();
    const lines = await runPostStepHere(host, wire.transport);
    const tookMs = clock.monotonic() - atMs;
    const endedAt = clock.now();
    const ours = await calmDown(stage);
    if (!workflow.signal.aborted || !('value' in ending)) return;
    const { sentence } = ending.value.outcome;
    // It had ended by itself.
    if (!sentence.startsWith('The step was interrupted.')) return;
    // What is carried out after the minute in which it is looked for is not found.
    const found = ours.filter(({ created_at }) => Date.parse(String(created_at)) <= endedAt);
    const isWarned = lines.some((line) => line.startsWith('warning: '));
    if (!isWarned) expect(found.filter(isLive), 'nothing is left running without a message').toEqual([]);
    if (sentence.includes('Nothing was started.')) {
      expect(ours, 'an outcome that claims to be sure').toEqual([]);
      expect(tookMs, 'nothing is looked for').toBe(0);
    }
  },
);
