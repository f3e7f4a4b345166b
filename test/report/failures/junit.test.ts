import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJunit } from '../../../src/report/failures/junit.ts';

const folder = join(import.meta.dirname, 'fixtures/junit');
const files = readdirSync(folder).filter((file) => file.endsWith('.xml'));
const read = (text: string | Uint8Array) =>
  readJunit(typeof text === 'string' ? new TextEncoder().encode(text) : text);
const report = (cases: string) => `<testsuites><testsuite name="s">${cases}</testsuite></testsuites>`;
const fails = (name: string, message = 'no') =>
  `<testcase name="${name}" classname="c"><failure message="${message}"/></testcase>`;

/** What a report has, in lines. */
function rowsOf(bytes: Uint8Array): string[] {
  const { totals, tests, retried, problem } = read(bytes);
  const rows = tests.map(({ file, line, scope, name, message }) =>
    [`${file ?? ''}:${line ?? ''}`, scope, name, message.replaceAll('\n', '⏎')].join(' | '),
  );
  const first = retried.map(({ scope, name }) => `passed on retry: ${scope} | ${name}`);
  return [
    `${totals.ran} ran, ${totals.failed} failed, ${totals.skipped} skipped`,
    ...rows,
    ...first,
    ...(problem ? [problem] : []),
  ];
}

describe('a test report in the XML of JUnit', () => {
  it('is read in the forms of all test runners', async () => {
    const all = files.map((file) => `${file}: ${rowsOf(readFileSync(join(folder, file))).join('\n')}\n`);
    await expect(all.join('\n')).toMatchFileSnapshot('fixtures/junit/read.txt');
  });

  it('decides by the last of several attempts', () => {
    const attempt = (part: string) => `<testcase name="a" classname="c">${part}</testcase>`;
    const [no, yes, later] = ['<failure message="no"/>', '', '<skipped/>'].map(attempt);
    expect(read(report(`${no}${yes}`))).toMatchObject({ tests: [], retried: [{ name: 'a' }] });
    expect(read(report(`${yes}${no}`))).toMatchObject({ tests: [{ name: 'a' }], retried: [] });
    expect(read(report(`${no}${no}`)).tests).toHaveLength(1);
    expect(read(report(`${no}${later}`)).tests).toHaveLength(1);
  });

  it('distinguishes tests of the same name by their class and file', () => {
    const other = '<testcase name="a" classname="d"/>';
    expect(read(report(`${fails('a')}${other}`)).tests).toHaveLength(1);
    const inFile = (file: string, part: string) => `<testsuite file="${file}">${part}</testsuite>`;
    const passes = '<testcase name="a" classname="c"/>';
    expect(read(report(inFile('a.js', fails('a')) + inFile('b.js', passes))).tests).toHaveLength(1);
    const several = report(inFile('a.js', fails('a') + fails('b')) + fails('c'));
    expect(read(several).tests.map(({ file }) => file)).toEqual(['a.js', 'a.js', null]);
  });

  it('lists a test of Go with failed subtests only if it has a message of its own', () => {
    const names = (text: string) => read(report(text)).tests.map(({ name }) => name);
    expect(names(fails('A') + fails('A/b'))).toEqual(['A', 'A/b']);
    expect(names(fails('A', '') + fails('A/b'))).toEqual(['A/b']);
  });

  it.each([
    ['of its class', 'a.Checks$Inner', ['(Helper.java:3)', '(Checks.java:9)'], 'Checks.java'],
    ['of tests', 'Cart', ['(/a/b.js:2:1)', '(C:/a/spec_cart.jsx:9:5)'], 'C:/a/spec_cart.jsx'],
    ['of a class of tests', 'Cart', ['(/a/b.cs:2)', '(CartTests.cs:9)'], 'CartTests.cs'],
    ['that is relative', 'Cart', ['(C:/a/b.js:2:1)', '(./cart/add.js:9:5)'], 'cart/add.js'],
    ['like its class', 'cart.tsx', ['(b.js:2:1)', '(cart.tsx:9:5)'], 'cart.tsx'],
    ['or no file', '', ['(node_modules/x/a.test.js:2:1)', '(/a/cart.js:9:5)'], null],
  ])('takes the file of a test from its trace: the first %s', (_, scope, places, file) => {
    const trace = places.map((each) => `  at add ${each}`).join('\n');
    const text = `<testcase name="adds" classname="${scope}"><failure>${trace}</failure></testcase>`;
    expect(read(report(text)).tests).toMatchObject([{ file, line: file && 9, message: '' }]);
  });

  it('takes no loader for the file of a test without a class', () => {
    const trace = '  at require (/a/.pnp.cjs:2:1)\n  at add (/a/cart.test.js:9:5)';
    const one = `<testsuite><testcase name="adds"><failure>${trace}</failure></testcase></testsuite>`;
    expect(read(one).tests).toMatchObject([{ file: '/a/cart.test.js', line: 9 }]);
  });

  it('takes the text of a failure as its message, without the lines of a trace', () => {
    const trace =
      '  lib/cart.rb:7\nno Traceback in a.rb:3\nlib/cart.rb:8\n# /a/cart.rb:9:in add\ngoroutine 7';
    const text = `<testcase name="adds"><failure>${trace}</failure></testcase>`;
    expect(read(report(text)).tests).toMatchObject([
      { scope: 's', message: 'no Traceback in a.rb:3', trace },
    ]);
    const first = '<flakyFailure><stackTrace>no\n  at add (a.js:7)\nafter</stackTrace></flakyFailure>';
    expect(read(report(`<testcase>${first}</testcase>`)).retried).toMatchObject([{ message: 'no' }]);
  });

  it('is read in the encodings of its declaration', () => {
    const declared = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?>${report(fails('ä'))}`;
    const texts = [
      Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le'),
      Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le').swap16(),
      Buffer.from(declared('ISO-8859-1'), 'latin1'),
      Buffer.from(declared('utf-8')),
    ];
    expect(texts.map((text) => read(text).tests[0]?.name)).toEqual(['ä', 'ä', 'ä', 'ä']);
  });

  it('loses control characters and terminal sequences, however they are written', () => {
    const text = fails(
      'a\u0000b',
      '\u001b[31mred\u001b[0m&#32;&#27;[1mbold #x1B[2mfaint [NON-XML-CHAR-0x1B][0m&#0;.',
    );
    expect(read(report(text)).tests).toMatchObject([{ name: 'ab', message: 'red bold faint .' }]);
  });

  it('keeps entities that XML does not have as they are', () => {
    expect(read(report(fails('a&nbsp;b'))).tests).toMatchObject([{ name: 'a&nbsp;b' }]);
  });

  const laughs = '<!DOCTYPE l [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>';
  const outside = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
  it.each<[string, string | Uint8Array, string]>([
    ['entities that grow', `${laughs}${report(fails('&b;'))}`, 'it has a document type'],
    ['an entity from a file', `${outside}${report(fails('&e;'))}`, 'it has a document type'],
    [
      'a DTD from elsewhere',
      `<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd">${report('')}`,
      'it has a document type',
    ],
    ['20,000 levels', '<testsuites>'.repeat(20_000), 'it is nested too deeply'],
    ['its end missing', report(fails('a')).slice(0, -12), 'it ends early'],
    [
      'tags that cross',
      '<testsuite><testcase><failure></testcase></failure></testsuite>',
      'it is not well-formed',
    ],
    ['very many errors', report('</x>'.repeat(100_000)), 'it is not well-formed'],
    ['very many entities', report(`<testcase>${'&x;'.repeat(100_000)}</testcase>`), 'it is not well-formed'],
    ['the page of an error', '<html><body>404</body></html>', 'it is not in the format of JUnit'],
    ['JSON', '{"testsuites": 1}', 'it is not well-formed'],
    ['no text', new Uint8Array(1_000).map((_, index) => (index * 7_919) % 256), 'it is not well-formed'],
    [
      'an unknown encoding',
      '<?xml version="1.0" encoding="klingon"?><testsuite/>',
      'its encoding is unknown',
    ],
    ['nothing', ' \n', 'it is empty'],
  ])('that has %s is a gap', (_, text, problem) => {
    expect(read(text).problem).toBe(problem);
  });

  it('keeps what it has before its end is missing', () => {
    const { tests, problem } = read(report(fails('a') + fails('b')).slice(0, 150));
    expect([tests.map(({ name }) => name), problem]).toEqual([['a'], 'it ends early']);
  });

  it('has no effect by the names of its attributes and elements', () => {
    const hostile =
      '<testcase __proto__="z" name="__proto__" classname="constructor"><__proto__>x</__proto__><failure/></testcase>';
    const named = { scope: 'constructor', name: '__proto__', message: '' };
    expect(read(report(hostile)).tests).toMatchObject([named]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('takes linear time', () => {
    const long = 4 * 1024 ** 2;
    const inFailure = (text: string) =>
      read(report(`<testcase name="a"><failure>${text}</failure></testcase>`));
    for (const text of ['a.b:', 'at x (a.b:1)\n', '<![CDATA[x]]>', '&amp;', '( ', '/'])
      expect(inFailure(text.repeat(long / text.length)).tests).toHaveLength(1);
    expect(read(report(fails('a', 'x'.repeat(long)))).tests[0]?.message.length).toBeLessThan(30_000);
    const many = Array.from({ length: 40_000 }, (_, index) => fails(`t${index}`)).join('');
    expect(read(report(many))).toMatchObject({ totals: { failed: 40_000 }, tests: { length: 1_000 } });
  });
});
