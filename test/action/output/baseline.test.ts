import { describe, expect, it } from 'vitest';
import { sha } from '../../support/github/payloads.ts';
import { serveWorkflow } from '../../support/workflow.ts';

const here = serveWorkflow();
const checkout = { organization: 'acme', suite: 'checkout' };
let runs = 0;

/** A run for a push to pull request 7 whose head is now this commit, and whose tests are flaky: what the gate says. */
async function push(head: string, ...flaky: readonly string[]) {
  const tests = flaky.map((name) => ({ name, location: `${name}_spec.rb:3`, instances: 2 }));
  here.sandbox.world.setFlakyTests({ ...checkout, tests });
  const pull = here.github.pullRequests.get(7);
  if (pull) pull.head.sha = sha(head);
  runs += 1;
  const run = { GITHUB_RUN_ID: String(runs), GITHUB_RUN_ATTEMPT: '1', GITHUB_RUN_NUMBER: '1' };
  const inputs = { operation: 'list-flaky-tests', ...checkout, comment: 'always', 'max-new': '0' };
  const event = { action: 'synchronize', number: 7, pull_request: structuredClone(pull) };
  return here.run('pull_request', { pace: 100, event, inputs, environment: run }, (runner) => {
    return runner.outputs()['gate-passed'];
  });
}

describe('max-new compares with the first report, which a later comment keeps', () => {
  const isList = (request: string) => /^GET .*\/issues\/7\/comments$/.test(request);

  it.each([
    [3, 502],
    [1, 404],
  ])('if the comment could not be read at the start: %i times %i', async (times, status) => {
    here.github.open({ number: 7, from: 'acme/kites', head: 'fly', author: 'ada' });
    await push('a', 'cart');
    expect(await push('b', 'cart', 'order')).toBe('false');
    here.github.faults.push({ method: 'GET', path: /issues\/7\/comments/, times, status });
    await push('c', 'cart', 'order');
    expect(await push('d', 'cart', 'order')).toBe('false');
    expect(here.github.comments.get(7)).toHaveLength(1);
  });

  it('if another run wrote it meanwhile', async () => {
    here.github.open({ number: 7, from: 'acme/kites', head: 'fly', author: 'ada' });
    await push('a', 'cart');
    const first = here.github.comments.get(7) ?? [];
    here.github.comments.set(7, []);
    let looks = 0;
    here.github.before.push((request) => {
      if (!isList(request)) return;
      looks += 1;
      if (looks === 2) here.github.comments.set(7, first);
    });
    await push('b', 'cart', 'order');
    expect(await push('c', 'cart', 'order')).toBe('false');
  });
});
