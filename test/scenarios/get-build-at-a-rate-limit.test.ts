import type { Story } from '../support/scenario.ts';
import { get } from './steps.ts';
import { tellStories } from './tell-stories.ts';

/** A 429 with these headers, once; the read that met it is then answered. */
function limited(headers: Readonly<Record<string, string>>, body?: object): Story {
  return {
    inputs: get,
    before: ({ faults }) =>
      faults.add({ kind: 'status', status: 429, headers, ...(body === undefined ? {} : { body }) }),
  };
}

tellStories('get-build at a rate limit', {
  'waits for the window of the organization': limited(
    { 'ratelimit-limit': '200', 'ratelimit-remaining': '0', 'ratelimit-reset': '1' },
    { message: 'Too many', scope: 'rest' },
  ),
  'waits for the window of the user': limited(
    { 'ratelimit-user-limit': '50', 'ratelimit-user-remaining': '0', 'ratelimit-user-reset': '1' },
    { message: 'Too many', scope: 'rest_user' },
  ),
  'waits as long as the body says when no header does': limited(
    {},
    { message: 'Too many', scope: 'rest', limit: 200, current: 201, reset: 1 },
  ),
  'waits as long as Retry-After says': limited({ 'retry-after': '1' }),
  'fails when the limit lasts longer than the call may take': limited({ 'retry-after': '3600' }),
});
