import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { createJournal, readObligations } from '../../../src/action/output/journal.ts';
import { createRunnerFiles } from '../../../src/action/output/runner-files.ts';
import { createSecrets } from '../../../src/action/secrets/secrets.ts';
import type { Obligation } from '../../../src/operations/context/journal.ts';
import { safeUrl } from '../../../src/report/text/url.ts';
import { withActionRunner } from '../../support/action-runner.ts';
import { keepWarnings } from '../../support/warnings.ts';

const pending: readonly Obligation[] = [{ cancel: { organization: 'acme', pipeline: 'web', number: 42 } }];

/** A journal that writes where the environment says. */
function journalOf(secrets = createSecrets(true), { log } = keepWarnings()) {
  const files = createRunnerFiles(process.env, log, secrets.redactor);
  return createJournal(secrets, { files, toLink: safeUrl, log });
}

it('the journal warns once of a list that does not fit into an output', async () => {
  await withActionRunner((runner) => {
    const warned = keepWarnings();
    const journal = journalOf(createSecrets(true), warned);
    const files = Array.from({ length: 1_000 }, (_, index) => ({ file: `${'x'.repeat(150)}${index}` }));
    for (const list of [files, files.slice(1)]) journal.output('files', list);
    const kept = JSON.parse(runner.outputs().files ?? '').length;
    expect(warned.warnings).toEqual([
      `Output files has only the first ${kept} of 1000 items. The file at json-path has all.`,
    ]);
  });
});

it('the journal sets outputs at once, each only when it is new', async () => {
  await withActionRunner((runner) => {
    const journal = journalOf();
    for (const state of ['running', 'passed', 'passed']) journal.output('state', state);
    journal.output('build-number', '42');
    expect(readFileSync(process.env.GITHUB_OUTPUT ?? '', 'utf8')).toBe(
      'state=running\nstate=passed\nbuild-number=42\n',
    );
    expect(runner.stdout()).toBe('');
  });
});

it.each([
  'x\nstate=forged\nghadelimiter_x\nbuild-id<<EOF\nforged\nEOF\n',
  ...['\n', '\r', '\r\n', '\u2028', '\u0085'].map((lineBreak) => `x${lineBreak}state=forged`),
  ...['', ' a ', '<<EOF', 'a<<EOF', '=a=b', '::set-output name=a::b', '[]'],
])('an output sets no other, whatever it holds: %j', async (value) => {
  await withActionRunner((runner) => {
    journalOf().output('builds', value);
    expect(runner.outputs()).toEqual({ builds: value });
    const isOneLine = !/[\n\r\u0085\u2028]/.test(value);
    const written = readFileSync(process.env.GITHUB_OUTPUT ?? '', 'utf8');
    expect(written).toMatch(isOneLine ? /^builds=/ : /^builds<<ghadelimiter_/);
  });
});

it('the journal saves what is pending in all parts of the step when that changes, for the post step', async () => {
  await withActionRunner((runner) => {
    expect(readObligations(process.env)).toEqual([]);
    const saved = () => {
      vi.stubEnv('STATE_kitestring', runner.state().kitestring ?? '');
      return readObligations(process.env);
    };
    const lines = () => readFileSync(process.env.GITHUB_STATE ?? '', 'utf8');
    const key = { key: 'k', in: { organization: 'acme', pipeline: 'web' } };
    const { recordPending } = journalOf();
    recordPending('wait', []);
    expect(lines()).toBe('');
    recordPending('start', [key]);
    recordPending('wait', pending);
    expect(saved()).toEqual([...pending, key]);
    const before = lines();
    recordPending('start', [key, ...pending]);
    expect(lines()).toBe(before);
    recordPending('start', []);
    expect(saved()).toEqual(pending);
    recordPending('wait', []);
    expect(saved()).toEqual([]);
    expect(runner.state()).toEqual({ kitestring: '[]' });
  });
});

it('the journal lets a post step find what is pending while the step still runs', async () => {
  await withActionRunner((runner) => {
    for (const [name, value] of Object.entries({
      RUN_ID: '1',
      RUN_ATTEMPT: '1',
      JOB: 'test',
      ACTION: '__self',
    }))
      vi.stubEnv(`GITHUB_${name}`, value);
    const { recordPending } = journalOf();
    recordPending('wait', pending);
    // The runner has read the state before that.
    vi.stubEnv('STATE_kitestring', '');
    expect(readObligations(process.env)).toEqual(pending);
    vi.stubEnv('STATE_kitestring', runner.state().kitestring ?? '');
    expect(readObligations(process.env)).toEqual(pending);
    recordPending('wait', []);
    vi.stubEnv('STATE_kitestring', '');
    expect(readObligations(process.env)).toEqual([]);
  });
});

it('the journal saves the name of a pipeline for the post step, even if a secret is a part of it', async () => {
  await withActionRunner((runner) => {
    const secrets = createSecrets(true);
    secrets.hide('payments2');
    const cancel = { organization: 'acme', pipeline: 'payments2-api', number: 7 };
    journalOf(secrets).recordPending('wait', [{ cancel }]);
    vi.stubEnv('STATE_kitestring', runner.state().kitestring ?? '');
    expect(readObligations(process.env)).toEqual([{ cancel }]);
  });
});
