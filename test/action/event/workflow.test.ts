import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEvent } from '../../../src/action/event/read-event.ts';
import { createWorkflow, readWorkflowEvent } from '../../../src/action/event/workflow.ts';

function workflowOf(payload: unknown, workspace?: string) {
  const event = { name: 'push', payload, sha: undefined, ref: undefined, repository: 'acme/web' };
  return createWorkflow({ GITHUB_WORKSPACE: workspace }, event, readEvent(event), {
    github: null,
    token: 'a-token',
  });
}

describe('the payload of an event', () => {
  const folder = mkdtempSync(join(tmpdir(), 'event-'));
  const path = join(folder, 'event.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['JSON', () => writeFileSync(path, '{"number":7}'), { number: 7 }, []],
    ['no JSON', () => writeFileSync(path, '{'), undefined, [/is not valid JSON/]],
    ['missing', () => {}, undefined, [/does not exist/]],
  ] as const)('is read from a file, here %s', async (_, make, payload, warnings) => {
    rmSync(path, { recursive: true, force: true });
    make();
    const told: string[] = [];
    const event = await readWorkflowEvent({ GITHUB_EVENT_PATH: path }, (sentence) => told.push(sentence));
    expect(event.payload).toEqual(payload);
    expect(told).toEqual(warnings.map((words) => expect.stringMatching(words)));
  });
});

describe('the workflow', () => {
  it.each([
    [{ repository: { private: true } }, true],
    [{ repository: { private: false } }, false],
    [{ repository: { private: 'true' } }, false],
    [{ repository: null }, false],
    [null, false],
    ['text', false],
  ])('of an event with %j is private: %s', (payload, isPrivate) => {
    expect(workflowOf(payload).isPrivate).toBe(isPrivate);
  });

  it('knows the files of the checkout', () => {
    const workspace = mkdtempSync(join(tmpdir(), 'checkout-'));
    try {
      writeFileSync(join(workspace, 'a.rb'), '');
      const { hasFile } = workflowOf({}, workspace);
      expect([hasFile('a.rb'), hasFile('b.rb'), hasFile('.'), hasFile('a.rb/x')]).toEqual([
        true,
        false,
        false,
        false,
      ]);
      expect(workflowOf({}).hasFile('a.rb')).toBe(false);
    } finally {
      rmSync(workspace, { recursive: true });
    }
  });
});
