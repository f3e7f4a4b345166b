import { describe, expect, it } from 'vitest';
import { analyzeBuild } from '../../../src/report/builds/analyze.ts';
import { renderBuildSummary } from '../../../src/report/builds/summary.ts';
import type { StepsResult } from '../../../src/report/builds/verdict.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { build } from '../support/builds.ts';
import { now } from '../support/moments.ts';

/** What is said of a build whose cancel the service accepted when the time to wait was over. */
function wordsFor(state: string) {
  const stop = { why: 'timeout', afterMs: 60_000, canceled: true } as const;
  return analyzeBuild(build({ state, jobs: [] }), { now, redact: createRedactor([]), stop }).verdict.words;
}

describe('the verdict on a build that passed', () => {
  it('tells that the step fails because of success-states', () => {
    const context = { now, redact: createRedactor([]), isUnwantedPass: true };
    expect(analyzeBuild(build({ jobs: [] }), context).verdict).toEqual({
      sign: '❌',
      words: 'passed, but success-states does not include passed',
    });
  });
});

describe('the verdict on a build that the action canceled is right for', () => {
  it.each([
    ['canceled', 'was canceled by the action because it had not finished after 1 min'],
    ['canceling', 'is being canceled by the action because it had not finished after 1 min'],
    // Where it says something else in spite of the cancel, that counts.
    ['passed', 'passed'],
    ['running', 'is still running after 1 min; the action stopped waiting'],
  ])('one that is %s', (state, words) => {
    expect(wordsFor(state)).toBe(words);
  });
});

describe('the verdict on chosen steps', () => {
  const result = { state: 'failed', passed: [], failed: [], missing: [] } as const;
  const passed = { ...result, state: 'passed', passed: ['unit', 'lint'] } as const;

  it.each<[string, object, StepsResult, string]>([
    ['running', {}, passed, '✅ passed steps “unit”, “lint”; the build runs on'],
    ['failed', {}, passed, '✅ passed steps “unit”, “lint”; the build failed'],
    [
      'running',
      {},
      { ...result, passed: ['unit'], failed: ['lint'] },
      '❌ failed in step “lint”; the build runs on',
    ],
    [
      'passed',
      {},
      { ...result, failed: ['lint'], missing: ['unit'] },
      '❌ failed in step “lint” and has no job of step “unit”; the build passed',
    ],
    [
      'canceling',
      { why: 'fail-fast', canceled: true },
      { ...result, failed: ['lint'] },
      '❌ failed in step “lint”; the build is being canceled by the action because a job failed',
    ],
    [
      'running',
      { isUnwantedPass: true },
      passed,
      '❌ passed steps “unit”, “lint”, but success-states does not include passed; the build runs on',
    ],
  ])(
    'of a build that is %s: %o, %o',
    (state, { isUnwantedPass, ...more }: { isUnwantedPass?: boolean }, steps, words) => {
      const stop = { why: 'steps', afterMs: 60_000, steps, ...more } as const;
      const context = { now, redact: createRedactor([]), stop, isUnwantedPass: isUnwantedPass ?? false };
      const { verdict } = analyzeBuild(build({ state, jobs: [] }), context);
      expect(`${verdict.sign} ${verdict.words}`).toBe(words);
    },
  );
});

describe('how long a build has run', () => {
  it('is left out while the service’s clock is ahead of ours', () => {
    const running = build({ state: 'running', finished_at: null, jobs: [] });
    const facts = (lateMs: number) => {
      const report = analyzeBuild(running, { now: now - lateMs, redact: createRedactor([]) });
      return renderBuildSummary(report, { bytes: 10_000 });
    };
    expect(facts(0)).toContain('running for');
    expect(facts(3_600_000)).not.toContain('running for');
  });
});
