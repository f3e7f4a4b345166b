import type { BuildContext } from '../../../src/report/builds/analyze.ts';
import { build, failedJob, scriptJob } from './builds.ts';
import { at } from './moments.ts';

const minute = 60_000;
const reason = 'superseded by build 43, says @octocat';

const half = [
  scriptJob('build', { finished_at: at(72) }),
  scriptJob('lint', { runnable_at: at(72), started_at: at(75), finished_at: at(112) }),
  scriptJob('unit', {
    state: 'running',
    exit_status: null,
    runnable_at: at(72),
    started_at: at(112),
    finished_at: null,
  }),
  scriptJob('e2e', {
    state: 'scheduled',
    exit_status: null,
    agent: null,
    runnable_at: at(112),
    started_at: null,
    finished_at: null,
  }),
];
const oneFailed = [
  ...half.slice(0, 1),
  failedJob('lint', { runnable_at: at(72), started_at: at(75), finished_at: at(112) }),
  ...half.slice(2),
];
const waiting = { id: 'gate', type: 'manual', label: 'Release to production?', state: 'blocked' };
const running = { state: 'running', finished_at: null, jobs: half };
const queued = half.slice(0, 2).map((job) => ({
  ...job,
  state: 'scheduled',
  exit_status: null,
  agent: null,
  started_at: null,
  finished_at: null,
}));

/** A build in each state, and in each other situation that a report tells apart. */
export const situations: Readonly<
  Record<string, { build: Record<string, unknown> } & Pick<BuildContext, 'stop' | 'isUnwantedPass'>>
> = {
  passed: { build: {} },
  'passed-after-retries': {
    build: {
      jobs: [
        ...(build().jobs?.slice(0, 2) ?? []),
        failedJob('unit-1', {
          name: 'unit',
          retried: true,
          retried_in_job_id: 'unit-2',
          runnable_at: at(72),
          started_at: at(80),
          finished_at: at(110),
        }),
        failedJob('unit-2', {
          name: 'unit',
          retried: true,
          retried_in_job_id: 'unit-3',
          retries_count: 1,
          runnable_at: at(110),
          started_at: at(120),
          finished_at: at(150),
          exit_status: 137,
        }),
        scriptJob('unit-3', {
          name: 'unit',
          retries_count: 2,
          runnable_at: at(150),
          started_at: at(155),
          finished_at: at(252),
        }),
      ],
    },
  },
  failed: {
    build: {
      state: 'failed',
      finished_at: at(320),
      jobs: [
        { id: 'w', type: 'waiter', state: 'passed' },
        scriptJob('build', { finished_at: at(72) }),
        failedJob('lint', {
          soft_failed: true,
          exit_status: 3,
          runnable_at: at(72),
          started_at: at(75),
          finished_at: at(112),
        }),
        ...[0, 1, 2].map((index) =>
          scriptJob(`unit-${index}`, {
            name: 'unit tests',
            parallel_group_index: index,
            parallel_group_total: 3,
            runnable_at: at(72),
            started_at: at(80 + 10 * index),
            finished_at: at(300 + 10 * index),
            ...(index === 1 ? { state: 'failed', exit_status: 1, retries_count: 1 } : {}),
          }),
        ),
        failedJob('integration', {
          matrix: { os: 'linux', node: '24' },
          state: 'timed_out',
          exit_status: -1,
          runnable_at: at(72),
          started_at: at(80),
          finished_at: at(200),
        }),
        scriptJob('deploy', {
          state: 'broken',
          exit_status: null,
          agent: null,
          runnable_at: null,
          started_at: null,
          finished_at: null,
        }),
        {
          id: 't',
          type: 'trigger',
          name: 'deploy docs',
          state: 'failed',
          triggered_build: { id: 'x', number: 7, web_url: 'https://ci.example/acme/docs/builds/7' },
        },
      ],
    },
  },
  'failed-many': {
    build: {
      state: 'failed',
      finished_at: at(900),
      jobs: Array.from({ length: 60 }, (_, index) =>
        (index % 4 === 0 ? failedJob : scriptJob)(`job ${index}`, {
          runnable_at: at(index),
          started_at: at(2 * index + 1),
          finished_at: at(5 * index + 60),
        }),
      ),
    },
  },
  'failed-reasons': {
    build: {
      state: 'failed',
      jobs: [
        failedJob('slow', { state: 'timed_out', exit_status: -1, finished_at: at(612) }),
        failedJob('gpu', {
          state: 'expired',
          exit_status: null,
          agent: null,
          started_at: null,
          finished_at: at(700),
        }),
        failedJob('spot', {
          exit_status: -1,
          signal: 'SIGTERM',
          signal_reason: 'agent_stop',
          finished_at: at(710),
        }),
        failedJob('cut', {
          exit_status: -1,
          agent: { id: 'a', name: 'agent-1', connection_state: 'lost' },
          finished_at: at(720),
        }),
        failedJob('unnamed', { name: null, command: 'make | tee log\nmake check', finished_at: at(730) }),
      ],
    },
  },
  'passed-unwanted': { build: {}, isUnwantedPass: true },
  'canceled-fail-fast': {
    build: {
      state: 'canceled',
      jobs: [...oneFailed.slice(0, 2), scriptJob('unit', { state: 'canceled', exit_status: null })],
    },
    stop: { why: 'fail-fast', afterMs: minute, canceled: true },
  },
  failing: { build: { ...running, state: 'failing', jobs: oneFailed } },
  'failing-fail-fast': {
    build: { ...running, state: 'failing', jobs: oneFailed },
    stop: { why: 'fail-fast', afterMs: 2 * minute },
  },
  blocked: { build: { state: 'blocked', jobs: [...(build().jobs ?? []), waiting] } },
  'blocked-shown-as-passed': {
    build: { state: 'passed', blocked: true, jobs: [...(build().jobs ?? []), waiting] },
  },
  'blocked-with-failures': {
    build: { state: 'failed', blocked: true, jobs: [...oneFailed.slice(0, 2), waiting] },
  },
  'blocked-wait-ended': {
    build: { state: 'running', blocked: true, finished_at: null, jobs: [...half.slice(0, 2), waiting] },
    stop: { why: 'timeout', afterMs: 45 * minute },
  },
  canceled: {
    build: {
      state: 'canceled',
      cancel_reason: reason,
      jobs: [
        ...half.slice(0, 2),
        scriptJob('unit', { state: 'canceled', exit_status: null, finished_at: at(100) }),
      ],
    },
  },
  canceling: { build: { ...running, state: 'canceling', cancel_reason: null } },
  'canceling-wait-ended': {
    build: { ...running, state: 'canceling', cancel_reason: null },
    stop: { why: 'timeout', afterMs: 45 * minute, canceled: true },
  },
  skipped: { build: { state: 'skipped', started_at: null, finished_at: null, jobs: [] } },
  'not-run': {
    build: {
      state: 'not_run',
      started_at: null,
      finished_at: at(3),
      jobs: [
        scriptJob('docs', {
          state: 'broken',
          exit_status: null,
          agent: null,
          runnable_at: null,
          started_at: null,
          finished_at: null,
        }),
      ],
    },
  },
  scheduled: { build: { state: 'scheduled', started_at: null, finished_at: null, jobs: queued } },
  'scheduled-wait-ended': {
    build: { state: 'scheduled', started_at: null, finished_at: null, jobs: queued },
    stop: { why: 'queue-timeout', afterMs: 10 * minute, agentRules: ['queue=gpu', 'queue=mac, os=14'] },
  },
  running: { build: running },
  'running-wait-ended': { build: running, stop: { why: 'timeout', afterMs: 45 * minute } },
  'running-interrupted': { build: running, stop: { why: 'interrupted', afterMs: 3 * minute } },
  'running-left': { build: running, stop: { why: 'left', afterMs: 3 * minute } },
  'running-unstarted': { build: running, stop: { why: 'unstarted', afterMs: minute } },
  'running-unreachable': {
    build: running,
    stop: { why: 'unreachable', afterMs: 3 * minute, unreadSinceMs: Date.UTC(2026, 0, 1, 12, 4) },
  },
  'scheduled-unread': {
    build: { state: 'scheduled', started_at: null, finished_at: null, jobs: queued },
    stop: { why: 'disappeared', afterMs: 2 * minute, isUnshown: true },
  },
  'running-wait-ended-unread': {
    build: running,
    stop: { why: 'timeout', afterMs: 45 * minute, unreadSinceMs: Date.UTC(2026, 0, 1, 12, 4) },
  },
  'running-without-jobs': { build: { ...running, jobs: undefined } },
  disappeared: { build: running, stop: { why: 'disappeared', afterMs: 5 * minute } },
  rebuild: {
    build: {
      rebuilt_from: {
        id: 'old',
        number: 41,
        url: 'https://api.example/v2/organizations/acme/pipelines/web/builds/41',
      },
    },
  },
  unknown: { build: { ...running, state: 'quantum_<b>leap</b>' } },
  bare: {
    build: {
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
  },
};
