import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { serveSandbox } from '../../../src/sandbox/serve.ts';
import type { ActionRunner } from '../../support/action-runner.ts';
import { pullRequest, sha } from '../../support/github/payloads.ts';
import { createGitHubStandIn } from '../../support/github/stand-in.ts';
import { runToken } from '../../support/github/world.ts';
import { leaksOf } from '../../support/leaks.ts';
import { type Spelling, spellings } from '../../support/spellings.ts';
import { runStepHere } from '../../support/step-here.ts';
import * as hostile from './hostile-service.ts';

const { fronts, hostileBuild, hostileSuite, hostileTests, serveHostile } = hostile;
type Answer = (plant: hostile.Plant) => hostile.HostileAnswer;

const token = 'bkua_7d1f0c93e2a84b56';
const proxyPassword = 'Pr0xy-9f3a7c21d0e8';
const deliverKey = '4be81f2a90c7d35e6f1b8a2c4d9e07f3';
const webhook = `https://hooks.example/deliver/${deliverKey}`;
const suiteToken = 'zGpBr4QkX9vTn2LmW7yHs5Dc';
const githubToken = 'ghs_5e1f0a9b7c3d2846';
const own = [token, githubToken, proxyPassword];
const identityToken = [
  Buffer.from('{"alg":"RS256","typ":"JWT"}').toString('base64url'),
  Buffer.from('{"sub":"repo:acme/kites","jti":"0d1c9f3e"}').toString('base64url'),
  'Zk3vQ9xT1mW7yHs5DcLp2RbN8uJf4GaE',
].join('.');
const accessToken = 'bkat_c41f9e07d2a85b36';
const requestSecret = 'Rq7-e5b20c9d41f8a637';

const build = { operation: 'get-build', pipeline: 'acme/web', build: '42' };
const suite = { organization: 'acme', suite: 'rspec' };
const newSuite = { organization: 'acme', name: 'Unit', 'default-branch': 'main', 'show-api-token': 'true' };

/** Where a service can put text, with the operation that reads it there (`get-build` by default), and the secrets that are known by then. */
interface Place {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly answer?: Answer;
  /** Without a stored secret: what the exchange answers. */
  readonly exchange?: Answer;
  /** How many times as fast the time of the step runs; more where it tries again for a minute. */
  readonly pace?: number;
}

/** The usual exchange, with secrets in what is not read. */
const exchanged: Answer = (plant) => ({
  body: { access_token: accessToken, token_type: 'Bearer', expires_in: 600, scope: plant(1) },
});
const inSignIn = [identityToken, requestSecret];
const signedIn = { secrets: [accessToken, ...inSignIn], exchange: exchanged };

/** What a header can hold. */
const inHeader = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text : 'x');
const redirect = (status: number, plant: hostile.Plant, body: string): hostile.HostileAnswer => ({
  status,
  headers: { location: `https://${encodeURIComponent(inHeader(plant(0)))}.example/` },
  body,
});

const list = { operation: 'list-flaky-tests', comment: 'always', annotations: 'all', selectors: 'plain' };
const flakyTests: Place = {
  inputs: { ...list, ...suite },
  answer: (plant) => ({ body: hostileTests(plant) }),
};

const places: Readonly<Record<string, Place>> = {
  'a build': { secrets: [...own, deliverKey], answer: (plant) => ({ body: hostileBuild(plant, webhook) }) },
  'a list of builds': {
    inputs: { operation: 'list-builds', organization: 'acme' },
    secrets: [...own, deliverKey],
    answer: (plant) => ({ body: ['a', 'b'].map((id) => ({ ...hostileBuild(plant, webhook), id })) }),
  },
  'flaky tests': flakyTests,
  suites: {
    inputs: { operation: 'list-suites', organization: 'acme' },
    secrets: [...own, suiteToken],
    answer: (plant) => ({ body: [hostileSuite(plant, suiteToken)] }),
  },
  'a new suite': {
    inputs: { operation: 'create-suite', ...newSuite },
    secrets: [...own, suiteToken],
    answer: (plant) => ({ status: 201, body: hostileSuite(plant, suiteToken) }),
  },
  'the message of an error': { answer: (plant) => ({ status: 422, body: { message: plant(4) } }) },
  'the errors of an error': {
    inputs: { operation: 'trigger-build', pipeline: 'acme/web', branch: 'main', commit: 'HEAD' },
    answer: (plant) => {
      const object = { [plant(0)]: plant(2), api_token: token };
      const errors = [{ field: plant(1), code: plant(4) }, plant(4), object, [plant(1)]];
      return { status: 422, body: { message: plant(3), errors } };
    },
  },
  'the place of a redirect': { answer: (plant) => redirect(302, plant, '') },
  'the headers of an error': {
    answer: (plant) => {
      const id = inHeader(plant(0)).replace(/[^\w.:-]/g, '');
      const headers = { 'x-oauth-scopes': inHeader(plant(0)), 'x-request-id': id };
      return { status: 403, headers, body: { message: plant(1) } };
    },
  },
  'an answer of the wrong shape': {
    answer: (plant) => ({ body: { id: [plant(0)], number: plant(1), state: 1, [plant(0)]: plant(0) } }),
  },
  'an answer that is no JSON': {
    answer: (plant) => ({ headers: { 'content-type': 'text/html' }, body: `<p>${plant(0)}` }),
    pace: 240,
  },
  'a build, after signing in': { ...signedIn, answer: (plant) => ({ body: hostileBuild(plant, '') }) },
  'flaky tests, after signing in': { ...flakyTests, ...signedIn },
  'a refusal, after signing in': {
    ...signedIn,
    answer: (plant) => ({ status: 401, body: { message: plant(4), errors: [plant(0)] } }),
  },
  'the error of an exchange': {
    secrets: inSignIn,
    exchange: (plant) => ({ status: 400, body: { error: plant(0), error_description: plant(4) } }),
  },
  'the redirect of an exchange': { secrets: inSignIn, exchange: (plant) => redirect(307, plant, plant(0)) },
};

const [service, exchange, identity] = [await serveHostile(), await serveHostile(), await serveHostile()];
identity.plant({ body: { value: identityToken } });
const github = createGitHubStandIn();
const holder = github.holders.get(runToken);
if (holder !== undefined) github.holders.set(githubToken, holder);
github.open({ number: 7, from: 'acme/kites', head: 'fly', sha: sha('a') });
const served = await serveSandbox(github);

afterAll(async () => {
  for (const each of [service, exchange, identity, served]) await each.close();
});

/**
 * Each secret, its start and its end, in each of the spellings, with so much in front that the first lies across a cut. Which
 * one is first differs by field.
 */
function planter(secrets: readonly string[], spell: readonly Spelling[]): hostile.Plant {
  const parts = secrets.map((secret) => [secret, secret.slice(0, 12), secret.slice(-12)]);
  const spelled = spell.flatMap((each) => parts.map((all) => all.map(each).join(' | ')));
  return (index) => {
    const first = (index * (secrets.length + 1)) % spelled.length;
    const turned = [...spelled.slice(first), ...spelled.slice(0, first)];
    return 'x '.repeat((fronts[index] ?? 0) / 2) + turned.join(' | ');
  };
}

/** All that leaves a step, by channel. */
function channelsOf(runner: ActionRunner, stderr: string): Record<string, string> {
  const { 'api-token': _shown, ...outputs } = runner.outputs();
  const names = globSync('kitestring-*/*', { cwd: runner.folder });
  const filesThat = (isJson: boolean) =>
    names
      .filter((name) => name.endsWith('.json') === isJson)
      .map((name) => readFileSync(join(runner.folder, name), 'utf8'))
      .join('\n');
  const bodies = (github.comments.get(7) ?? []).map(({ body }) => body);
  const notes = bodies.flatMap((body) => /<!-- kitestring-note ([\w-]+)/.exec(body)?.[1] ?? []);
  const read = notes.map((note) => Buffer.from(note, 'base64url').toString());
  return {
    stdout: runner.stdout().replaceAll(/^::add-mask::.*$/gm, ''),
    stderr,
    outputs: Object.values(outputs).join('\n'),
    state: Object.values(runner.state()).join('\n'),
    summary: runner.summary(),
    'JSON file': filesThat(true),
    'other files': filesThat(false),
    comment: [...bodies, ...read].join('\n'),
  };
}

/** The inputs with which a step signs in. */
const signIn = {
  token: '',
  'oidc-client-id': 'client-1',
  'oidc-audience': 'https://buildkite.com/acme',
  'oidc-token-url': `${exchange.url}/oauth/token`,
};
const environment = {
  https_proxy: `http://me:${proxyPassword}@127.0.0.1:1`,
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_API_URL: served.url,
  GITHUB_REPOSITORY: 'acme/kites',
  ACTIONS_ID_TOKEN_REQUEST_URL: `${identity.url}/idtoken?api-version=2.0`,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestSecret,
};
const event = { pull_request: pullRequest({ from: 'acme/kites', head: 'fly' }) };
const usual = { token, 'base-url': service.url, 'github-token': githubToken };

async function run(place: Place, spell: readonly Spelling[]): Promise<Record<string, string>> {
  const { inputs = build, answer = () => ({ body: {} }), secrets = own, pace = 60 } = place;
  const plant = planter(secrets, spell);
  service.plant(answer(plant));
  if (place.exchange) exchange.plant(place.exchange(plant));
  vi.stubEnv('RUNNER_DEBUG', '1');
  const stderr: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => stderr.push(String(chunk)) > 0);
  try {
    const given = { ...usual, ...inputs, ...(place.exchange ? signIn : {}) };
    return await runStepHere({ inputs: given, environment, event, pace }, (runner) =>
      channelsOf(runner, stderr.join('')),
    );
  } finally {
    spy.mockRestore();
  }
}

/** How often a secret was removed from each channel. */
const removals = new Map<string, number>();

/**
 * The usual run has a seventh of the spellings in one step, and each place with one group of them. The long run has each
 * spelling by itself, everywhere.
 */
const isLong = process.env.KITESTRING_LONG_MINUTES !== undefined;
const groups = isLong ? Object.keys(spellings).length : 7;
const rows = Object.keys(places).flatMap((place, number) =>
  Array.from({ length: groups }, (_, group) => {
    const some = Object.entries(spellings).filter((_entry, index) => index % groups === group);
    return { place, isUsual: (number - group) % groups === 0, form: some.map(([name]) => name), some };
  }),
);

it.each(rows.filter(({ isUsual }) => isLong || isUsual))(
  'a secret $form is on no channel when it stands in $place',
  async ({ place: name, some }) => {
    const place = places[name] ?? {};
    const spell = some.map(([, each]) => each);
    for (const [channel, text] of Object.entries(await run(place, spell))) {
      // Markdown has it escaped.
      const count = text.split(/\\?\[redacted\\?\]/).length - 1;
      removals.set(channel, (removals.get(channel) ?? 0) + count);
      for (const secret of place.secrets ?? own)
        expect.soft(leaksOf(secret, text), `${channel}: ${secret}`).toEqual([]);
    }
  },
);

it('a secret was on its way to each channel that shows text of the service', () => {
  for (const channel of ['stdout', 'outputs', 'summary', 'JSON file', 'other files', 'comment'])
    expect(removals.get(channel), channel).toBeGreaterThan(0);
});
