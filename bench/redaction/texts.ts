import { createHash } from 'node:crypto';

/** Secrets as the service names them: the last parts of so many webhook URLs. */
export function secretsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    return createHash('sha256').update(`webhook ${index}`).digest('hex').slice(0, 50);
  });
}

/** Of what a text of each kind consists. */
const kinds = (secret: string): Readonly<Record<string, string>> => ({
  prose: 'The build of the main branch failed after 12 minutes. ',
  'percent signs': '%',
  'percent escapes': '%41%2d%C3%A9',
  backslashes: '\\',
  'JSON escapes': '\\u0041\\n',
  ampersands: '&',
  entities: '&#65;&amp;&#x2d;',
  'entities without an end': '&#0000000000000000000',
  'zero-width characters': '\u200b',
  'tag characters': '\u{e0041}',
  "a terminal's sequences": '\u001b[1;31m',
  'control characters': '\u001b',
  'halves of characters': '\ud800',
  'Chinese characters': '漢字',
  'addresses with half a password': '://a:',
  'line breaks': '\n',
  'indented lines': 'at run (index.js:1)\n    ',
  'indented lines in color': '\u001b[2mat run\u001b[22m\n    ',
  'a line break before much indentation': `\n${' '.repeat(1_000)}`,
  'a secret over indented lines': `${secret.match(/.{1,10}/g)?.join('\n     ')} `,
  'starts of a secret, too short': `${secret.slice(0, 7)} `,
  'a secret with other digits': `${secret.slice(0, 7)}!${secret.slice(8)}`,
  'every escape in turn': '%41\\u0042&#67;\u001b[31m\u200b',
  'every escape and prose':
    'The build of 你 failed: %41%2d \\u0041\\n &#65;&amp; \u001b[31mred\u001b[0m \u200b and more. ',
  'starts of a secret': `${secret.slice(0, 12)} `,
  'a secret': secret,
});

/** A text of each kind, each as long as asked. */
export function hostileTexts(length: number, secret: string): (readonly [kind: string, text: string])[] {
  return Object.entries(kinds(secret)).map(([kind, part]) => {
    return [kind, part.repeat(Math.ceil(length / part.length)).slice(0, length)] as const;
  });
}
