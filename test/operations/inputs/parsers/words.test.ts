import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  oneOf,
  parseChoice,
  parseFlag,
  parseFullSha,
  parseInteger,
  parseLine,
  parseText,
  parseUuid,
} from '../../../../src/operations/inputs/parsers/words.ts';
import { read, refusals, refused } from './reading.ts';

const uuid = '01234567-89ab-cdef-0123-456789abcdef';
const choice = parseChoice(['all', 'any', 'none']);

refusals([
  [parseFlag, 'true or false', ['', ...'tRUE y yes no 1 0 on'.split(' '), 'true false']],
  [
    parseInteger(1),
    'a whole number of at least 1',
    ['', ...'0 -1 +1 1.5 1e3 0x10 1_000 1,000 ten ٣ 9007199254740992'.split(' ')],
  ],
  [parseInteger(1, 'the number of a pull request'), 'the number of a pull request', ['x']],
  [choice, 'all, any or none', ['', 'All', ' any', 'first', 'constructor']],
  [
    parseLine,
    'a single line without control characters',
    [...'\n\r\t\0\u0085\u007f\u2028\u2029'].map((sign) => `a${sign}b`).concat('half \ud83d of a pair'),
  ],
  [parseText, 'valid Unicode text without NUL characters', ['a\0b', 'half \ud83d of a pair', '\udc00']],
  [
    parseUuid,
    `a UUID, such as ${uuid}`,
    ['', 'ada', uuid.replaceAll('-', ''), `{${uuid}}`, uuid.replace(/.$/, 'g'), `${uuid}\n`],
  ],
  [
    parseFullSha,
    'a full commit SHA of 40 characters, because the service does not match short SHAs',
    ['', 'abc1234', 'a'.repeat(39), 'a'.repeat(41), 'g'.repeat(40), 'HEAD'],
  ],
]);

it.each([
  ...['true', 'True', 'TRUE'].map((text) => [text, true] as const),
  ...['false', 'False', 'FALSE'].map((text) => [text, false] as const),
])('a boolean can be %s', (text, value) => {
  expect(read(parseFlag, text)).toBe(value);
});

describe('a whole number', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('can be %s', (text, value) => {
    expect(read(parseInteger(1), text)).toBe(value);
  });

  it('is never another number than was written, however large', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 2n ** 53n, max: 10n ** 40n }), (number) => {
        expect(refused(parseInteger(0), String(number))).toBe('a whole number of at least 0');
      }),
    );
  });
});

it.each(['all', 'any', 'none'])('a choice of words can be %s', (word) => {
  expect(read(choice, word)).toBe(word);
});

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('a choice of %j is described as "%s"', (words, said) => {
  expect(oneOf(words)).toBe(said);
});

it('a line can be any text', () => {
  expect(read(parseLine, 'Ada “Countess” Lovelace 🚀')).toBe('Ada “Countess” Lovelace 🚀');
});

it('a text keeps its lines and its spaces', () => {
  expect(read(parseText, '  one\r\n\n two\t')).toBe('  one\r\n\n two\t');
});

it('a UUID reads in lower case, of any version', () => {
  expect(read(parseUuid, uuid.toUpperCase())).toBe(uuid);
});

it.each([40, 64])('a full SHA has %i characters', (length) => {
  expect(read(parseFullSha, 'Ab'.repeat(length / 2))).toBe('ab'.repeat(length / 2));
});
