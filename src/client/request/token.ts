import { InvalidArgumentError } from '../errors.ts';

/** A shorter token would be found by chance inside ordinary words. */
const shortestRedacted = 8;

/** The bearer token as it stands in the header. @throws InvalidArgumentError that never quotes it. */
export function parseToken(token: string): string {
  const trimmed = typeof token === 'string' ? token.trim() : '';
  if (trimmed === '') throw new InvalidArgumentError('token', 'is empty');
  if (/[\r\n]/.test(trimmed)) throw new InvalidArgumentError('token', 'has more than one line');
  if (!/^[\x21-\x7e]+$/.test(trimmed)) {
    throw new InvalidArgumentError(
      'token',
      'has a character that cannot stand in a token; only visible ASCII can',
    );
  }
  return trimmed;
}

/** A function that replaces every occurrence of the secret, which a service may echo in its errors. */
export function createRedactor(secret: string): (text: string) => string {
  if (secret.length < shortestRedacted) return (text) => text;
  return (text) => text.replaceAll(secret, '***');
}
