import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { asking } from './support/stage.ts';
import { test } from './support/stage-test.ts';
import { trigger } from './support/steps.ts';

/** What a step and its post step have alike in the container of a job. */
function inContainer() {
  const folder = mkdtempSync(join(tmpdir(), 'kitestring-container-'));
  const environment = {
    RUNNER_TEMP: folder,
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'test',
    GITHUB_ACTION: '__self',
  };
  return { environment, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What the runner has of a step that it left at once. */
const early = { state: {} };

const eight = Array.from({ length: 8 }, (_, index) => `acme/${['web', 'api', 'docs'][index % 3]}`).join(',');

describe.concurrent('a step in a container, which gets no signal when the workflow is canceled,', () => {
  test('creates no further build once its post step has begun, and leaves none running', async ({
    stage,
  }) => {
    using container = inContainer();
    const { environment } = container;
    const release = stage.withhold(asking.toCreate);
    const step = stage.start({ ...trigger, pipeline: eight }, { environment });
    await stage.carriedOut(asking.toCreate);
    const post = stage.startPost(early, { environment });
    await stage.asked(asking.toCancel);
    release();
    const [left, done] = await Promise.all([step.ended, post.ended]);
    expect(left.log).toContain('::error::The step was interrupted.');
    expect(done).toMatchObject({ exitCode: 0 });
    expect(done.log).toMatch(/Canceled acme\/web #1: its step has ended/);
    expect(stage.requests(asking.toCreate)).toHaveLength(1);
    expect(stage.states()).toEqual(['canceled']);
  });

  test('creates nothing if its post step begins before it has saved anything', async ({ stage }) => {
    using container = inContainer();
    const { environment } = container;
    const release = stage.withhold(asking.forList);
    const inputs = { ...trigger, 'idempotency-key': 'one' };
    const step = stage.start(inputs, { environment });
    await stage.asked(asking.forList);
    expect(await stage.post(early, { environment })).toMatchObject({ exitCode: 0, raw: '' });
    release();
    expect((await step.ended).log).toContain('::error::The step was interrupted.');
    expect(stage.requests(asking.toCreate)).toEqual([]);
  });

  test('cancels the build that it waits for, once its post step has begun', async ({ stage }) => {
    using container = inContainer();
    const { environment } = container;
    const step = stage.start(trigger, { environment });
    await step.printed(/acme\/web #1: created/);
    const post = stage.startPost(early, { environment });
    const [left, done] = await Promise.all([step.ended, post.ended]);
    expect(left).toMatchObject({ exitCode: 1 });
    expect(left.log).toContain('The step was interrupted.');
    expect(done.exitCode).toBe(0);
    expect(stage.states()).toEqual(['canceled']);
  });
});
