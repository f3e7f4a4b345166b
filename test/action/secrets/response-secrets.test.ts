import { expect, it } from 'vitest';
import {
  responseSecrets,
  webhookAddresses,
  webhookSegments,
} from '../../../src/action/secrets/response-secrets.ts';

const address = 'https://webhook.example/deliver/0123456789abcdef';
const secret = '0123456789abcdef';
const build = (webhook_url: unknown) => ({ id: 'x', number: 1, pipeline: { provider: { webhook_url } } });

it.each<[string, unknown, string[]]>([
  ['the last part of the webhook address of a build', build(address), [secret]],
  ['a slash at its end', build(`${address}/`), [secret]],
  ['what comes after its path', build(`${address}?key=fedcba9876543210`), [secret, 'fedcba9876543210']],
  [
    'what is in front of its host',
    build('https://u:fedcba9876543210@webhook.example/'),
    ['fedcba9876543210'],
  ],
  ['a segment that is not the last', build(`${address}/github/events`), [secret]],
  ['one with signs after it', build(`${address}==;v=1#top`), [secret]],
  [
    'one that is percent-encoded',
    build('https://x.example/%30123456789abcdef'),
    ['%30123456789abcdef', secret],
  ],
  ['one of an address that cannot be parsed', build(`https://[bad/deliver/${secret}`), [secret]],
  ['those of a list', [build(address), {}, build(address)], [secret, secret]],
  ['the token of a suite', { slug: 'web', api_token: 'suite-token-1' }, ['suite-token-1']],
  ['nothing where the address is hidden', build(''), []],
  ['nothing where there is none', build(null), []],
  ['nothing of a word that is no address', build('running builds'), []],
  ['nothing of a token that is no text', { id: 'x', api_token: { a: 1 } }, []],
  ['nothing of a token that is empty', { id: 'x', api_token: '' }, []],
  ['nothing of a build without pipeline', { id: 'x', pipeline: null }, []],
  ['nothing of no answer', undefined, []],
])('the secrets of an answer are found: %s', (_, answer, secrets) => {
  expect(responseSecrets(answer)).toEqual(secrets);
});

it.each<[unknown, string[]]>([
  [build(address), ['webhook.example/deliver/0123456789abcdef']],
  [[build(`${address}?a=b`), {}], ['webhook.example/deliver/0123456789abcdef?a=b']],
  [build(''), []],
  [build('running builds'), []],
  [null, []],
])('the addresses of %j are found without their scheme', (answer, addresses) => {
  expect(webhookAddresses(answer)).toEqual(addresses);
});

it.each<[string, unknown, string[]]>([
  ['the last one', build(address), [secret]],
  ['in front of a query and a fragment', build(`${address}/?a=b/c#d/e`), [secret]],
  ['a word', build('https://webhook.example/deliver/production'), ['production']],
  ['decoded too', build('https://webhook.example/deliver/%71werty'), ['%71werty', 'qwerty']],
  ['none of an address without a path', build('https://webhook.example/'), []],
  ['none where the address is hidden', build(''), []],
  [
    'none that is the slug of the pipeline',
    { pipeline: { slug: 'web-2024', provider: { webhook_url: 'https://x.example/web-2024' } } },
    [],
  ],
  ['those of a list', [build(address), null, 7], [secret]],
])('the last segments of webhook addresses are found: %s', (_, answer, segments) => {
  expect(webhookSegments(answer)).toEqual(segments);
});
