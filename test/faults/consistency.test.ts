import { describe } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import type { VirtualClock } from '../support/virtual-clock.ts';
import {
  adopted,
  always,
  canceled,
  delay,
  lost,
  on,
  refuses,
  resets,
  row,
  says,
  testRows,
  twice,
  unknownWith,
  web,
} from './table.ts';

const lags = (youngerThanMs: number): Fault => always({ kind: 'lag', youngerThanMs });
const late = (afterMs: number): Fault => on('create', { kind: 'late', afterMs });
const lookalike = { ...web, branch: 'main', commit: 'HEAD', message: 'Ship it', source: 'api' };
const noFilter = on('list', always({ kind: 'ignore', parameters: ['meta_data'] }));
const forgets: Fault = on('create', { kind: 'forget', fields: ['meta_data'] });
const terse = '[{"id":"x","number":4,"state":"scheduled","meta_data":{"kitestring-key":"k"}}]';

/** What somebody else does half a second later. */
const somebody = (act: (world: Sandbox['world']) => unknown) => ({
  meanwhile: (world: Sandbox['world'], clock: VirtualClock) => clock.after(500, () => void act(world)),
});
const past = ['running', 'passed', 'passed'];
const resent = 'create list*4 create';
const first = { number: 4 };
const another = { origin: 'retried', build: { number: 5 } };
const beside = { ...somebody((world) => world.run(lookalike)), builds: ['scheduled', 'running', ...past] };

describe('a replica that lags behind misleads no call', () => {
  const shown = (name: 'create' | 'rebuild', ms: number) => [lost(name), on('list', lags(ms))];
  const counts = { ...first, state: 'running' };
  testRows([
    row('create: shown after six seconds', shown('create', 6_000), 'create list*3', adopted, {
      tookMs: 7_000,
      builds: ['running', ...past],
    }),
    row('create, look again: late', shown('create', 18_000), `${resent} list cancel`, counts, 45_000),
    row('rebuild: late', shown('rebuild', 6_000), 'list rebuild list*3', adopted, 7_000),
    row('create, then get: late', on('get', lags(1_000)), 'create get*3', first, 1_125),
  ]);
});

describe('a lost answer is resolved while other things happen', () => {
  const gone = { origin: 'recovered', build: { number: 4, state: 'canceled' } };
  const already = { ...canceled, already: true };
  const doneLate = [late(16_500), on('create', refuses(422))];
  const cancels = (number: number) => somebody((world) => world.cancel({ ...web, number }));
  const deletes = somebody((world) => world.deleteBuild({ ...web, number: 4 }));
  testRows([
    row('create: done while it is looked for', late(2_500), 'create list list', adopted, 3_000),
    row('create, look again: done after the second', late(17_000), `${resent} list cancel`, first, {
      builds: [canceled.build.state, 'running', ...past],
    }),
    row('create: not done, and somebody makes one alike', on('create', resets), resent, another, beside),
    row('create: somebody has canceled it: adopted', lost('create'), 'create list', gone, cancels(4)),
    row('create: somebody has deleted it', lost('create'), resent, another, deletes),
    row('create: 422 for the second, done by then', doneLate, `${resent} list list`, adopted),
    row(
      'cancel: somebody cancels it instead of us',
      on('cancel', delay(1_000)),
      'cancel get',
      already,
      cancels(3),
    ),
  ]);
});

describe('a server that supports less than it should misleads no call', () => {
  const known = unknownWith(/^Build \d was created by a second request/);
  const forgot = [lost('create'), always(forgets)];
  const tells = [lost('create'), on('list', twice(says(terse)))];
  testRows([
    row('create: it ignores the filter', [lost('create'), noFilter], 'create list', adopted, beside),
    row('create: no filter, not done', [on('create', resets), noFilter], resent, another, beside),
    row('create: it keeps no meta-data', forgets, 'create', { origin: 'direct' }),
    row('create: it keeps no meta-data, and an answer is lost', forgot, resent, known),
    row('create: it leaves branch and message out of its lists', tells, 'create list', adopted),
  ]);
});
