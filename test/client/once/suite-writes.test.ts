import { describe, expect, test } from 'vitest';
import type { Client } from '../../../src/client/client.ts';
import { OutcomeUnknownError, TransportError, type WriteOptions } from '../../../src/client/index.ts';
import type { TransportRequest } from '../../../src/client/transport/transport.ts';
import { createHarness, rejection } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const organization = { organization: 'acme' };
const unit = { ...organization, suite: 'unit' };
const lost: Scripted = { error: new TransportError({ code: 'ECONNRESET', sent: 'unknown' }) };

interface TinySuite {
  id: string;
  slug: string;
  name: string;
  default_branch: string;
}

/** What comes back for a write, before or after it is applied; undefined lets it pass. */
type Meddle = (request: TransportRequest, apply: () => Scripted) => Scripted | undefined;

/** An organization's suites in a few lines. A slug follows the name, and names need not be unique. */
function serve(suites: TinySuite[], meddle: Meddle = () => undefined) {
  const writes: string[] = [];
  const create = ({ show_api_token, ...sent }: TinySuite & { show_api_token?: boolean }): Scripted => {
    const created = {
      ...sent,
      id: `new-${suites.length}`,
      slug: `${sent.name.toLowerCase()}-${suites.length}`,
    };
    suites.push(created);
    return { status: 201, json: show_api_token ? { ...created, api_token: 'shown-once' } : created };
  };
  const change = (found: TinySuite, { method, body }: TransportRequest): Scripted => {
    if (method === 'DELETE') {
      suites.splice(suites.indexOf(found), 1);
      return { status: 204 };
    }
    const sent: Partial<TinySuite> = JSON.parse(body ?? '{}');
    Object.assign(found, sent, sent.name === undefined ? {} : { slug: sent.name.toLowerCase() });
    return { json: { ...found } };
  };
  const apply = (request: TransportRequest): Scripted => {
    const path = new URL(request.url).pathname;
    if (request.method === 'POST') return create(JSON.parse(request.body ?? '{}'));
    if (path.endsWith('/suites')) return { json: suites };
    const found = suites.find(({ slug }) => path.endsWith(`/suites/${slug}`));
    return found === undefined
      ? { status: 404, json: { message: 'No suite found' } }
      : change(found, request);
  };
  const harness = createHarness((request) => {
    if (request.method === 'GET') return apply(request);
    writes.push(request.method);
    return meddle(request, () => apply(request)) ?? apply(request);
  });
  return { ...harness, suites, writes };
}

const suite = (id: string, name = 'Unit'): TinySuite => ({
  id,
  slug: name.toLowerCase(),
  name,
  default_branch: 'main',
});
const dropped: Meddle = () => lost;

describe('the creation of a suite', () => {
  const body = { name: 'Unit', default_branch: 'main', show_api_token: true };

  test.each<[string, Meddle]>([
    ['nothing new shows up', dropped],
    [
      'two new ones show up',
      (_, apply) => {
        apply();
        apply();
        return lost;
      },
    ],
  ])('has an unknown outcome, and is never sent again, when %s', async (_, meddle) => {
    const { client, writes } = serve([suite('old')], meddle);
    const error = await rejection(client.suites.create(organization, body));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error).toMatchObject({ hint: 'Before you create it again, look for a new suite with that name.' });
    expect(writes).toEqual(['POST']);
  });

  test.each<[string, TinySuite]>([
    ['of another default branch', { ...suite('theirs'), slug: 'unit-2', default_branch: 'trunk' }],
    ['that was there before, under another name', suite('old')],
  ])('adopts no suite %s', async (_, theirs) => {
    const { client, suites } = serve([suite('old', 'Other')], () => {
      suites.splice(0, suites.length, theirs);
      return lost;
    });
    expect(await rejection(client.suites.create(organization, body))).toMatchObject({
      name: 'OutcomeUnknownError',
    });
  });

  test('works without the right to list, but cannot recover then', async () => {
    const blind = (write: Scripted) =>
      createHarness(({ method }) => (method === 'GET' ? { status: 403 } : write));
    const json = { id: 's', slug: 'unit' };
    expect(await blind({ status: 201, json }).client.suites.create(organization, body)).toEqual(json);
    expect(await rejection(blind(lost).client.suites.create(organization, body))).toMatchObject({
      name: 'OutcomeUnknownError',
    });
  });
});

describe('the update of a suite', () => {
  test('never changes another suite that has the slug by now', async () => {
    const { client, suites, writes } = serve([suite('a')], (_, apply) => {
      apply();
      suites.push(suite('b'));
      return lost;
    });
    expect(await client.suites.update(unit, { name: 'Fast' })).toMatchObject({ id: 'a', slug: 'fast' });
    expect(suites.find(({ id }) => id === 'b')).toEqual(suite('b'));
    expect(writes).toEqual(['PATCH']);
  });

  test('has an unknown outcome if it never arrived', async () => {
    const { client, writes } = serve([suite('a')], dropped);
    expect(await rejection(client.suites.update(unit, { default_branch: 'trunk' }))).toMatchObject({
      code: 'ECONNRESET',
      hint: 'The suite may have been changed nevertheless.',
    });
    expect(writes).toHaveLength(10);
  });
});

describe('the deletion of a suite', () => {
  test('does not touch a new suite of the same slug', async () => {
    const { client, suites, writes } = serve([suite('a')], (_, apply) => {
      apply();
      suites.push(suite('b'));
      return lost;
    });
    await client.suites.delete(unit);
    expect(suites).toEqual([suite('b')]);
    expect(writes).toEqual(['DELETE']);
  });

  test('of a suite that does not exist is refused: a 404 is success only after a lost answer', async () => {
    const { client } = serve([]);
    expect(await rejection(client.suites.delete(unit))).toMatchObject({ status: 404 });
    let gets = 0;
    const lagging = createHarness(({ method, url }, index) => {
      if (method === 'GET' && new URL(url).pathname.endsWith('/suites')) return { json: [] };
      if (method === 'GET') return ++gets < 3 ? { json: suite('a') } : { status: 404 };
      return index < 2 ? lost : { status: 404 };
    });
    await lagging.client.suites.delete(unit);
  });
});

describe.each<[string, string, (client: Client, options?: WriteOptions) => Promise<unknown>]>([
  ['changed', 'PATCH', ({ suites }, options) => suites.update(unit, { default_branch: 'trunk' }, options)],
  ['deleted', 'DELETE', ({ suites }, options) => suites.delete(unit, options)],
])('a suite is not %s', (word, method, write) => {
  test('by a second request if it cannot be told from another', async () => {
    const { client, transport } = createHarness(({ method }) => (method === 'GET' ? { status: 403 } : lost));
    expect(await rejection(write(client))).toMatchObject({
      code: 'ECONNRESET',
      hint: `The suite may have been ${word} nevertheless.`,
    });
    expect(transport.requests.filter((sent) => sent.method === method)).toHaveLength(1);
  });

  test.each([0, 1])('if the listener throws right before, after %d requests', async (before) => {
    const { client, writes } = serve([suite('a')], () => lost);
    const onState = (state: string) => {
      if (state === 'sending' && writes.length === before) throw new Error('no more');
    };
    await expect(write(client, { onState })).rejects.toThrow('no more');
    expect(writes).toHaveLength(before);
  });
});
