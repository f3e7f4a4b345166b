import { expect, it } from 'vitest';
import { hideResponseSecrets } from '../../../src/action/secrets/response-secrets.ts';

const build = (webhook_url: unknown, slug = 'web') => ({
  number: 1,
  pipeline: { slug, provider: { webhook_url } },
});
const address = 'x.example/deliver/0123456789abcdef';
const key = '0123456789abcdef';

it.each<[string, unknown, string[]]>([
  ['an address, and the end of its path', build(`https://${address}`), [`exact ${address}`, `found ${key}`]],
  ['one with a slash at its end', build(`https://${address}/`), [`exact ${address}/`, `found ${key}`]],
  ['one with more', build(`https://${address}/?a=b/c#d`), [`exact ${address}/?a=b/c#d`, `found ${key}`]],
  ['the decoded end too', build('https://x/%71werty'), ['exact x/%71werty', 'end %71werty', 'end qwerty']],
  ['no slug of a pipeline', build('https://x.example/web-2024', 'web-2024'), ['exact x.example/web-2024']],
  [
    'the end if it cannot be decoded',
    build('https://x/%zz-0f9e8d7c'),
    ['exact x/%zz-0f9e8d7c', 'end %zz-0f9e8d7c'],
  ],
  [
    'one in which another one is',
    build(`${address}?to=https://y`),
    [`exact ${address}?to=https://y`, `found ${key}`],
  ],
  ['no host', build('https://build.example-host/'), ['exact build.example-host/']],
  ['those of a list', [build(`https://${address}`), null, 7], [`exact ${address}`, `found ${key}`]],
  ['the token of a suite', { slug: 'web', api_token: 'suite-token-1' }, ['found suite-token-1']],
  ['no token that is no text', { id: 'x', api_token: { a: 1 } }, []],
  ['nothing of an address that is hidden', build(''), []],
  ['nothing of what is no text', build(null), []],
  ['nothing of a word', build('running builds'), []],
  ['nothing without a provider', { id: 'x', pipeline: { slug: 'web', provider: null } }, []],
  ['nothing without a pipeline', { id: 'x', pipeline: null }, []],
  ['nothing without an answer', undefined, []],
])('of an answer is hidden: %s', (_, answer, expected) => {
  const hidden: string[] = [];
  const hide = (how: string) => (text: string) => text !== '' && hidden.push(`${how} ${text}`) > 0;
  hideResponseSecrets(answer, {
    // A short one does not look like a secret of its own.
    hideFound: (text) => text.length > 12 && hide('found')(text),
    hideNamed: hide('end'),
    hideExact: hide('exact'),
  });
  expect([...new Set(hidden)]).toEqual(expected);
});
