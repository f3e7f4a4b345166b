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
  const lines = `PRIVATE_KEY<<END\n-----BEGIN KEY-----\n${secret}\n-----END KEY-----\nEND`;
  it.each<[string, string, string]>([
    ...['DEPLOY_KEY', 'NPM_TOKEN', 'key', 'DbPassword', 'CLIENT_SECRET', 'AWS_ACCESS_KEY_ID'].map(
      (name): [string, string, string] => [`of a secret, ${name}`, `MODE=fast\n${name}="${secret}"`, secret],
    ),
    ['in JSON', JSON.stringify({ key: secret }), secret],
    ['of a private key, line by line', lines, secret],
    ...['hunter2hunter', 'P4ssw0rd', 'letmein-please-now'].map((value): [string, string, string] => [
      `of a password, ${value}`,
      `DB_PASSWORD=${value}`,
      value,
    ]),
    ['of a token', 'API_TOKEN=hunter2-my-env-secret-value', 'hunter2-my-env-secret-value'],
    ['of a short name', 'DB_PASS=hunter2hunter2', 'hunter2hunter2'],
    ['of another', 'NPM_AUTH=hunter2hunter2', 'hunter2hunter2'],
    ['of a personal token', 'GH_PAT=ghp_aB3dE6gH9jK2mN5p', 'ghp_aB3dE6gH9jK2mN5p'],
    ['of credentials', 'MY_CREDENTIALS=hunter2hunter2', 'hunter2hunter2'],
    ['in an address', 'DB_URL=postgres://app:hunter2hunter2@db.example/app', 'hunter2hunter2'],
    ['of a webhook', 'A_WEBHOOK=https://hooks.example/T0/hunter2hunter2hunter2', 'hunter2hunter2hunter2'],
    ['of a passphrase', 'SIGNING_PASSPHRASE=correct horse battery', 'correct horse battery'],
  ])('is hidden if it is one %s', (_, env, value) => {
    expect(shown(`curl: ${value} and ${value} failed`, { env })).not.toContain(value);
  });

  it.each([
    ['DB_PASSWORD=production', 'DEPLOY_KEY=production', 'TOKEN=staging-2', 'not valid', ''],
    [`COMMIT=${secret}`, 'BASE_URL=https://app.example/staging-environment-2'],
    ['DB_KEY=hunter2hunter', 'DB_KEY=P4ssw0rd', 'SIGNING_KEY=correct horse battery'],
    ['SIGNING_PASSPHRASE=the correct horse battery staple'],
  ])('is shown if its name or the value itself does not look like one: %j, %j, %j', (...envs) => {
    const text = `production ${secret} staging-2 staging-environment-2 hunter2hunter P4ssw0rd correct horse battery`;
    for (const env of envs) expect(shown(text, { env })).toBe(text);
  });

  it('is masked in the log of the step before anything else is printed, even if inputs are wrong', async () => {
    const inputs = { operation: 'trigger-build', env: `NPM_TOKEN=${secret}`, 'wait-timeout': secret };
    const lines = await runStepHere({ inputs }, ({ stdout }) => stdout().split('\n'));
    expect(lines[0]).toBe(`::add-mask::${secret}`);
    expect(lines.slice(1).join('\n')).not.toContain(secret);
    expect(lines.slice(1).join('\n')).toContain('[redacted]');
  });
});
