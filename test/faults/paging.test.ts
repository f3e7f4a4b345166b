import { describe } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { testRows } from './table.ts';

const list = 'builds.listForPipeline';
const always = { on: list, times: 'always' } as const;
const link = (text: string): Fault => ({ kind: 'headers', set: { link: text }, ...always });
const items = (...numbers: readonly number[]) => numbers.map((number) => ({ number }));

describe('a list ends by itself, whatever its links say', () => {
  testRows([
    {
      scenario: 'a link to the page itself',
      call: 'list one by one',
      faults: [{ kind: 'pages', step: 0, ...always }],
      comes: {
        value: { items: items(3), complete: false, reason: 'link' },
        sent: [list],
      },
    },
    {
      scenario: 'a link back',
      call: 'list one by one',
      faults: [{ kind: 'pages', step: -1, skip: 1, ...always }],
      comes: { value: { items: items(3, 2), complete: false }, sent: [list, list, list] },
    },
    {
      scenario: 'a link that leaves a page out',
      call: 'list one by one',
      faults: [{ kind: 'pages', step: 2, ...always }],
      comes: { value: { items: items(3), complete: false }, sent: [list] },
    },
    {
      scenario:
        'a link to the next page on every page: an empty page is the end, though more were asked for ahead',
      call: 'list one by one',
      faults: [{ kind: 'pages', step: 1, ...always }],
      comes: { value: { items: items(3, 2, 1), complete: true }, sent: Array(7).fill(list) },
    },
    {
      scenario: 'links to another host: the pages are asked for where the token belongs',
      call: 'list one by one',
      faults: [{ kind: 'pages', origin: 'https://elsewhere.example', on: list, times: 2 }],
      comes: { value: { items: items(3, 2, 1), complete: true }, sent: [list, list, list] },
    },
    {
      scenario: 'the same page whichever is asked for',
      call: 'list one by one',
      faults: [{ kind: 'pages', serve: 1, ...always }],
      comes: {
        value: { items: items(3), complete: false, reason: 'repeats' },
        sent: [list, list, list],
      },
    },
    {
      scenario: 'a link that breaks the grammar',
      call: 'list one by one',
      faults: [link('?page=2; rel="next"')],
      comes: {
        value: { items: items(3), complete: false, reason: 'link' },
        sent: [list],
      },
    },
    {
      scenario: 'a link of absurd length',
      call: 'list one by one',
      faults: [link(`<?page=2&${'x'.repeat(20_000)}>; rel="next"`)],
      comes: { value: { items: items(3), complete: false }, sent: [list] },
    },
    {
      scenario: 'a page number that is none',
      call: 'list one by one',
      faults: [link('<?page=1e3>; rel="next"')],
      comes: { value: { items: items(3), complete: false }, sent: [list] },
    },
    {
      scenario: 'no links at all: one page is all there is',
      call: 'list one by one',
      faults: [{ kind: 'headers', remove: ['link'], ...always }],
      comes: { value: { items: items(3), complete: true }, sent: [list] },
    },
    {
      scenario: 'more builds than are wanted: it is said that there are more',
      call: 'list two builds',
      comes: {
        value: { items: items(3, 2), complete: false, reason: 'limit' },
        sent: [list, list],
      },
    },
  ]);
});

describe('a page that fails in the middle of a list loses no item in silence', () => {
  testRows([
    {
      scenario: '502 for the second page, once',
      call: 'list one by one',
      faults: [{ kind: 'status', status: 502, on: list, skip: 1 }],
      comes: {
        value: { items: items(3, 2, 1), complete: true },
        sent: [list, list, list, list],
        tookMs: 375,
      },
    },
    {
      scenario: 'the second page cut, once',
      call: 'list one by one',
      faults: [{ kind: 'cut', on: list, skip: 1 }],
      comes: { value: { items: items(3, 2, 1), complete: true }, sent: [list, list, list, list] },
    },
    {
      scenario: '400 for the second page: the list is no shorter than it says, so it is not complete',
      call: 'list one by one',
      faults: [{ kind: 'status', status: 400, on: list, skip: 1, body: { message: 'Too deep' } }],
      comes: { value: { items: items(3), complete: false, reason: 'failed' }, sent: [list, list, list] },
    },
    {
      scenario: 'the second page never comes, for good',
      call: 'list one by one',
      faults: [{ kind: 'stall', on: list, skip: 1, times: 'always' }],
      comes: {
        value: { items: items(3), complete: false, reason: 'failed' },
        sent: Array(7).fill(list),
        tookMs: 91_875,
      },
    },
    {
      scenario: 'the first page has a build twice',
      call: 'list',
      faults: [
        {
          kind: 'garble',
          on: list,
          body: '[{"id":"a","number":1,"state":"x"},{"id":"a","number":1,"state":"x"}]',
        },
      ],
      comes: { value: { items: items(1), complete: true }, sent: [list] },
    },
    {
      scenario: 'a build is created between two pages: none is shown twice',
      call: 'list by twos',
      faults: [{ kind: 'delay', ms: 1_000, on: list, skip: 1 }],
      meanwhile: (world, clock) =>
        clock.after(500, () => world.run({ organization: 'acme', pipeline: 'web' })),
      comes: { value: { items: items(3, 2, 1), complete: true }, sent: [list, list] },
    },
  ]);
});
