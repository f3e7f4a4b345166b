import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outputText } from '../../../src/action/output/output-text.ts';
import type { OutputName } from '../../../src/operations/outputs/declarations.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { createToLink, safeUrl } from '../../../src/report/text/url.ts';

const secret = 'bkua_0123456789abcdef';
const redactor = createRedactor([secret]);
const rules = { redactor, toLink: safeUrl };
const id = '018f2c4e-7b1a-4c3d-9e5f-0123456789ab';

const hostile = [
  '$(curl evil)',
  '`id`',
  'x\n::set-output name=state::passed',
  '"; rm -rf ~; "',
  'a b',
  '',
  '\u202epassed',
  'x'.repeat(10_000),
];

describe('an output', () => {
  it.each<[OutputName, string]>([
    ['build-number', '42'],
    ['build-id', id],
    ['build-url', 'https://buildkite.com/acme/web/builds/42#018f'],
    ['state', 'waiting_failed'],
    ['suite-slug', 'web-end_to.end2'],
    ['suite-url', 'https://buildkite.com/organizations/acme/analytics/suites/web'],
    ['gate-passed', 'not evaluated'],
    ['gate-reasons', 'max-flaky failed: 3.\nmax-new passed: 0.'],
    ['json-path', '/home/runner/work/_temp/kitestring-x/result.json'],
  ])('is what it was set to: %s = %s', (name, value) => {
    expect(outputText(name, value, rules)).toBe(value);
  });

  describe.each<OutputName>(['build-id', 'build-url', 'state', 'suite-slug', 'suite-url'])(
    'of the name %s',
    (name) => {
      it.each(hostile.map((text) => [text]))('is empty if the value is not valid: %j', (text) => {
        expect(outputText(name, text, rules)).toBe('');
      });
    },
  );

  it.each([
    'javascript:alert(1)//\n::set-output name=x::y',
    'http://x.example/builds/1',
    'http://127.0.0.1:8080/builds/1',
    'https://me:password@x.example/',
    'file:///etc/passwd',
    '//x.example',
  ])('is no address that a browser should not open: %s', (address) => {
    expect(outputText('build-url', address, rules)).toBe('');
  });

  it('may be an http address of this machine only if the service runs there', () => {
    const here = { ...rules, toLink: createToLink({ host: null, loopback: true }) };
    expect(outputText('build-url', 'http://127.0.0.2:80/x', here)).toBe('http://127.0.0.2/x');
    expect(outputText('build-url', 'http://localhost:8080/x', here)).toBe('http://localhost:8080/x');
    expect(outputText('build-url', 'http://127.evil.example/x', here)).toBe('');
    expect(outputText('build-url', 'http://x.example/x', here)).toBe('');
  });

  it('holds nothing that a shell or a later address could read as more than an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tail) => {
        const text = outputText('build-url', `https://x.example/${tail}`, rules);
        expect(text).toMatch(/^(?:https:\/\/[!%&+,./0-9:;=?A-Z_a-z#-]*)?$/);
      }),
    );
  });

  it.each<[OutputName, string, string]>([
    ['build-url', `https://x.example/?k=${secret}`, ''],
    ['comment-url', `https://x.example/?k=${secret}`, ''],
    ['comment-reason', `Refused: ${secret}`, 'Refused: [redacted]'],
    ['gate-reasons', secret, '[redacted]'],
    ['selectors-path', `/tmp/${secret}`, '[redacted]'],
  ])('never holds a secret: %s', (name, value, shown) => {
    expect(outputText(name, value, rules)).toBe(shown);
  });

  it('is a secret only if that is what was asked for', () => {
    expect(outputText('api-token', secret, rules)).toBe(secret);
  });

  it('is one line if it is a sentence that quotes others', () => {
    expect(outputText('comment-reason', '422\n::error::x', rules)).toBe('422 ::error::x');
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '//evil.example/x'])
      expect(outputText('comment-url', address, rules)).toBe('');
  });
});

describe('a list as an output', () => {
  const build = { organization: 'acme', pipeline: 'web', number: 42, id, url: 'https://x.example/42' };
  const read = (entries: readonly Record<string, unknown>[], others = rules) =>
    JSON.parse(outputText('builds', entries, others)) as Record<string, unknown>[];

  it('is JSON with the fields that it was given', () => {
    const entries = [
      { ...build, state: 'passed' },
      { ...build, url: null, state: 'canceled' },
    ];
    expect(read(entries)).toEqual(entries);
    const tests = [
      { id, web_url: null, instances: 3, score: 0.5, age: 'fresh', touched: true, change: 'active again' },
    ];
    expect(read(tests)).toEqual(tests);
  });

  it.each(hostile.map((text) => [text]))('has null for a field that is not valid: %j', (text) => {
    const entry = { organization: text, pipeline: text, suite: text, id: text, url: text, state: text };
    const nothing = { organization: null, pipeline: null, suite: null, id: null, url: null, state: null };
    expect(read([{ ...entry, number: 1 }])).toEqual([{ ...nothing, number: 1 }]);
  });

  it.each([
    ['spec/models/cart_spec.rb', true],
    ['src/a-b/@scope/x+y.test.ts', true],
    ['../secret', false],
    ['a/../../b', false],
    ['/etc/passwd', false],
    ['-rf', false],
    ['a b', false],
    ['a$(id)', false],
    ['a;b', false],
  ])('has a file only if it can be part of a command: %s', (file, isSafe) => {
    expect(read([{ file, line: 3 }])).toEqual([{ file: isSafe ? file : null, line: 3 }]);
  });

  it('has no unknown field, and no free text', () => {
    expect(read([{ suite: 'web', name: 'Web', message: 'x', more: { name: 'y' } }])).toEqual([
      { suite: 'web' },
    ]);
  });

  it('holds no secret', () => {
    const [entry] = read([{ ...build, url: `https://x.example/?k=${secret}`, organization: secret }]);
    expect(entry).toMatchObject({ url: null, organization: null });
  });

  it('ends after the entries that fit', () => {
    const text = outputText('builds', Array(3_000).fill(build), rules);
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(JSON.parse(text).length).toBeGreaterThan(600);
  });
});
