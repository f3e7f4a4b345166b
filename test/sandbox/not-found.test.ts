import { describe, expect, it } from 'vitest';
import { builds, start } from './harness.ts';

describe('the sandbox', () => {
  it.each([
    ['/v2/organizations/nope/pipelines/web/builds', 'No organization found'],
    ['/v2/organizations/acme/pipelines/nope/builds', 'No pipeline found'],
    [`${builds}/1`, 'No build found'],
    [`${builds}/0`, 'No build found'],
    [`${builds}/one`, 'No build found'],
    [`${builds}/9007199254740993`, 'No build found'],
    ['/v2/analytics/organizations/acme/suites/nope', 'No suite found'],
    ['/v2/analytics/organizations/acme/suites/nope/flaky-tests', 'No suite found'],
    ['/v2/nothing', 'No route matches [GET] "/v2/nothing"'],
    ['/', 'No route matches [GET] "/"'],
  ])('answers 404 to GET %s: %s', async (path, message) => {
    const { get } = start();
    expect(await get(path)).toMatchObject({ status: 404, body: { message } });
  });

  it('answers 404 to a route with another method', async () => {
    const { ask } = start();
    expect((await ask('DELETE', builds)).body).toEqual({ message: `No route matches [DELETE] "${builds}"` });
  });
});
