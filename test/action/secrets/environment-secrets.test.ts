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
    ...[
      ...['DB_PASSWORD=swordfish', 'DB_PASSWORD_2=production', 'DB_PASSWORD=letmein-please-now'],
      ...['API_TOKEN=hunter2-my-env-secret-value', `ID_TOKEN=eyJ${'aB3.dE6_'.repeat(200)}`],
      ...[
        'PIN_SECRET=49381716',
        'MY_API_TOKEN=abcdefgh',
        'DB_PASS=hunter2hunter2',
        'MY_CREDENTIALS=hunters2',
      ],
      ...['NPM_AUTH=hunter2hunter2', 'GH_PAT=ghp_aB3dE6gH9jK2mN5p', 'PASSWORD_HASH=9f8a7b6c'],
      ...['DEPLOY_KEY=9f8a7b6c5d4e', 'SSH_KEY=Zk3q9LmN0pXa', 'DB_KEY=hunter2hunter', 'DB_KEY=P4ssw0rd'],
    ].map((env): [string, string, string] => [`of ${env.slice(0, 40)}`, env, env.replace(/^.*?=/, '')]),
    ['in an address', 'DB_URL=postgres://app:hunter2hunter2@db.example/app', 'hunter2hunter2'],
    ['of a webhook', 'A_WEBHOOK=https://hooks.example/T0/hunter2hunter2hunter2', 'hunter2hunter2hunter2'],
    ['of a passphrase', 'SIGNING_PASSPHRASE=correct horse battery', 'correct horse battery'],
  ])('is hidden if it is one %s', (_, env, value) => {
    expect(shown(`curl: ${value} and ${value} failed`, { env })).not.toContain(value);
  });

  it.each([
    ['NPM_AUTH=production', 'DEPLOY_KEY=production', 'TOKEN_FOR=staging-2', 'not valid', ''],
    [`COMMIT=${secret}`, 'BASE_URL=https://app.example/staging-environment-2'],
    [
      'DB_PASSWORD=hunter2',
      'SIGNING_KEY=correct horse battery',
      'PASSPHRASE=the correct horse battery staple',
    ],
  ])('is shown if its name or the value itself does not look like one: %j, %j, %j', (...envs) => {
    const text = `production ${secret} staging-2 staging-environment-2 hunter2 correct horse battery`;
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
