import { InvalidArgumentError } from '../errors.ts';

/** A token that expires. */
export interface ExpiringToken {
  readonly token: string;
  /** How long it is valid, in milliseconds since it was requested. Where that is unknown, until the service answers 401. */
  readonly validForMs?: number | undefined;
}

/**
 * Gets a token that expires: for the first request, in time before the last token expires, and once after a 401. The
 * signal ends it when the client is closed. What it throws that is no `TokenError` becomes the cause of one.
 */
export type TokenSource = (options: { readonly signal: AbortSignal }) => Promise<ExpiringToken>;

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

/** The text without any occurrence of these secrets, which a service may echo in its errors. */
export function redactSecrets(text: string, secrets: Iterable<string>): string {
  let redacted = text;
  for (const secret of secrets)
    if (secret.length >= minRedactedLength) redacted = redacted.replaceAll(secret, '***');
  return redacted;
}
