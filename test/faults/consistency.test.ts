import { describe, expect } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { testRows, web } from './table.ts';

const list = 'builds.listForPipeline';
const lost: Fault = { kind: 'unanswered', on: 'builds.create' };
const dropped: Fault = { kind: 'reset', on: 'builds.create' };
const lagging = (youngerThanMs: number): Fault => ({ kind: 'lag', on: list, youngerThanMs, times: 'always' });
const lookalike = { ...web, branch: 'main', commit: 'HEAD', message: 'Ship it', source: 'api' };

describe('a replica that lags behind misleads no call', () => {
  testRows([
    {
      scenario: 'the list does not show the build before six seconds are over',
      call: 'create',
      faults: [lost, lagging(6_000)],
      comes: {
        value: { origin: 'recovered', build: { number: 4 } },
        sent: ['builds.create', list, list, list, list],
        tookMs: 12_000,
        builds: ['running', 'running', 'passed', 'passed'],
      },
    },
    {
      scenario:
        'the list shows the first build after the second was sent: the first counts, the second is canceled',
      call: 'create, and look again half a minute later',
      faults: [lost, lagging(18_000)],
      comes: {
        value: [
          { number: 4, state: 'running' },
          { number: 5, state: 'canceled' },
        ],
        sent: [
          ...['builds.create', list, list, list, list, 'builds.create'],
          ...[list, 'builds.cancel', list],
        ],
        tookMs: 50_000,
      },
    },
    {
      scenario: 'the list does not show the new build before six seconds are over',
      call: 'rebuild',
      faults: [{ kind: 'unanswered', on: 'builds.rebuild' }, lagging(6_000)],
      comes: {
        value: { origin: 'recovered', build: { number: 4 } },
        sent: [list, 'builds.rebuild', list, list, list, 'builds.get'],
        tookMs: 7_000,
      },
    },
    {
      scenario: 'a build that was just created is not found for a second',
      call: 'create, then get',
      faults: [{ kind: 'lag', on: 'builds.get', youngerThanMs: 1_000, times: 'always' }],
      comes: {
        value: { number: 4 },
        sent: ['builds.create', 'builds.get', 'builds.get', 'builds.get'],
        tookMs: 1_125,
      },
    },
  ]);
});

describe('a lost answer is resolved while other things happen', () => {
  testRows([
    {
      scenario: 'the first is carried out while it is looked for: it is adopted',
      call: 'create',
      faults: [{ kind: 'late', on: 'builds.create', afterMs: 2_500 }],
      comes: {
        value: { origin: 'recovered', build: { number: 4 } },
        sent: ['builds.create', list, list, list],
        tookMs: 8_000,
      },
    },
    {
      scenario: 'the first is carried out after the second: one of the two is canceled',
      call: 'create',
      faults: [{ kind: 'late', on: 'builds.create', afterMs: 17_000 }],
      comes: {
        value: { origin: 'retried', build: { number: 4 } },
        sent: ['builds.create', list, list, list, list, 'builds.create', list, 'builds.cancel'],
        events: [{ kind: 'duplicate', number: 5, canceled: true }],
        builds: [expect.stringMatching(/^cancel/), 'running', 'running', 'passed', 'passed'],
      },
    },
    {
      scenario: 'somebody creates a build just like it: that one is left alone',
      call: 'create',
      faults: [dropped],
      meanwhile: (world, clock) => clock.after(500, () => world.run(lookalike)),
      comes: {
        value: { origin: 'retried', build: { number: 5 } },
        sent: ['builds.create', list, list, list, list, 'builds.create', list],
        builds: ['running', 'running', 'running', 'passed', 'passed'],
      },
    },
    {
      scenario: 'somebody has canceled the build by then: it is adopted as it is, and no other is created',
      call: 'create',
      faults: [lost],
      meanwhile: (world, clock) => clock.after(500, () => world.cancel({ ...web, number: 4 })),
      comes: {
        value: { origin: 'recovered', build: { number: 4, state: 'canceled' } },
        sent: ['builds.create', list, list],
      },
    },
    {
      scenario: 'somebody has deleted the build by then: another is created',
      call: 'create',
      faults: [lost],
      meanwhile: (world, clock) => clock.after(500, () => world.deleteBuild({ ...web, number: 4 })),
      comes: {
        value: { origin: 'retried', build: { number: 5 } },
        sent: ['builds.create', list, list, list, list, 'builds.create', list],
      },
    },
    {
      scenario: 'somebody cancels the build instead of us',
      call: 'cancel',
      faults: [{ kind: 'delay', ms: 1_000, on: 'builds.cancel' }],
      meanwhile: (world, clock) => clock.after(500, () => world.cancel({ ...web, number: 3 })),
      comes: {
        value: { number: 3, state: 'canceling' },
        sent: ['builds.cancel', 'builds.get'],
        tookMs: 1_000,
      },
    },
  ]);
});

describe('a server that supports less than it should misleads no call', () => {
  testRows([
    {
      scenario: 'it ignores the filter: the build is found among those of strangers',
      call: 'create',
      faults: [lost, { kind: 'ignore', on: list, parameters: ['meta_data'], times: 'always' }],
      meanwhile: (world, clock) => clock.after(500, () => world.run(lookalike)),
      comes: {
        value: { origin: 'recovered', build: { number: 4 } },
        sent: ['builds.create', list, list],
        builds: ['running', 'running', 'running', 'passed', 'passed'],
      },
    },
    {
      scenario: 'it ignores the filter, and no build is there: those of strangers are left alone',
      call: 'create or fail',
      faults: [dropped, { kind: 'ignore', on: list, parameters: ['meta_data'], times: 'always' }],
      meanwhile: (world, clock) => clock.after(500, () => world.run(lookalike)),
      comes: {
        error: { name: 'OutcomeUnknownError', key: 'k' },
        sent: ['builds.create', list, list, list, list],
        builds: ['running', 'running', 'passed', 'passed'],
      },
    },
    {
      scenario: 'it keeps no meta-data: reported, since a lost answer could not be resolved',
      call: 'create',
      faults: [{ kind: 'forget', on: 'builds.create', fields: ['meta_data'] }],
      comes: {
        value: { origin: 'direct', keyed: false },
        sent: ['builds.create'],
        events: [{ kind: 'key-dropped', number: 4 }],
      },
    },
    {
      scenario:
        'it keeps no meta-data, and an answer is lost: the outcome is unknown, and says of which build it knows',
      call: 'create',
      faults: [lost, { kind: 'forget', on: 'builds.create', fields: ['meta_data'], times: 'always' }],
      comes: {
        error: {
          name: 'OutcomeUnknownError',
          hint: expect.stringMatching(/^Build \d was created by a second request/),
        },
        sent: ['builds.create', list, list, list, list, 'builds.create'],
      },
    },
    {
      scenario: 'it leaves branch and message out of its lists: what it does not say does not contradict',
      call: 'create',
      faults: [
        lost,
        {
          kind: 'garble',
          on: list,
          body: '[{"id":"x","number":4,"state":"scheduled","meta_data":{"kitestring-key":"k"}}]',
          times: 2,
        },
      ],
      comes: { value: { origin: 'recovered', build: { number: 4 } }, sent: ['builds.create', list, list] },
    },
  ]);
});
