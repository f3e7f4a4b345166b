import { describe, expect, it } from 'vitest';
import { renderSuiteSummary, renderSuitesSummary } from '../../../src/report/suites/summary.ts';

const suite = {
  id: 's',
  slug: 'web',
  name: 'Web',
  default_branch: 'main',
  web_url: 'https://ci.example/organizations/acme/analytics/suites/web',
  api_token: 'token-that-is-private',
};
const options = { organization: 'acme', bytes: 1_000_000 };

describe('a summary of suites', () => {
  it.each(['found', 'created', 'updated', 'deleted'] as const)('shows one that was %s', async (action) => {
    await expect(renderSuiteSummary(suite, action, options)).toMatchFileSnapshot(
      `../golden/suite-${action}.md`,
    );
  });

  const other = { id: 't', slug: 'api', name: null, default_branch: null };
  it.each([
    [2, [suite, other], false],
    [0, [], true],
  ])('shows %i suites', async (count, suites, complete) => {
    const text = renderSuitesSummary(suites, { ...options, complete });
    await expect(text).toMatchFileSnapshot(`../golden/suites-${count}.md`);
  });

  it('shows suites without a slug', () => {
    const bare = { id: '0190-bare', slug: null };
    expect(renderSuiteSummary(bare, 'found', options)).toMatch(/^## Suite “0190-bare” found\n\norganization/);
    expect(renderSuitesSummary([bare], { ...options, complete: true })).toContain('0190-bare');
  });
});
