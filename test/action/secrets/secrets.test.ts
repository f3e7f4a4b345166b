import { describe, expect, it } from 'vitest';
import { createSecrets } from '../../../src/action/secrets/secrets.ts';
import { withActionRunner } from '../../support/action-runner.ts';

const secret = 'bkua_0123456789abcdef';

describe('a secret', () => {
  it('is masked by the runner, once, and redacted from what we write', async () => {
    await withActionRunner(({ stdout }) => {
      const secrets = createSecrets(true);
      expect(secrets.redactor.text(`x ${secret}`)).toBe(`x ${secret}`);
      secrets.hide(secret);
      secrets.hide(` ${secret}\n`);
      expect(stdout()).toBe(`::add-mask::${secret}\n`);
      expect(secrets.redactor.text(`x ${secret}`)).toBe('x [redacted]');
      expect(secrets.redactor.json({ deep: [secret] })).toEqual({ deep: ['[redacted]'] });
    });
  });

  it('is redacted beside those that are known already', () => {
    const secrets = createSecrets(false);
    secrets.hide(secret);
    secrets.hide('another-secret');
    expect(secrets.redactor.text(`${secret} another-secret`)).toBe('[redacted] [redacted]');
  });

  it.each(['', ' ', 'e', 'passed', 'seven77'])(
    'is not masked if it is %j, which would blank the log',
    async (text) => {
      await withActionRunner(({ stdout }) => {
        const secrets = createSecrets(true);
        secrets.hide(text);
        expect(stdout()).toBe('');
        expect(secrets.redactor.text(`the build ${text}`)).toBe(`the build ${text}`);
      });
    },
  );

  it('is not written anywhere if there is no runner to mask it', async () => {
    await withActionRunner(({ stdout }) => {
      const secrets = createSecrets(false);
      secrets.hide(secret);
      expect(stdout()).toBe('');
      expect(secrets.redactor.text(secret)).toBe('[redacted]');
    });
  });
});
