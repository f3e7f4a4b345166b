import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/sandbox/simulation/script.ts';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions } from '../../support/operation-host.ts';
import { trigger } from '../support/requests.ts';

const second = 1_000;
const minute = 60 * second;
const url = 'https://buildkite.example/acme/web/builds/1';

const passes: Step = { name: 'Test', key: 'test', runMs: 2 * minute };
const fails: Step = { name: 'Lint', key: 'lint', runMs: 15 * second, exits: [3] };

function start(steps: readonly Step[], options: HostOptions = {}) {
  return createHost({ seed: seedOf(settled(...steps)), ...options });
}

describe('why a step failed', () => {
  it('names the failed job, also of a build that was canceled because of it', async () => {
    const host = start([fails, passes]);
    const { outcome } = await host.run({ ...trigger, 'fail-fast': 'true', 'cancel-on': 'abort, failing' });
    expect(outcome.sentence).toMatch(
      /by the action because a job failed: 1 job failed, first “Lint” \(exit status 3\)/,
    );
    expect(outcome.summary({ bytes: 100_000 })).toContain('first “Lint” (exit status 3)');
  });

  it('tells that success-states does not include the state of a build that passed', async () => {
    const host = start([passes]);
    const { outcome } = await host.run({ ...trigger, 'success-states': 'failed' });
    expect(outcome).toMatchObject({
      success: false,
      sentence: `Build 1 of acme/web passed, but success-states does not include passed (ran 2 min): ${url}`,
    });
    expect(outcome.summary({ bytes: 100_000 })).toContain(
      '## ❌ acme/web build 1 passed, but success-states does not include passed',
    );
  });

  it('tells that a job timed out, and after how long', async () => {
    const host = start([{ ...passes, exits: ['timed_out'] }]);
    const { outcome } = await host.run(trigger);
    expect(outcome.sentence).toContain('1 job failed, first “Test” (timed out after 2 min)');
  });

  it('names a job without a label by the first line of its command, without secrets', async () => {
    const host = start([{ name: null, command: 'make lint\nmake report', runMs: 15 * second, exits: [3] }], {
      alter: (body) => withToken(body, host.sandbox.tokens.all?.token ?? ''),
    });
    const { outcome } = await host.run(trigger);
    expect(outcome.sentence).toContain('first “make lint --key [redacted]” (exit status 3)');
    expect(outcome.summary({ bytes: 100_000 })).toContain('first “make lint --key \\[redacted\\]”');
  });
});

/** Puts a secret into each command. */
function withToken(body: unknown, token: string): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll('make lint\\n', `make lint --key ${token}\\n`));
}
