import { describe, expect } from 'vitest';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import type { Fault } from '../../src/sandbox/seed/faults.ts';
import type { VirtualClock } from '../support/virtual-clock.ts';
import {
  adopted,
  always,
  build3,
  canceled,
  complete,
  cut,
  delay,
  direct,
  down,
  fails,
  lost,
  on,
  page,
  refuses,
  resets,
  row,
  says,
  sentAgain,
  status,
  testRows,
  twice,
  unknown,
  unknownWith,
  web,
} from './table.ts';

describe('a service in trouble costs a read only time', () => {
  const inTime = fails({ status: 503, retryAt: new Date('2026-01-15T09:11:00Z') });
  const [soon, later] = [status(503, { 'retry-after': '7' }), status(503, { 'retry-after': '600' })];
  const message = 'Could not list the builds of acme/web: 502';
  const failed = fails({ message, hint: 'The service has a problem. Try again later.' });
  testRows([
    ...[408, 500, 502, 503, 504, 520, 522, 524].map((code) =>
      row(`get: ${code} once`, down(code), 'get get', build3, {
        tookMs: 375,
        events: [{ kind: 'retry', attempt: 1, reason: `Could not get build 3 of acme/web: ${code}.` }],
      }),
    ),
    row('list: 502 for good, without its page', always(down(502)), 'list*10', failed, 60_000),
    row('list flaky tests: 503 that asks for seven seconds', soon, 'flaky flaky', complete, 7_000),
    row('get: 503 that asks for more time than there is', later, 'get get', build3, 60_000),
    row('get: 503 that asks for more time than there is, twice', twice(later), 'get get', inTime, 60_000),
  ]);
});

const past = ['running', 'passed', 'passed'];
/** Refused, in words of the service, that often. */
const busy = (name: 'create' | 'rebuild' | 'retry', times: number): Fault => ({
  ...on(name, refuses(503, 'Busy')),
  times,
});
const tooBusy = fails({ status: 503, serviceMessage: 'Busy' });
const resent = 'create list*4 create';
const noLook = always(on('list', refuses(403)));

describe('a service in trouble leaves a write in doubt, which a lookup resolves', () => {
  const blind = fails({
    name: 'OutcomeUnknownError',
    key: 'k',
    message: expect.stringMatching(/: its outcome is unknown \(.+\)$/),
    search: expect.stringContaining('/builds?meta_data%5Bkitestring-key%5D=k'),
    hint: 'Before you create it again, look for a build with the meta-data kitestring-key = k.',
  });
  const cause = { status: 422, serviceMessage: 'No' };
  const refusedAgain = fails({ name: 'OutcomeUnknownError', cause });
  const refused422 = [down(502), on('create', refuses(422))];
  const notRebuilt = unknownWith('rebuilt from build 1');
  const notRetried = unknownWith('whether jobs of build 1 have been retried');
  const notUnblocked = on('unblock', 502);
  const stillBlocked = unknownWith('whether the step is unblocked');
  const notUpdated = on('updateSuite', 503);
  const renamed = { slug: 'fast' };
  const notDeleted = on('deleteSuite', 503);
  const noCancel = fails({ code: 'ECONNRESET' });
  const [noUpdate, noDelete] = [always(on('updateSuite', resets)), always(on('deleteSuite', resets))];
  const repeated = `suite${' updateSuite suites'.repeat(10)}`;
  const notChanged = fails({ code: 'ECONNRESET', hint: 'The suite may have been changed anyway.' });
  const notGone = fails({ code: 'ECONNRESET', hint: 'The suite may have been deleted anyway.' });
  const blindly = on('suite', refuses(403));
  const unlisted = [always(on('suites', refuses(403))), lost('createSuite', 503)];
  const unseen = [always(on('list', refuses(403))), lost('rebuild', 502)];
  const hidden = [on('get', refuses(403)), lost('retry', 502)];
  const [deletes, gone] = ['suite deleteSuite suites', { suites: ['other'] }];
  const rebuilt = { origin: 'recovered', build: { number: 4, rebuilt_from: { number: 1 } } };
  const retried = { origin: 'recovered', count: 1, build: { number: 1 } };
  const unblocked = (origin: string) => ({ origin, job: { state: 'unblocked' } });
  const updated = { default_branch: 'trunk' };
  const made = { origin: 'recovered', tokenLost: true, suite: { slug: 'fast' } };
  const notMade = unknownWith('Before you create it again, look for a new suite with that name.');
  testRows([
    ...[408, 500, 504, 524].map((code) =>
      row(`create: ${code}, and it is there`, lost('create', code), 'create list', adopted, {
        tookMs: 1_000,
        builds: ['running', ...past],
      }),
    ),
    row('create: 500, and no build shows up', down(500), resent, sentAgain, {
      tookMs: 15_000,
      builds: ['scheduled', ...past],
    }),
    row('create: 502, and then 422: still unknown', refused422, `${resent} list*4`, refusedAgain),
    row('create: 502, and it may not be looked', [down(502), noLook], 'create list', blind, 1_000),
    row('create: 502, and no list', [down(502), always(on('list', 503))], 'create list*10', blind),
    row('create: 502, and a redirect', [down(502), on('list', status(302))], 'create list', blind),
    row('create: reset twice', twice(on('create', resets)), `${resent} list*4 create`, sentAgain, 30_000),
    row(
      'create: reset for good',
      always(on('create', resets)),
      `${resent}${' list*4 create'.repeat(2)} list*4`,
      blind,
      60_000,
    ),
    row(
      'create: 503 in the words of the service, for a while',
      busy('create', 5),
      'create*6',
      direct,
      11_625,
    ),
    row(
      'create: reset, and then busy',
      [on('create', resets), busy('create', 2)],
      `${resent} list*4 create list*4 create`,
      sentAgain,
    ),
    row('rebuild: 503 in the words of the service, once', busy('rebuild', 1), 'list rebuild*2', direct, 375),
    row(
      'rebuild: 503 in the words of the service, for good',
      busy('rebuild', 99),
      'list rebuild*10',
      tooBusy,
      60_000,
    ),
    row('retry failed jobs: busy once', busy('retry', 1), 'get retry*2', { origin: 'direct', count: 1 }, 375),
    row('create in five seconds: 502', down(502), 'create list list', blind, 3_000),
    row('rebuild: 502, and it is there', lost('rebuild', 502), 'list rebuild list token', rebuilt, 1_000),
    row('rebuild: 502, which no list shows', unseen, 'list rebuild', unknown),
    row('rebuild: no list before', always(on('list', 503)), 'list*10', fails({ status: 503 })),
    row('rebuild: 502, not done', on('rebuild', 502), 'list rebuild list*4', notRebuilt, { builds: past }),
    row('retry failed jobs: 502, but done', lost('retry', 502), 'get retry get', retried, 1_000),
    row('retry failed jobs: 502, which no look shows', hidden, 'get retry', unknown),
    row('retry failed jobs: 502, not done', on('retry', 502), 'get retry get*4', notRetried),
    row('unblock: 502, but done', lost('unblock', 502), 'get unblock get', unblocked('recovered')),
    row('unblock: 502, not done', notUnblocked, 'get unblock get*4 unblock', unblocked('retried')),
    row('unblock: two 502', twice(notUnblocked), 'get unblock get*4 unblock get*4', stillBlocked),
    row('cancel: 520, but done', lost('cancel', 520), 'cancel*2 get', canceled, 375),
    row('cancel: reset for good', always(on('cancel', resets)), 'cancel*10', noCancel, 60_000),
    row('cancel: 520, and the build keeps running', down(520), 'cancel*2', canceled, 375),
    row('update suite: 503, but done', lost('updateSuite', 503), 'suite updateSuite suites', updated),
    row('update suite: 503, not done', notUpdated, 'suite updateSuite suites updateSuite', updated, 375),
    row('update suite: reset for good', noUpdate, repeated, notChanged),
    row('update suite: reset, not read before', [blindly, noUpdate], 'suite updateSuite', notChanged),
    row('delete suite: reset, not read before', [blindly, noDelete], 'suite deleteSuite', notGone),
    row('rename suite: 503', lost('updateSuite', 503), 'suite updateSuite suites', renamed, {
      suites: ['other', 'fast'],
    }),
    row('delete suite: 503, but done', lost('deleteSuite', 503), deletes, undefined, gone),
    row('delete suite: 503, not done', notDeleted, `${deletes} deleteSuite`, undefined, gone),
    row('create suite: 503, but done', lost('createSuite', 503), 'suites createSuite suites', made),
    row('create suite: 503, which no list shows', unlisted, 'suites createSuite', unknown),
    row('create suite: 503, not done', on('createSuite', 503), 'suites createSuite suites*4', notMade, {
      suites: ['other', 'unit'],
    }),
  ]);
});

/** Not carried out, but answered with a success that cannot be read. */
const answeredWith = (body: string) => on('create', status(201, undefined, body));
const lags = (youngerThanMs: number): Fault => always({ kind: 'lag', youngerThanMs });
const invalid = (more: object) => fails({ name: 'InvalidResponseError', ...more });

describe('a success that cannot be used does not count as one', () => {
  const html = invalid({
    message: 'Could not get build 3 of acme/web: 200, but the response is an HTML page',
    hint: 'This is not the API: check the base URL and the proxy.',
  });
  const web = { kind: 'garble', body: page, contentType: 'text/html' } as const;
  const noNumber = invalid({ reason: 'schema', paths: ['number'] });
  const unknownFor = (why: string) => `Could not create a build of acme/web: its outcome is unknown (${why})`;
  const blind = (why: string) => fails({ message: unknownFor(`the response is ${why}`) });
  const retried = { origin: 'recovered', count: 1 };
  const noToken = { origin: 'recovered', tokenLost: true };
  const unread = on('unblock', status(200, undefined, page));
  testRows([
    row('get: empty, once', says(''), 'get get', build3, 375),
    row('get: a page for people, for good', always(web), 'get*6', html, 8_000),
    row('get: no number, for good', always(says('{"id":"x","state":"running"}')), 'get*6', noNumber, 8_000),
    row('list: an object, for good', always(says('{}')), 'list*6', invalid({ reason: 'schema' })),
    ...['', '{"id":"x","num', '{}', page].map((body) =>
      row(`create: ${JSON.stringify(body)}`, says(body), 'create list', adopted, 1_000),
    ),
    row('create: a page, and no look', [says(page), noLook], 'create list', blind('not JSON')),
    row(
      'create: a page, and no build shows up',
      [answeredWith(page)],
      'create list*9',
      blind('an HTML page'),
      90_000,
    ),
    row(
      'create: half an answer, listed late',
      [on('create', cut), on('list', lags(20_000))],
      'create list*5',
      adopted,
      30_000,
    ),
    row('rebuild: half an answer', on('rebuild', cut), 'list rebuild list token', adopted),
    row('retry failed jobs: half an answer', on('retry', cut), 'get retry get', retried),
    row('unblock: a page, not done', unread, 'get unblock get*4 unblock', { origin: 'retried' }),
    row('cancel: half an answer', cut, 'cancel*2 get', canceled),
    row('create suite: half an answer', on('createSuite', cut), 'suites createSuite suites', noToken),
    row('delete suite: a body', on('deleteSuite', says('gone')), 'suite deleteSuite', undefined, {
      suites: ['other'],
    }),
  ]);
});

const late = (afterMs: number): Fault => on('create', { kind: 'late', afterMs });
const lookalike = { ...web, branch: 'main', commit: 'HEAD', message: 'Ship it', source: 'api' };
const noFilter = on('list', always({ kind: 'ignore', parameters: ['meta_data'] }));
const forgets: Fault = on('create', { kind: 'forget', fields: ['meta_data'] });
const terse = '[{"id":"x","number":4,"state":"scheduled","meta_data":{"kitestring-key":"k"}}]';

/** What somebody else does half a second later. */
const somebody = (act: (world: Sandbox['world']) => unknown) => ({
  meanwhile: (world: Sandbox['world'], clock: VirtualClock) => clock.after(500, () => void act(world)),
});
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
    row('rebuild: late', shown('rebuild', 6_000), 'list rebuild list*3 token', adopted, 7_000),
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

describe('a server that supports less than the document misleads no call', () => {
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
