import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { createJournal, readObligations } from '../../../src/action/output/journal.ts';
import { createRunnerFiles } from '../../../src/action/output/runner-files.ts';
import { createSecrets } from '../../../src/action/secrets/secrets.ts';
import type { Obligation } from '../../../src/operations/context/journal.ts';
import { safeUrl } from '../../../src/report/text/url.ts';
import { withActionRunner } from '../../support/action-runner.ts';
import { keepWarnings } from '../../support/warnings.ts';

const owed: readonly Obligation[] = [{ cancel: { organization: 'acme', pipeline: 'web', number: 42 } }];

/** A journal that writes where the environment says. */
function journalOf() {
  const { log } = keepWarnings();
  return createJournal(createSecrets(true), { files: createRunnerFiles(process.env, log), toLink: safeUrl });
}

describe('the journal', () => {
  it('sets outputs at once, each only when it is new', async () => {
    await withActionRunner((runner) => {
      const journal = journalOf();
      journal.output('state', 'running');
      expect(runner.outputs()).toEqual({ state: 'running' });
      journal.output('state', 'passed');
      journal.output('state', 'passed');
      journal.output('build-number', '42');
      expect(runner.outputs()).toEqual({ state: 'passed', 'build-number': '42' });
      expect(runner.stdout()).toBe('');
    });
  });

  it('cannot be made to set other outputs by the values that it is given', async () => {
    const hostile = 'x\nstate=forged\nghadelimiter_x\nbuild-id<<EOF\nforged\nEOF\n';
    await withActionRunner((runner) => {
      journalOf().output('builds', hostile);
      expect(runner.outputs()).toEqual({ builds: hostile });
    });
  });

  it.each(['\n', '\r', '\r\n', '\u2028', '\u0085'])(
    'keeps a value with the line break %j whole',
    async (lineBreak) => {
      const value = `x${lineBreak}state=forged`;
      await withActionRunner((runner) => {
        journalOf().output('builds', value);
        expect(readFileSync(process.env.GITHUB_OUTPUT ?? '', 'utf8')).toMatch(/^builds<<ghadelimiter_/);
        expect(runner.outputs()).toEqual({ builds: value });
      });
    },
  );

  it('keeps a value of one line as it is, whatever it begins with', async () => {
    await withActionRunner((runner) => {
      const journal = journalOf();
      for (const value of ['', ' a ', '<<EOF', 'a<<EOF', '=a=b', '::set-output name=a::b', '[]']) {
        journal.output('builds', value);
        expect(runner.outputs()).toEqual({ builds: value });
      }
    });
  });

  it('saves what all parts of the step owe, when that changes', async () => {
    await withActionRunner((runner) => {
      const saved = () => JSON.parse(runner.state().kitestring ?? 'null');
      const lines = () => readFileSync(process.env.GITHUB_STATE ?? '', 'utf8');
      const key = { key: 'k', in: { organization: 'acme', pipeline: 'web' } };
      const { owe } = journalOf();
      owe('wait', []);
      expect(saved()).toBeNull();
      owe('start', [key]);
      owe('wait', owed);
      expect(saved()).toEqual([...owed, key]);
      const before = lines();
      owe('start', [key, ...owed]);
      expect(lines()).toBe(before);
      owe('start', []);
      expect(saved()).toEqual(owed);
      owe('wait', []);
      expect(saved()).toEqual([]);
    });
  });
});

describe('saved state', () => {
  it('comes back in the post step', async () => {
    await withActionRunner(() => {
      expect(readObligations()).toEqual([]);
      vi.stubEnv('STATE_kitestring', JSON.stringify(owed));
      expect(readObligations()).toEqual(owed);
    });
  });
});
