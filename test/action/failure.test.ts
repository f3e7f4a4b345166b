import { describe, expect, it } from 'vitest';
import { CanceledError } from '../../src/action/cancellation.ts';
import { describeFailure, InputError } from '../../src/action/failure.ts';
import { ApiError, ClientError } from '../../src/client/index.ts';
import { MissingBuildError } from '../../src/operations/context/missing-build-error.ts';

describe('a failure', () => {
  it('of one input is one sentence', () => {
    expect(describeFailure(new InputError(['Input a is missing.']))).toEqual({
      kind: 'InputError',
      sentence: 'Input a is missing.',
    });
  });

  it('of several inputs is a list', () => {
    expect(describeFailure(new InputError(['Input a is missing.', 'Input b is missing.']))).toEqual({
      kind: 'InputError',
      sentence: 'The inputs are not valid:\n- Input a is missing.\n- Input b is missing.',
    });
  });

  it('of a call is reported in its own words, with its hint', () => {
    const error = new ClientError('Could not get build 42 of acme/web: 404', { hint: 'Check the spelling.' });
    expect(describeFailure(error)).toEqual({
      kind: 'ClientError',
      sentence: 'Could not get build 42 of acme/web: 404',
      hint: 'Check the spelling.',
    });
    expect(describeFailure(new ClientError('Could not.'))).toEqual({
      kind: 'ClientError',
      sentence: 'Could not.',
    });
  });

  it('that the service answered with has its status', () => {
    const error = new ApiError('Could not.', { status: 404, method: 'GET', path: '/v2/builds' });
    expect(describeFailure(error)).toEqual({ kind: 'ApiError', sentence: 'Could not.', status: 404 });
  });

  it.each([
    [
      'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.',
      'If a branch filter excludes this branch, set ignore-pipeline-branch-filters.',
    ],
    ['Narrower filters, such as created_from, help.', 'Narrower filters, such as created-from, help.'],
    [
      'A smaller per_page, or exclude_jobs, makes the response smaller.',
      'Narrower filters, or a limit below 100, make the response smaller.',
    ],
    ['A smaller per_page makes the response smaller.', 'A limit below 100 makes the response smaller.'],
    ['The token needs the scope write_builds.', 'The token needs the scope write_builds.'],
  ])('names inputs as the step has them: %s', (hint, words) => {
    const error = new ClientError('Could not: 422 - created_from: no', { hint });
    expect(describeFailure(error)).toEqual({
      kind: 'ClientError',
      sentence: 'Could not: 422 - created_from: no',
      hint: words,
    });
  });

  it('that waiting would have avoided says how long', () => {
    const retryAt = new Date('2026-01-31T12:00:00Z');
    const later = 'Retry after 2026-01-31T12:00:00.000Z.';
    expect(describeFailure(new ClientError('Too many.', { retryAt }))).toEqual({
      kind: 'ClientError',
      sentence: 'Too many.',
      hint: later,
    });
    expect(describeFailure(new ClientError('Too many.', { retryAt, hint: 'Ask less.' })).hint).toBe(
      `Ask less. ${later}`,
    );
  });

  it('to find a build has a hint of its own', () => {
    expect(describeFailure(new MissingBuildError('No build.'))).toEqual({
      kind: 'MissingBuildError',
      sentence: 'No build.',
      hint: expect.stringContaining('appear-timeout'),
    });
  });

  it('by a cancel says no more', () => {
    expect(describeFailure(new CanceledError('SIGINT'))).toEqual({
      kind: 'CanceledError',
      sentence: 'The step was interrupted.',
    });
  });

  it.each([
    [new RangeError('Invalid array length: bkua_0123456789'), 'RangeError'],
    [
      new Error('bkua_0123456789', { cause: Object.assign(new Error('no room'), { code: 'ENOSPC' }) }),
      'Error ENOSPC',
    ],
    [Object.assign(new Error('x'), { name: 'bkua_0123456789', code: 'bkua_0123456789' }), 'Error'],
    ['a thrown bkua_0123456789', 'Error'],
    [undefined, 'Error'],
  ])('that was not foreseen is reported as a bug of the action, by its class alone: %s', (error, words) => {
    expect(describeFailure(error)).toEqual({
      kind: 'Error',
      sentence: `Kitestring failed unexpectedly (${words}).`,
      hint: 'This is a bug. Run the workflow again with debug logging to get a stack trace, and report it.',
    });
  });
});
