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

  it('has one sentence for each', () => {
    const sentences = Object.entries(situations).map(([name, { build: parts, ...context }]) => {
      const report = analyzeBuild(build(parts), { now, redact, ...context });
      return `${name}: ${describeBuild(report)}`;
    });
    expect(sentences.join('\n')).toMatchInlineSnapshot(`
      "passed: Build 42 of acme/web passed (ran 4 min): https://ci.example/acme/web/builds/42
      passed-after-retries: Build 42 of acme/web passed: 1 job after a retry (ran 4 min): https://ci.example/acme/web/builds/42
      failed: Build 42 of acme/web failed: 3 jobs failed, first “integration (os linux, node 24)” (timed out after 2 min) (ran 5 min 8 s): https://ci.example/acme/web/builds/42
      failed-many: Build 42 of acme/web failed: 15 jobs failed, first “job 0” (exit status 1) (ran 14 min 59 s): https://ci.example/acme/web/builds/42
      failed-reasons: Build 42 of acme/web failed: 5 jobs failed, first “slow” (timed out after 10 min) (ran 4 min): https://ci.example/acme/web/builds/42
      passed-unwanted: Build 42 of acme/web passed, but success-states does not include passed (ran 4 min): https://ci.example/acme/web/builds/42
      canceled-fail-fast: Build 42 of acme/web was canceled by the action because a job failed: 1 job failed, first “lint” (exit status 1) (ran 4 min): https://ci.example/acme/web/builds/42
      failing: Build 42 of acme/web is failing: 1 job failed, first “lint” (exit status 1); 2 jobs left: https://ci.example/acme/web/builds/42
      failing-fail-fast: Build 42 of acme/web is failing: 1 job failed, first “lint” (exit status 1); 2 jobs left; the action did not wait for the other jobs: https://ci.example/acme/web/builds/42
      blocked: Build 42 of acme/web is waiting at a block step: “Release to production?”: https://ci.example/acme/web/builds/42
      blocked-shown-as-passed: Build 42 of acme/web is waiting at a block step: “Release to production?”: https://ci.example/acme/web/builds/42
      blocked-with-failures: Build 42 of acme/web is waiting at a block step: “Release to production?”; 1 job failed, first “lint” (exit status 1): https://ci.example/acme/web/builds/42
      blocked-wait-ended: Build 42 of acme/web is still waiting at a block step after 45 min: “Release to production?”; the action stopped waiting: https://ci.example/acme/web/builds/42
      canceled: Build 42 of acme/web was canceled: the reason given is “superseded by build 43, says @octocat” (ran 4 min): https://ci.example/acme/web/builds/42
      canceling: Build 42 of acme/web is being canceled: https://ci.example/acme/web/builds/42
      canceling-wait-ended: Build 42 of acme/web is being canceled by the action because it had not finished after 45 min: https://ci.example/acme/web/builds/42
      skipped: Build 42 of acme/web did not run: it was skipped: https://ci.example/acme/web/builds/42
      not-run: Build 42 of acme/web did not run: it had no steps to run: https://ci.example/acme/web/builds/42
      scheduled: Build 42 of acme/web is scheduled: no job has started: https://ci.example/acme/web/builds/42
      scheduled-wait-ended: Build 42 of acme/web is scheduled, but no agent picked up a job for 10 min (agent rules: queue=gpu; queue=mac, os=14); the action stopped waiting: https://ci.example/acme/web/builds/42
      running: Build 42 of acme/web is running: 2 of 4 jobs done: https://ci.example/acme/web/builds/42
      running-wait-ended: Build 42 of acme/web is still running after 45 min: 2 of 4 jobs done; the action stopped waiting: https://ci.example/acme/web/builds/42
      running-interrupted: Build 42 of acme/web is running: 2 of 4 jobs done; the step was interrupted after 3 min: https://ci.example/acme/web/builds/42
      running-left: Build 42 of acme/web is running: 2 of 4 jobs done; the action stopped waiting because of another build: https://ci.example/acme/web/builds/42
      running-unstarted: Build 42 of acme/web is running: 2 of 4 jobs done; the action did not wait, because another build could not be started: https://ci.example/acme/web/builds/42
      running-unreachable: Build 42 of acme/web was last seen running; it could not be read since 12:04 UTC, and it may still run: https://ci.example/acme/web/builds/42
      scheduled-unread: Build 42 of acme/web was created, but not shown within 2 min, and it may still run: https://ci.example/acme/web/builds/42
      running-wait-ended-unread: Build 42 of acme/web was last seen running; it could not be read since 12:04 UTC; the action stopped waiting after 45 min: https://ci.example/acme/web/builds/42
      running-without-jobs: Build 42 of acme/web is running: https://ci.example/acme/web/builds/42
      disappeared: Build 42 of acme/web no longer exists, or the token lost access to it; it was last seen running: https://ci.example/acme/web/builds/42
      rebuild: Build 42 of acme/web passed (ran 4 min): https://ci.example/acme/web/builds/42
      unknown: Build 42 of acme/web is in the state “quantum_<b>leap</b>”: https://ci.example/acme/web/builds/42
      bare: Build 42 passed"
    `);
  });
});
