import { describe, expect, test } from 'vitest';
import { buildQuery } from '../../../src/client/request/query.ts';
import type { BuildFilters } from '../../../src/model/requests.ts';

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
      meta_data: { 'buildkite:git:commit': 'x&y', other: 'z' },
      state: ['passed', 'finished'],
      exclude_jobs: true,
      exclude_pipeline: false,
    };
    expect([...buildQuery(filters)]).toEqual([
      ['branch[]', 'main'],
      ['branch[]', 'fix/ä b'],
      ['commit', 'a'.repeat(40)],
      ['created_from', '2026-01-01T00:00:00Z'],
      ['created_to', '2026-02-01T00:00:00Z'],
      ['creator', '0190aaaa'],
      ['finished_from', '2026-01-02T00:00:00Z'],
      ['include_retried_jobs', 'true'],
      ['meta_data[buildkite:git:commit]', 'x&y'],
      ['meta_data[other]', 'z'],
      ['state[]', 'passed'],
      ['state[]', 'finished'],
      ['exclude_jobs', 'true'],
      ['exclude_pipeline', 'false'],
    ]);
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
    [{ created_from: {} }, 'created_from must be well-formed text'],
    [{ branch: new Set(['main']) }, 'branch must be well-formed text'],
    [{ commit: [new Date(0)] }, 'commit must be well-formed text'],
    [{ meta_data: new Map([['a', 'b']]) }, 'meta_data must be well-formed text'],
    [{ meta_data: { key: { nested: 'x' } } }, 'meta_data[key] must be well-formed text'],
  ])('refuses %j', (filters, message) => {
    expect(() => buildQuery(filters as unknown as BuildFilters)).toThrow(message);
  });
});
