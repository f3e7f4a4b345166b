import { describe, expect, it } from 'vitest';
import { proxySecrets, readProxies } from '../../src/action/proxies.ts';

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

  it('are none where the environment names none', () => {
    expect(readProxies({})).toEqual({ http: undefined, https: undefined, noProxy: undefined });
    expect(proxySecrets(readProxies({}))).toEqual([]);
  });
});

describe('the secrets of a proxy', () => {
  it.each([
    ['http://me:hunter2@proxy:3128', ['hunter2', 'hunter2']],
    ['http://me:p%40ss@proxy:3128', ['p%40ss', 'p@ss']],
    ['me:hunter2@proxy:3128', ['hunter2', 'hunter2']],
    [' http://me:hunter2@proxy ', ['hunter2', 'hunter2']],
    ['http://token@proxy:3128', ['token', 'token']],
    ['http://me:100%@proxy', ['100%', '100%']],
    ['http://proxy:3128', []],
    ['proxy:3128', []],
    ['not an address', []],
  ])('of %j are %j', (https, secrets) => {
    expect(proxySecrets({ https })).toEqual(secrets);
    expect(proxySecrets({ http: https })).toEqual(secrets);
  });
});
