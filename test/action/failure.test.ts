import { expect, it } from 'vitest';
import { CanceledError } from '../../src/action/cancellation.ts';
import { describeFailure, InputError } from '../../src/action/failure.ts';
import { ApiError, ClientError } from '../../src/client/index.ts';
import { MissingBuildError } from '../../src/operations/context/error-text.ts';

const retryAt = new Date('2026-01-31T12:00:00Z');
const later = 'Retry after 2026-01-31T12:00:00.000Z.';

const both = 'The inputs are not valid:\n- Input a is missing.\n- Input b is missing.';
const asked = new ClientError('created_from: no', { hint: 'Set created_from, or add write_builds.' });
const call = { method: 'GET', path: '/v2/builds' } as const;

it.each<[Error, string, object?]>([
  [new InputError(['Input a is missing.']), 'Input a is missing.'],
  [new InputError(['Input a is missing.', 'Input b is missing.']), both],
  [new ClientError('Could not: 404', { hint: 'Check it.' }), 'Could not: 404', { hint: 'Check it.' }],
  [new ClientError('Could not.'), 'Could not.'],
  // A hint names inputs as the step has them, and scopes as they are.
  [asked, 'created_from: no', { hint: 'Set created-from, or add write_builds.' }],
  [new ApiError('Could not.', { ...call, status: 404 }), 'Could not.', { status: 404 }],
  [new ClientError('Too many.', { retryAt, hint: 'Ask less.' }), 'Too many.', { hint: `Ask less. ${later}` }],
  [new MissingBuildError('No build.'), 'No build.', { hint: expect.stringContaining('appear-timeout') }],
  [new CanceledError(), 'The step was interrupted.'],
])('a failure is reported in its own words, with the name of its class: %s', (error, sentence, more) => {
  expect(describeFailure(error)).toEqual({ kind: error.constructor.name, sentence, ...more });
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
])('a failure that was not foreseen is reported as a bug, by its class alone: %s', (error, words) => {
  expect(describeFailure(error)).toEqual({
    kind: 'Error',
    sentence: `Kitestring failed unexpectedly (${words}).`,
    hint: 'This is a bug. Run the workflow again with debug logging to get a stack trace, and report it.',
  });
});
