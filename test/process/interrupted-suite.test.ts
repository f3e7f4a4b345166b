import { describe, expect } from 'vitest';
import { signalTest as test } from './support/stage-test.ts';
import { interrupt, interruptBeforeAnswer, interruptWithoutAnswer } from './support/steps.ts';

const acme = { organization: 'acme' };
const create = { operation: 'create-suite', ...acme, name: 'Unit', 'default-branch': 'main' };
const update = { operation: 'update-suite', ...acme, suite: 'unit', name: 'Fast' };
const remove = { operation: 'delete-suite', ...acme, suite: 'unit' };

describe.concurrent('a step that is told to end while it writes to a suite', () => {
  test('reports what it did when the answer arrives soon', async ({ stage }) => {
    const left = await interruptBeforeAnswer(stage, { ...create, 'show-api-token': 'true' }, /^POST /);
    expect(left.log).toContain('The step was interrupted. Created suite unit of acme.');
    expect(left.outputs).toMatchObject({ 'suite-slug': 'unit' });
    expect(left.outputs['api-token']).toBeTruthy();
  });

  test.for([
    [create, 'POST', 'Suite “Unit” of acme may have been created.'],
    [remove, 'DELETE', 'Suite unit of acme may have been deleted.'],
  ] as const)(
    'says that the write may have been applied when no answer arrives: %s',
    async (row, { stage }) => {
      const [inputs, method, words] = row;
      if (inputs !== create) await stage.start(create).ended;
      const left = await interruptWithoutAnswer(stage, inputs, new RegExp(`^${method} `));
      const sentence = `The step was interrupted. ${words}`;
      expect(left.log).toContain(sentence);
      expect(left.summary).toContain('may have been');
      expect(JSON.parse(left.outputs.json ?? '')).toEqual({
        error: { kind: 'CanceledError', message: sentence, status: null },
      });
    },
  );

  test('sends no write if it was still reading', async ({ stage }) => {
    const look = /^GET \S+\/suites/;
    stage.withhold(look);
    const left = await interrupt(stage.start(update), stage.asked(look));
    expect(left.log).toMatch(
      /^::error::The step was interrupted\. Suite .* was not \w+: nothing was sent\.$/m,
    );
    expect(stage.requests(/^PATCH /)).toEqual([]);
  });
});
