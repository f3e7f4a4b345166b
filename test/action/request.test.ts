import { describe, expect, it } from 'vitest';
import { readRequest } from '../../src/action/request.ts';
import { operations } from '../../src/operations/operations.ts';

const nowMs = Date.parse('2026-01-31T12:00:00Z');
const token = 'bkua_0123456789abcdef';
const good = { operation: 'get-build', token, pipeline: 'acme/web', build: '42' };

function read(inputs: Readonly<Record<string, string>>) {
  return readRequest(new Map(Object.entries(inputs)), { event: {}, nowMs });
}

function problems(inputs: Readonly<Record<string, string>>): readonly string[] {
  const request = read(inputs);
  return 'problems' in request ? request.problems : [];
}

function warnings(inputs: Readonly<Record<string, string>>): readonly string[] {
  const request = read(inputs);
  if ('problems' in request) throw new Error(request.problems.join(' '));
  return request.warnings;
}

const names = operations.map(({ name }) => name);

describe('a request', () => {
  it('says what to do, as whom, and where', () => {
    expect(read(good)).toMatchObject({
      operation: { name: 'get-build' },
      token,
      githubToken: null,
      baseUrl: 'https://api.buildkite.com',
      warnings: [],
    });
  });

  it('has its inputs trimmed', () => {
    const spaced = Object.fromEntries(Object.entries(good).map(([name, text]) => [name, ` ${text}\n`]));
    expect(read(spaced)).toMatchObject({ operation: { name: 'get-build' }, token });
  });

  it('keeps the white space of free text', () => {
    const trigger = {
      operation: 'trigger-build',
      token,
      pipeline: 'acme/web',
      commit: 'HEAD',
      branch: 'main',
    };
    expect(problems({ ...trigger, env: '\n  A= b \n' })).toEqual([]);
  });

  it('can be for another server, under a path, or on this machine', () => {
    for (const baseUrl of ['https://ci.example/api/', 'http://127.0.0.1:4567', 'http://localhost'])
      expect(read({ ...good, 'base-url': baseUrl })).toMatchObject({ baseUrl });
  });
});

describe('the identity of the job', () => {
  const { token: _token, ...untold } = good;
  const identity = { ...untold, 'oidc-client-id': 'client-1', 'oidc-audience': 'https://buildkite.com/acme' };
  const tokenUrl = 'https://ci.example/oauth/token';

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['at the usual service', {}, 'https://buildkite.com/oauth/token'],
    ['at its address', { 'base-url': 'https://api.buildkite.com/' }, 'https://buildkite.com/oauth/token'],
    ['elsewhere', { 'oidc-token-url': tokenUrl }, tokenUrl],
    ['at another service', { 'base-url': 'https://ci.example', 'oidc-token-url': tokenUrl }, tokenUrl],
    ['on this machine', { 'oidc-token-url': 'http://127.0.0.1:1/token' }, 'http://127.0.0.1:1/token'],
  ])('replaces a token: %s', (_, more, expected) => {
    expect(read({ ...identity, ...more })).toMatchObject({
      token: { clientId: 'client-1', audience: 'https://buildkite.com/acme', tokenUrl: expected },
    });
  });

  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'with a token',
      { token },
      ['Inputs token and oidc-client-id cannot be used together: remove one of them.'],
    ],
    [
      'without an audience',
      { 'oidc-audience': ' ' },
      ['Input oidc-audience is missing: signing in with the identity of the job needs it.'],
    ],
    [
      'without a client',
      { 'oidc-client-id': '' },
      ['Input oidc-client-id is missing: signing in with the identity of the job needs it.'],
    ],
    [
      'at another service without its address',
      { 'base-url': 'https://api.buildkite.com/ci' },
      ['Input oidc-token-url is missing: with another base-url, its default would not be right.'],
    ],
    [
      'at an address that is not https',
      { 'oidc-token-url': 'http://buildkite.com/oauth/token' },
      [expect.stringMatching(/^Input oidc-token-url must be an https address .*; it was "http:/)],
    ],
    [
      'with an address that holds a password',
      { 'oidc-token-url': 'https://me:hunter2@ci.example' },
      [expect.stringMatching(/^Input oidc-token-url must be .*; it was an address with a user name\.$/)],
    ],
    [
      'with two lines',
      { 'oidc-client-id': 'a\nb' },
      [expect.stringMatching(/^Input oidc-client-id must be one line/)],
    ],
  ])('is refused %s', (_, more, expected) => {
    expect(problems({ ...identity, ...more })).toEqual(expected);
  });
});

describe('what is wrong with the inputs', () => {
  it('includes an unknown operation, and the other inputs are still read', () => {
    const words = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
    expect(problems({ ...good, operation: 'deploy', build: 'x', wait: 'maybe' })).toEqual([
      `Input operation must be ${words}; it was "deploy".`,
      'Input build must be a build number, the URL of a build, organization/pipeline#number, or latest; it was "x".',
      'Input wait must be true or false; it was "maybe".',
    ]);
  });

  it.each([
    ['get_build', 'get-build'],
    ['triggerbuild', 'trigger-build'],
    ['list-flaky-test', 'list-flaky-tests'],
  ])('names the operation that %s may mean', (operation, meant) => {
    expect(problems({ ...good, operation })).toEqual([
      expect.stringContaining(` (did you mean ${meant}?); it was "${operation}".`),
    ]);
  });

  it.each(['ghp_abc', 'ghs_abc', 'github_pat_abc'])('includes a token of GitHub: %s', (wrong) => {
    expect(problems({ ...good, token: wrong })).toEqual([
      'Input token must be an API token of the service; it looks like a GitHub token.',
    ]);
  });

  it('includes inputs by the names of the vendor’s action', () => {
    const old = { build_env_vars: '{"A":"b"}', wait_interval: '10', send_pull_request: 'true' };
    expect(problems({ ...good, ...old })).toEqual([
      'Input build_env_vars is called env here.',
      'Input send_pull_request does not exist here: remove it.',
      'Input wait_interval is called poll-interval here.',
    ]);
  });

  it('is quoted completely or not at all', () => {
    expect(problems({ ...good, build: 'x'.repeat(121) })).toEqual([
      'Input build must be a build number, the URL of a build, organization/pipeline#number, or latest; it was a text of 121 characters.',
    ]);
  });
});

describe('the URL of a pipeline or a build', () => {
  const listed = { operation: 'list-builds', token, pipeline: 'https://github.com/acme/web' };

  it('of another host is refused, with what to write instead', () => {
    expect(problems(listed)).toEqual([
      'Input pipeline must be organization/pipeline, or a URL of the service (buildkite.com or api.buildkite.com); it was "https://github.com/acme/web".',
    ]);
    const build = 'https://ci.example/acme/web/builds/42';
    expect(problems({ operation: 'get-build', token, build })).toEqual([
      `Input build must be the number of the build, or a URL of the service (buildkite.com or api.buildkite.com); it was "${build}".`,
    ]);
  });

  it.each([
    'https:github.com/acme/web',
    'HTTPS://GitHub.com/acme/web',
    'https://buildkite.com.evil.example/acme/web',
    'https://buildkite.com@evil.example/acme/web',
    'https://buildkite.com:8443/acme/web',
    'https://buildkite.com/acme/web\nhttps://github.com/acme/api',
  ])('is refused however it is spelled: %j', (pipeline) => {
    expect(problems({ ...listed, pipeline })).toEqual([
      expect.stringMatching(/^Input pipeline must be organization\/pipeline, or a URL of the service/),
    ]);
  });

  it.each([
    [{}, 'https://buildkite.com/acme/web'],
    [{}, 'https://www.buildkite.com/acme/web'],
    [{}, 'https://api.buildkite.com/v2/organizations/acme/pipelines/web'],
    [{ 'base-url': 'https://ci.example/api' }, 'https://ci.example/acme/web'],
    [{ 'base-url': 'https://api.ci.example' }, 'https://ci.example/acme/web'],
  ])('is read if it is one of the service, or can be: %j, %s', (more, pipeline) => {
    expect(problems({ ...listed, ...more, pipeline })).toEqual([]);
  });

  it('of a suite is compared too', () => {
    const suite = 'https://ci.example/organizations/acme/analytics/suites/checkout';
    expect(problems({ operation: 'get-suite', token, suite, organization: 'acme' })).toEqual([
      `Input suite must be the slug of the suite, or a URL of the service (buildkite.com or api.buildkite.com); it was "${suite}".`,
    ]);
  });
});

describe('a token', () => {
  it.each(['', ' ', '\n'])('that is empty (%j) says who gets no secrets', (empty) => {
    expect(problems({ ...good, token: empty })).toEqual([
      expect.stringContaining('Dependabot get no secrets'),
    ]);
  });

  it.each(['abc\ndef', 'abc def', 'abc\tdef', 'tökén', 'abc\0def', '“quoted”'])(
    'that is not valid (%j) is never quoted',
    (bad) => {
      expect(problems({ ...good, token: bad, 'github-token': bad })).toEqual([
        'Input token must be one line of visible ASCII characters without spaces.',
        'Input github-token must be one line of visible ASCII characters without spaces.',
      ]);
    },
  );
});

describe('an input that may hold a secret', () => {
  const trigger = { operation: 'trigger-build', token, pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };

  it.each([
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
    ['build', 'ftp://me:hunter2@ci.example/acme/web/builds/1'],
  ])('is not quoted: %s of %j', (name, text) => {
    const base = name === 'build' ? good : trigger;
    const found = problems({ ...base, [name]: text });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^Input ${name} must be `));
    expect(found[0]).not.toContain('hunter2');
  });
});

describe('an input that the operation does not use', () => {
  it('causes a warning that names both', () => {
    expect(warnings({ ...good, branch: 'main', limit: '5', annotations: 'all' })).toEqual([
      'Input branch is not used by get-build when build names a build.',
      'Input limit is not used by get-build.',
      'Input annotations is not used by get-build.',
    ]);
  });

  it('causes no warning if it has its default, or is empty', () => {
    expect(warnings({ ...good, 'wait-timeout': '5h45m', 'fail-fast': 'false', branch: ' ' })).toEqual([]);
  });

  it('is not read, so that its errors do not matter', () => {
    expect(warnings({ ...good, limit: 'all' })).toEqual(['Input limit is not used by get-build.']);
  });
});
