import { expect, it } from 'vitest';
import { responseSecrets } from '../../../src/action/secrets/response-secrets.ts';

const address = 'https://webhook.example/deliver/0123456789abcdef';
const build = (webhook_url: unknown) => ({ id: 'x', number: 1, pipeline: { provider: { webhook_url } } });

it.each<[string, unknown, string[]]>([
  ['the webhook address of a build, and its last part', build(address), [address, '0123456789abcdef']],
  ['a slash at its end', build(`${address}/`), [`${address}/`, '0123456789abcdef']],
  ['what comes after its path', build(`${address}?x=1`), [`${address}?x=1`, '0123456789abcdef']],
  ['those of a list, each once', [build(address), build(address), {}], [address, '0123456789abcdef']],
  ['the token of a suite', { slug: 'web', api_token: 'suite-token-1' }, ['suite-token-1']],
  ['nothing where the address is hidden', build(''), []],
  ['nothing where there is none', build(null), []],
  ['nothing of a word that is no address', build('running builds'), []],
  ['nothing of a token that is no text', { id: 'x', api_token: { a: 1 } }, []],
  ['nothing of a build without pipeline', { id: 'x', pipeline: null }, []],
  ['nothing of no answer', undefined, []],
])('the secrets of an answer are found: %s', (_, answer, secrets) => {
  expect(responseSecrets(answer)).toEqual(secrets);
});
