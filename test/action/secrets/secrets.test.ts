import { createHash } from 'node:crypto';
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

describe('a secret that the service names', () => {
  const address = `https://hooks.example/deliver/${secret}`;

  it('is told to the runner, and taken out', async () => {
    await withActionRunner(({ stdout }) => {
      const secrets = createSecrets(true);
      expect([secrets.hideFound(secret), secrets.hideFound(secret)]).toEqual([true, true]);
      expect(stdout()).toBe(`::add-mask::${secret}\n`);
      expect(secrets.redactor.text(`x ${address}`)).toBe('x [redacted]');
    });
  });

  it.each(['production', 'completed', 'test-suite'])('is never %s', async (word) => {
    await withActionRunner(({ stdout }) => {
      const secrets = createSecrets(true);
      expect(secrets.hideFound(word)).toBe(false);
      expect(secrets.hideFound(`${word}-0f9e8d7c6b5a4321`)).toBe(true);
      expect(stdout()).toBe(`::add-mask::${word}-0f9e8d7c6b5a4321\n`);
      expect(secrets.redactor.text(`a ${word} of ${word}s`)).toBe(`a ${word} of ${word}s`);
      expect(secrets.redactor.text(`${word}-0f9e8d7c6b5a4321`)).toBe('[redacted]');
    });
  });

  it('is one of a thousand at most, beside those of the user', () => {
    const secrets = createSecrets(false);
    const named = (index: number) => createHash('sha256').update(String(index)).digest('hex').slice(0, 40);
    const taken = Array.from({ length: 1_001 }, (_, index) => secrets.hideFound(named(index)));
    expect(taken.indexOf(false)).toBe(1_000);
    expect(secrets.hideFound(named(0))).toBe(true);
    secrets.hide('of-the-user');
    expect(secrets.redactor.text('of-the-user')).toBe('[redacted]');
  });
});

it('an address is hidden in any spelling, but not its last segment alone, which may be a word', () => {
  const secrets = createSecrets(false);
  const address = 'webhook.example/deliver/production';
  secrets.hideWhole(address);
  const { text } = secrets.redactor;
  for (const shown of [address, `https://${address}`, encodeURIComponent(`https://${address}`)])
    expect(text(`to ${shown} now`)).toContain('[redacted]');
  expect(text(Buffer.from(address).toString('base64'))).toContain('[redacted]');
  expect(text('deploy to production; webhook.example/deliver/')).toBe(
    'deploy to production; webhook.example/deliver/',
  );
});
