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
import { read, refused } from './reading.ts';

describe('a boolean', () => {
  it.each([
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
    ['FALSE', false],
  ])('can be %s', (text, value) => {
    expect(read(parseFlag, text)).toBe(value);
  });

  it.each(['tRUE', 'y', 'yes', 'no', '1', '0', 'on', '', 'true false'])('cannot be %j', (text) => {
    expect(refused(parseFlag, text)).toBe('true or false');
  });
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

  it.each(['0', '-1', '+1', '1.5', '1e3', '0x10', '1_000', '1,000', 'ten', '', '٣', '9007199254740992'])(
    'cannot be %j',
    (text) => {
      expect(refused(parseInteger(1), text)).toBe('a whole number of at least 1');
    },
  );

  it('is never another number than was written, however large', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 2n ** 53n, max: 10n ** 40n }), (number) => {
        expect(refused(parseInteger(0), String(number))).toBe('a whole number of at least 0');
      }),
    );
  });

  it('can be named by its meaning in the error', () => {
    expect(refused(parseInteger(1, 'the number of a pull request'), 'x')).toBe(
      'the number of a pull request',
    );
  });
});

describe('a choice of words', () => {
  const parse = parseChoice(['all', 'any', 'none']);

  it.each(['all', 'any', 'none'])('can be %s', (word) => {
    expect(read(parse, word)).toBe(word);
  });

  it.each(['All', ' any', 'first', '', 'constructor'])('cannot be %j', (word) => {
    expect(refused(parse, word)).toBe('all, any or none');
  });

  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
  ])('of %j is described as "%s"', (words, said) => {
    expect(oneOf(words)).toBe(said);
  });
});

describe('a line', () => {
  it('can be any text', () => {
    expect(read(parseLine, 'Ada “Countess” Lovelace 🚀')).toBe('Ada “Countess” Lovelace 🚀');
  });

  it.each(['a\nb', 'a\rb', 'a\tb', 'a\0b', 'a\u0085b', 'a\u007fb'])('cannot be %j', (text) => {
    expect(refused(parseLine, text)).toBe('a single line without control characters');
  });

  it.each(['a\u2028b', 'a\u2029b', 'half \ud83d of a pair'])('cannot be %j either', (text) => {
    expect(refused(parseLine, text)).toBe('a single line without control characters');
  });
});

describe('a text', () => {
  it('keeps its lines and its spaces', () => {
    expect(read(parseText, '  one\r\n\n two\t')).toBe('  one\r\n\n two\t');
  });

  it.each(['a\0b', 'half \ud83d of a pair', '\udc00'])('is not %j', (text) => {
    expect(refused(parseText, text)).toBe('valid Unicode text without NUL characters');
  });
});

describe('a UUID', () => {
  it('reads in lower case, of whatever version', () => {
    expect(read(parseUuid, '01234567-89AB-CDEF-0123-456789abcdef')).toBe(
      '01234567-89ab-cdef-0123-456789abcdef',
    );
  });

  it.each([
    '',
    'ada',
    '0123456789abcdef0123456789abcdef',
    '{01234567-89ab-cdef-0123-456789abcdef}',
    '01234567-89ab-cdef-0123-456789abcdeg',
    '01234567-89ab-cdef-0123-456789abcdef\n',
  ])('is not %j', (text) => {
    expect(refused(parseUuid, text)).toBe('a UUID, such as 01234567-89ab-cdef-0123-456789abcdef');
  });
});

describe('a full SHA', () => {
  it.each([40, 64])('has %i characters', (length) => {
    expect(read(parseFullSha, 'Ab'.repeat(length / 2))).toBe('ab'.repeat(length / 2));
  });

  it.each(['', 'abc1234', 'a'.repeat(39), 'a'.repeat(41), 'g'.repeat(40), 'HEAD'])('is not %j', (text) => {
    expect(refused(parseFullSha, text)).toBe(
      'a full commit SHA of 40 characters, because the service does not match short SHAs',
    );
  });
});
