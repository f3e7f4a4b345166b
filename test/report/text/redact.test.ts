import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/report/text/redact.ts';

const secret = 'bkua_0123456789|abc"def';
const { text, json } = createRedactor([secret, 'short', '', 'first line of it\nsecond line of it']);

/** A part of one of the secrets in a spelling. */
function cutOf(
  secrets: readonly string[],
  [index, spelling, from, length]: readonly [number, string, number, number],
): string {
  const spelled = Buffer.from(secrets[index % secrets.length] ?? '').toString(spelling as BufferEncoding);
  return spelled.slice(from % spelled.length).slice(0, length);
}

describe('the redaction of a text', () => {
  it.each([
    ['bare', `before ${secret} after`],
    ['in JSON', JSON.stringify({ key: secret })],
    ['in an address', `https://a.example/?t=${encodeURIComponent(secret)}`],
    ['with colors inside', secret.replace('_', '_\u001b[31m')],
    ['with invisible characters inside', [...secret].join('\u200B\u202E')],
    ['with a line break inside', secret.replace('_', '_\n')],
    ['among invisible characters', `\u200Bbefore\n${secret}\u202E after`],
    ['a line of one with several', 'x second line of it y'],
    ...[0, 1, 2].map((offset) => [
      `in base64 at offset ${offset}`,
      Buffer.from(`${'x'.repeat(offset)}${secret}tail`).toString('base64'),
    ]),
  ])('removes a secret: %s', (_, value = '') => {
    const bare = text(value);
    expect(bare).toContain('[redacted]');
    expect(bare).not.toContain('0123456789');
    expect(bare).not.toContain('second line');
    // All of base64 but the few letters that also hold a neighbour's bits.
    expect(bare.replace('[redacted]', '').length).toBeLessThanOrEqual(value.length - secret.length + 12);
  });

  it.each([
    ['nothing', '\n'],
    ['spaces', '\n     '],
    ['spaces and tabs', '\r\n \t  \t'],
    ['empty lines, spaces and colors', '\n  \r\n\u001b[2m  \u001b[22m  '],
  ])('removes a secret over several lines that are indented by %s', (_, separator) => {
    const own = secret.match(/.{1,6}/g) ?? [];
    expect(text(`before\n  ${own.join(separator)}\n  after`)).toBe('before\n  [redacted]\n  after');
  });

  it.each(['second\n line of it', 'second\n line \u001b[31mof it'])(
    'removes a secret with a space of its own after a line break: %j',
    (own) => expect(text(`before ${own} after`)).toBe('before [redacted] after'),
  );

  it('removes a secret over indented lines that begins where a terminal sequence could end', () => {
    const own = ']abcdefgh';
    expect(createRedactor([own]).text('before \u001b[]abcd\n  efgh after')).toBe(
      'before \u001b[[redacted] after',
    );
  });

  it.each([
    ['brackets that an escape makes a terminal sequence of', 'bkua[31mabcdef', 'bkua\u001b[31mabcdef'],
    ['invisible characters of its own', 'bkua\u200Babcdef', 'bk\u202Eua\u200Babcdef'],
  ])('removes a secret with %s', (_, own, value) => {
    expect(createRedactor([own]).text(`before ${value} after`)).toBe('before [redacted] after');
  });

  it.each([
    ['an escape', '%2\n0000000%5B'],
    ['no escape', '%30\u200b000000%\u200b5B'],
    ['both', '%2\n0000000%\u{e0100}5B'],
  ])('removes a secret beside what a line break tears, read as %s', (_, value) => {
    expect(createRedactor(['0000000[']).text(value)).toContain('[redacted]');
  });

  it.each([
    ['bare', 'see https://webhook.buildkite.example/deliver/abc-Def_123.', 'see https://[redacted].'],
    ['without a scheme', '(webhook.ci.example/deliver/name)', '([redacted])'],
    ['with a port', 'http://webhook.localhost:8080/deliver/name?', 'http://[redacted]?'],
    ['in capitals', 'HTTPS://WEBHOOK.CI.EXAMPLE/DELIVER/NAME', 'HTTPS://[redacted]'],
    ['in JSON', '{"a":"https:\\/\\/webhook.ci.example\\/deliver\\/abc"}', '{"a":"https:\\/\\/[redacted]"}'],
    [
      'percent-encoded',
      'u=https%3A%2F%2Fwebhook.ci.example%2Fdeliver%2Fabc%26',
      'u=https%3A%2F%2F[redacted]%26',
    ],
    ['with colors inside', 'webhook.ci.example/\u001b[31mdeliver\u001b[m/a\u200bbc d', '[redacted] d'],
    ['before a line', 'webhook.ci.example/deliver/abc\nnext', '[redacted]\nnext'],
    ['twice', 'webhook.a.b/deliver/c,webhook.a.b/deliver/d', '[redacted],[redacted]'],
  ])('removes a webhook address that it was not told: %s', (_, value, clean) => {
    for (const redactor of [createRedactor([]), createRedactor([secret])])
      expect(redactor.text(value)).toBe(clean);
  });

  it.each([
    'https://ci.example/deliver/abc',
    'https://webhook.ci.example/deliver/',
    'https://webhook.ci.example/delivery/abc',
    'https://webhook.ci.example/docs/deliver/abc',
    'src/deliver/webhook.ts',
  ])('keeps what is no webhook address: %s', (value) => {
    expect(text(value)).toBe(value);
  });

  it('keeps what is too short to be a secret', () => {
    expect(text('a short story')).toBe('a short story');
  });

  it('removes passwords from addresses', () => {
    expect(text('git clone https://ada:hunter2@git.example/x and ssh://git@git.example/y')).toBe(
      'git clone https://[redacted]@git.example/x and ssh://git@git.example/y',
    );
  });

  it('finds in plain text, which it does not decode, what it finds where it does', () => {
    const plain = fc.stringMatching(/^[ -$'-[\]-~]{0,9}$/);
    const own = fc.array(fc.stringMatching(/^[ -$'-[\]-~]{8,30}$/), { minLength: 1, maxLength: 3 });
    const cut = fc.tuple(
      fc.nat(2),
      fc.constantFrom('utf8', 'hex', 'base64'),
      fc.nat(40),
      fc.integer({ min: 6, max: 40 }),
    );
    const parts = fc.array(fc.oneof(plain, cut), { maxLength: 8 });
    let removed = 0;
    fc.assert(
      fc.property(own, parts, (secrets, pieces) => {
        const value = pieces
          .map((piece) => (typeof piece === 'string' ? piece : cutOf(secrets, piece)))
          .join('');
        const { text: bare } = createRedactor(secrets);
        if (bare(value) !== value) removed += 1;
        // A sign that could start an escape makes the difference.
        expect(`${bare(value)}%`).toBe(bare(`${value}%`));
      }),
      { numRuns: 1_000 },
    );
    expect(removed).toBeGreaterThan(300);
  });

  it('changes nothing without secrets', () => {
    expect(createRedactor([]).text('anything')).toBe('anything');
  });
});

describe('the redaction of JSON', () => {
  it('removes the values of sensitive keys, at any depth, and keeps the shape', () => {
    const value = {
      number: 42,
      env: { DEPLOY_KEY: 'k', EMPTY: '' },
      pipeline: { provider: { webhook_url: 'https://hook.example/x', id: 'github' } },
      suites: [{ api_token: 'abc', slug: 'web', nested: { my_password: 'p', pin_secret: 1234 } }],
      show_api_token: true,
      message: `say ${secret}`,
      [`key ${secret}`]: null,
    };
    expect(json(value)).toEqual({
      number: 42,
      env: { DEPLOY_KEY: '[redacted]', EMPTY: '' },
      pipeline: { provider: { webhook_url: '[redacted]', id: 'github' } },
      suites: [
        {
          api_token: '[redacted]',
          slug: 'web',
          nested: { my_password: '[redacted]', pin_secret: '[redacted]' },
        },
      ],
      show_api_token: true,
      message: 'say [redacted]',
      'key [redacted]': null,
    });
  });

  it('leaves out what is nested deeper than can be written', () => {
    const nest = (levels: number) => JSON.parse(`${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`);
    expect(json(nest(32))).toEqual(nest(32));
    const levels = JSON.stringify(json(nest(100_000))).match(/^((?:\{"a":\[){32})"(.*?)"/);
    expect(levels?.[2]).toBe('[nested too deeply]');
  });

  it('does not change the value itself', () => {
    const value = { list: [{ slug: 'web' }, { token: 'abc', [`key ${secret}`]: 1 }] };
    const before = structuredClone(value);
    expect(json(value)).not.toEqual(before);
    expect(value).toEqual(before);
  });

  it('copies only what holds a secret', () => {
    const clean = { slug: 'web', tags: ['a', 'b'], none: null };
    const [first, second] = json([clean, { ...clean, token: 'abc' }]);
    expect(first).toBe(clean);
    expect(second?.tags).toBe(clean.tags);
    expect(second).toEqual({ ...clean, token: '[redacted]' });
  });

  it('keeps a key that looks like the prototype a key', () => {
    const value: unknown = JSON.parse('{"__proto__": {"token": "abc"}}');
    expect(JSON.stringify(json(value))).toBe('{"__proto__":{"token":"[redacted]"}}');
  });
});
