import { describe, expect, it } from 'vitest';
import { buildStates } from '../../../src/model/states.ts';
import { analyzeBuild } from '../../../src/report/builds/analyze.ts';
import { describeBuild } from '../../../src/report/builds/describe.ts';
import { renderBuildSummary } from '../../../src/report/builds/summary.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { build } from '../support/builds.ts';
import { now } from '../support/moments.ts';
import { renderMarkdown } from '../support/rendered.ts';
import { situations } from '../support/states.ts';

const redact = createRedactor([]);
const repository = {
  server: 'https://github.com',
  name: 'acme/web',
  sha: '3f786850e387550fdab836ed7e6dc881de23001b',
};

describe('the gallery of build summaries', () => {
  it.each(Object.entries(situations))('shows %s', async (name, { build: parts, ...context }) => {
    const report = analyzeBuild(build(parts), { now, redact, ...context });
    const summary = renderBuildSummary(report, { bytes: 1_000_000, repository });
    await expect(summary).toMatchFileSnapshot(`../golden/build-${name}.md`);
  });

  it('has every state of the document', () => {
    const shown = Object.values(situations).map((situation) => build(situation.build).state);
    expect(buildStates.filter((state) => !shown.includes(state))).toEqual([]);
  });

  it('shows a commit that can be copied, and links it only to itself', () => {
    const other = { ...repository, sha: 'f'.repeat(40) };
    const summary = renderBuildSummary(
      analyzeBuild(build({ commit: repository.sha, jobs: [] }), { now, redact }),
      {
        bytes: 1_000_000,
        repository: other,
      },
    );
    const { text, linksOnGitHub } = renderMarkdown(summary);
    expect(text).toContain('commit 3f78685 ');
    expect(linksOnGitHub).toEqual(['https://ci.example/acme/web/builds/42']);
  });

  it('has a sentence for the log and the error of the step', () => {
    const context = { now, redact };
    const bare = { pipeline: null, url: '', web_url: '', jobs: [], started_at: null };
    expect(describeBuild(analyzeBuild(build({ jobs: [] }), context))).toBe(
      'Build 42 of acme/web passed (ran 4 min): https://ci.example/acme/web/builds/42',
    );
    expect(describeBuild(analyzeBuild(build(bare), context))).toBe('Build 42 passed');
  });
});
