import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePairs } from '../../../../src/operations/inputs/parsers/pairs.ts';
import { read, refused } from './reading.ts';

const parse = parsePairs((name) => /^[\w.-]+$/.test(name), 'names of word characters');

describe('a list of lines', () => {
  it.each<[string, Record<string, string>]>([
    ['A=1', { A: '1' }],
    ['A=', { A: '' }],
    ['A=1\nB=2', { A: '1', B: '2' }],
    ['A=1\r\nB=2\rC=3\n', { A: '1', B: '2', C: '3' }],
    ['\n\n  A=1\n   \nB=2\n', { A: '1', B: '2' }],
    ['A = spaces around ', { A: 'spaces around' }],
    ['A="quotes go"', { A: 'quotes go' }],
    ["A=' quotes keep spaces '", { A: ' quotes keep spaces ' }],
    ['A="one\'', { A: '"one\'' }],
    ['A="', { A: '"' }],
    ['A=""', { A: '' }],
    ['A=say "this"', { A: 'say "this"' }],
    ['# A=0\nA=1\n  #B=2\n#', { A: '1' }],
    ['A=1=2==', { A: '1=2==' }],
    ['A=$HOME #no comment', { A: '$HOME #no comment' }],
    ['A=b<<c', { A: 'b<<c' }],
    ['A={"json": "stays"}', { A: '{"json": "stays"}' }],
    ['', {}],
    [' \n ', {}],
  ])('can be %j', (text, value) => {
    expect({ ...read(parse, text) }).toEqual(value);
  });

  it.each<[string, Record<string, string>]>([
    ['A<<END\none\ntwo\nEND', { A: 'one\ntwo' }],
    ['A<<END\nEND', { A: '' }],
    ['A<<END\n\nEND', { A: '' }],
    ['A << END \n  indented\nEND\nB=2', { A: '  indented', B: '2' }],
    ['A<<END\r\none\r\ntwo\r\nEND\r\nB=2', { A: 'one\ntwo', B: '2' }],
    ['A<<a=b\none\na=b', { A: 'one' }],
    ['A<<END\nB=2\nC<<D\nEND', { A: 'B=2\nC<<D' }],
    ['A<<END\nFRIEND\nENDING\nEND', { A: 'FRIEND\nENDING' }],
    ['A<<END\n# stays\n\n "as" = it is \nEND', { A: '# stays\n\n "as" = it is ' }],
  ])('can have a value of several lines: %j', (text, value) => {
    expect({ ...read(parse, text) }).toEqual(value);
  });

  it.each([
    ['A', 'NAME=value lines; not valid: line 1'],
    ['A=1\nB', 'NAME=value lines; not valid: line 2'],
    ['A: b', 'NAME=value lines, with "=" where YAML has ":"; not valid: line 1'],
    ['A=1\nB: c\nD:', 'NAME=value lines, with "=" where YAML has ":"; not valid: lines 2 and 3'],
    ['A=1\n\n=2', 'NAME=value lines; not valid: line 3'],
    ['<<END\nx\nEND', 'NAME=value lines; not valid: lines 1, 2 and 3'],
    ['A<<END\none', 'complete: the value of line 1 has no closing line, as in NAME<<END ... END'],
    ['A<<\none\n', 'complete: the value of line 1 has no closing line, as in NAME<<END ... END'],
    ['A=1\nA=2', 'a list of unique names; repeated: line 1 and line 2'],
    ['A=1\nA<<E\n2\nE', 'a list of unique names; repeated: line 1 and line 2'],
    ['a b=1', 'names of word characters; not valid: line 1'],
    ['KEY: c2VjcmV0LWtleQ==', 'names of word characters; not valid: line 1'],
    ['__proto__=1', 'free of names with a special meaning in JavaScript: "__proto__"'],
    ['constructor=1', 'free of names with a special meaning in JavaScript: "constructor"'],
    ['prototype=1', 'free of names with a special meaning in JavaScript: "prototype"'],
    ['A=\0', 'valid Unicode text without NUL characters; not valid: the value of line 1'],
    ['A=half \ud83d', 'valid Unicode text without NUL characters; not valid: the value of line 1'],
    [`{"${'x y'.repeat(30)}":1}`, 'names of word characters; not valid: a name of more than 80 characters'],
  ])('cannot be %j', (text, expected) => {
    expect(refused(parse, text)).toBe(expected);
  });
});

describe('a JSON object', () => {
  it.each<[string, Record<string, string>]>([
    ['{}', {}],
    ['{"A":"1"}', { A: '1' }],
    ['\n { "A" : "one\\ntwo", "B": "" } \n', { A: 'one\ntwo', B: '' }],
    ['{"A":1,"B":true,"C":false,"D":-0.5}', { A: '1', B: 'true', C: 'false', D: '-0.5' }],
    ['{"A":"{\\"A\\":\\"A\\"}"}', { A: '{"A":"A"}' }],
  ])('can have %s', (text, value) => {
    expect({ ...read(parse, text) }).toEqual(value);
  });

  it.each(['12345678901234567890', '1.10', '1e3', '-0'])('keeps the number %s as it is written', (number) => {
    expect({ ...read(parse, `{"A":${number}}`) }).toEqual({ A: number });
  });

  it.each([
    ['{', 'a JSON object or NAME=value lines; it starts like JSON, but is not valid JSON'],
    ['{A=1}', 'a JSON object or NAME=value lines; it starts like JSON, but is not valid JSON'],
    ['{"A":"1"} B=2', 'a JSON object or NAME=value lines; it starts like JSON, but is not valid JSON'],
    ['{"A":null}', 'an object of strings, numbers and booleans; not valid: "A"'],
    ['{"A":["1"]}', 'an object of strings, numbers and booleans; not valid: "A"'],
    ['{"A":{"B":"1"}}', 'an object of strings, numbers and booleans; not valid: "A"'],
    ['{"A":"1","A":"2"}', 'a list of unique names; repeated: "A"'],
    ['{"A":"1","\\u0041":"2"}', 'a list of unique names; repeated: "A"'],
    [`{"A":"1","A"${' '.repeat(100)}:"2"}`, 'a list of unique names; repeated: "A"'],
    ['{"a b":"1"}', 'names of word characters; not valid: "a b"'],
    ['{"":"1"}', 'names of word characters; not valid: ""'],
    ['{"__proto__":"1"}', 'free of names with a special meaning in JavaScript: "__proto__"'],
    ['{"__proto__":{"polluted":"1"}}', 'free of names with a special meaning in JavaScript: "__proto__"'],
    [
      `{"__proto__"${' '.repeat(100)}:"1"}`,
      'free of names with a special meaning in JavaScript: "__proto__"',
    ],
    ['{"constructor":"1"}', 'free of names with a special meaning in JavaScript: "constructor"'],
    ['{"A":"\\u0000"}', 'valid Unicode text without NUL characters; not valid: the value of "A"'],
    ['{"A":"\\ud83d"}', 'valid Unicode text without NUL characters; not valid: the value of "A"'],
  ])('cannot be %j', (text, expected) => {
    expect(refused(parse, text)).toBe(expected);
  });
});

describe('every problem is reported', () => {
  const own = 'free of names with a special meaning in JavaScript';

  it.each<[string, string[]]>([
    [
      'a b=1\n__proto__=2\nB=1\nB=2\nc d=3\nC=\0\nconstructor=4',
      [
        'names of word characters; not valid: line 1 and line 5',
        `${own}: "__proto__" and "constructor"`,
        'a list of unique names; repeated: line 3 and line 4',
        'valid Unicode text without NUL characters; not valid: the value of line 6',
      ],
    ],
    [
      'A=1\nB\nC\nD=1\nD=2',
      ['NAME=value lines; not valid: lines 2 and 3', 'a list of unique names; repeated: line 4 and line 5'],
    ],
    [
      'A=1\nA=2\nB=1\nB=2\nB=3',
      ['a list of unique names; repeated: line 1, line 2, line 3, line 4 and line 5'],
    ],
    [
      'x\nA=1\nA=2\nB<<END\n',
      [
        'NAME=value lines; not valid: line 1',
        'complete: the value of line 4 has no closing line, as in NAME<<END ... END',
        'a list of unique names; repeated: line 2 and line 3',
      ],
    ],
    [
      '{"A":null,"B":[],"a b":"1","A":"2","C":"1","C":"2","prototype":1}',
      [
        'an object of strings, numbers and booleans; not valid: "B"',
        'names of word characters; not valid: "a b"',
        `${own}: "prototype"`,
        'a list of unique names; repeated: "A" and "C"',
      ],
    ],
    ['x\n'.repeat(500), ['NAME=value lines; not valid: lines 1, 2, 3, 4, 5, 6, 7 and 493 more']],
  ])('of %j', (text, sentences) => {
    const parsed = parse(text, 0);
    expect('expected' in parsed ? [parsed.expected, ...(parsed.also ?? [])] : []).toEqual(sentences);
  });
});

describe('any names and values', () => {
  const name = fc
    .stringMatching(/^[\w.-]{1,20}$/)
    .filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text));
  const line = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !/[\r\n\0]/.test(text) && text.isWellFormed());
  const lines = fc.array(line, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('\n'));
  const pairs = fc.dictionary(name, lines, { noNullPrototype: true });

  it('come back from JSON', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        expect({ ...read(parse, JSON.stringify(given)) }).toEqual(given);
        expect({ ...read(parse, JSON.stringify(given, null, 2)) }).toEqual(given);
      }),
    );
  });

  it('come back from lines', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const text = Object.entries(given).map(([key, value]) => spell(key, value));
        expect({ ...read(parse, text.join('\n')) }).toEqual(given);
      }),
    );
  });

  it('are refused when a name occurs twice, in either notation', () => {
    fc.assert(
      fc.property(name, lines, lines, (key, first, second) => {
        const expected = `a list of unique names; repeated: ${JSON.stringify(key)}`;
        const [one, two] = [JSON.stringify(first), JSON.stringify(second)];
        expect(refused(parse, `{${JSON.stringify(key)}:${one},${JSON.stringify(key)}:${two}}`)).toBe(
          expected,
        );
        expect(refused(parse, `${spell(key, first)}\n${spell(key, second)}`)).toMatch(
          /^a list of unique names; repeated: line 1 and line \d+$/,
        );
      }),
    );
  });

  it('never reach a prototype', () => {
    const { prototype } = Object;
    const before = Object.getOwnPropertyNames(prototype);
    fc.assert(
      fc.property(fc.constantFrom('__proto__', 'constructor', 'prototype'), lines, (key, value) => {
        expect('expected' in parse(JSON.stringify({ [key]: value }), 0)).toBe(true);
        expect('expected' in parse(spell(key, value), 0)).toBe(true);
      }),
    );
    expect(Object.getOwnPropertyNames(prototype)).toEqual(before);
  });
});

/** A pair as a person would write it on lines; a value of several goes between marks that are not in it. */
function spell(name: string, value: string): string {
  if (!/[\n"']|^\s|\s$/.test(value)) return `${name}=${value}`;
  let mark = 'END';
  while (value.split('\n').some((line) => line.trim() === mark)) mark += 'X';
  return `${name}<<${mark}\n${value}\n${mark}`;
}
