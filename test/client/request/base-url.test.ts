import { describe, expect, test } from 'vitest';
import { InvalidArgumentError } from '../../../src/client/errors.ts';
import { parseBaseUrl, resolveUrl } from '../../../src/client/request/base-url.ts';

describe('a base URL', () => {
  test.each([
    ['https://api.buildkite.com', 'https://api.buildkite.com', '', false],
    ['https://api.buildkite.com/', 'https://api.buildkite.com', '', false],
    ['HTTPS://API.Example.test:8443/ci//', 'https://api.example.test:8443', '/ci', false],
    ['https://api.example.test:443/a/../b', 'https://api.example.test', '/b', false],
    ['https://api.example.test/v2/ci', 'https://api.example.test', '/v2/ci', false],
    ['https://api.example.test/ci-v2', 'https://api.example.test', '/ci-v2', false],
    ['https://api.buildkite.com/v2', 'https://api.buildkite.com', '', false],
    ['https://api.example.test/ci/v2//', 'https://api.example.test', '/ci', false],
    ['http://localhost:4000/sandbox', 'http://localhost:4000', '/sandbox', true],
    ['http://[::1]:80/', 'http://[::1]', '', true],
    ['https://127.0.0.1', 'https://127.0.0.1', '', true],
  ])('%s is accepted', (text, origin, prefix, loopback) => {
    expect(parseBaseUrl(text)).toEqual({ href: `${origin}${prefix}`, origin, prefix, loopback });
  });

  test.each([
    ...['', 'api.buildkite.com', 'ftp://localhost', 'file:///etc/passwd'],
    ...['http://api.buildkite.com', 'http://127.0.0.1.example.test', 'http://localhost.example.test'],
    ...['http://127.8.9.10', 'https://user@api.example.test', 'https://:pass@api.example.test'],
    ...['https://api.example.test?x=1', 'https://api.example.test/?', 'https://api.example.test/#'],
  ])('%j is refused', (text) => {
    expect(() => parseBaseUrl(text)).toThrow(InvalidArgumentError);
    expect(() => parseBaseUrl(text)).toThrow('baseUrl must be an https address without user name');
  });

  test('is never quoted when it is refused, since it may hold a password', () => {
    expect(() => parseBaseUrl('https://user:hunter22@api.example.test')).not.toThrow(/hunter22/);
  });
});

describe('the last check before a request leaves', () => {
  const base = parseBaseUrl('https://api.example.test/ci');

  test('builds the address from base, path and query', () => {
    expect(resolveUrl(base, '/v2/builds', 'page=1')).toBe('https://api.example.test/ci/v2/builds?page=1');
    expect(resolveUrl(base, '/v2/builds', '')).toBe('https://api.example.test/ci/v2/builds');
  });

  test.each(['/../v2', '/./v2', '/%2e%2e/v2', '/a\\b', '/v2#x', '/v2?x', '/v2/ x', '/v2\n'])(
    'refuses the path %j',
    (path) => {
      expect(() => resolveUrl(base, path, '')).toThrow('path does not lead to the service');
    },
  );

  test.each(['.evil.test/x', '@evil.test/x', ':80@evil.test'])(
    'refuses %j, which leaves the origin',
    (path) => {
      expect(() => resolveUrl({ ...base, prefix: '' }, path, '')).toThrow(
        'path does not lead to the service',
      );
    },
  );
});
