import { expect, it } from 'vitest';
import { proxySecrets, readProxies } from '../../../src/action/service/proxies.ts';

it.each([
  [
    { http_proxy: 'http://a:1', https_proxy: 'http://b:2', no_proxy: 'localhost,.internal' },
    { http: 'http://a:1', https: 'http://b:2', noProxy: 'localhost,.internal' },
  ],
  [{ HTTPS_PROXY: 'http://upper', https_proxy: '' }, { https: 'http://upper' }],
  [
    { HTTPS_PROXY: 'http://upper', https_proxy: 'http://lower', NO_PROXY: '*' },
    { https: 'http://lower', noProxy: '*' },
  ],
  [{}, {}],
])(
  'the proxies are those that the environment names, in lower case before upper case: %j',
  (environment, proxies) => {
    expect(readProxies(environment)).toEqual(proxies);
  },
);

it.each([
  ['http://me:hunter2@proxy:3128', ['hunter2', 'bWU6aHVudGVyMg==']],
  ['http://me:p%40ss@proxy:3128', ['p%40ss', 'p@ss', 'bWU6cEBzcw==']],
  [' me:hunter2@proxy:3128 ', ['hunter2', 'bWU6aHVudGVyMg==']],
  ['http://token@proxy:3128', ['token']],
  ['http://:hunter2@proxy:3128', ['hunter2', 'Omh1bnRlcjI=']],
  ['http://me:100%@proxy', ['100%', 'bWU6MTAwJQ==']],
  ['proxy:3128', []],
  ['not an address', []],
])('the secrets of a proxy are found in %j: %j', (address, secrets) => {
  expect(proxySecrets({ https: address })).toEqual(secrets);
  expect(proxySecrets({ http: address })).toEqual(secrets);
});
