import { describe, expect, it } from 'vitest';
import { createGrowingRedactor, createRedactor } from '../../../src/report/text/redact.ts';

const secret = 'bkua_0123456789|abc"def';
const { text, json } = createRedactor([
  secret,
  'short',
  '',
  'first line of it\nsecond line of it\nand a third one',
]);

describe('the redaction of a text', () => {
  it.each<[string, string, string | null]>([
    ['bare', `a ${secret} b`, 'a [redacted] b'],
    ['with what touches it', `a "${secret}". b`, 'a [redacted] b'],
    ['in a quoted value', `a ${JSON.stringify({ key: secret })} b`, 'a [redacted] b'],
    ['in an address', `a https://x.example/?t=${encodeURIComponent(secret)} b`, 'a [redacted] b'],
    ['with colors inside', `a ${secret.replace('_', '_\u001b[31m')} b`, 'a [redacted] b'],
    ['with invisible characters', `a ${[...secret].join('\u200B\u202E')} b`, 'a [redacted] b'],
    [
      'in escapes, before a digit',
      'a \\u0062\\u006b\\u0075\\u0061\\u005f\\u0030\\u0031\\u0032a b',
      'a [redacted] b',
    ],
    ['its start', `a ${secret.slice(0, 8)} b`, 'a [redacted] b'],
    ['its end', `a ${secret.slice(-8)} b`, 'a [redacted] b'],
    ['less of its start and its end', `a ${secret.slice(0, 7)} ${secret.slice(-7)} b`, null],
    ['its middle', `a ${secret.slice(5, 15)} b`, null],
    [
      'its start or its end beside the mark of a cut',
      `a ${secret.slice(0, 4)}… …${secret.slice(-4)} b`,
      'a [redacted] [redacted] b',
    ],
    ['its end beside the mark of a cut, before other text', `a …${secret.slice(-4)} b`, 'a [redacted] b'],
    ['its start or its end farther from it', `a ${secret.slice(0, 4)}x… …x${secret.slice(-4)} b`, null],
    ['no three characters beside it', `a ${secret.slice(0, 3)}… …${secret.slice(-3)} b`, null],
    ['only in one line of several', `a\n${secret} c\nb`, 'a\n[redacted] c\nb'],
    ['one with spaces', 'a\nx second line of it y\nb', 'a\n[redacted]\nb'],
    ['twice', `${secret} a ${secret}`, '[redacted] a [redacted]'],
    ...[0, 1, 2].map((offset): [string, string, string] => [
      `in base64 at offset ${offset}`,
      `a ${Buffer.from(`${'x'.repeat(offset)}${secret}tail`).toString('base64')} b`,
      'a [redacted] b',
    ]),
    ['six bytes of its start in base64', `a ${Buffer.from(secret.slice(0, 6)).toString('base64')} b`, null],
  ])('hides the word that shows it: %s', (_, value, clean) => {
    expect(text(value)).toBe(clean ?? value);
  });

  const odd = `"ключ'<й>&"0`;
  const entities = { "'": '&apos;', '<': '&LT;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
  it.each([
    ['percent', encodeURIComponent(odd)],
    ['entities', odd.replace(/['<>&"]/g, (sign) => entities[sign as keyof typeof entities])],
    ['numbers of characters', [...odd].map((sign) => `&#${sign.codePointAt(0)};`).join('')],
    ['backslashes', odd.replace(/[<>]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`)],
    ['hexadecimal', Buffer.from(odd).toString('hex').toUpperCase()],
  ])('hides a secret of any letters, encoded by %s', (_, encoded) => {
    expect(createRedactor([`  ${odd} `]).text(`a ${encoded} b`)).toBe('a [redacted] b');
  });

  it.each([
    ['nothing', '\n'],
    ['spaces', '\n     '],
    ['spaces and tabs', '\r\n \t  \t'],
    ['empty lines, spaces and colors', '\n  \r\n\u001b[2m  \u001b[22m  '],
  ])('hides the text over whose lines it is torn, indented by %s', (_, separator) => {
    expect(text(`a\n${(secret.match(/.{1,6}/g) ?? []).join(separator)}\nb`)).toBe('[redacted]');
  });

  it.each([
    ['bare', 'see https://webhook.buildkite.example/deliver/abc-Def_123.'],
    ['without a scheme', 'see webhook.ci.example/deliver/name'],
    ['with a port', 'see http://webhook.localhost:8080/deliver/name?'],
    ['in capitals', 'see HTTPS://WEBHOOK.CI.EXAMPLE/DELIVER/NAME'],
    ['percent-encoded', 'see u=https%3A%2F%2Fwebhook.ci.example%2Fdeliver%2Fabc%26'],
    ['after another host', 'see webhook.webhook.ci.example/deliver/abc'],
  ])('hides a webhook address that is no known secret: %s', (_, value) => {
    expect(createRedactor([]).text(value)).toBe('see [redacted]');
  });

  it.each([
    'https://ci.example/deliver/abc',
    'https://webhook.ci.example/deliver/',
    'https://webhook.ci.example/docs/deliver/abc',
    'src/deliver/webhook.ts',
    'a short story',
  ])('keeps what is none: %s', (value) => {
    expect(text(value)).toBe(value);
  });

  it('hides passwords in addresses', () => {
    expect(text('git clone https://ada:hunter2@git.example/x and ssh://git@git.example/y')).toBe(
      'git clone https://[redacted]@git.example/x and ssh://git@git.example/y',
    );
  });

  it('does not hide the scheme that a secret address starts with', () => {
    const { text: clean } = createRedactor(['https://hooks.example/services/T0/B0']);
    expect(clean('https://ci.example http://hooks.example/services')).toBe('https://ci.example [redacted]');
  });

  it('hides only the part that shows it of a word of Markdown, HTML or JSON, unless a secret has the same signs', () => {
    const cell = '<td>[bkua_0123456789](https://ci.example/a)</td><td>"b"</td>';
    expect(createRedactor(['bkua_0123456789']).text(cell)).toBe(
      '<td>[[redacted]](https://ci.example/a)</td><td>"b"</td>',
    );
    expect(createRedactor(['bkua_0123456789', 'a"quoted(password)']).text(cell)).toBe('[redacted]');
  });

  it('hides a secret that is hidden only complete also if it was cut', () => {
    const redactor = createGrowingRedactor();
    redactor.add({ text: 'hunter2-my-value', start: 16, end: 16 });
    expect(redactor.text('hunter2-my-value hunter2-my- hunter2-m… x')).toBe(
      '[redacted] hunter2-my- [redacted] x',
    );
  });

  it('hides only all parts together of a secret that has no start of its own', () => {
    const redactor = createGrowingRedactor();
    redactor.add({ text: 'production-0f9e8d7c6b5a4321', start: 12 });
    expect(redactor.text('to production- of 0f9e8d7c and production-0')).toBe(
      'to production- of 0f9e8d7c and [redacted]',
    );
  });

  it.each([
    'webhook.',
    '://a:',
    '\u001b[1',
    '\n    ',
    '%41',
    '\\u0041',
    '&#65;',
    '&#0000',
    `${secret.slice(0, 8)} `,
    `${secret.slice(0, 4)}…`,
  ])('takes time in proportion to a text of %j', (part) => {
    const took = (length: number) => {
      const value = part.repeat(length / part.length);
      const start = process.cpuUsage();
      text(value);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    // Sixteen times as long: 256 times the time if each place were compared with all that follow.
    const short = Math.max(1_000, took(25_000), took(25_000));
    expect(took(400_000) / short).toBeLessThan(128);
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
    const before = structuredClone(value);
    const hidden = '[redacted]';
    expect(json(value)).toEqual({
      number: 42,
      env: { DEPLOY_KEY: hidden, EMPTY: '' },
      pipeline: { provider: { webhook_url: hidden, id: 'github' } },
      suites: [{ api_token: hidden, slug: 'web', nested: { my_password: hidden, pin_secret: hidden } }],
      show_api_token: true,
      message: 'say [redacted]',
      'key [redacted]': null,
    });
    expect(value).toEqual(before);
  });

  it('leaves out what is nested deeper than can be written', () => {
    const nest = (levels: number) => JSON.parse(`${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`);
    expect(json(nest(32))).toEqual(nest(32));
    const levels = JSON.stringify(json(nest(100_000))).match(/^((?:\{"a":\[){32})"(.*?)"/);
    expect(levels?.[2]).toBe('[nested too deeply]');
  });

  it('keeps a key that looks like the prototype a key', () => {
    const value: unknown = JSON.parse('{"__proto__": {"token": "abc"}}');
    expect(JSON.stringify(json(value))).toBe('{"__proto__":{"token":"[redacted]"}}');
  });

  it('hides a number that is a secret', () => {
    expect(createRedactor(['12345678']).json([12_345_678, 1_234_567])).toEqual(['[redacted]', 1_234_567]);
  });
});
