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
    ['of lines with space around them', `PRIVATE_KEY<<END\n  ${secret}\t\nEND`, secret],
    ...[
      ...[
        'PASS=hunter2hunter2',
        'DB_PASSWD=hunter2hunter2',
        'ACCESSKEYID=9f8a7b6c5d4e',
        'DEPLOY_KEY2=9f8a7b6c5d4e',
      ],
      ...['DB_PASSWORD_2=P4ssw0rd', 'MY_CREDENTIALS=hunters2', 'APP_PASSWORD=abcd-efgh-ijkl-mnop'],
      ...[
        'API_TOKEN=hunter2-my-env-secret-value',
        `ID_TOKEN=eyJ${'aB3.dE6_'.repeat(200)}`,
        `TOKEN_CI=${secret}`,
      ],
      ...['DB_PASS=hunter2hunter2', 'NPM_AUTH=hunter2hunter2', 'GH_PAT=ghp_aB3dE6gH9jK2mN5p'],
      ...[
        'DEPLOY_KEY=9f8a7b6c5d4e',
        'SSH_KEY=Zk3q9LmN0pXa',
        'SIGNING_KEY=jmDt3/MiJhrfJla7',
        'apiKey=a1b2c3d4',
      ],
      ...['GPG_KEY=/9j/4AAQSkZJRgABAQEA', 'AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG'],
    ].map((env): [string, string, string] => [`of ${env.slice(0, 40)}`, env, env.replace(/^.*?=/, '')]),
    ...['GCP_SA_KEY', 'SECRETS_JSON', 'GOOGLE_CREDENTIALS'].map((name): [string, string, string] => [
      `of an object, ${name}`,
      `${name}={"type":"service_account","private_key":"-----BEGIN-----\\n${secret}\\n","id":7}`,
      secret,
    ]),
    ...[
      `SECRETS_JSON={"db":{"password":"${secret}"}}`,
      `SIGNING_KEYS=["${secret}"]`,
      `CONFIG={"db_password":"${secret}"}`,
      `GCP_SA_KEY<<END\n\n{\n"private_key": "${secret}"\n}\nEND`,
    ].map((env): [string, string, string] => [`in JSON, ${env}`, env, secret]),
    ['in an address', 'DB_URL=postgres://app:hunter2hunter2@db.example/app', 'hunter2hunter2'],
    ['of a webhook', 'A_WEBHOOK=https://hooks.example/T0/hunter2hunter2hunter2', 'hunter2hunter2hunter2'],
    ['of a passphrase', 'SIGNING_PASSPHRASE=correct horse battery', 'correct horse battery'],
    ['of a key with more behind its name', `PRIVATEKEY_PEM=${secret}`, secret],
  ])('is hidden if it is one %s', (_, env, value) => {
    expect(shown(`curl: ${value} and ${value} failed`, { env })).not.toContain(value);
  });

  it.each([
    ...['POSTGRES_PASSWORD=postgres', 'NPM_TOKEN=production', 'PIN_SECRET=49381716', 'DB_PASSWORD=hunter2'],
    ...[
      'ISSUE_KEY=PROJ-12345',
      'PROJECT_KEY=payments2',
      `CACHE_KEY=${secret}`,
      `CACHEKEY=${secret}`,
      `COMMIT=${secret}`,
    ],
    ...[
      'PASSWORD_FILE=/run/secrets/db_pw',
      'SSH_KEY=~/.ssh/deploy_key',
      'SECRETS_MANAGER=aws-secrets-manager',
    ],
    ...[
      'TOKENIZER=gpt2-medium-v1',
      'AUTH_TOKEN_TTL=3600seconds',
      'TOKEN_URL=https://app.example/oauth/v2token',
    ],
    ...['KMS_KEY=arn:aws:kms:eu-west-1:123456789012:key/1234abcd', 'SIGNING_KEY=correct horse battery'],
    ...[
      'FEATURE_KEY=enable-fast-checkout',
      'TOPIC_KEY=orders.created.production',
      'APP_KEY=acme-corp-frontend',
    ],
    ...[
      'ROUTE_SECRET=acme-web-v2',
      'DB_PASSWORD=letmein-please-now',
      'FLAG_KEY=enable-authentication-for-all-users',
    ],
    ...['CACHE', 'ISSUE', 'JIRA', 'OBJECT', 'PROJECT', 'PUBLIC', 'S3', 'TICKET'].flatMap((name) => [
      `${name}KEY=9f8a7b6c5d4e`,
      `${name}_KEY=9f8a7b6c5d4e`,
    ]),
    ...[
      'not valid',
      '',
      'KEY={not JSON',
      'KEYCLOAK_REALM=9f8a7b6c5d4e',
      `CONFIG={"commit":"${secret}"}`,
      'MATRIX={"key":"linux-x64-node20"}',
    ],
  ])('is shown if its name or the value itself does not look like one: %s', (env) => {
    const text = `the value ${env.replace(/^.*?=/, '')} of it`;
    expect(shown(text, { env })).toBe(text);
  });

  it.each([
    'DEPLOY_KEY=acme-corp-9f8a7b6c5d4e',
    'NPM_TOKEN=9f8a7b6c5d4e-acme-corp',
    `API_TOKEN=acme-${secret}-corp`,
  ])('is hidden if it is complete, and no start or end of it: %s', (env) => {
    const value = env.replace(/^.*?=/, '');
    const parts = `${value.slice(0, -1)} ${value.slice(1)} https://ci.example/acme-corp/acme-corp-frontend`;
    expect(shown(`${parts} ${value}`, { env })).toBe(`${parts} [redacted]`);
  });

  it('is searched however deep it is nested', () => {
    const deep = `${'['.repeat(30_000)}{"password":"${secret}"}${']'.repeat(30_000)}`;
    expect(shown(`to ${secret}`, { env: `BODY=${deep}` })).toBe('to [redacted]');
  });

  it('is hidden in the fields of a block step too', () => {
    expect(shown(`to ${secret}`, { fields: `DEPLOY_TOKEN=${secret}` })).toBe('to [redacted]');
  });

  it('is masked in the log of the step before anything else is printed, even if inputs are wrong', async () => {
    const inputs = { operation: 'trigger-build', env: `NPM_TOKEN=${secret}`, 'wait-timeout': secret };
    const lines = await runStepHere({ inputs }, ({ stdout }) => stdout().split('\n'));
    expect(lines[0]).toBe(`::add-mask::${secret}`);
    expect(lines.slice(1).join('\n')).not.toContain(secret);
    expect(lines.slice(1).join('\n')).toContain('[redacted]');
  });
});
