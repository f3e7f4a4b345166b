import { describe } from 'vitest';
import type { Fault } from '../../src/sandbox/seed/faults.ts';
import { cut, delay, down, on, refuses, row, says, second, stall, testRows, twice, web } from './table.ts';

const always = (fault: Fault): Fault => on('list', { ...fault, times: 'always' });
const leads = (step: number) => always({ kind: 'pages', step });
const items = (...numbers: readonly number[]) => numbers.map((number) => ({ number }));
const all = { items: items(3, 2, 1), complete: true };
const one = { items: items(3), complete: false };

// Which links are believed is tested where they are read.
describe('a list ends by itself with any links', () => {
  const elsewhere: Fault = { kind: 'pages', origin: 'https://elsewhere.example' };
  const [same, none] = [{ kind: 'pages', serve: 1 } as const, { kind: 'headers', remove: ['Link'] } as const];
  testRows([
    row('list one by one: a link to the page itself', leads(0), 'list', { ...one, reason: 'link' }),
    row('list one by one: a link back', { ...leads(-1), skip: 1 }, 'list*3', { ...one, items: items(3, 2) }),
    row('list one by one: links on every page: an empty one is the end', leads(1), 'list*7', all),
    row('list one by one: links to another host', on('list', twice(elsewhere)), 'list*3', all),
    row('list one by one: always the same page', always(same), 'list*3', { ...one, reason: 'repeats' }),
    row('list one by one: no links at all', always(none), 'list', { ...one, complete: true }),
    row('list two builds: more than are wanted', [], 'list list', { items: items(3, 2), reason: 'limit' }),
  ]);
});

describe('a page that fails in the middle of a list is reported', () => {
  const failed = { ...one, reason: 'failed' };
  const none: Fault = { ...second(stall), times: 'always' };
  const doubled = says('[{"id":"a","number":1,"state":"x"},{"id":"a","number":1,"state":"x"}]');
  testRows([
    row('list one by one: 502 for the second page, once', second(down(502)), 'list*4', all, 375),
    row('list one by one: the second page cut, once', second(cut), 'list*4', all),
    row('list one by one: 400 for the second page', second(refuses(400)), 'list*3', failed),
    row('list one by one: never a second page', none, 'list*7', failed, 91_125),
    row('list: a build twice', on('list', doubled), 'list', { items: items(1), complete: true }),
    row('list by twos: a build is created between two pages', second(delay(1_000)), 'list list', all, {
      meanwhile: (world, clock) => clock.after(500, () => world.run(web)),
    }),
  ]);
});
