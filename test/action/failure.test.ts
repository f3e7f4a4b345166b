import { describe, expect, it } from 'vitest';
import { CanceledError } from '../../src/action/cancellation.ts';
import { describeFailure, InputError } from '../../src/action/failure.ts';
import { ApiError, ClientError } from '../../src/client/index.ts';
import { MissingBuildError } from '../../src/operations/context/missing-build-error.ts';

describe('a failure', () => {
  const retryAt = new Date('2026-01-31T12:00:00Z');
  const later = 'Retry after 2026-01-31T12:00:00.000Z.';

  it.each<[Error, string, string, object?]>([
    [new InputError(['Input a is missing.']), 'InputError', 'Input a is missing.'],
    [
      new InputError(['Input a is missing.', 'Input b is missing.']),
      'InputError',
      'The inputs are not valid:\n- Input a is missing.\n- Input b is missing.',
    ],
    [
      new ClientError('Could not: 404', { hint: 'Check it.' }),
      'ClientError',
      'Could not: 404',
      { hint: 'Check it.' },
    ],
    [new ClientError('Could not.'), 'ClientError', 'Could not.'],
    [
      new ApiError('Could not.', { status: 404, method: 'GET', path: '/v2/builds' }),
      'ApiError',
      'Could not.',
      { status: 404 },
    ],
    [
      new ClientError('Too many.', { retryAt, hint: 'Ask less.' }),
      'ClientError',
      'Too many.',
      { hint: `Ask less. ${later}` },
    ],
    [
      new MissingBuildError('No build.'),
      'MissingBuildError',
      'No build.',
      { hint: expect.stringContaining('appear-timeout') },
    ],
    [new CanceledError(), 'CanceledError', 'The step was interrupted.'],
  ])('is told in its own words: %s', (error, kind, sentence, more) => {
    expect(describeFailure(error)).toEqual({ kind, sentence, ...more });
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
