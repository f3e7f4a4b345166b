import { describe, expect, it } from 'vitest';
import { renderBuildsSummary } from '../../../src/report/builds/list.ts';
import { build } from '../support/builds.ts';
import { at, now } from '../support/setting.ts';

const states = ['running', 'passed', 'failed', 'passed', 'canceled', 'passed', 'skipped', 'quantum'];

function builds(length: number) {
  return Array.from({ length }, (_, index) => {
    const state = states[index % states.length] ?? '';
    const over = { finished_at: state === 'running' ? null : at(200), blocked: index === 5 };
    return build({ id: `${index}`, number: 400 - index, state, jobs: undefined, ...over });
  });
}

const summary = (
  listed: Parameters<typeof renderBuildsSummary>[0],
  complete = true,
  results?: ReadonlyMap<string, string>,
) => renderBuildsSummary(listed, { complete, asOf: now, bytes: 1_000_000, results });

describe('a list of builds', () => {
  const results = new Map([
    ['0', 'canceled'],
    ['2', 'already failed'],
  ]);
  it.each<[string, ...Parameters<typeof summary>]>([
    ['8', builds(8)],
    ['0', []],
    ['50', builds(50), false],
    ['acted-on', builds(3), true, results],
  ])('shows builds as in the gallery: %s', async (name, ...given) => {
    await expect(summary(...given)).toMatchFileSnapshot(`../golden/builds-${name}.md`);
  });

  it('names the pipeline of each build if there are several', () => {
    const url = 'https://api.example/v2/organizations/acme/pipelines/docs/builds/7';
    const text = summary([...builds(1), build({ number: 7, url, pipeline: null })]);
    expect(text).toContain('[acme/docs build 7]');
    expect(text).toContain('[acme/web build 400]');
  });

  it('shows at most 500 builds, and says where the others are', () => {
    const text = summary(Array(125).fill(builds(8)).flat());
    expect(text).toContain('## 1,000 builds in acme/web');
    expect(text).toContain('250 passed');
    expect(text.match(/^\| \[/gm)).toHaveLength(500);
    expect(text).toMatch(/and 500 more in the file of the output .*json-path/);
  });
});
