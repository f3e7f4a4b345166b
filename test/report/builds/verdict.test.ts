import { describe, expect, it } from 'vitest';
import { buildStates } from '../../../src/model/states.ts';
import type { StepsResult, Stop } from '../../../src/report/builds/verdict.ts';
import { failedJob, reportOn, scriptJob } from '../support/builds.ts';

const jobs = [
  scriptJob('build'),
  failedJob('lint'),
  scriptJob('unit', { state: 'running', finished_at: null }),
  { id: 'gate', type: 'manual', label: 'Deploy?', state: 'blocked' },
];
const failure = '“lint” failed (exit status 1)';

interface Case {
  readonly stop?: Partial<Stop>;
  readonly isUnwantedPass?: boolean;
  readonly parts?: Record<string, unknown>;
}

function verdictOn(state: string, { stop, isUnwantedPass = false, parts }: Case = {}): string {
  const ended = stop && ({ why: 'timeout', afterMs: 120_000, ...stop } as const);
  const report = reportOn({ state, jobs, ...parts }, { isUnwantedPass, ...(ended && { stop: ended }) });
  const { sign, words } = report.verdict;
  return `${sign} ${words}`;
}

describe('the verdict on a build', () => {
  const passedOnRetry = { jobs: [scriptJob('unit', { retries_count: 1 })] };
  const canceled = { parts: { cancel_reason: '@old' } };
  const ended: [string, string, Case?][] = [
    ['passed', '✅ passed'],
    ['passed', '✅ passed: 1 job after a retry', { parts: passedOnRetry }],
    ['passed', '❌ passed, but success-states does not include passed', { isUnwantedPass: true }],
    ['passed', `✋ is waiting at a block step: “Deploy?”; ${failure}`, { parts: { blocked: true } }],
    ['failed', `❌ failed: ${failure}`],
    ['failing', `❌ is failing: ${failure}; 1 job left`],
    ['canceled', `🚫 was canceled: ${failure}`],
    ['canceling', `🚫 is being canceled: the reason given is “@old”; ${failure}`, canceled],
    ['blocked', `✋ is waiting at a block step: “Deploy?”; ${failure}`],
    ['skipped', '⏭️ did not run: it was skipped'],
    ['not_run', '⏭️ did not run: it had no steps to run'],
    ['scheduled', '⏳ is scheduled: no job has started'],
    ['running', '⏳ is running: 2 of 3 jobs done'],
    ['running', '⏳ is running', { parts: { jobs: undefined } }],
    ['quantum_<b>leap</b>', '❔ is in the state “quantum_<b>leap</b>”'],
  ];
  it.each(ended)('that is %s: %s', (state, words, more) => {
    expect(verdictOn(state, more)).toBe(words);
  });

  it('is there for every state of the document', () => {
    expect(buildStates.filter((state) => !ended.some(([one]) => one === state))).toEqual([]);
  });

  const unreadSinceMs = Date.UTC(2026, 0, 1, 12, 4);
  const running = 'is running: 2 of 3 jobs done; the action stopped waiting because';
  const [seen, unread] = ['was last seen running', 'it could not be read'];
  const unpicked = 'no agent picked up a job for 2 min';
  const kept = 'it could not be canceled, and the post step tries again';
  const rules = ['queue=gpu', 'queue=mac, os=14'];
  it.each<[string, Partial<Stop>]>([
    [`${running} it had not finished after 2 min`, {}],
    [
      `${running} step “slow” had not finished and no job had the key “tset” after 2 min`,
      { awaited: { keys: ['slow', 'tset'], open: ['slow'], missing: ['tset'] } },
    ],
    [
      `${seen} at 12:04 UTC; the action stopped waiting because ${unread}, and wait-timeout expired`,
      { unreadSinceMs },
    ],
    [
      `${running} ${unpicked} (agent rules: ${rules.join('; ')})`,
      { why: 'queue-timeout', agentRules: rules },
    ],
    [`${running} ${unpicked}`, { why: 'queue-timeout' }],
    [`${running} a job failed`, { why: 'fail-fast' }],
    [`${running} another build ended the wait`, { why: 'left' }],
    [`${running} the step was interrupted after 2 min`, { why: 'interrupted' }],
    [`${seen}; ${unread} since 12:04 UTC, and it may still run`, { why: 'unreachable', unreadSinceMs }],
    [`no longer exists, or the token lost access to it; it ${seen}`, { why: 'disappeared' }],
    [
      'was created, but not shown within 2 min, and it may still run',
      { why: 'disappeared', isUnshown: true },
    ],
    [`${running} it had not finished after 2 min; ${kept}`, { canceled: 'failed' }],
  ])('that the action left: %s', (words, stop) => {
    expect(verdictOn('running', { stop })).toBe(`${stop.why === 'disappeared' ? '❔' : '⏱️'} ${words}`);
  });

  it.each([
    ['canceled', `🚫 was canceled by the action because it had not finished after 2 min: ${failure}`],
    ['canceling', `🚫 is being canceled by the action because it had not finished after 2 min: ${failure}`],
    // Where it says something else in spite of the cancel, that counts.
    ['passed', '✅ passed'],
    ['running', `⏱️ ${running} it had not finished after 2 min`],
  ])('that the action canceled, and that is %s: %s', (state, words) => {
    expect(verdictOn(state, { stop: { canceled: true } })).toBe(words);
  });
});

describe('the verdict on chosen steps', () => {
  const result = { state: 'failed', passed: [], failed: [], missing: [] } as const;
  const passed = { ...result, state: 'passed', passed: ['unit', 'lint'] } as const;
  const lint = { ...result, failed: ['lint'] };
  const both = { ...lint, missing: ['unit'] };
  const stopped = { why: 'fail-fast', canceled: true } as const;
  const ending = 'is being canceled by the action because a job failed';
  const unwanted = ', but success-states does not include passed';
  it.each<[string, StepsResult, string, Partial<Stop>?, boolean?]>([
    ['running', passed, '✅ passed steps “unit”, “lint”; the build runs on'],
    ['failed', passed, `✅ passed steps “unit”, “lint”; the build failed`],
    ['running', lint, '❌ failed in step “lint”; the build runs on'],
    ['passed', both, '❌ failed in step “lint” and has no job of step “unit”; the build passed'],
    ['canceling', lint, `❌ failed in step “lint”; the build ${ending}`, stopped],
    ['running', passed, `❌ passed steps “unit”, “lint”${unwanted}; the build runs on`, {}, true],
  ])('of a build that is %s: %o, %s', (state, steps, words, more, isUnwantedPass = false) => {
    const stop = { why: 'steps', steps, ...more } as const;
    expect(verdictOn(state, { stop, isUnwantedPass, parts: { jobs: [] } })).toBe(words);
  });
});
