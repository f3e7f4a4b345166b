import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecrets, type Secrets } from '../../../src/action/secrets/secrets.ts';
import { withActionRunner } from '../../support/action-runner.ts';

const secret = 'bkua_0123456789abcdef';

/** Secrets that the runner masks, if there is one, and what is printed meanwhile. */
const withSecrets = (body: (secrets: Secrets, stdout: () => string) => void, hasRunner = true) =>
  withActionRunner(({ stdout }) => body(createSecrets(hasRunner), stdout));

it.each([true, false])('a secret is masked by the runner, once, and redacted: %s', (hasRunner) =>
  withSecrets(({ hide, redactor }, stdout) => {
    expect(redactor.text(`x ${secret}`)).toBe(`x ${secret}`);
    hide(secret);
    hide(` ${secret}\n`);
    expect(stdout()).toBe(hasRunner ? `::add-mask::${secret}\n` : '');
    expect(redactor.text(`x ${secret}`)).toBe('x [redacted]');
    expect(redactor.json({ deep: [secret] })).toEqual({ deep: ['[redacted]'] });
  }, hasRunner),
);

it.each(['', ' ', 'e', 'passed', 'seven77'])('a secret is not %j, which would blank the log', (text) =>
  withSecrets(({ hide, redactor }, stdout) => {
    hide(text);
    expect(stdout()).toBe('');
    expect(redactor.text(`the build ${text}`)).toBe(`the build ${text}`);
  }),
);

it('a secret of the user has eight characters at least', () => {
  const { hide, redactor } = createSecrets(false);
  hide('seven777');
  expect(redactor.text('seven777')).toBe('[redacted]');
});

describe('a secret that the service names', () => {
  it.each(['production', 'completed', 'test-suite'])('is a mask of the runner, but never %s', (word) =>
    withSecrets(({ hideFound, redactor }, stdout) => {
      const found = `${word}-0f9e8d7c6b5a4321`;
      expect([word, found, found].map(hideFound)).toEqual([false, true, true]);
      expect(stdout()).toBe(`::add-mask::${found}\n`);
      expect(redactor.text(`a ${word} of ${word}s, ${found}`)).toBe(`a ${word} of ${word}s, [redacted]`);
    }),
  );

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
  const { hideExact, redactor } = createSecrets(false);
  const address = 'webhook.example/deliver/production';
  hideExact(address);
  const base64 = Buffer.from(address).toString('base64');
  for (const shown of [address, `https://${address}`, encodeURIComponent(`https://${address}`), base64])
    expect(redactor.text(`to ${shown} now`)).toContain('[redacted]');
  const parts = 'deploy to production; webhook.example/deliver/';
  expect(redactor.text(parts)).toBe(parts);
});

it.each([7, 8, 4_096, 4_097])(
  'an address or a passphrase is hidden from 8 characters to 4,096: %i',
  (length) => {
    const { hideExact, redactor } = createSecrets(false);
    const text = 'a'.repeat(length);
    const isHidden = length >= 8 && length <= 4_096;
    expect([hideExact(text), redactor.text(text)]).toEqual([isHidden, isHidden ? '[redacted]' : text]);
  },
);
