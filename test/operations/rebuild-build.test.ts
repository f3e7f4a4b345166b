import { describe, expect, it } from 'vitest';
import { seedOf, settled, web } from '../sandbox/harness.ts';
import { createHost } from '../support/operation-host.ts';
import { buildOf, writesOf } from './support/builds.ts';

const rebuild = { operation: 'rebuild-build', pipeline: 'acme/web', build: '1', 'poll-interval': '10s' };

/** A pipeline whose first build failed, and whose rebuilds pass. */
function startFailed() {
  const seed = seedOf(({ rebuild }) => settled({ name: 'Test', exits: [rebuild ? 0 : 1] }));
  const host = createHost({ seed });
  host.sandbox.world.run(web);
  host.clock.forSandbox.advance(60_000);
  return host;
}

describe('rebuild-build', () => {
  it('does not wait with wait: false', async () => {
    const host = startFailed();
    const { outcome, outputs } = await host.run({ ...rebuild, wait: 'false' });
    const sentence = 'Created acme/web #2, a rebuild of acme/web #1.';
    expect(outcome).toMatchObject({ success: true, sentence });
    expect(outputs).toMatchObject({ 'build-number': '2', state: 'scheduled' });
    expect(writesOf(host)).toHaveLength(1);
    expect(host.requests().some((line) => line.includes('/builds/2'))).toBe(false);
    expect(host.saved.at(-1)).toEqual([]);
  });

  it('is responsible for the new build', async () => {
    const host = startFailed();
    await host.run(rebuild);
    expect(host.saved).toEqual([
      [{ rebuiltFrom: 1, in: web, above: 1 }],
      [{ rebuiltFrom: 1, in: web, above: 1 }, { cancel: { ...web, number: 2 } }],
      [{ cancel: { ...web, number: 2 } }],
      [],
    ]);
  });

  it('says that a rebuild that was only found may be that of another step', async () => {
    const host = startFailed();
    host.sandbox.faults.add({ kind: 'unanswered', on: 'builds.rebuild' });
    const { outcome } = await host.run(rebuild, { abortMs: 8_000 });
    expect(host.lines.join()).toContain(
      "warning: acme/web #2: found as a rebuild of acme/web #1 by the token's user, because the response was lost. Another step may have created it.",
    );
    expect(host.lines.join()).not.toContain('created as');
    expect(outcome.success).toBe(false);
    expect(buildOf(host, 2)?.state).toMatch(/^cancel/);
    expect(host.saved).toContainEqual([{ cancel: { ...web, number: 2 } }]);
    expect(host.saved.at(-1)).toEqual([]);
  });
});
