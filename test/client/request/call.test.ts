import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidArgumentError } from '../../../src/client/errors.ts';
import { createCall } from '../../../src/client/request/call.ts';
import { buildQuery } from '../../../src/client/request/query.ts';
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

  test('encodes what a slug may hold but a path may not', () => {
    expect(createCall('suites.get', { organization: 'ac&me', suite: 'ünit+x' }).path).toBe(
      '/v2/analytics/organizations/ac%26me/suites/%C3%BCnit%2Bx',
    );
  });

  test.each([
    ['', 'is empty'],
    ['.', '"." would change the path'],
    ['..', '".." would change the path'],
    ['a/b', '"a/b" has an invalid character at position 2'],
    ['%2e%2e', '"%2e%2e" has an invalid character at position 1'],
    ['a\\b', '"a\\\\b" has an invalid character at position 2'],
    ['a?b', '"a?b" has an invalid character at position 2'],
    ['a#b', '"a#b" has an invalid character at position 2'],
    ['a b', '"a b" has an invalid character at position 2'],
    ['ab\n', '"ab\\n" has an invalid character at position 3'],
    ['ab\u202e', '"ab\u202e" has an invalid character at position 3'],
    ['a\ud800', '"a\ufffd" has an invalid character at position 2'],
    ['x'.repeat(256), 'it has 256'],
    [undefined, 'is empty'],
  ])('refuses the slug %j and points at the fault', (pipeline, message) => {
    const refused = () => createCall('builds.get', { ...address, pipeline });
    expect(refused).toThrow(InvalidArgumentError);
    expect(refused).toThrow(/^pipeline must be a slug/);
    expect(refused).toThrow(message);
  });

  test.each([0, -1, 1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '42', undefined])(
    'refuses %j as a build number',
    (number) => {
      expect(() => createCall('builds.get', { ...address, number: number as number })).toThrow(
        'number must be a positive integer (the build number, not the build ID)',
      );
    },
  );

  test('keeps its meaning whatever the text', () => {
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
    const filters: Required<BuildFilters> = {
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

  test('leaves out what is not given', () => {
    expect(buildQuery({ branch: undefined, state: 'passed' } as BuildFilters).toString()).toBe(
      'state=passed',
    );
  });

  test.each([
    [{ state: [] }, 'state is an empty list'],
    [{ branch: 'a\ud800' }, 'branch must be well-formed text'],
    [{ commit: ['ok', '\udfff'] }, 'commit must be well-formed text'],
    [{ meta_data: { 'a]': 'x' } }, 'meta_data has a key that is empty or holds a bracket'],
    [{ meta_data: { '': 'x' } }, 'meta_data has a key that is empty or holds a bracket'],
    [{ created_from: new Date(0) }, 'created_from must be well-formed text'],
    [{ branch: new Set(['main']) }, 'branch must be well-formed text'],
    [{ meta_data: new Map([['a', 'b']]) }, 'meta_data must be well-formed text'],
    [{ meta_data: { key: { nested: 'x' } } }, 'meta_data[key] must be well-formed text'],
  ])('refuses %j', (filters, message) => {
    expect(() => buildQuery(filters as unknown as BuildFilters)).toThrow(message);
  });
});

describe('the body of a request', () => {
  const encoded = (body: unknown) => createCall('builds.create', address, { body }).body;

  test('is JSON without what is undefined', () => {
    const body = { commit: 'HEAD', message: undefined, env: { A: '1' }, list: [1, null, true] };
    expect(encoded(body)).toBe('{"commit":"HEAD","env":{"A":"1"},"list":[1,null,true]}');
  });

  test.each([
    [{ message: 'half \ud83d' }, 'body.message holds half a character'],
    [{ env: { A: '\ud83d' } }, 'body.A holds half a character'],
    [{ env: { '\udc00': 'x' } }, 'body.\ufffd holds half a character'],
  ])('is refused for text that is not well-formed: case %#', (body, message) => {
    expect(() => encoded(body)).toThrow(message);
  });
});
