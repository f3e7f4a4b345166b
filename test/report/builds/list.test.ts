import { describe, expect, it } from 'vitest';
import { renderBuildsSummary } from '../../../src/report/builds/list.ts';
import { reportOn } from '../support/builds.ts';
import { at, now } from '../support/setting.ts';

const states = ['running', 'passed', 'failed', 'passed', 'canceled', 'passed', 'skipped', 'quantum'];

function builds(length: number) {
  return Array.from({ length }, (_, index) => {
    const state = states[index % states.length] ?? '';
    const over = { finished_at: state === 'running' ? null : at(200), blocked: index === 5 };
    return reportOn({ id: `${index}`, number: 400 - index, state, jobs: undefined, ...over });
  });
}

const summary = (listed: Parameters<typeof renderBuildsSummary>[0], complete = true) =>
  renderBuildsSummary(listed, { complete, asOf: now, bytes: 1_000_000 });

describe('a list of builds', () => {
  const actedOn = builds(3).map((one, index) => ({
    ...one,
    result: ['canceled', undefined, 'already failed'][index],
  }));
  it.each<[string, ...Parameters<typeof summary>]>([
    ['8', builds(8)],
    ['0', []],
    ['50', builds(50), false],
    ['acted-on', actedOn],
  ])('shows builds as in the gallery: %s', async (name, ...given) => {
    await expect(summary(...given)).toMatchFileSnapshot(`../golden/builds-${name}.md`);
  });

  it('names the pipeline of each build if there are several', () => {
    const url = 'https://api.example/v2/organizations/acme/pipelines/docs/builds/7';
    const text = summary([...builds(1), reportOn({ number: 7, url, pipeline: null })]);
    expect(text).toContain('[acme/docs build 7]');
    expect(text).toContain('[acme/web build 400]');
  });
});
