import { InvalidArgumentError } from '../errors.ts';

/** A shorter token would occur by chance inside ordinary words. */
const minRedactedLength = 8;

/** The bearer token as the header carries it. @throws InvalidArgumentError that never quotes it. */
export function parseToken(token: string): string {
  const trimmed = typeof token === 'string' ? token.trim() : '';
  if (trimmed === '') throw new InvalidArgumentError('token', 'is empty');
  if (/[\r\n]/.test(trimmed)) throw new InvalidArgumentError('token', 'has more than one line');
  if (!/^[\x21-\x7e]+$/.test(trimmed)) {
    throw new InvalidArgumentError(
      'token',
      'has a character that is not allowed in a token; only visible ASCII is',
    );
  }
  return trimmed;
}

/** A function that replaces every occurrence of the secret, which a service may echo in its errors. */
export function createClientRedactor(secret: string): (text: string) => string {
  if (secret.length < minRedactedLength) return (text) => text;
  return (text) => text.replaceAll(secret, '***');
}
