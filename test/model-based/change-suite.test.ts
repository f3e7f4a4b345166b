import fc from 'fast-check';
import { expect } from 'vitest';
import { names, organization, suiteChanges } from './changes.ts';
import { testSequences } from './effort.ts';
import { watchLooks } from './looks.ts';
import { openStage, settledWrite } from './stage.ts';
import { timeouts, troubleFor } from './trouble.ts';

const address = { ...organization, suite: 'unit' };

const sequences = fc.constantFrom('update' as const, 'delete' as const).chain((verb) =>
  fc.record({
    verb: fc.constant(verb),
    body: fc.constantFrom(
      { default_branch: 'trunk' },
      { name: names.next },
      { name: names.next, default_branch: 'trunk' },
    ),
    timeoutMs: timeouts(10_000, 40_000),
    trouble: troubleFor({ write: `suites.${verb}`, reads: ['suites.get', 'suites.list'], latestMs: 60_000 }),
    changes: suiteChanges,
  }),
);

/** The ID of the suite with the slug in an answer. A garbled one may hold another kind of ID, which says nothing. */
function idIn({ body }: { readonly body: unknown }): string | undefined {
  const suites: unknown[] = Array.isArray(body)
    ? body.filter((each) => Object(each).slug === address.suite)
    : [body];
  const { id } = Object(suites[0]);
  return typeof id === 'string' ? id : undefined;
}

testSequences(
  'an update or a delete that succeeds is one of the suite that was meant, and of no other',
  sequences,
  async ({ verb, body, timeoutMs, ...play }) => {
    using stage = openStage(play, { suites: [{ name: 'Other' }, { name: names.ours }] });
    const { sandbox, client, wire } = stage;
    /** The suite that the slug led to when the call first saw it, if that was before its first write, which goes by the slug. */
    const meantBy = (looks: Parameters<Parameters<typeof watchLooks>[1]>[1]) => {
      const first = looks.findLast(({ writesBefore }) => writesBefore === 0);
      return first && idIn(first);
    };
    const { blind, looks } = watchLooks(stage, (last, all) => {
      const id = idIn(last);
      return id !== undefined && id === meantBy(all);
    });
    const change = async () =>
      verb === 'update'
        ? client.suites.update(address, body, { timeoutMs })
        : client.suites.delete(address, { timeoutMs });
    const ending = await settledWrite(stage, `suites.${verb}`, change(), timeoutMs);
    expect(blind, 'nothing is sent again without a look').toEqual([]);
    expect(wire.sent.filter((sent) => sent.method !== 'GET' && !sent.path.endsWith('/unit'))).toEqual([]);
    if (!('value' in ending)) return;
    const { value } = ending;
    if (value) expect(value).toMatchObject(body);
    // What the service confirms went by the slug, wherever that led by then.
    if (wire.sent.some((sent) => sent.method !== 'GET' && [200, 204].includes(Number(sent.answer)))) return;
    const meant = meantBy(looks);
    if (value) expect(value.id).toBe(meant ?? value.id);
    const left = sandbox.world.suites(organization.organization).map(({ id }) => id);
    if (!value) expect(left).not.toContain(meant);
  },
);
