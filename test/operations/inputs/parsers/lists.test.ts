import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseCommits,
  parseList,
  parseListOnce,
  parseSpacedList,
  splitList,
} from '../../../../src/operations/inputs/parsers/lists.ts';
import { parseInteger, parseText } from '../../../../src/operations/inputs/parsers/words.ts';
import { read, refused } from './reading.ts';

describe('a list', () => {
  it.each([
    ['one', ['one']],
    ['one, two,three', ['one', 'two', 'three']],
    ['one,,two,', ['one', 'two']],
    ['one\ntwo', ['one', 'two']],
    ['one\r\ntwo\rthree\n', ['one', 'two', 'three']],
    ['\n  one  \n\n  two\n', ['one', 'two']],
    ['one, two\nthree', ['one, two', 'three']],
    ['\none, two\n', ['one', 'two']],
    ['', []],
    [' , \n', []],
  ])('can be %j', (text, parts) => {
    expect(splitList(text)).toEqual(parts);
  });

  it('is the same on lines and with commas', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(words, (parts) => {
        expect(splitList(parts.join('\n'))).toEqual(parts);
        expect(splitList(parts.join(', '))).toEqual(parts);
      }),
    );
  });

  it('is read part by part, repeated parts once', () => {
    expect(read(parseList(parseInteger(1)), '3, 1, 3, 2, 1')).toEqual([3, 1, 2]);
  });

  it('can tell of a part that is given twice', () => {
    const parse = parseListOnce(parseInteger(1));
    expect(parse('3, 1, 3', 0)).toEqual({ value: [3, 1], note: '3 is given twice and counts once' });
    expect(parse('3, 1', 0)).toEqual({ value: [3, 1] });
  });

  it('is refused for its first invalid part', () => {
    expect(refused(parseList(parseInteger(5)), '7, 4, x')).toBe('a whole number of at least 5');
  });

  it.each([',', ' , ,', '\n'])('cannot be empty, as in %j', (text) => {
    expect(refused(parseList(parseText), text)).toBe('at least one value');
  });
});

describe('a list of names that may hold commas', () => {
  const parse = parseSpacedList((text) => ({ value: text }));

  it.each([
    ['main', ['main']],
    ['main, develop', ['main', 'develop']],
    ['x,main', ['x,main']],
    ['x,main\ndevelop', ['x,main', 'develop']],
  ])('reads %j as %j', (text, values) => {
    expect(parse(text, 0)).toEqual({ value: values });
  });
});

describe('a list of commits', () => {
  const parse = parseCommits((text) => ({ value: text }));
  const [one, two, long] = ['a'.repeat(40), 'B1'.repeat(20), '0'.repeat(64)];

  it.each([
    [`${one},${two},${long}`, [one, two, long]],
    [`${one}, ${two},${one}`, [one, two]],
    [`${one}\n${two}`, [one, two]],
    [`${one},main`, [`${one},main`]],
    ['v1,v2', ['v1,v2']],
  ])('reads %j as %j', (text, values) => {
    expect(parse(text, 0)).toEqual({ value: values });
  });
});
