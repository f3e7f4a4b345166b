import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../../../src/action/github/comment/run-identity.ts';

describe('the run that wrote a comment', () => {
  const minute = 60_000;
  const writer = { id: 70, attempt: 2, at: 10 * minute };

  it.each([
    ['a later run', { id: 69, attempt: 9, at: 90 * minute }, 1],
    ['a later attempt', { id: 70, attempt: 1, at: 90 * minute }, 1],
    ['a later time', { id: 70, attempt: 2, at: 9 * minute }, 1],
    ['the same, within the minute that is remembered', { id: 70, attempt: 2, at: 10 * minute + 59_999 }, 0],
    ['an earlier attempt', { id: 70, attempt: 3, at: 0 }, -1],
    ['an earlier run', { id: 71, attempt: 1, at: 0 }, -1],
    ['somebody, although no run is known,', null, 1],
  ])('is compared with ours: %s wrote it', (_, ours, order) => {
    expect(Math.sign(compareRuns(writer, ours))).toBe(order);
    expect(Math.sign(compareRuns(ours, writer)) + order).toBe(0);
  });
});
