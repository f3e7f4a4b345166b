import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/sandbox/seed/seed.ts';
import { web } from '../sandbox/harness.ts';
import type { HostOptions, Inputs, OperationHost } from '../support/operation-host.ts';
import { buildOf, hostOf, hostWithBuild, writesOf } from './support/builds.ts';

const second = 1_000;
const unblock: Inputs = { operation: 'unblock-build', pipeline: 'acme/web', build: '1' };

const gate: Step = { block: ':rocket: Release?', key: 'release' };
const form: Step = {
  input: 'Which version?',
  fields: [{ key: 'version' }, { key: 'notes', required: false }],
};

/** A build that runs a job, and then these. */
const startBlocked = (steps: readonly Step[], options?: HostOptions) =>
  hostWithBuild([{ name: 'Test' }, ...steps], undefined, options);

const failureOf = async (host: OperationHost, inputs: Inputs = {}) =>
  host.run({ ...unblock, ...inputs }).catch((error: Error) => ({ message: error.message }));

describe('unblock-build', () => {
  it('unblocks the only step that is blocked, with its fields as meta-data', async () => {
    const host = startBlocked([form, { name: 'Publish' }]);
    const { outcome, outputs } = await host.run({ ...unblock, fields: 'version=2' });
    expect(outcome).toMatchObject({ success: true, sentence: 'acme/web #1: unblocked: “Which version?”.' });
    expect(outputs).toMatchObject({ 'build-number': '1', state: 'running' });
    expect(buildOf(host)).toMatchObject({ meta_data: { version: '2' } });
    expect(writesOf(host)).toHaveLength(1);
  });

  it('waits for the build, also if the service shows it as blocked for a while', async () => {
    let stale: unknown;
    let untilMs = 0;
    const host: OperationHost = startBlocked([gate, { name: 'Publish' }], {
      alter: (body, { method }) => {
        if (method === 'PUT') untilMs = host.clock.monotonic() + 20 * second;
        else stale ??= body;
        return method === 'GET' && host.clock.monotonic() < untilMs ? stale : body;
      },
    });
    const { outcome, outputs } = await host.run({ ...unblock, wait: 'true', 'poll-interval': '5s' });
    const sentence = expect.stringMatching(/^Build 1 of acme\/web passed/);
    expect(outcome).toMatchObject({ success: true, sentence });
    expect(outputs).toMatchObject({ state: 'passed' });
    expect(host.lines[0]).toMatch(/^acme\/web #1: unblocked: “Release\?”\. https:/);
  });

  it('says, if it is interrupted at once, that the build runs', async () => {
    const host = startBlocked([gate, { runMs: 3_600 * second }]);
    const { outcome, outputs } = await host.run({ ...unblock, wait: 'true' }, { abortMs: second });
    expect(outcome.sentence).toContain('acme/web #1 keeps running: this step does not cancel it.');
    expect(outputs).toMatchObject({ state: 'running' });
  });

  it.each([
    ['before, which it finds by its key', 'release', 0],
    ['before, which it finds by its label', 'Release?', 0],
    ['just before its request', '', 1],
  ])('says who unblocked a step %s', async (_, step, sent) => {
    const person = () => host.sandbox.world.unblock({ ...web, number: 1, by: 'ada' });
    const host: OperationHost = startBlocked([gate, { runMs: 3_600 * second }], {
      alter: (body) => {
        if (sent === 1 && host.sandbox.requests.entries().length === 1) person();
        return body;
      },
    });
    if (sent === 0) person();
    const { outcome } = await host.run({ ...unblock, step, fields: 'version=2' });
    expect(outcome.success).toBe(true);
    expect(host.lines.join()).toContain('The values of fields were not sent.');
    expect(outcome.sentence).toMatch(/^acme\/web #1: already unblocked by Ada .* at 2026-.*: “Release\?”\.$/);
    expect(writesOf(host)).toHaveLength(sent);
  });

  it.each<[string, readonly Step[], Inputs, RegExp]>([
    ['there is no block step', [], {}, /is passed, not blocked\. Its block steps: none\.$/],
    [
      'the step is not reached yet',
      [gate, 'wait', { block: 'Announce?' }],
      { step: 'Announce?' },
      /is not blocked at this step\. .*“Announce\?” is /,
    ],
    [
      'a required field has no value',
      [form],
      { fields: 'notes=none\nversion=' },
      /^Input fields needs a value for version, to unblock “Which version\?”\.$/,
    ],
  ])('sends nothing if %s', async (_, steps, inputs, message) => {
    const host = startBlocked(steps);
    expect(await failureOf(host, inputs)).toMatchObject({ message: expect.stringMatching(message) });
    expect(writesOf(host)).toEqual([]);
    expect(host.outputs).toMatchObject({ 'build-number': '1' });
  });

  it('sends nothing if one step was unblocked, and another is still to come', async () => {
    const host = startBlocked([gate, { runMs: 3_600 * second }, 'wait', { block: 'Announce?' }]);
    host.sandbox.world.unblock({ ...web, number: 1, by: 'ada' });
    expect(await failureOf(host)).toMatchObject({
      message: expect.stringMatching(/ is running, not blocked\. /),
    });
  });

  it('waits until the build appears and reaches the step', async () => {
    const host = hostWithBuild([{ name: 'Test', runMs: 60 * second }, gate, { name: 'Publish' }], 0);
    const run = host.run({ ...unblock, build: '2', step: 'release' });
    host.clock.after(15 * second, () => void host.sandbox.world.run(web));
    const { outcome } = await run;
    expect(outcome.sentence).toBe('acme/web #2: unblocked: “Release?”.');
    expect(host.lines).toContain('acme/web #2: waiting at most 2 min until it is blocked at “release”.');
    expect(writesOf(host)).toHaveLength(1);
  });

  it('waits for the latest build until it is blocked', async () => {
    const host = hostOf([{ name: 'Test', runMs: 40 * second }, gate]);
    host.clock.after(10 * second, () => void host.sandbox.world.run(web));
    const latest = { build: 'latest', branch: 'main', state: 'blocked' };
    const { outcome } = await host.run({ ...unblock, ...latest });
    expect(outcome.sentence).toBe('acme/web #1: unblocked: “Release?”.');
  });

  it.each([
    [
      'a build that runs',
      '1',
      /^acme\/web #1 is running, not blocked\. .* The step waited 20 s for it: see /,
    ],
    ['a build that does not exist', '7', /404/],
  ])('ends the wait for %s after appear-timeout', async (_, build, message) => {
    const host = hostWithBuild([{ runMs: 3_600 * second }, gate]);
    const startMs = host.clock.monotonic();
    expect(await failureOf(host, { build, 'appear-timeout': '20s' })).toMatchObject({
      message: expect.stringMatching(message),
    });
    expect(host.clock.monotonic() - startMs).toBeLessThan(25 * second);
    expect(writesOf(host)).toEqual([]);
  });

  it('names the state and the steps at once if the build has ended without the step', async () => {
    const host = startBlocked([]);
    const startMs = host.clock.monotonic();
    expect(await failureOf(host, { step: 'release' })).toEqual({
      message: 'acme/web #1 is passed and has no block step “release”. Its block steps: none.',
    });
    expect(host.clock.monotonic() - startMs).toBeLessThan(second);
  });

  const fieldsShown = [
    { key: 'version', required: true, default: '1.0' },
    { key: 'target', required: true, options: [{ value: 'staging' }, { value: 'production' }] },
    {
      key: 'zones',
      required: false,
      multiple: true,
      default: ['eu'],
      options: [{ value: 'eu' }, { value: 'us' }],
    },
  ];
  const showing: HostOptions = {
    alter: (body) => {
      const { jobs, ...build } = body as { readonly jobs?: readonly { readonly type: string }[] };
      const shown = jobs?.map((job) => (job.type === 'manual' ? { ...job, fields: fieldsShown } : job));
      return jobs ? { ...build, jobs: shown } : body;
    },
  };

  it('does not demand a required field that has a default', async () => {
    const host = startBlocked([gate], showing);
    const { outcome } = await host.run({ ...unblock, fields: 'target=staging\nzones=eu,us' });
    expect(outcome.success).toBe(true);
  });

  it('lists unknown fields and values that are no option before it sends anything', async () => {
    const host = startBlocked([gate], showing);
    expect(await failureOf(host, { fields: 'target=qa\nversions=2\nzones=asia' })).toEqual({
      message:
        'Input fields has versions, which is no field of the step (did you mean version?); has a value for target that is none of staging, production; has a value for zones that is none of eu, us, to unblock “Release?”.',
    });
    expect(writesOf(host)).toEqual([]);
  });

  it('never takes a step for a new block that it has just unblocked, however long the responses lag', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(600), fc.nat(90), fc.nat(200), async (lag, reachedAfter, runs) => {
        let stale: unknown;
        let untilMs = 0;
        const steps = [{ runMs: reachedAfter * second }, gate, { runMs: runs * second }];
        const host: OperationHost = hostWithBuild(steps, 0, {
          alter: (body, { method }) => {
            if (method === 'PUT') untilMs = host.clock.monotonic() + lag * second;
            else if (untilMs === 0) stale = body;
            return method === 'GET' && host.clock.monotonic() < untilMs ? stale : body;
          },
        });
        const { outcome, outputs } = await host.run({ ...unblock, wait: 'true' });
        expect({ ...outcome, outputs }).toMatchObject({ success: true, outputs: { state: 'passed' } });
        expect(writesOf(host)).toHaveLength(1);
      }),
      { numRuns: 10 },
    );
  });

  it('lists the steps if several are blocked, with their keys and required fields', async () => {
    const host: OperationHost = startBlocked([form], {
      alter: (body) => {
        const { jobs = [], ...build } = body as { readonly jobs?: readonly { readonly type: string }[] };
        const other = { type: 'manual', id: 'other', state: 'blocked', label: 'Ship?', step_key: 'ship' };
        return { ...build, jobs: [...jobs, other] };
      },
    });
    expect(await failureOf(host)).toEqual({
      message:
        'acme/web #1 is blocked at several steps. Set step to one of them. Its block steps: “Which version?” is blocked, needs the fields version; “Ship?” (step: ship) is blocked.',
    });
  });
});
