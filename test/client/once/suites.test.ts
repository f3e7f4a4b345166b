import { describe, expect, test } from 'vitest';
import { TransportError } from '../../../src/client/index.ts';
import { createHarness, rejection } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const lost: Scripted = { error: new TransportError({ code: 'ECONNRESET', sent: 'unknown' }) };
const organization = { organization: 'acme' };
const unit = { ...organization, suite: 'unit' };
const suite = (id: string, name = 'Unit', default_branch = 'main') => ({
  ...{ id, slug: name.toLowerCase(), name, default_branch },
});

/** The suites of an organization before a write whose response is lost, and after it. */
function losing(before: readonly ReturnType<typeof suite>[], after: typeof before) {
  let suites = before;
  const harness = createHarness(({ method, url }) => {
    if (method !== 'GET') {
      suites = after;
      return lost;
    }
    const { pathname } = new URL(url);
    if (pathname.endsWith('/suites')) return { json: suites };
    const found = suites.find(({ slug }) => pathname.endsWith(`/${slug}`));
    return found ? { json: found } : { status: 404 };
  });
  const writes = () => harness.transport.requests.filter(({ method }) => method !== 'GET').length;
  return { ...harness, writes };
}

const body = { name: 'Unit', default_branch: 'main' };
const old = suite('old', 'Other');
test.each([
  ['nothing new shows up', [old]],
  ['two new ones show up', [old, suite('a'), suite('b')]],
  ['the new one has another default branch', [old, suite('a', 'Unit', 'trunk')]],
  ['it was there before, under another name', [suite('old')]],
])('a suite whose creation was lost is unknown, and not created again, if %s', async (_, after) => {
  const { client, writes } = losing([old], after);
  const error = await rejection(client.suites.create(organization, body));
  const hint = 'Before you create it again, look for a new suite with that name.';
  expect(error).toMatchObject({ name: 'OutcomeUnknownError', hint });
  expect(writes()).toBe(1);
});

describe('another suite that has the slug by now', () => {
  test('is not changed: the one that is meant has another slug', async () => {
    const { client, writes } = losing([suite('a')], [suite('b'), suite('a', 'Fast')]);
    expect(await client.suites.update(unit, { name: 'Fast' })).toMatchObject({ id: 'a', slug: 'fast' });
    expect(writes()).toBe(1);
  });

  test('is not changed, either, if the one that is meant still has to be', async () => {
    const { client, writes } = losing([suite('a')], [suite('b'), suite('a', 'Elsewhere')]);
    const error = await rejection(client.suites.update(unit, { default_branch: 'trunk' }));
    expect(error).toMatchObject({ code: 'ECONNRESET' });
    expect(writes()).toBe(1);
  });

  test('is not deleted', async () => {
    const { client, writes } = losing([suite('a')], [suite('b')]);
    await client.suites.delete(unit);
    expect(writes()).toBe(1);
  });
});
