import { describe, expect, it } from 'vitest';
import { type BuildContext, describeBuild } from '../../../src/report/builds/analyze.ts';
import { renderBuildSummary } from '../../../src/report/builds/summary.ts';
import { failedJob, reportOn, scriptJob, times } from '../support/builds.ts';
import { renderMarkdown } from '../support/rendered.ts';
import { at } from '../support/setting.ts';

type Parts = Record<string, unknown>;
type Situation = Parts & Pick<BuildContext, 'stop'>;

const repository = {
  server: 'https://github.com',
  name: 'acme/web',
  sha: '3f786850e387550fdab836ed7e6dc881de23001b',
};
const summaryOf = ({ stop = null, ...parts }: Situation, own = repository) =>
  renderBuildSummary(reportOn(parts, { stop, repository: own }), { bytes: 1_000_000 });

const never = { exit_status: null, agent: null, started_at: null, finished_at: null };
const retry = (id: string, next: string, parts: Parts) =>
  failedJob(id, { name: 'unit', retried: true, retried_in_job_id: next, ...parts });
const half = [
  scriptJob('build', { finished_at: at(72) }),
  failedJob('lint', times(72, 75, 112)),
  scriptJob('unit', { state: 'running', exit_status: null, ...times(72, 112, null) }),
  scriptJob('e2e', { state: 'scheduled', ...never, runnable_at: at(112) }),
];

const situations: Readonly<Record<string, Situation>> = {
  passed: {
    rebuilt_from: { id: 'old', number: 41, url: 'https://api.example/41' },
    jobs: ['build', 'lint', 'unit', 'e2e'].map((id, index) => scriptJob(id, times(index, 12, 60 + index))),
  },
  'passed-after-retries': {
    jobs: [
      scriptJob('build', { finished_at: at(72) }),
      retry('unit-1', 'unit-2', times(72, 80, 110)),
      retry('unit-2', 'unit-3', { retries_count: 1, exit_status: 137, ...times(110, 120, 150) }),
      scriptJob('unit-3', { name: 'unit', retries_count: 2, ...times(150, 155, 252) }),
    ],
  },
  failed: {
    state: 'failed',
    finished_at: at(320),
    jobs: [
      { id: 'w', type: 'waiter', state: 'passed' },
      scriptJob('build', { finished_at: at(72) }),
      failedJob('lint', { soft_failed: true, exit_status: 3, ...times(72, 75, 112) }),
      ...[0, 1, 2].map((index) =>
        scriptJob(`unit-${index}`, {
          name: 'unit tests',
          parallel_group_index: index,
          parallel_group_total: 3,
          ...times(72, 80 + 10 * index, 300 + 10 * index),
          ...(index === 1 ? { state: 'failed', exit_status: 1, retries_count: 1 } : {}),
        }),
      ),
      failedJob('integration', {
        matrix: { os: 'linux', node: '24' },
        state: 'timed_out',
        exit_status: -1,
        ...times(72, 80, 200),
      }),
      scriptJob('deploy', { state: 'broken', ...never, runnable_at: null }),
      {
        id: 't',
        type: 'trigger',
        name: 'deploy docs',
        state: 'failed',
        triggered_build: {
          url: '/organizations/acme/pipelines/docs/builds/7',
          web_url: 'https://ci.example/acme/docs/builds/7',
        },
      },
    ],
  },
  'failed-many': {
    state: 'failed',
    jobs: Array.from({ length: 12 }, (_, index) => failedJob(`job ${index}`, times(index, 20, 60 + index))),
  },
  'running-wait-ended': {
    state: 'failing',
    finished_at: null,
    jobs: half,
    stop: { why: 'timeout', afterMs: 2_700_000 },
  },
  'not-run': {
    state: 'not_run',
    started_at: null,
    finished_at: at(3),
    jobs: [scriptJob('docs', { state: 'broken', ...never, runnable_at: null })],
  },
  bare: {
    url: null,
    web_url: null,
    message: null,
    commit: 'HEAD',
    branch: null,
    creator: null,
    created_at: null,
    started_at: null,
    finished_at: null,
    pipeline: null,
    env: null,
    jobs: undefined,
  },
};

describe('the gallery of build summaries', () => {
  it.each(Object.entries(situations))('shows %s', async (name, parts) => {
    await expect(summaryOf(parts)).toMatchFileSnapshot(`../golden/build-${name}.md`);
  });

  it('shows a commit that can be copied, and links it only to itself', () => {
    const { text, linksOnGitHub } = renderMarkdown(
      summaryOf({ commit: repository.sha, jobs: [] }, { ...repository, sha: 'f'.repeat(40) }),
    );
    expect(text).toContain('commit 3f78685 ');
    expect(linksOnGitHub).toEqual(['https://ci.example/acme/web/builds/42']);
  });

  it('shows no duration while the service’s clock is ahead of ours', () => {
    const running = { state: 'running', finished_at: null, jobs: [] };
    expect(summaryOf(running)).toContain('running for');
    expect(summaryOf({ ...running, started_at: at(3_600) })).not.toContain('running for');
  });

  it('has a sentence for the log and the error of the step', () => {
    const bare = { pipeline: null, url: '', web_url: '', jobs: [], started_at: null };
    expect(describeBuild(reportOn({ jobs: [] }))).toBe(
      'Build 42 of acme/web passed (ran 4 min): https://ci.example/acme/web/builds/42',
    );
    expect(describeBuild(reportOn(bare))).toBe('Build 42 passed');
  });
});
