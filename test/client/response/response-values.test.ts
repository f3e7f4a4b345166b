import { expect, it } from 'vitest';
import { address, build, createHarness, rejection, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

/** A client with the values that its listener received. */
function listen(script: readonly Scripted[]) {
  const values: unknown[] = [];
  const { client } = createHarness(script, { onResponseValue: (answer) => values.push(answer) });
  return { client, values };
}

it('a listener gets an answer before the call ends', async () => {
  const { client, values } = listen([{ json: build(42) }]);
  const before = client.builds.get(address).then((answer) => values.includes(answer));
  expect(await before).toBe(true);
});

it('a listener gets each page of a list', async () => {
  const next = '<https://api.buildkite.com/v2/x?page=2>; rel="next"';
  const { client, values } = listen([{ json: [build(2)], headers: { link: next } }, { json: [build(1)] }]);
  await client.builds.listForPipeline(web).toArray({ limit: 10 });
  expect(values).toEqual([[build(2)], [build(1)]]);
});

it('a listener gets no refusals, and nothing that cannot be used', async () => {
  const { client, values } = listen([{ status: 404, json: { message: 'No' } }, { json: { id: 1 } }]);
  await rejection(client.builds.get(address));
  await rejection(client.builds.get({ ...web, number: 41 }));
  expect(values).toEqual([]);
});

it('a listener that throws does not fail the call', async () => {
  const fail = () => {
    throw new Error('listener');
  };
  const { client } = createHarness([{ json: build(42) }], { onResponseValue: fail, onEvent: fail });
  expect(await client.builds.get(address)).toMatchObject({ number: 42 });
});
