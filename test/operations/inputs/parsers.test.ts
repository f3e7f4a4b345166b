import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as addresses from '../../../src/operations/inputs/parsers/addresses.ts';
import * as lists from '../../../src/operations/inputs/parsers/lists.ts';
import * as pairs from '../../../src/operations/inputs/parsers/pairs.ts';
import type { Parse } from '../../../src/operations/inputs/parsers/parsed.ts';
import { parseBranch, parseRef } from '../../../src/operations/inputs/parsers/refs.ts';
import { parseSize } from '../../../src/operations/inputs/parsers/sizes.ts';
import { parseDuration, parseMoment } from '../../../src/operations/inputs/parsers/times.ts';
import * as words from '../../../src/operations/inputs/parsers/words.ts';

const { parseBuild, parsePipeline, parseSlug, parseSuite } = addresses;
const { parseGlobs, parseList, parseSpacedList } = lists;
const { parseEnvironment, parseMetaData, parsePairs, toolVariables } = pairs;
const { parseChoice, parseFlag, parseFullSha, parseInteger, parseLine, parseUuid } = words;

/** Relative times count back from here. */
const nowMs = Date.parse('2026-01-31T12:00:00Z');

/** What a text reads as, or `must be …`. */
function read(parse: Parse<unknown>, text: string): unknown {
  const parsed = parse(text, nowMs);
  return 'expected' in parsed ? `must be ${parsed.expected}` : parsed.value;
}

const uuid = '01234567-89ab-cdef-0123-456789abcdef';
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const noon = '2026-01-31T12:00:00.000Z';
const web = { organization: 'acme', pipeline: 'web' };
const build = { ...web, number: 42 };
const checkout = { organization: 'acme', suite: 'checkout' };
const anyText: Parse<string> = (text) => ({ value: text });
const bk = 'https://buildkite.com';
const api = 'https://api.buildkite.com/v2';
const same = (...texts: readonly string[]) => texts.map((text) => [text, text] as const);
const by = (values: Readonly<Record<string, unknown>>) => Object.entries(values);
const all = <Value>(value: Value, ...texts: readonly string[]) => texts.map((text) => [text, value] as const);

type Texts = readonly (readonly [text: string, value: unknown])[];
const reads = (what: string, parse: Parse<unknown>, texts: Texts) => [what, parse, texts] as const;

/** What each parser reads, by parser. */
const readings = [
  reads('a flag', parseFlag, [
    ...all(true, 'true', 'True', 'TRUE'),
    ...all(false, 'false', 'False', 'FALSE'),
  ]),
  reads('a number', parseInteger(1), by({ '1': 1, '007': 7, '9007199254740991': Number.MAX_SAFE_INTEGER })),
  reads('a choice', parseChoice(['all', 'any', 'none']), same('all', 'any', 'none')),
  reads('a line', parseLine, same('Ada “Countess” Lovelace 🚀')),
  reads('a UUID', parseUuid, [[uuid.toUpperCase(), uuid]]),
  reads(
    'a full SHA',
    parseFullSha,
    [20, 32].map((n) => ['Ab'.repeat(n), 'ab'.repeat(n)] as const),
  ),
  reads('a size', parseSize, by({ '1': 1, '500MB': 500_000_000, '1.5 GiB': 1_610_612_736, '2k': 2_000 })),
  reads('a duration', parseDuration, [
    ...by({ '1s': 1_000, '90s': 90_000, '2w': 14 * day, '35d': 35 * day, '1h90m': hour + 90 * minute }),
    ...by({ '5h45m': 5 * hour + 45 * minute, '1w2d3h4m5s': 9 * day + 3 * hour + 4 * minute + 5_000 }),
  ]),
  reads('a moment', parseMoment, [
    ...all(
      { at: noon, isRelative: false },
      '2026-01-31T12:00:00Z',
      '2026-01-31T13:00:00+01:00',
      '2026-01-31 12:00:00 UTC',
    ),
    ...by({
      '2024-02-29': { at: '2024-02-29T00:00:00.000Z', isRelative: false },
      '0s': { at: noon, isRelative: true },
      '24h': { at: '2026-01-30T12:00:00.000Z', isRelative: true },
      '1h30m': { at: '2026-01-31T10:30:00.000Z', isRelative: true },
      '90d': { at: '2025-11-02T12:00:00.000Z', isRelative: true },
    }),
  ]),
  reads('a slug', parseSlug, same('acme-inc', '37signals', 'a', 'Web_2.0', 'x'.repeat(255))),
  reads('a pipeline', parsePipeline, [
    ...by({ web: { pipeline: 'web' }, '*': {}, 'acme/*': { organization: 'acme' } }),
    ...all(web, 'acme/web', `${bk}/acme/web`, `${bk}/acme/web/?branch=main`, `${bk}/acme/web/builds/42`),
    ...all(web, `${bk}/acme/web/settings/steps`, 'http://127.0.0.1:4567/acme/web'),
    ...all(web, `${api}/organizations/acme/pipelines/web/builds`),
    ...all(web, 'https://ci.example/prefix/v2/organizations/acme/pipelines/web'),
  ]),
  reads('a suite', parseSuite, [
    ['rspec', { suite: 'rspec' }],
    ...all(checkout, 'acme/checkout', `${bk}/organizations/acme/analytics/suites/checkout/tests?branch=main`),
    ...all(checkout, `${api}/analytics/organizations/acme/suites/checkout/flaky-tests`),
  ]),
  reads('a build', parseBuild, [
    ['latest', 'latest'],
    ...all({ number: 34 }, '34', '#34', '0034'),
    ...all(build, 'acme/web#42', 'acme/web #42', 'acme/web/42'),
    ...all(build, `${bk}/acme/web/builds/42`, `${bk}/acme/web/builds/42#${uuid}`),
    ...all(build, `${bk}/acme/web/builds/42/steps/canvas?jid=01990000`),
    ...all(build, `${bk}/organizations/acme/pipelines/web/builds/42`),
    ...all(build, 'https://ci.example:8443/acme/web/builds/42/', 'http://127.0.0.1:4567/acme/web/builds/42'),
    ...all(build, `${api}/organizations/acme/pipelines/web/builds/42?exclude_jobs=true`),
    ...all(build, `${api}/organizations/acme/pipelines/web/builds/42/jobs/01990000/log`),
    ...all(build, 'https://ci.example/prefix/v2/organizations/acme/pipelines/web/builds/42'),
  ]),
  reads('a ref', parseRef, [
    ...same(...'main HEAD v2.4.0 refs/heads/main dependabot/npm_and_yarn/react-19.1.1 a@b 🚀'.split(' ')),
    ...same(...'octocat:main a.lockfile weird"quotes\' $(id)'.split(' ')),
  ]),
  reads('a branch', parseBranch, [
    ...same('main', '*', 'release/*', '*/*', 'octocat:*', 'upstream/main'),
    ...all('main', 'refs/heads/main', 'origin/main', 'refs/remotes/upstream/main'),
    ['origin/feature/a', 'feature/a'],
  ]),
  reads('a list', parseList(anyText), [
    ...all(['one', 'two'], 'one,,two,', 'one\ntwo', '\n  one  \r\n\n  two\n', '\none, two\n', 'one,two,one'),
    ['one, two\nthree', ['one, two', 'three']],
  ]),
  reads('a list of names with commas', parseSpacedList(anyText), [
    ...by({ 'main, develop': ['main', 'develop'], 'x,main': ['x,main'], 'x,main\nmain': ['x,main', 'main'] }),
  ]),
  reads('globs', parseGlobs, [
    ['spec/**\n!spec/legacy/**\nspec/**', ['spec/**', '!spec/legacy/**', 'spec/**']],
  ]),
  ...['A', '_', 'DEPLOY_TO', 'path_2', 'X'.repeat(255)].map((name) =>
    reads('an environment', parseEnvironment, [[`${name}=x`, { [name]: 'x' }]]),
  ),
  ...['a', 'buildkite:git:commit', 'release notes', 'ключ', 'x'.repeat(1_024)].map((name) =>
    reads('meta-data', parseMetaData, [[JSON.stringify({ [name]: 'x' }), { [name]: 'x' }]]),
  ),
];

it.each(readings)('%s is read', (_, parse, rows) => {
  expect(rows.map(([text]) => [text, read(parse, text)])).toEqual(rows);
});

const shaRule = 'a full commit SHA of 40 characters, because the service does not match short SHAs';
const durationRule = 'a duration from 1s to 35d, such as 90s, 15m, 2h, 5h45m, 7d or 2w';
const refRule =
  'a git ref without spaces, control characters, "..", "@{", any of ~ ^ ? * [ \\ or a dash at its start';
/** The next number would be another one in JavaScript. */
const beyond = ['9007199254740992', '18446744073709551616'];

/** What each parser refuses, by what it expects instead: words, of which the first may be empty, and more texts. */
const refuses = (parse: Parse<unknown>, expected: string, words: string, ...more: readonly string[]) =>
  [parse, expected, [...words.split(' '), ...more]] as const;

const around = (signs: string) => [...signs].map((sign) => `a${sign}b`);
const builds = ['builds', 'builds/0', 'builds/latest', `builds/${beyond[0]}`];

const refusals = [
  refuses(parseFlag, 'true or false', ' tRUE y yes no 1 0 on', 'true false'),
  refuses(
    parseInteger(1),
    'a whole number of at least 1',
    ' 0 -1 +1 1.5 1e3 0x10 1_000 1,000 ten ٣',
    ...beyond,
  ),
  refuses(parseInteger(1, 'the number of a pull request'), 'the number of a pull request', 'x'),
  refuses(parseInteger(0, 'a whole number from 0 to 3', 3), 'a whole number from 0 to 3', '4'),
  refuses(parseChoice(['all', 'any', 'none']), 'all, any or none', ' All first constructor', ' any'),
  refuses(
    parseLine,
    'a single line without control characters',
    '\n',
    ...around('\r\t\0\u0085\u007f\u2028\u2029'),
  ),
  refuses(parseUuid, `a UUID, such as ${uuid}`, ` ada {${uuid}} ${uuid.replace(/.$/, 'g')} ${uuid}\n`),
  refuses(parseFullSha, shaRule, ` abc1234 ${'a'.repeat(39)} ${'a'.repeat(41)} ${'g'.repeat(40)} HEAD`),
  refuses(parseSize, 'a size, such as 500MB or 1GiB', ' 0 x 1.5.5M 9999999999999T -1k'),
  refuses(
    parseDuration,
    durationRule,
    ' s -5m 1.5h 5M 500ms 45m5h 1m1m 6w PT5M 0s 36d 35d1s 99999999s 1s\n 0 00 9999999',
    '5 m',
  ),
  refuses(parseDuration, 'a duration with a unit, such as 30s or 30m', '30'),
  refuses(parseDuration, 'a duration with a unit, such as 90000s', '90000'),
  refuses(
    parseMoment,
    'a time such as 2026-01-31T12:00:00Z, or a relative time such as 24h, 7d or 2w',
    ' yesterday 2026 2026-01 31.01.2026 1769860800 -24h 9999999d 2026-13-01 2026-01-31T12:00:00 2026-01-31T24:30:00Z',
    '2026-01-31T12:00:00 CET',
  ),
  refuses(
    parseSlug,
    'a slug: letters, digits, "-", "_" and ".", without a slash',
    ' -acme . .. .acme acme%2Fweb acmé acme/web /acme acme/ ../acme',
    ...['a b', 'x'.repeat(256)],
  ),
  refuses(
    parsePipeline,
    'a pipeline slug, organization/pipeline, or the URL of a pipeline, and no ID',
    ` / acme/ /web acme/web/builds acme//web ../web acme/.. ${uuid} acme/${uuid} ftp://buildkite.com/acme/web`,
    ...['buildkite.com/acme/web', `${bk}/acme`, `${bk}/organizations/acme`],
    ...[`${api}/organizations/acme`, 'https://ci.example/prefix/acme/web', `${bk}/acme%2Fevil/web`],
  ),
  refuses(
    parseSuite,
    'the slug of a suite, organization/suite, or the URL of a suite',
    ` / acme/ acme/web/x ${bk}/acme/web ../x`,
  ),
  refuses(
    parseBuild,
    'a build number, the URL of a build, organization/pipeline#number, or latest',
    ` 0 -1 42.0 Latest acme#42 acme/web/x#42 ../web#42 ${uuid} ${bk}/web/builds/42 ${bk}/../web/builds/42`,
    ...['acme/web # 42', ...beyond, 'buildkite.com/acme/web/builds/42', `${bk}/acme%2Fevil/web/builds/42`],
    ...['javascript:alert(1)//acme/web/builds/42', `${bk}/acme/web/builds/42?${'x'.repeat(2_000)}`],
    ...builds.map((end) => `${bk}/acme/web/${end}`),
  ),
  // An agent could read one with a dash as an option.
  refuses(parseRef, refRule, ' @ -f --upload-pack=evil -', ...around(' \t\n\0\u007f~^?*[\\')),
  refuses(parseBranch, 'a branch name that git allows', ' -main a..b a?b /* x.lock', 'a b'),
  refuses(parseBranch, 'a branch, which the ref of a pull request is not', 'refs/pull/7/merge'),
  refuses(parseList(anyText), 'at least one value', ',', ' , ,', '\n'),
  refuses(parseList(parseInteger(5)), 'a whole number of at least 5', '7,4,x'),
  refuses(
    parseEnvironment,
    'pairs with names of letters, digits and "_" that do not start with a digit; not valid: line 1',
    `2A=x A-B=x A.B=x É=x ${'X'.repeat(256)}=x`,
    'A B=x',
  ),
  refuses(
    parseMetaData,
    'pairs with single-line names without brackets; not valid: line 1',
    `a[b]=x a]=x ${'x'.repeat(1_025)}=x`,
  ),
];

it.each(refusals)('%s refuses what is not %s', (parse, expected, texts) => {
  expect(texts.map((text) => [text, read(parse, text)])).toEqual(all(`must be ${expected}`, ...texts));
});

it.each([
  [parsePipeline, 'acme/Web & Shop', '; the slug of this name may be acme/web-shop'],
  [parseSuite, 'Unit  (tests)', '; the slug of this name may be unit-tests'],
  [parseEnvironment, 'export A=x', ', without export; not valid: line 1'],
  [parseEnvironment, ' [{"A": "x"}]', 'a JSON object or NAME=value lines, not an array'],
  [
    parseEnvironment,
    '{"A": "x", "B": "\\"A\\": 1", "A": "y"}',
    'a JSON object of unique names; repeated: name 3',
  ],
  [parseEnvironment, '{"A": 1, "B": "A", "\\u0041" : 2}', 'a JSON object of unique names; repeated: name 3'],
])('what people write instead is explained: %o, %s', (parse, text, words) => {
  expect(parse(text, 0)).toEqual({ expected: expect.stringContaining(words) });
});

it('a value that is read as another one is noted in the log', () => {
  expect(parseBranch('origin/main', 0)).toMatchObject({ note: 'origin/main is read as main' });
  const note = '3 is given twice and counts once';
  expect(parseList(parseInteger(1))('3, 1, 3', 0)).toEqual({ value: [3, 1], note });
  expect(parseList(parseInteger(1))('3, 1', 0)).toEqual({ value: [3, 1], note: undefined });
  expect(parseEnvironment('A=1,B=2', 0)).toEqual({
    value: { A: '1,B=2' },
    note: 'its one line is one value: write each NAME=value on a line of its own',
  });
  expect(parseEnvironment('A=1,2', 0)).toEqual({ value: { A: '1,2' } });
});

it('variables that change how tools on the agent behave are found', () => {
  const risky =
    'PATH Path GIT_SSH_COMMAND BUILDKITE_AGENT_TOKEN LD_PRELOAD LD_LIBRARY_PATH NODE_OPTIONS BASH_ENV ENV IFS';
  expect(toolVariables([...risky.split(' '), 'DEPLOY_TO', 'PATHS'])).toEqual(risky.split(' '));
});

it('a ref is accepted if git accepts it and it does not start with a dash', () => {
  const pieces = [...'aB0./-@~* \u0001:é', '..', '@{', '.lock'];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
  /** The rules of `git check-ref-format`, one after the other as its manual has them; a colon is let through. */
  const isRef = (text: string) =>
    text.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock')) &&
    !text.includes('..') &&
    [...text].every((sign) => sign >= ' ' && sign !== '\u007f' && !' ~^?*[\\'.includes(sign)) &&
    !text.endsWith('.') &&
    !text.includes('@{') &&
    text !== '@';
  fc.assert(
    fc.property(texts, (text) => {
      expect('value' in parseRef(text, 0)).toBe(isRef(text) && !text.startsWith('-'));
    }),
    { numRuns: 1_000 },
  );
});

describe('pairs', () => {
  const parse = parsePairs(/^[\w.-]+$/, 'names of word characters');

  it.each<[string, Record<string, string>]>([
    ['', {}],
    ['A=1\r\n\n  B = spaces around \rC=\n', { A: '1', B: 'spaces around', C: '' }],
    ['A="quotes go"\nB=\' keep spaces \'\nC="one\'', { A: 'quotes go', B: ' keep spaces ', C: '"one\'' }],
    ['A="\nB=""\nC=say "this"', { A: '"', B: '', C: 'say "this"' }],
    ['# A=0\nA=1=2==\n  #B=2', { A: '1=2==' }],
    [
      'A=$HOME #no comment\nB=b<<c\nC={"json": "stays"}',
      { A: '$HOME #no comment', B: 'b<<c', C: '{"json": "stays"}' },
    ],
    ['A<<END\none\ntwo\nEND\nB=2', { A: 'one\ntwo', B: '2' }],
    ['A << END \n  indented\nEND\nB<<E\nE', { A: '  indented', B: '' }],
    ['A<<a=b\none\na=b', { A: 'one' }],
    ['A<<END\nB=2\n# stays\n\nFRIEND\nC<<D\nEND', { A: 'B=2\n# stays\n\nFRIEND\nC<<D' }],
    ['\n { "A" : "one\\ntwo", "B": "" } \n', { A: 'one\ntwo', B: '' }],
    [
      '{"A":1.10,"B":true,"C":12345678901234567890,"D":-0}',
      { A: '1.10', B: 'true', C: '12345678901234567890', D: '-0' },
    ],
  ])('can be %j', (text, value) => {
    expect({ ...(read(parse, text) as object) }).toEqual(value);
  });

  const several = 'and NAME<<END, lines and END for a value of several lines';
  const notJson = 'a JSON object or NAME=value lines; it starts like JSON, but is not valid JSON';
  const wrongValue = 'an object of strings, numbers and booleans; not valid: entry 1';

  it.each([
    ['A=1\n=2', `NAME=value lines, ${several}; not valid: line 2`],
    ['KEY=-----BEGIN\nabc\n-----END', `NAME=value lines, ${several}; not valid: line 2, line 3`],
    ['{"A":"1\\u0000","B":""}', 'values without U+0000; not valid: entry 1'],
    ['A=1\n B: c\nD:', 'NAME=value lines, with "=" where YAML has ":"; not valid: line 2, line 3'],
    ['<<END\nx', 'NAME=value lines; not valid: line 1, line 2'],
    ['A<<END\none', 'complete: the value of line 1 has no closing line, as in NAME<<END ... END'],
    ['A<<\none\n', 'complete: the value of line 1 has no closing line, as in NAME<<END ... END'],
    ['A=1\nA<<E\n2\nE', 'a list of unique names; repeated: line 2'],
    ['KEY: c2VjcmV0LWtleQ==', 'names of word characters; not valid: line 1'],
    ['{"a":"1","":"2"}', 'names of word characters; not valid: entry 2'],
    ['{"a":[],"b":1,"c":null}', 'an object of strings, numbers and booleans; not valid: entry 1, entry 3'],
    ['a!=1\nb=2\nb!=3', 'names of word characters; not valid: line 1, line 3'],
    [
      Array.from({ length: 7 }, (_, at) => `line${at}`).join('\n'),
      'NAME=value lines; not valid: line 1, line 2, line 3, line 4, line 5 and 2 more',
    ],
    ['{A=1}', notJson],
    ['{"A":"1"} B=2', notJson],
    ['{"A":null}', wrongValue],
    ['{"A":["1"]}', wrongValue],
    ['{"A":{"B":"1"}}', wrongValue],
  ])('cannot be %j', (text, expected) => {
    expect(read(parse, text)).toBe(`must be ${expected}`);
  });

  /** A pair as a person would write it on lines; a value of several goes between marks that are not in it. */
  const spell = ([name, value]: readonly [string, string]) => {
    if (!/[\n"']|^\s|\s$/.test(value)) return `${name}=${value}`;
    let mark = 'END';
    while (value.split('\n').some((line) => line.trim() === mark)) mark += 'X';
    return `${name}<<${mark}\n${value}\n${mark}`;
  };
  const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text));
  const lines = fc.array(line, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('\n'));
  const some = fc.dictionary(fc.stringMatching(/^[\w.-]{1,20}$/), lines, { noNullPrototype: true });

  it('come back from JSON and from lines', () => {
    fc.assert(
      fc.property(some, (given) => {
        for (const text of [JSON.stringify(given, null, 2), Object.entries(given).map(spell).join('\n')])
          expect(Object.entries(read(parse, text) as object)).toEqual(Object.entries(given));
      }),
    );
  });
});
