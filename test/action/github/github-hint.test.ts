import { describe, expect, it } from 'vitest';
import { GitHubError } from '../../../src/action/github/github-error.ts';
import { gitHubHint, permissions } from '../../../src/action/github/github-hint.ts';

function hintAfter(waitMs: number | null, asksToWait: boolean) {
  const tried = {
    tried: 'list the comments',
    failure: 'throttled',
    status: 429,
    words: 'slow down',
  } as const;
  return gitHubHint(new GitHubError({ ...tried, waitMs, asksToWait }), permissions.comment);
}

describe('the hint for a rate limit of GitHub', () => {
  it('says when to retry if GitHub does', () => {
    expect(hintAfter(90_000, true)).toBe('GitHub asks to retry after 1 min 30 s.');
    expect(hintAfter(1e23, true)).toBe('GitHub asks to retry after more than a month.');
  });

  it('says nothing if GitHub does not, however long the step has waited', () => {
    expect(hintAfter(60_000, false)).toBeUndefined();
    expect(hintAfter(null, false)).toBeUndefined();
  });
});
