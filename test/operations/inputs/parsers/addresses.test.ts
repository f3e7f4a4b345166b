import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseBuild,
  parsePipeline,
  parseSlug,
  parseSuite,
} from '../../../../src/operations/inputs/parsers/addresses.ts';
import { read, refusals } from './reading.ts';

const slug = fc.stringMatching(/^[a-z0-9_][a-z0-9._-]{0,30}$/);
const number = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

const aSlug = 'a slug: letters, digits, "-", "_" and "."';
const aPipeline = 'a pipeline slug, organization/pipeline, or the URL of a pipeline';
const aBuild = 'a build number, the URL of a build, organization/pipeline#number, or latest';
const id = '01990000-0000-7000-8000-000000000007';
/** The next would be another build as a number of JavaScript. */
const beyond = ['9007199254740992', '9007199254740993', '18446744073709551616'];

refusals([
  [
    parseSlug,
    aSlug,
    ['', ...'-acme . .. .acme acme%2Fweb acmé'.split(' '), 'acme inc', 'a\nb', 'x'.repeat(256)],
  ],
  [parseSlug, `${aSlug}, without a slash`, ['acme/web', '/acme', 'acme/', '../acme']],
  [
    parsePipeline,
    aPipeline,
    [
      ...['', ...'/ acme/ /web acme/web/builds acme//web ../web acme/..'.split(' '), 'a b'],
      'buildkite.com/acme/web',
      'https://buildkite.com/acme',
      'https://buildkite.com/organizations/acme',
      'https://api.buildkite.com/v2/organizations',
      'https://api.buildkite.com/v2/organizations/acme',
      'https://ci.example/prefix/acme/web',
      'https://buildkite.com/acme%2Fevil/web',
      'ftp://buildkite.com/acme/web',
    ],
  ],
  [parsePipeline, `${aPipeline}; pipeline IDs are not supported`, [id, `acme/${id}`]],
  [
    parseSuite,
    'the slug of a suite, organization/suite, or the URL of a suite',
    ['', '/', 'acme/', 'acme/web/x', 'https://buildkite.com/acme/web', 'a b', '../x'],
  ],
  [
    parseBuild,
    aBuild,
    [
      ...['', ...'0 -1 42.0 Latest acme#42 acme/web/x#42 ../web#42'.split(' '), 'acme/web # 42'],
      'buildkite.com/acme/web/builds/42',
      'ftp://buildkite.com/acme/web/builds/42',
      'javascript:alert(1)//acme/web/builds/42',
      'https://buildkite.com/acme/web/builds',
      'https://buildkite.com/acme/web/builds/0',
      'https://buildkite.com/acme/web/builds/latest',
      'https://buildkite.com/web/builds/42',
      'https://buildkite.com/acme%2Fevil/web/builds/42',
      'https://buildkite.com/../web/builds/42',
      `https://buildkite.com/acme/web/builds/42?${'x'.repeat(2_000)}`,
      ...beyond.flatMap((number) => [number, `https://buildkite.com/acme/web/builds/${number}`]),
    ],
  ],
  [parseBuild, `${aBuild}; build IDs are not supported`, [id]],
]);

describe('a slug', () => {
  it.each(['acme', 'acme-inc', '37signals', 'a', 'Web_2.0', 'x'.repeat(255)])('can be %s', (text) => {
    expect(read(parseSlug, text)).toBe(text);
  });
});

describe('a pipeline', () => {
  it.each([
    ['web', { pipeline: 'web' }],
    ['acme/web', { organization: 'acme', pipeline: 'web' }],
  ])('can be %s', (text, value) => {
    expect(read(parsePipeline, text)).toEqual(value);
  });

  it.each([
    'https://buildkite.com/acme/web',
    'https://buildkite.com/acme/web/',
    'https://buildkite.com/acme/web?branch=main',
    'https://buildkite.com/acme/web/builds',
    'https://buildkite.com/acme/web/builds/42',
    'https://buildkite.com/acme/web/settings/steps',
    'https://api.buildkite.com/v2/organizations/acme/pipelines/web',
    'https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds',
    'https://ci.example/prefix/v2/organizations/acme/pipelines/web',
    'http://127.0.0.1:4567/acme/web',
  ])('can be %s', (text) => {
    expect(read(parsePipeline, text)).toEqual({ organization: 'acme', pipeline: 'web' });
  });
});

describe('a suite', () => {
  it('can be its slug', () => {
    expect(read(parseSuite, 'rspec')).toEqual({ suite: 'rspec' });
  });

  it.each([
    'acme/checkout',
    'https://buildkite.com/organizations/acme/analytics/suites/checkout',
    'https://buildkite.com/organizations/acme/analytics/suites/checkout/tests?branch=main',
    'https://api.buildkite.com/v2/analytics/organizations/acme/suites/checkout',
    'https://ci.example/prefix/v2/analytics/organizations/acme/suites/checkout/flaky-tests',
  ])('can be %s', (text) => {
    expect(read(parseSuite, text)).toEqual({ organization: 'acme', suite: 'checkout' });
  });
});

describe('a build', () => {
  it.each([
    ['#34', { number: 34 }],
    ['acme/web#34', { organization: 'acme', pipeline: 'web', number: 34 }],
    ['acme/web #34', { organization: 'acme', pipeline: 'web', number: 34 }],
    ['acme/web/34', { organization: 'acme', pipeline: 'web', number: 34 }],
  ])('can be pasted as a step prints it: %s', (text, value) => {
    expect(read(parseBuild, text)).toEqual(value);
  });

  it('can be the latest', () => {
    expect(read(parseBuild, 'latest')).toBe('latest');
  });

  const there = { organization: 'acme', pipeline: 'web', number: 42 };

  it.each([
    ['1', 1],
    ['42', 42],
    ['0042', 42],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('is named by its number: %s', (text, expected) => {
    expect(read(parseBuild, text)).toEqual({ number: expected });
  });

  it.each([
    'https://buildkite.com/acme/web/builds/42',
    'https://buildkite.com/acme/web/builds/42/',
    'https://buildkite.com/acme/web/builds/42#01990000-0000-7000-8000-000000000007',
    'https://buildkite.com/acme/web/builds/42?tab=output',
    'https://buildkite.com/acme/web/builds/42/canvas',
    'https://buildkite.com/acme/web/builds/42/steps/canvas?jid=01990000',
    'https://buildkite.com/organizations/acme/pipelines/web/builds/42',
    'https://ci.example:8443/acme/web/builds/42',
    'http://127.0.0.1:4567/acme/web/builds/42',
  ])('is named by its web address: %s', (text) => {
    expect(read(parseBuild, text)).toEqual(there);
  });

  it.each([
    'https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds/42',
    'https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds/42/',
    'https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds/42?exclude_jobs=true',
    'https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds/42/cancel',
    'https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds/42/jobs/01990000/log',
    'https://ci.example/prefix/v2/organizations/acme/pipelines/web/builds/42',
  ])('is named by its API address: %s', (text) => {
    expect(read(parseBuild, text)).toEqual(there);
  });

  it('is read from every address of every build', () => {
    fc.assert(
      fc.property(slug, slug, number, (organization, pipeline, found) => {
        const build = { organization, pipeline, number: found };
        const web = `https://ci.example/${organization}/${pipeline}/builds/${found}`;
        const api = `https://ci.example/v2/organizations/${organization}/pipelines/${pipeline}/builds/${found}`;
        expect(read(parseBuild, web)).toEqual(build);
        expect(read(parseBuild, api)).toEqual(build);
      }),
    );
  });
});
