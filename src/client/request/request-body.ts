import { InvalidArgumentError } from '../errors.ts';

/**
 * The JSON text of a request's body, `undefined` left out.
 * @throws InvalidArgumentError that names the place of text that is not well-formed, never the text.
 */
export function encodeBody(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) => {
    if (key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())) return value;
    const place = `body.${key.toWellFormed()}`;
    throw new InvalidArgumentError(place, 'holds half a character (a lone surrogate)');
  });
}

/** @throws InvalidArgumentError for text that is missing or blank. */
export function requireText(value: unknown, name: string): void {
  if (typeof value !== 'string' || value.trim() === '') throw new InvalidArgumentError(name, 'is missing');
}
