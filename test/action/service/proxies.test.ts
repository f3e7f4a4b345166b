import { describe, expect, it } from 'vitest';
import { proxySecrets, readProxies, throughProxies } from '../../../src/action/service/proxies.ts';
import { createClient, createUndiciTransport, InvalidArgumentError } from '../../../src/client/index.ts';

describe('the proxies', () => {
  it('are those that the environment names', () => {
    const environment = {
      http_proxy: 'http://a:1',
      https_proxy: 'http://b:2',
      no_proxy: 'localhost,.internal',
    };
    expect(readProxies(environment)).toEqual({
      http: 'http://a:1',
      https: 'http://b:2',
      noProxy: 'localhost,.internal',
    });
  });

  it('may be named in upper case, where lower case says nothing', () => {
    expect(readProxies({ HTTPS_PROXY: 'http://upper', https_proxy: '' }).https).toBe('http://upper');
    expect(readProxies({ HTTPS_PROXY: 'http://upper', https_proxy: 'http://lower' }).https).toBe(
      'http://lower',
    );
    expect(readProxies({ NO_PROXY: '*' }).noProxy).toBe('*');
  });

  it('are none if the environment names none', () => {
    expect(readProxies({})).toEqual({ http: undefined, https: undefined, noProxy: undefined });
    expect(proxySecrets(readProxies({}))).toEqual([]);
  });
});

describe('a proxy that cannot be used', () => {
  const connect = (environment: Record<string, string>, token = 'token') => {
    return () =>
      throughProxies(environment, (proxy) =>
        createClient({ token, transport: createUndiciTransport({ proxy }) }),
      );
  };

  it.each([
    [{ https_proxy: 'ht!tp://me:hunter2@x' }, 'https_proxy is not the address of a proxy'],
    [{ HTTPS_PROXY: 'ht!tp://me:hunter2@x' }, 'HTTPS_PROXY is not the address of a proxy'],
    [
      { https_proxy: '', HTTP_PROXY: 'ftp://me:hunter2@x' },
      'HTTP_PROXY must be the address of an http:// or https:// proxy',
    ],
    [
      { http_proxy: 'http://me:hunter2%@x' },
      'http_proxy has a user name or a password that is not percent-encoded',
    ],
  ])('is reported by its variable, and without its password: %j', (environment, words) => {
    expect(connect(environment)).toThrow(InvalidArgumentError);
    expect(connect(environment)).toThrow(`The environment variable ${words}`);
    expect(connect(environment)).not.toThrow(/hunter2/);
  });

  it('is not blamed for anything else', () => {
    expect(connect({ https_proxy: 'http://proxy' }, '')).toThrow(/^token /);
  });
});

describe('the secrets of a proxy are', () => {
  it.each([
    ['http://me:hunter2@proxy:3128', ['me', 'hunter2', 'bWU6aHVudGVyMg==']],
    ['http://me:p%40ss@proxy:3128', ['me', 'p%40ss', 'p@ss', 'bWU6cEBzcw==']],
    ['me:hunter2@proxy:3128', ['me', 'hunter2', 'bWU6aHVudGVyMg==']],
    [' http://me:hunter2@proxy ', ['me', 'hunter2', 'bWU6aHVudGVyMg==']],
    ['http://token@proxy:3128', ['token']],
    ['http://:hunter2@proxy:3128', ['hunter2']],
    ['http://me:100%@proxy', ['me', '100%', 'bWU6MTAwJQ==']],
    ['http://proxy:3128', []],
    ['proxy:3128', []],
    ['not an address', []],
  ])('found in %j: %j', (https, secrets) => {
    expect(proxySecrets({ https })).toEqual(secrets);
    expect(proxySecrets({ http: https })).toEqual(secrets);
  });
});
