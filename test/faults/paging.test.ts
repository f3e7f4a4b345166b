import { describe } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { row, testRows } from './table.ts';

const list = 'builds.listForPipeline';
const always = { on: list, times: 'always' } as const;
const link = (text: string): Fault => ({ kind: 'headers', set: { link: text }, ...always });
const items = (...numbers: readonly number[]) => numbers.map((number) => ({ number }));

describe('a list ends by itself, whatever its links say', () => {
  testRows([
    row('list one by one: a link to the page itself', [{ kind: 'pages', step: 0, ...always }], {
      value: { items: items(3), complete: false, reason: 'link' },
      sent: 'list',
    }),
    row('list one by one: a link back', [{ kind: 'pages', step: -1, skip: 1, ...always }], {
      value: { items: items(3, 2), complete: false },
      sent: 'list*3',
    }),
    row('list one by one: a link that leaves a page out', [{ kind: 'pages', step: 2, ...always }], {
      value: { items: items(3), complete: false },
      sent: 'list',
    }),
    row(
      'list one by one: a link to the next page on every page: an empty page is the end, though more were asked for ahead',
      [{ kind: 'pages', step: 1, ...always }],
      { value: { items: items(3, 2, 1), complete: true }, sent: 'list*7' },
    ),
    row(
      'list one by one: links to another host: the pages are asked for where the token belongs',
      [{ kind: 'pages', origin: 'https://elsewhere.example', on: list, times: 2 }],
      { value: { items: items(3, 2, 1), complete: true }, sent: 'list*3' },
    ),
    row('list one by one: the same page whichever is asked for', [{ kind: 'pages', serve: 1, ...always }], {
      value: { items: items(3), complete: false, reason: 'repeats' },
      sent: 'list*3',
    }),
    row('list one by one: a link that breaks the grammar', [link('?page=2; rel="next"')], {
      value: { items: items(3), complete: false, reason: 'link' },
      sent: 'list',
    }),
    row('list one by one: a link of absurd length', [link(`<?page=2&${'x'.repeat(20_000)}>; rel="next"`)], {
      value: { items: items(3), complete: false },
      sent: 'list',
    }),
    row('list one by one: a page number that is none', [link('<?page=1e3>; rel="next"')], {
      value: { items: items(3), complete: false },
      sent: 'list',
    }),
    row(
      'list one by one: no links at all: one page is all there is',
      [{ kind: 'headers', remove: ['link'], ...always }],
      { value: { items: items(3), complete: true }, sent: 'list' },
    ),
    row('list two builds: more builds than are wanted: it is said that there are more', [], {
      value: { items: items(3, 2), complete: false, reason: 'limit' },
      sent: 'list list',
    }),
  ]);
});

describe('a page that fails in the middle of a list loses no item in silence', () => {
  testRows([
    row(
      'list one by one: 502 for the second page, once',
      [{ kind: 'status', status: 502, on: list, skip: 1 }],
      { value: { items: items(3, 2, 1), complete: true }, sent: 'list*4', tookMs: 375 },
    ),
    row('list one by one: the second page cut, once', [{ kind: 'cut', on: list, skip: 1 }], {
      value: { items: items(3, 2, 1), complete: true },
      sent: 'list*4',
    }),
    row(
      'list one by one: 400 for the second page: the list is no shorter than it says, so it is not complete',
      [{ kind: 'status', status: 400, on: list, skip: 1, body: { message: 'Too deep' } }],
      { value: { items: items(3), complete: false, reason: 'failed' }, sent: 'list*3' },
    ),
    row(
      'list one by one: the second page never comes, for good',
      [{ kind: 'stall', on: list, skip: 1, times: 'always' }],
      { value: { items: items(3), complete: false, reason: 'failed' }, sent: 'list*7', tookMs: 91_875 },
    ),
    row(
      'list: the first page has a build twice',
      [
        {
          kind: 'garble',
          on: list,
          body: '[{"id":"a","number":1,"state":"x"},{"id":"a","number":1,"state":"x"}]',
        },
      ],
      { value: { items: items(1), complete: true }, sent: 'list' },
    ),
    row(
      'list by twos: a build is created between two pages: none is shown twice',
      [{ kind: 'delay', ms: 1_000, on: list, skip: 1 }],
      { value: { items: items(3, 2, 1), complete: true }, sent: 'list list' },
      {
        meanwhile: (world, clock) =>
          clock.after(500, () => world.run({ organization: 'acme', pipeline: 'web' })),
      },
    ),
  ]);
});
