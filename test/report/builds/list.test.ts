import { describe, expect, it } from 'vitest';
import { analyzeBuilds, renderBuildsSummary } from '../../../src/report/builds/list.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { build } from '../support/builds.ts';
import { at, now } from '../support/setting.ts';

const redact = createRedactor([]);
const states = ['running', 'passed', 'failed', 'passed', 'canceled', 'passed', 'skipped', 'quantum'];

function builds(length: number) {
  return Array.from({ length }, (_, index) => {
    const state = states[index % states.length] ?? '';
    const over = { finished_at: state === 'running' ? null : at(200), blocked: index === 5 };
    return build({ id: `${index}`, number: 400 - index, state, jobs: undefined, ...over });
  });
}

function summary(length: number, parts: Partial<Parameters<typeof analyzeBuilds>[1]> = {}) {
  return renderBuildsSummary(analyzeBuilds(builds(length), { now, redact, complete: true, ...parts }), {
    bytes: 1_000_000,
  });
}

describe('a list of builds', () => {
  const results = new Map([
    ['0', 'canceled'],
    ['2', 'already failed'],
  ]);
  it.each<[string, ...Parameters<typeof summary>]>([
    ['8', 8],
    ['0', 0],
    ['50', 50, { complete: false }],
    ['acted-on', 3, { results }],
  ])('shows builds as in the gallery: %s', async (name, ...given) => {
    await expect(summary(...given)).toMatchFileSnapshot(`../golden/builds-${name}.md`);
  });

  it('names the pipeline of each build if there are several', () => {
    const url = 'https://api.example/v2/organizations/acme/pipelines/docs/builds/7';
    const other = build({ number: 7, url, pipeline: null });
    const report = analyzeBuilds([...builds(1), other], { now, redact, complete: true });
    const text = renderBuildsSummary(report, { bytes: 1_000_000 });
    expect(text).toContain('[acme/docs build 7]');
    expect(text).toContain('[acme/web build 400]');
  });

  it('says how many of the builds its picture shows', () => {
    expect(summary(21)).toContain('(the newest 20, newest first)');
    expect(summary(20)).toContain(' (newest first)');
  });
});
