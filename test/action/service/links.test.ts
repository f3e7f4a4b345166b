import { expect, it } from 'vitest';
import { createServiceLinks } from '../../../src/action/service/links.ts';

function links(inputs: Readonly<Record<string, string>>) {
  const warnings: string[] = [];
  const toLink = createServiceLinks(new Map(Object.entries(inputs)), {
    warning: (line) => warnings.push(line),
  });
  return { toLink, warnings };
}

const own = 'https://buildkite.com/acme/web/builds/42#job';
const other = 'https://builds.example.com/acme/web/builds/42';
const local = 'http://localhost:3000/acme/web/builds/42';

it.each<[string, Readonly<Record<string, string>>, readonly (string | null)[]]>([
  ['the default service', {}, [own, null, null]],
  ['the default service, spelled out', { 'base-url': ' https://api.buildkite.com/ ' }, [own, null, null]],
  ['another service', { 'base-url': 'https://ci.example.com/api' }, [own, other, null]],
  ['a service on this machine', { 'base-url': 'http://127.0.0.1:8080' }, [own, other, local]],
  ['an invalid address', { 'base-url': 'buildkite.com' }, [null, null, null]],
])('a link in a response of %s leads only to its host', (_, inputs, expected) => {
  const { toLink } = links(inputs);
  expect([own, other, local].map(toLink)).toEqual(expected);
});

it('a link in a response is compared as browsers read it', () => {
  const evil = [
    ...['https://buildkite.com.evil.example/acme', 'https://buildkite.com@evil.example/acme'],
    ...['https://evil.example/https://buildkite.com/', 'https://evil.example#@buildkite.com/'],
    ...['https://buildkite.com:8443/acme', 'https://www.buildkite.com/acme', 'http://buildkite.com/acme'],
    ...['https:\\\\evil.example/buildkite.com/', 'https:///evil.example/', '//buildkite.com/acme'],
    ...['https://buildkite.com\u2024evil.example/', 'javascript:alert(1)//buildkite.com/'],
  ];
  expect(evil.filter((address) => links({}).toLink(address) !== null)).toEqual([]);
  for (const text of ['BUILDKITE.com/acme', 'buildkite.com:443/acme', 'buildkite.com\\acme'])
    expect(links({}).toLink(`https://${text}`)).toBe('https://buildkite.com/acme');
});

it('a link in a response to another host is a warning, once, and no link itself', () => {
  const { toLink, warnings } = links({});
  for (const address of [own, other, 'https://evil.example/', 'no address', null]) toLink(address);
  expect(warnings).toEqual([
    'The service returned a link to the host builds.example.com. Links to other hosts than its website are shown as text, and outputs for them are empty.',
  ]);
});
