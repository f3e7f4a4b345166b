import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidArgumentError } from '../../../src/client/errors.ts';
import { buildQuery, createCall } from '../../../src/client/request/call.ts';
import type { BuildFilters } from '../../../src/model/requests.ts';

const address = { organization: 'acme', pipeline: 'web', suite: 'unit', number: 42 };

describe('a call', () => {
  test('has the path and the words of its endpoint, with the parameters filled in, and keeps no others', () => {
    expect(createCall('builds.list', address)).toMatchObject({ path: '/v2/builds', to: {} });
    const { path, intent, to } = createCall('builds.cancel', address);
    expect(path).toBe('/v2/organizations/acme/pipelines/web/builds/42/cancel');
    expect(intent).toBe('cancel build 42 of acme/web');
    expect(to).toEqual({ organization: 'acme', pipeline: 'web', number: 42 });
  });

  test.each([
    ...['', '.', '..', 'a/b', '%2e%2e', 'a\\b', 'a?b', 'a#b', 'a b', 'ab\n', 'ab\u202e', 'ünit', 'a\ud800'],
    ...['x'.repeat(256), undefined, 7],
  ])('refuses the slug %j', (pipeline) => {
    const refused = () => createCall('builds.get', { ...address, pipeline: pipeline as string });
    expect(refused).toThrow(InvalidArgumentError);
    expect(refused).toThrow(/^pipeline must be a slug: letters, digits, "-", "_" and "\."$/);
  });

  test.each([0, -1, 1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '42', undefined])(
    'refuses %j as a build number',
    (number) => {
      expect(() => createCall('builds.get', { ...address, number: number as number })).toThrow(
        'number must be a positive integer (the build number, not the build ID)',
      );
    },
  );

  test('keeps its meaning with any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (pipeline) => {
        let path: string;
        try {
          path = createCall('builds.listForPipeline', { organization: 'acme', pipeline }).path;
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidArgumentError);
          return;
        }
        const url = new URL(`https://api.example.test${path}`);
        expect(url.pathname).toBe(path);
        expect(url.pathname.split('/')).toHaveLength(7);
        expect(decodeURIComponent(url.pathname.split('/')[5] ?? '')).toBe(pipeline);
      }),
    );
  });
});

describe('the query of a build list', () => {
  test('writes every filter as the document does', () => {
    const filters: BuildFilters = {
      branch: ['main', 'fix/ä b'],
      commit: 'a'.repeat(40),
      created_from: '2026-01-01T00:00:00Z',
      created_to: '2026-02-01T00:00:00Z',
      creator: '0190aaaa',
      finished_from: '2026-01-02T00:00:00Z',
      include_retried_jobs: true,
      // As inputs have it.
      meta_data: Object.assign(Object.create(null), { 'buildkite:git:commit': 'x&y', other: 'z' }),
      state: ['passed', 'finished'],
      exclude_jobs: true,
      exclude_pipeline: false,
    };
    expect([...buildQuery(filters)].map((pair) => pair.join('=')).join(' ')).toBe(
      `branch[]=main branch[]=fix/ä b commit=${'a'.repeat(40)} created_from=2026-01-01T00:00:00Z created_to=2026-02-01T00:00:00Z creator=0190aaaa finished_from=2026-01-02T00:00:00Z include_retried_jobs=true meta_data[buildkite:git:commit]=x&y meta_data[other]=z state[]=passed state[]=finished exclude_jobs=true exclude_pipeline=false`,
    );
  });

  test('writes a Date as its time, and refuses one that is not valid', () => {
    const created_from = new Date('2026-01-31T12:00:00Z');
    expect(buildQuery({ created_from }).get('created_from')).toBe('2026-01-31T12:00:00.000Z');
    expect(() => buildQuery({ created_from: new Date('x') })).toThrow('created_from is not a valid date');
    expect(() => buildQuery({ created_from: 'yesterday' })).toThrow(
      'created_from must be a time in ISO 8601',
    );
  });

  test('leaves out what is not given', () => {
    expect(buildQuery({ branch: undefined, state: 'passed' } as BuildFilters).toString()).toBe(
      'state=passed',
    );
  });

  test.each([
    [{ state: [] }, 'state is empty'],
    [{ branch: 'a\ud800' }, 'branch must be well-formed text'],
    [{ commit: ['ok', '\udfff'] }, 'commit[] must be well-formed text'],
    [{ branch: new Set(['main']) }, 'branch is empty'],
    [{ meta_data: new Map([['a', 'b']]) }, 'meta_data is empty'],
    [{ meta_data: { key: { nested: 'x' } } }, 'meta_data[key] must be well-formed text'],
  ])('refuses %j', (filters, message) => {
    expect(() => buildQuery(filters as unknown as BuildFilters)).toThrow(message);
  });
});

test('the body of a request is JSON without what is undefined', () => {
  const body = { commit: 'HEAD', message: undefined, env: { A: '1' }, list: [1, null, true] };
  expect(createCall('builds.create', address, { body }).body).toBe(
    '{"commit":"HEAD","env":{"A":"1"},"list":[1,null,true]}',
  );
});
