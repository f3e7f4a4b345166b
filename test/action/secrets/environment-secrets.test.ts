import { describe, expect, it } from 'vitest';
import { hideEnvironmentSecrets } from '../../../src/action/secrets/environment-secrets.ts';
import { createSecrets } from '../../../src/action/secrets/secrets.ts';
import { runStepHere } from '../../support/step-here.ts';

const secret = 'S3cr3tEnvV4lueQz81Lm';

/** What the step shows of a text of the service. */
function shown(text: string, inputs: Readonly<Record<string, string>>) {
  const secrets = createSecrets(false);
  hideEnvironmentSecrets(new Map(Object.entries(inputs)), secrets);
  return secrets.redactor.text(text);
}

describe('the value of an environment variable', () => {
  it.each(['DEPLOY_KEY', 'NPM_TOKEN', 'key', 'DbPassword', 'CLIENT_SECRET', 'AWS_ACCESS_KEY_ID'])(
    'is hidden if the name looks like that of a secret: %s',
    (name) => {
      const given: Readonly<Record<string, string>>[] = [
        { env: `${name}=${secret}` },
        { env: JSON.stringify({ [name]: secret }) },
        { env: `MODE=fast\n${name}="${secret}"` },
      ];
      for (const inputs of given) expect(shown(`job ${secret} failed`, inputs)).not.toContain(secret);
    },
  );

  it('is hidden line by line, as a private key', () => {
    const env = `PRIVATE_KEY<<END\n-----BEGIN KEY-----\n${secret}\n-----END KEY-----\nEND`;
    expect(shown(`sed: ${secret}`, { env })).not.toContain(secret);
  });

  it.each(['hunter2hunter', 'P4ssw0rd', 'letmein-please-now'])(
    'is hidden if it is a password: %s',
    (value) => {
      expect(shown(`job ${value} failed`, { env: `DB_PASSWORD=${value}` })).not.toContain(value);
      expect(shown(`job ${value} failed`, { env: `DB_KEY=${value}` })).toContain(value);
    },
  );

  it.each([
    ['API_TOKEN', 'hunter2-my-env-secret-value'],
    ['DB_PASS', 'hunter2hunter2'],
    ['NPM_AUTH', 'hunter2hunter2'],
    ['GH_PAT', 'ghp_aB3dE6gH9jK2mN5p'],
    ['MY_CREDENTIALS', 'hunter2hunter2'],
    ['DATABASE_URL', 'postgres://app:hunter2hunter2@db.example/app'],
    ['SLACK_WEBHOOK', 'https://hooks.example/services/T0/B0/hunter2hunter2hunter2'],
  ])('is hidden if it is that of %s', (name, value) => {
    const secret = /[^:/]{14,}(?=@|$)/.exec(value)?.[0] ?? '';
    expect(shown(`curl: ${secret} and ${value}`, { env: `${name}=${value}` })).not.toContain(secret);
  });

  it('is hidden as a whole if it is a passphrase', () => {
    const phrase = 'correct horse battery';
    expect(shown(`pass ${phrase} now`, { env: `SIGNING_PASSPHRASE=${phrase}` })).toBe('[redacted]');
    expect(shown('correct horse', { env: `SIGNING_PASSPHRASE=${phrase}` })).toBe('correct horse');
    expect(shown(phrase, { env: `SIGNING_KEY=${phrase}` })).toBe(phrase);
  });

  it.each([
    `DB_PASSWORD=production`,
    `COMMIT=${secret}`,
    'DEPLOY_KEY=production',
    'TOKEN=staging-2',
    'BASE_URL=https://app.example/staging-environment-2',
    'not valid',
    '',
  ])('is shown if its name or the value itself does not look like one: %j', (env) => {
    const text = `production ${secret} staging-2 staging-environment-2`;
    expect(shown(text, { env })).toBe(text);
  });

  it('is masked in the log of the step before anything else is printed, even if inputs are wrong', async () => {
    const inputs = { operation: 'trigger-build', env: `NPM_TOKEN=${secret}`, 'wait-timeout': secret };
    const lines = await runStepHere({ inputs }, ({ stdout }) => stdout().split('\n'));
    expect(lines[0]).toBe(`::add-mask::${secret}`);
    expect(lines.slice(1).join('\n')).not.toContain(secret);
    expect(lines.slice(1).join('\n')).toContain('[redacted]');
  });
});
