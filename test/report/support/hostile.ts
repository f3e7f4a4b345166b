import type { Build } from '../../../src/model/build.ts';
import type { FlakyTest } from '../../../src/model/flaky-test.ts';
import { build, failedJob, scriptJob } from './builds.ts';
import { flakyTest } from './flaky-tests.ts';
import { at } from './setting.ts';

/** A build in which every text that a report may show is this one. */
export function hostileBuild(text: string, parts: Record<string, unknown> = {}): Build {
  const times = { runnable_at: at(1), started_at: at(2), finished_at: at(60) };
  const triggered_build = { url: `/organizations/a/pipelines/${text.replaceAll(/[/?#]/g, '')}/builds/3` };
  const texts = {
    name: text,
    matrix: { [text]: text },
    parallel_group_index: 0,
    parallel_group_total: 2,
    agent: { id: 'a', name: text },
    agent_query_rules: [text],
    ...times,
  };
  return build({
    message: text,
    branch: text,
    commit: text,
    cancel_reason: text,
    creator: { name: text },
    pipeline: { slug: text },
    jobs: [
      failedJob('a', texts),
      failedJob('b', { ...texts, soft_failed: true }),
      failedJob('c1', { ...texts, retried: true, retried_in_job_id: 'c2' }),
      scriptJob('c2', { ...texts, retries_count: 1 }),
      scriptJob('d', { ...texts, state: text }),
      scriptJob('e', { ...texts, state: 'scheduled', agent: null, started_at: null, finished_at: null }),
      { id: 'm', type: 'manual', label: text, state: 'blocked' },
      { id: 't', type: 'trigger', name: text, state: 'failed', triggered_build },
    ],
    ...parts,
  });
}

/** A flaky test in which every text that a report may show is this one. */
export function hostileTest(text: string, index: number): FlakyTest {
  return flakyTest(index, { scope: text, name: text, location: `${text}:${index}`, file_name: text });
}
