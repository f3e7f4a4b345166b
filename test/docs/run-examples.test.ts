import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';
import { createExampleStage } from '../support/example.ts';
import { paceOfStep } from '../support/pace.ts';

const folder = resolve(import.meta.dirname, '../../docs/examples');

/** What the log of each example says against the default seed. */
const lines: Readonly<Record<string, RegExp>> = {
  'cancel-on-close.yml': /^To cancel: builds of acme\/web/,
  'check-setup.yml': /The setup is complete: \d+ checks\./,
  'coverage.yml': /acme\/web #31: downloaded 4 artifacts/,
  'explain-webhook-build.yml': /Build 29 of acme\/web failed: .*“Unit \(3 of 4\)”/,
  // Some leave the list while the time of the sandbox passes.
  'fan-out.yml': /[45],\d{3} flaky tests in suite acme\/monorepo\./,
  'flaky-baseline.yml': /12 flaky tests in suite acme\/web\./,
  'flaky-comment.yml': /12 flaky tests in suite acme\/web\./,
  'flaky-gate-strict.yml': /12 flaky tests in suite acme\/web/,
  'flaky-gate.yml': /12 flaky tests in suite acme\/web/,
  'fork-comment.yml': /12 flaky tests in suite acme\/web\./,
  'nightly-flaky-report.yml': /Opened issue 501\..*12 tests were flaky\./s,
  'no-stored-secret.yml': /acme\/web #\d+: passed/,
  'rebuild-latest-failed.yml': /created as a rebuild of acme\/api #1\..*Build 2 of acme\/api passed/s,
  'release.yml': /unblocked: “Release to customers\?”\..*Build 1 of acme\/shop passed/s,
  'rerun-failed-jobs.yml': /acme\/web #\d+: passed/,
  'retry-flaky.yml': /acme\/web #\d+: passed/,
  'run-command.yml': /Created acme\/web #\d+\./,
  'suite-per-service.yml': /Created suite shipping of acme\./,
  'trigger-and-wait.yml': /acme\/web #\d+: passed/,
  'trigger-deploy.yml': /Build 1 of acme\/deploy passed/,
  'wait-and-deploy.yml': /Deploying c{40}, which passed in https:/,
};

/** The example that must have run before, by the one that reads what it has left. */
const before: Readonly<Record<string, string>> = { 'flaky-gate-strict.yml': 'flaky-baseline.yml' };

describe.concurrent('against the default seed of the sandbox', () => {
  test.for(globSync('*.yml', { cwd: folder }).sort())(
    'docs/examples/%s runs unedited, and succeeds',
    async (name, { expect }) => {
      const stage = await createExampleStage({ variables: paceOfStep(4) });
      try {
        if (before[name]) await stage.run(join(folder, before[name]));
        const steps = await stage.run(join(folder, name));
        expect(steps.filter(({ outcome }) => outcome === 'failure')).toEqual([]);
        expect(steps.map(({ log }) => log).join('\n')).toMatch(lines[name] ?? 'a line of this example');
      } finally {
        await stage.close();
      }
    },
  );
});
