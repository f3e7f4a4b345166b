/** A way to write a text inside another. */
export type Spelling = (text: string) => string;

const hexOf = (code: number, digits: number) => code.toString(16).padStart(digits, '0');
const each = (text: string, spell: (character: string) => string) => [...text].map(spell).join('');
const base64 = (front: number, encoding: 'base64' | 'base64url'): Spelling => {
  return (text) => Buffer.from(`${'>?>'.slice(0, front)}${text}tail`).toString(encoding);
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const linesOf = (text: string) => text.match(/.{1,5}/gsu) ?? [];

/** Every way in which a secret may stand in a text that must not show it. */
export const spellings: Readonly<Record<string, Spelling>> = {
  plain: (text) => text,
  'as an address has it': encodeURIComponent,
  'percent-encoded': (text) => [...Buffer.from(text)].map((byte) => `%${hexOf(byte, 2)}`).join(''),
  'percent-encoded, in capitals': (text) => {
    return [...Buffer.from(text)].map((byte) => `%${hexOf(byte, 2).toUpperCase()}`).join('');
  },
  'in JSON': (text) => JSON.stringify(text),
  'in JSON, escaped': (text) =>
    text
      .split('')
      .map((unit) => `\\u${hexOf(unit.charCodeAt(0), 4)}`)
      .join(''),
  'in JSON, with its slashes escaped': (text) => JSON.stringify(text).replaceAll('/', '\\/'),
  'in JavaScript, escaped': (text) =>
    each(text, (character) => `\\u{${hexOf(character.codePointAt(0) ?? 0, 1)}}`),
  'in HTML': (text) => each(text, (character) => entities[character] ?? character),
  'in HTML, decimal': (text) => each(text, (character) => `&#${character.codePointAt(0)};`),
  'in HTML, hexadecimal': (text) =>
    each(text, (character) => `&#x${hexOf(character.codePointAt(0) ?? 0, 1)};`),
  'in hex': (text) => Buffer.from(text).toString('hex'),
  'in hex, in capitals': (text) => Buffer.from(text).toString('hex').toUpperCase(),
  'in base64': base64(0, 'base64'),
  'in base64, one byte in': base64(1, 'base64'),
  'in base64, two bytes in': base64(2, 'base64'),
  'in base64url': base64(0, 'base64url'),
  'in base64url, one byte in': base64(1, 'base64url'),
  'in base64url, two bytes in': base64(2, 'base64url'),
  'over several lines': (text) => linesOf(text).join('\r\n'),
  'over several indented lines': (text) => linesOf(text).join(text.includes(' ') ? '\n' : '\r\n \t   '),
  'with invisible characters': (text) => each(text, (character) => `${character}\u200b\ufe0f\u{e0041}`),
  "with a terminal's sequences": (text) => each(text, (character) => `\u001b[31m${character}\u001b[0m`),
};
