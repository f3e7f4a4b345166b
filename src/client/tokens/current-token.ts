import type { Clock } from '../clock.ts';
import { InvalidArgumentError, TokenError } from '../errors.ts';

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

/** A token is replaced this long before it expires, but not in the first three quarters of its life. */
const renewBeforeMs = 60_000;

/**
 * The token that a client was given, or those that its source gets: kept in closures, so that no object shows it.
 * @throws InvalidArgumentError for an invalid one.
 */
export function createCurrentToken(
  given: string | TokenSource,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
) {
  const isRenewable = typeof given === 'function';
  const source = isRenewable ? given : async () => ({ token: given });
  const known = new Set<string>();
  let current: { token: string; renewAtMs: number; expiresAtMs: number } | undefined;
  let arriving: Promise<string> | undefined;
  /** @throws InvalidArgumentError that never quotes the token. */
  const take = ({ token: text, validForMs = 0 }: ExpiringToken, startedMs: number) => {
    const token = typeof text === 'string' ? text.trim() : '';
    if (token === '') throw new InvalidArgumentError('token', 'is empty');
    if (!/^[\x21-\x7e]+$/.test(token))
      throw new InvalidArgumentError('token', 'must be one line of visible ASCII characters without spaces');
    const lifeMs = validForMs > 0 ? validForMs : Number.POSITIVE_INFINITY;
    const expiresAtMs = startedMs + lifeMs;
    current = { token, expiresAtMs, renewAtMs: expiresAtMs - Math.min(renewBeforeMs, lifeMs / 4) };
    if (token.length >= minRedactedLength) known.add(token);
    return token;
  };
  if (!isRenewable) take({ token: given }, 0);
  const request = async () => {
    const startedMs = clock.monotonic();
    try {
      return take(await source({ signal }), startedMs);
    } catch (error) {
      // The replacement came early: until it expires, it still works.
      if (current !== undefined && clock.monotonic() < current.expiresAtMs) return current.token;
      throw error instanceof TokenError
        ? error
        : new TokenError('Could not get a token: its source failed', { cause: error });
    }
  };
  return {
    /** The token to send now. Only one that must be requested is a promise. @throws TokenError */
    get(): string | Promise<string> {
      if (current !== undefined && clock.monotonic() < current.renewAtMs) return current.token;
      arriving ??= request().finally(() => {
        arriving = undefined;
      });
      return arriving;
    },
    /** To be called after a 401 to a request with this token: another one is requested, if there is a source. */
    refuse(token: string) {
      if (isRenewable && current?.token === token) current = undefined;
    },
    /** True if a refused token can be replaced. */
    isRenewable,
    /** Removes all tokens so far from a text, which a service may echo in its errors. */
    redact: (text: string) => withoutTokens(text, known),
  };
}

/** A text with stars in place of these tokens. */
export function withoutTokens(text: string, tokens: Iterable<string>): string {
  return [...tokens].reduce((rest, token) => rest.replaceAll(token, '***'), text);
}
