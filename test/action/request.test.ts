import { describe, expect, it } from 'vitest';
import { readRequest } from '../../src/action/request.ts';
import { operations } from '../../src/operations/operations.ts';

type Inputs = Readonly<Record<string, string>>;

const token = 'bkua_0123456789abcdef';
const good = { operation: 'get-build', token, pipeline: 'acme/web', build: '42' };
const trigger = { operation: 'trigger-build', token, pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };
const listed = { operation: 'list-builds', token };

function read(inputs: Inputs) {
  const nowMs = Date.parse('2026-01-31T12:00:00Z');
  return readRequest(new Map(Object.entries(inputs)), { event: {}, nowMs, server: 'https://git.example' });
}

function problems(inputs: Inputs): readonly string[] {
  const request = read(inputs);
  return 'problems' in request ? request.problems : [];
}

const audience = 'https://buildkite.com/acme';
const identity = { ...good, token: '', 'oidc-client-id': 'client-1', 'oidc-audience': audience };
const [tokenUrl, localUrl] = ['https://ci.example/oauth/token', 'http://127.0.0.1:1/token'];
const signsInAt = (tokenUrl: string) => ({ token: { clientId: 'client-1', audience, tokenUrl } });
const spaced = Object.entries(good).map(([name, text]) => [name, ` ${text}\n`]);

const usual = signsInAt('https://buildkite.com/oauth/token');
const what = { operation: { name: 'get-build' }, token };
const usualBase = 'https://api.buildkite.com';
const [pipelineUrl, ciUrl] = [
  'https://api.buildkite.com/v2/organizations/acme/pipelines/web',
  'https://ci.example',
];

it.each<[string, Inputs, object?]>([
  ['the operation, the token and the address', good, { ...what, githubToken: null, baseUrl: usualBase }],
  ['inputs with white space', Object.fromEntries(spaced), what],
  ['the white space of free text', { ...trigger, env: '\n  A= b \n' }, { token }],
  ...[`${ciUrl}/api/`, 'http://127.0.0.1:4567', 'http://localhost'].map(
    (baseUrl): [string, Inputs, object] => ['another server', { ...good, 'base-url': baseUrl }, { baseUrl }],
  ),
  ['the identity of the job', identity, usual],
  ['the identity at the usual address', { ...identity, 'base-url': `${usualBase}/` }, usual],
  [
    'that at another one',
    { ...identity, 'base-url': ciUrl, 'oidc-token-url': tokenUrl },
    signsInAt(tokenUrl),
  ],
  ['that on this machine', { ...identity, 'oidc-token-url': localUrl }, signsInAt(localUrl)],
  ['an input with its default', { ...good, 'wait-timeout': '5h45m', 'fail-fast': 'false', branch: ' ' }],
  ['a pipeline of the service', { ...listed, pipeline: 'https://buildkite.com/acme/web' }],
  ['one with www', { ...listed, pipeline: 'https://www.buildkite.com/acme/web' }],
  ['one of the API', { ...listed, pipeline: pipelineUrl }],
  ['one of another', { ...listed, 'base-url': 'https://ci.example/api', pipeline: `${ciUrl}/acme/web` }],
])('a request has %s: %j', (_, inputs, expected) => {
  expect(read(inputs)).toMatchObject({ warnings: [], ...expected });
});

describe('inputs in one JSON object', () => {
  const more = (text: string, others: Inputs = {}) =>
    problems({ ...listed, pipeline: 'acme/web', ...others, 'more-inputs': text });

  it.each([
    ['a misspelled name', '{"limt": 2}', 'inputs of operations; limt is not one (did you mean limit?)'],
    ['the address that the token is sent to', '{"base-url": "https://x.example"}', 'base-url is not one'],
    ['a key', '{"memory-key": "x"}', 'memory-key is not one'],
    ['a name twice', '{"limit": 2, "limit": 3}', 'repeated: name 2'],
    ['a list', '{"branch": ["main"]}', 'an object of strings, numbers and booleans'],
  ])('cannot hold %s', (_, text, words) => {
    expect(more(text)).toEqual([expect.stringContaining(words)]);
  });

  it('cannot disagree with an input of the same name', () => {
    const twice = 'Input limit has another value in more-inputs: set it once.';
    expect(more('{"limit": 2}', { limit: '3' })).toEqual([twice]);
    expect(more('{"limit": 2}', { limit: '2' })).toEqual([]);
  });
});

describe('a problem of the inputs is reported:', () => {
  const names = operations.map(({ name }) => name);
  const must = (input: string, more = '') =>
    expect.stringMatching(new RegExp(`^Input ${input} must be .*${more}`));
  const isLacking = ' is missing: signing in with the identity of the job needs it.';
  const oneLine = 'must be one line of visible ASCII characters, without Bearer and without spaces.';
  const ofService = 'a name or a number, or a URL of the service (buildkite.com or api.buildkite.com)';
  const buildRule =
    'Input build must be a build number, the URL of a build, organization/pipeline#number, or latest';
  const both = 'Inputs token and oidc-client-id cannot be used together: remove one of them.';
  const noTokenUrl =
    'Input oidc-token-url is missing: with another base-url, its default would not be right.';
  const ofVendor = { build_env_vars: '{"A":"b"}', wait_interval: '10', send_pull_request: 'true' };
  const suite = `${ciUrl}/organizations/acme/analytics/suites/checkout`;

  it.each<[string, Inputs, readonly string[]]>([
    ['a token and an identity', { ...identity, token }, [both]],
    ['no audience', { ...identity, 'oidc-audience': ' ' }, [`Input oidc-audience${isLacking}`]],
    ['no client', { ...identity, 'oidc-client-id': '' }, [`Input oidc-client-id${isLacking}`]],
    ['another service', { ...identity, 'base-url': `${usualBase}/ci` }, [noTokenUrl]],
    ...[
      ['http://buildkite.com/oauth/token', 'an https address .*; it was "http:/'],
      ['https://me:hunter2@ci.example', '; it was an address with a user name\\.$'],
    ].map(([address = '', words]): [string, Inputs, readonly string[]] => [
      'an address that is not valid',
      { ...identity, 'oidc-token-url': address },
      [must('oidc-token-url', words)],
    ]),
    [
      'a client of two lines',
      { ...identity, 'oidc-client-id': 'a\nb' },
      [must('oidc-client-id', 'one line')],
    ],
    [
      'an unknown operation, beside the other inputs',
      { ...good, operation: 'deploy', build: 'x', wait: 'maybe' },
      [
        `Input operation must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}; it was "deploy".`,
        `${buildRule}; it was "x".`,
        'Input wait must be true or false; it was "maybe".',
      ],
    ],
    ...[
      ['get_build', 'get-build'],
      ['triggerbuild', 'trigger-build'],
      ['flaky-tests', 'list-flaky-tests'],
      ['Cancel', 'cancel-build or cancel-builds'],
    ].map(([operation = '', meant]): [string, Inputs, readonly string[]] => [
      'an operation that may mean another',
      { ...good, operation },
      [expect.stringContaining(` (did you mean ${meant}?); it was "${operation}".`)],
    ]),
    [
      'names of the vendor’s action',
      { ...good, ...ofVendor },
      [
        'Input build_env_vars is here called env.',
        'Input send_pull_request does not exist here: remove it.',
        'Input wait_interval is here called poll-interval, with a unit, such as 30s.',
      ],
    ],
    [
      'the website instead of the API',
      { ...good, 'base-url': 'https://buildkite.com/acme' },
      [
        expect.stringContaining(
          'must be the address of the API, such as https://api.buildkite.com, not that of the website',
        ),
      ],
    ],
    ['a long text', { ...good, build: 'x'.repeat(121) }, [`${buildRule}; it was a text of 121 characters.`]],
    [
      'a build of another host',
      { ...good, build: `${ciUrl}/acme/web/builds/42` },
      [must('build', 'a URL of')],
    ],
    [
      'a suite of one',
      { operation: 'get-suite', token, organization: 'acme', suite },
      [must('suite', 'a URL')],
    ],
    ...[
      'https://github.com/acme/web',
      'https:github.com/acme/web',
      'HTTPS://GitHub.com/acme/web',
      'https://buildkite.com.evil.example/acme/web',
      'https://buildkite.com@evil.example/acme/web',
      'https://buildkite.com:8443/acme/web',
      'https://buildkite.com/acme/web\nhttps://github.com/acme/api',
    ].map((pipeline): [string, Inputs, readonly string[]] => [
      'a pipeline of another host, however it is spelled',
      { ...listed, pipeline },
      [expect.stringContaining(`Input pipeline must be ${ofService}; it was`)],
    ]),
    ...['github.com', 'git.example'].map((host): [string, Inputs, readonly string[]] => [
      'a repository at GitHub, where the service is another',
      { ...listed, 'base-url': ciUrl, pipeline: `https://${host}/acme/web` },
      [must('pipeline', 'a URL of the service, not of GitHub; it was "https:')],
    ]),
    ...[
      ...['', ' ', '\n'].map((token) => [token, 'has a secret of that name']),
      ...['ghp_abc', 'ghs_abc', 'github_pat_abc'].map((token) => [token, 'it looks like a GitHub token.']),
      ['Bearer bkua_abc', 'without Bearer and without spaces.'],
      ['"bkua_abc"', 'it is in quotes, which are no part of a token.'],
      [
        'secrets.BUILDKITE_API_TOKEN',
        'it is the text of an expression: write ${{ secrets.BUILDKITE_API_TOKEN }}.',
      ],
      ['{{ secrets.TOKEN }}', 'it is the text of an expression: write ${{ secrets.TOKEN }}.'],
      ['{{ env.TOKEN }}', 'it is the text of an expression: write ${{ secrets.NAME }}.'],
      ['BUILDKITE_API_TOKEN', 'it looks like the name of a secret: write ${{ secrets.NAME }}.'],
      ['bkct_0123456789', 'it is a token of another kind, such as of an agent: API tokens begin with bkua_.'],
    ].map(([token = '', words = '']): [string, Inputs, readonly string[]] => [
      'a token that is none',
      { ...good, token },
      [expect.stringContaining(words)],
    ]),
    ...['abc\ndef', 'abc def', 'abc\tdef', 'tökén', 'abc\0def', '“quoted”'].map(
      (bad): [string, Inputs, readonly string[]] => [
        'a token that is not valid, and is not quoted',
        { ...good, token: bad, 'github-token': bad },
        [`Input token ${oneLine}`, `Input github-token ${oneLine}`],
      ],
    ),
  ])('%s, %j', (_, inputs, expected) => {
    expect(problems(inputs)).toEqual(expected);
  });

  it.each<[string, string, Inputs?]>([
    ['env', 'DB=postgres://me:hunter2\nhunter2'],
    ['env', '{"PASSWORD":"hunter2"'],
    ['env', 'PASSWORD=hunter2\nPASSWORD=hunter22'],
    ['meta-data', 'password=hunter2\nand more'],
    ['meta-data', '{"password":"hunter2",}'],
    ['base-url', 'https://me:hunter2@ci.example'],
    ['base-url', 'https://hunter2@ci.example'],
    ['base-url', 'http://127.0.0.1:9/?key=hunter2'],
    ['base-url', 'https://ci.example#hunter2'],
    ['base-url', 'ci.example/?key=hunter2'],
    ['build', 'ftp://me:hunter2@ci.example/acme/web/builds/1', good],
  ])('but what may hold a secret is not quoted: %s of %j', (name, text, base = trigger) => {
    const found = problems({ ...base, [name]: text });
    expect(found).toEqual([must(name)]);
    expect(found[0]).not.toContain('hunter2');
  });
});

it('an input that the operation does not use is not read, and causes a warning that names both', () => {
  expect(read({ ...good, limit: 'all', annotations: 'all' })).toMatchObject({
    warnings: ['Input limit is not used by get-build.', 'Input annotations is not used by get-build.'],
  });
});

it.each([
  ['trigger-build', { wait: 'false' }, true],
  ['trigger-build', {}, false],
  ['trigger-build', { wait: 'false', 'dry-run': 'true' }, true],
  ['trigger-build', { 'dry-run': 'true' }, false],
  ['rebuild-build', { wait: 'false' }, true],
])('%s with %j warns of inputs that only a wait uses: %s', (operation, inputs, warns) => {
  const given = operation === 'trigger-build' ? trigger : { ...good, operation };
  const idle = { comment: 'on-failure', 'retry-flaky': '1', 'cancel-on': 'abort' };
  const expected = ['retry-flaky', 'comment'].map(
    (name) => `Input ${name} is not used by ${operation} unless wait is true.`,
  );
  expect(read({ ...given, ...idle, ...inputs })).toMatchObject({ warnings: warns ? expected : [] });
});
