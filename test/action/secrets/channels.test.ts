import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ActionRunner } from '../../support/action-runner.ts';
import { sha } from '../../support/github/payloads.ts';
import { type ServedGitHub, serveGitHub } from '../../support/github/serve.ts';
import { createGitHubStandIn } from '../../support/github/stand-in.ts';
import { runToken } from '../../support/github/world.ts';
import { leaksOf } from '../../support/leaks.ts';
import { type Spelling, spellings } from '../../support/spellings.ts';
import { runStepHere } from '../../support/step-here.ts';
import {
  fronts,
  type HostileAnswer,
  type HostileService,
  hostileBuild,
  hostileSuite,
  hostileTests,
  type Plant,
  serveHostile,
} from './hostile-service.ts';

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
const signedIn = [accessToken, identityToken, requestSecret];

const build = { pipeline: 'acme/web', build: '42' };
const suite = { organization: 'acme', suite: 'rspec' };
const newSuite = { organization: 'acme', name: 'Unit', 'default-branch': 'main', 'show-api-token': 'true' };

/** Where a service can put text, with the operation that reads it there, and the secrets that are known by then. */
interface Place {
  readonly inputs: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly answer: (plant: Plant) => HostileAnswer;
  /** Without a stored secret: what the exchange answers. */
  readonly exchange?: (plant: Plant) => HostileAnswer;
  /** How many times as fast the time of the step runs; more where it tries again for a minute. */
  readonly pace?: number;
}

/** The usual exchange, with secrets in what is not read. */
const exchanged: Place['exchange'] = (plant) => ({
  body: { access_token: accessToken, token_type: 'Bearer', expires_in: 600, scope: plant(1) },
});

/** What a header can hold. */
const inHeader = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text : 'x');

const places: Record<string, Place> = {
  'a build': {
    inputs: { operation: 'get-build', ...build },
    secrets: [...own, deliverKey],
    answer: (plant) => ({ body: hostileBuild(plant, webhook) }),
  },
  'a list of builds': {
    inputs: { operation: 'list-builds', organization: 'acme' },
    secrets: [...own, deliverKey],
    answer: (plant) => ({
      body: [hostileBuild(plant, webhook), { ...hostileBuild(plant, ''), id: 'other' }],
    }),
  },
  'flaky tests': {
    inputs: {
      operation: 'list-flaky-tests',
      ...suite,
      comment: 'always',
      annotations: 'all',
      selectors: 'plain',
    },
    secrets: own,
    answer: (plant) => ({ body: hostileTests(plant) }),
  },
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
  'the message of an error': {
    inputs: { operation: 'get-build', ...build },
    secrets: own,
    answer: (plant) => ({ status: 422, body: { message: plant(4) } }),
  },
  'the errors of an error': {
    inputs: { operation: 'trigger-build', pipeline: 'acme/web', branch: 'main', commit: 'HEAD' },
    secrets: own,
    answer: (plant) => ({
      status: 422,
      body: {
        message: plant(3),
        errors: [
          { field: plant(1), code: plant(4) },
          plant(4),
          { [plant(0)]: plant(2), api_token: token },
          [plant(1)],
        ],
      },
    }),
  },
  'the place of a redirect': {
    inputs: { operation: 'get-build', ...build },
    secrets: own,
    answer: (plant) => ({
      status: 302,
      headers: { location: `https://${encodeURIComponent(inHeader(plant(0)))}.example/` },
      body: '',
    }),
  },
  'the headers of an error': {
    inputs: { operation: 'get-build', ...build },
    secrets: own,
    answer: (plant) => ({
      status: 403,
      headers: {
        'x-oauth-scopes': inHeader(plant(0)),
        'x-request-id': inHeader(plant(0)).replace(/[^\w.:-]/g, ''),
      },
      body: { message: plant(1) },
    }),
  },
  'an answer of the wrong shape': {
    inputs: { operation: 'get-build', ...build },
    secrets: own,
    answer: (plant) => ({ body: { id: [plant(0)], number: plant(1), state: 1, [plant(0)]: plant(0) } }),
  },
  'an answer that is no JSON': {
    inputs: { operation: 'get-build', ...build },
    secrets: own,
    answer: (plant) => ({ headers: { 'content-type': 'text/html' }, body: `<p>${plant(0)}` }),
    pace: 240,
  },
};

Object.assign(places, {
  'a build, after signing in': {
    inputs: { operation: 'get-build', ...build },
    secrets: signedIn,
    answer: (plant) => ({ body: hostileBuild(plant, '') }),
    exchange: exchanged,
  },
  'flaky tests, after signing in': {
    ...(places['flaky tests'] as Place),
    secrets: signedIn,
    exchange: exchanged,
  },
  'a refusal, after signing in': {
    inputs: { operation: 'get-build', ...build },
    secrets: signedIn,
    answer: (plant) => ({ status: 401, body: { message: plant(4), errors: [plant(0)] } }),
    exchange: exchanged,
  },
  'the error of an exchange': {
    inputs: { operation: 'get-build', ...build },
    secrets: [identityToken, requestSecret],
    answer: () => ({ body: {} }),
    exchange: (plant) => ({ status: 400, body: { error: plant(0), error_description: plant(4) } }),
  },
  'the redirect of an exchange': {
    inputs: { operation: 'get-build', ...build },
    secrets: [identityToken, requestSecret],
    answer: () => ({ body: {} }),
    exchange: (plant) => ({
      status: 307,
      headers: { location: `https://${encodeURIComponent(inHeader(plant(0)))}.example/` },
      body: plant(0),
    }),
  },
} satisfies Record<string, Place>);

let service: HostileService;
let exchange: HostileService;
let identity: HostileService;
let served: ServedGitHub;
const github = createGitHubStandIn();

beforeAll(async () => {
  [service, exchange, identity] = [await serveHostile(), await serveHostile(), await serveHostile()];
  identity.plant({ body: { value: identityToken } });
  const holder = github.holders.get(runToken);
  if (holder !== undefined) github.holders.set(githubToken, holder);
  github.open({ number: 7, from: 'acme/kites', head: 'fly', sha: sha('a') });
  served = await serveGitHub(github);
});

afterAll(async () => {
  for (const each of [service, exchange, identity]) await each.close();
  await served.close();
});

/**
 * Each secret, its start and its end, in each of the spellings, with so much in front that the first lies across a cut. Which
 * one is first differs by field.
 */
function planter(secrets: readonly string[], spell: readonly Spelling[]): Plant {
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
  const texts = readdirSync(runner.folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(runner.folder, name))
    .filter((path) => path.includes('kitestring-') && statSync(path).isFile())
    .filter((path) =>
      /\/kitestring-[^/]+\/[^/]+$/.test(path.slice(runner.folder.length).replaceAll('\\', '/')),
    );
  const files = texts.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const bodies = (github.comments.get(7) ?? []).map(({ body }) => body);
  const memories = bodies.flatMap((body) => {
    const packed = /<!-- kitestring-note ([\w-]+)/.exec(body)?.[1];
    return packed === undefined ? [] : [Buffer.from(packed, 'base64url').toString()];
  });
  const isJson = ({ path }: { readonly path: string }) => path.endsWith('.json');
  return {
    stdout: runner.stdout().replaceAll(/^::add-mask::.*$/gm, ''),
    stderr,
    outputs: Object.values(outputs).join('\n'),
    state: Object.values(runner.state()).join('\n'),
    summary: runner.summary(),
    'JSON file': files
      .filter(isJson)
      .map(({ text }) => text)
      .join('\n'),
    'other files': files
      .filter((file) => !isJson(file))
      .map(({ text }) => text)
      .join('\n'),
    comment: [...bodies, ...memories].join('\n'),
  };
}

/** The inputs with which a step signs in. */
const signIn = () => ({
  token: '',
  'oidc-client-id': 'client-1',
  'oidc-audience': 'https://buildkite.com/acme',
  'oidc-token-url': `${exchange.url}/oauth/token`,
});

async function run(place: Place, spell: readonly Spelling[]): Promise<Record<string, string>> {
  const { inputs, answer, secrets, pace = 60 } = place;
  const plant = planter(secrets, spell);
  service.plant(answer(plant));
  if (place.exchange) exchange.plant(place.exchange(plant));
  vi.stubEnv('RUNNER_DEBUG', '1');
  const stderr: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => stderr.push(String(chunk)) > 0);
  try {
    const environment = {
      https_proxy: `http://me:${proxyPassword}@127.0.0.1:1`,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_API_URL: served.apiUrl,
      GITHUB_REPOSITORY: 'acme/kites',
      ACTIONS_ID_TOKEN_REQUEST_URL: `${identity.url}/idtoken?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestSecret,
    };
    const repo = { full_name: 'acme/kites' };
    const event = {
      pull_request: { number: 7, head: { sha: sha('a'), ref: 'fly', repo }, base: { ref: 'main', repo } },
    };
    const given = {
      token,
      'base-url': service.url,
      'github-token': githubToken,
      ...inputs,
      ...(place.exchange ? signIn() : {}),
    };
    return await runStepHere({ inputs: given, environment, event, pace }, (runner) =>
      channelsOf(runner, stderr.join('')),
    );
  } finally {
    spy.mockRestore();
  }
}

/** How often a secret was removed, by form and place and channel. */
const removals: { readonly form: string; readonly place: string; readonly counts: Record<string, number> }[] =
  [];

const isLong = process.env.KITESTRING_LONG_MINUTES !== undefined;
/** The usual run has so many forms in one step, and each place with one group of them. The long run has each by itself, everywhere. */
const groups = isLong ? Object.keys(spellings).length : 7;
const forms = Array.from({ length: groups }, (_, group) =>
  Object.entries(spellings).filter((_entry, index) => index % groups === group),
);

function placesFor(group: number): [string, Place][] {
  return Object.entries(places).filter((_, place) => isLong || (group + place) % 3 === 0);
}

describe.each(
  forms.map((some, group) => ({
    group,
    form: some.map(([name]) => name).join('; '),
    spell: some.map(([, spelling]) => spelling),
  })),
)('a secret $form', ({ form, spell, group }) => {
  it.each(placesFor(group))('is on no channel when it stands in %s', async (name, place) => {
    const channels = await run(place, spell);
    const counts = Object.entries(channels).map(([channel, text]) => {
      // Markdown has it escaped.
      return [channel, text.split(/\\?\[redacted\\?\]/).length - 1] as const;
    });
    removals.push({ form, place: name, counts: Object.fromEntries(counts) });
    for (const [channel, text] of Object.entries(channels)) {
      for (const secret of place.secrets)
        expect.soft(leaksOf(secret, text), `${channel}: ${secret}`).toEqual([]);
    }
  });
});

/** A table of the removals by one of their parts, for the annotations of a verbose run. */
function tableOf(part: 'form' | 'place'): string {
  const channels = Object.keys(removals[0]?.counts ?? {});
  const rows = [...new Set(removals.map((one) => one[part]))].map((row) => {
    const ofRow = removals.filter((one) => one[part] === row);
    return [row, ...channels.map((channel) => totalOf(channel, ofRow))];
  });
  return [[part, ...channels], channels.map(() => '--').concat('--'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

function totalOf(channel: string, of: typeof removals = removals): number {
  return of.reduce((sum, { counts }) => sum + (counts[channel] ?? 0), 0);
}

it('was on its way to each channel that shows text of the service', async ({ annotate }) => {
  for (const channel of ['stdout', 'outputs', 'summary', 'JSON file', 'other files', 'comment'])
    expect(totalOf(channel), channel).toBeGreaterThan(0);
  await annotate(tableOf('form'));
  await annotate(tableOf('place'));
});
