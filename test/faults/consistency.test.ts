import { describe, expect } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { adopted, row, testRows, web } from './table.ts';

const list = 'builds.listForPipeline';
const lost: Fault = { kind: 'unanswered', on: 'builds.create' };
const dropped: Fault = { kind: 'reset', on: 'builds.create' };
const lagging = (youngerThanMs: number): Fault => ({ kind: 'lag', on: list, youngerThanMs, times: 'always' });
const lookalike = { ...web, branch: 'main', commit: 'HEAD', message: 'Ship it', source: 'api' };

describe('a replica that lags behind misleads no call', () => {
  testRows([
    row('create: the list does not show the build before six seconds are over', [lost, lagging(6_000)], {
      value: adopted,
      sent: 'create list*3',
      tookMs: 7_000,
      builds: ['running', 'running', 'passed', 'passed'],
    }),
    row(
      'create, and look again half a minute later: the list shows the first build after the second was sent: the first counts, the second is canceled',
      [lost, lagging(18_000)],
      {
        value: { number: 4, state: 'running' },
        sent: 'create list*4 create list cancel',
        tookMs: 45_000,
      },
    ),
    row(
      'rebuild: the list does not show the new build before six seconds are over',
      [{ kind: 'unanswered', on: 'builds.rebuild' }, lagging(6_000)],
      {
        value: adopted,
        sent: 'list rebuild list*3',
        tookMs: 7_000,
      },
    ),
    row(
      'create, then get: a build that was just created is not found for a second',
      [{ kind: 'lag', on: 'builds.get', youngerThanMs: 1_000, times: 'always' }],
      { value: { number: 4 }, sent: 'create get*3', tookMs: 1_125 },
    ),
  ]);
});

describe('a lost answer is resolved while other things happen', () => {
  testRows([
    row(
      'create: the first is carried out while it is looked for: it is adopted',
      [{ kind: 'late', on: 'builds.create', afterMs: 2_500 }],
      { value: adopted, sent: 'create list list', tookMs: 3_000 },
    ),
    row(
      'create, and look again half a minute later: the first is carried out after the second: one of the two is canceled',
      [{ kind: 'late', on: 'builds.create', afterMs: 17_000 }],
      {
        value: { number: 4 },
        sent: 'create list*4 create list cancel',
        builds: [expect.stringMatching(/^cancel/), 'running', 'running', 'passed', 'passed'],
      },
    ),
    row(
      'create: somebody creates a build just like it: that one is left alone',
      [dropped],
      {
        value: { origin: 'retried', build: { number: 5 } },
        sent: 'create list*4 create',
        builds: ['scheduled', 'running', 'running', 'passed', 'passed'],
      },
      { meanwhile: (world, clock) => clock.after(500, () => world.run(lookalike)) },
    ),
    row(
      'create: somebody has canceled the build by then: it is adopted as it is, and no other is created',
      [lost],
      { value: { origin: 'recovered', build: { number: 4, state: 'canceled' } }, sent: 'create list' },
      { meanwhile: (world, clock) => clock.after(500, () => world.cancel({ ...web, number: 4 })) },
    ),
    row(
      'create: somebody has deleted the build by then: another is created',
      [lost],
      { value: { origin: 'retried', build: { number: 5 } }, sent: 'create list*4 create' },
      { meanwhile: (world, clock) => clock.after(500, () => world.deleteBuild({ ...web, number: 4 })) },
    ),
    row(
      'cancel: somebody cancels the build instead of us',
      [{ kind: 'delay', ms: 1_000, on: 'builds.cancel' }],
      { value: { number: 3, state: 'canceling' }, sent: 'cancel get', tookMs: 1_000 },
      { meanwhile: (world, clock) => clock.after(500, () => world.cancel({ ...web, number: 3 })) },
    ),
  ]);
});

describe('a server that supports less than it should misleads no call', () => {
  testRows([
    row(
      'create: it ignores the filter: the build is found among those of strangers',
      [lost, { kind: 'ignore', on: list, parameters: ['meta_data'], times: 'always' }],
      {
        value: adopted,
        sent: 'create list',
        builds: ['scheduled', 'running', 'running', 'passed', 'passed'],
      },
      { meanwhile: (world, clock) => clock.after(500, () => world.run(lookalike)) },
    ),
    row(
      'create: it ignores the filter, and no build is there: those of strangers are left alone',
      [dropped, { kind: 'ignore', on: list, parameters: ['meta_data'], times: 'always' }],
      {
        value: { origin: 'retried', build: { number: 5 } },
        sent: 'create list*4 create',
        builds: ['scheduled', 'running', 'running', 'passed', 'passed'],
      },
      { meanwhile: (world, clock) => clock.after(500, () => world.run(lookalike)) },
    ),
    row(
      'create: it keeps no meta-data: the build is created all the same',
      [{ kind: 'forget', on: 'builds.create', fields: ['meta_data'] }],
      {
        value: { origin: 'direct' },
        sent: 'create',
      },
    ),
    row(
      'create: it keeps no meta-data, and an answer is lost: the outcome is unknown, and says of which build it knows',
      [lost, { kind: 'forget', on: 'builds.create', fields: ['meta_data'], times: 'always' }],
      {
        error: {
          name: 'OutcomeUnknownError',
          hint: expect.stringMatching(/^Build \d was created by a second request/),
        },
        sent: 'create list*4 create',
      },
    ),
    row(
      'create: it leaves branch and message out of its lists: what it does not say does not contradict',
      [
        lost,
        {
          kind: 'garble',
          on: list,
          body: '[{"id":"x","number":4,"state":"scheduled","meta_data":{"kitestring-key":"k"}}]',
          times: 2,
        },
      ],
      { value: adopted, sent: 'create list' },
    ),
  ]);
});
