import type { Clock } from '../clock.ts';
import { TokenError } from '../errors.ts';
import { parseToken, redactSecrets, type TokenSource } from './token.ts';

/** The token of a client. It is kept in closures, so that no object shows it. */
export interface CurrentToken {
  /** The token to send now. Only one that must be requested is a promise. @throws TokenError */
  readonly get: () => string | Promise<string>;
  /** To be called after a 401 to a request with this token: another one is requested, if there is a source. */
  readonly refuse: (token: string) => void;
  /** True if a refused token can be replaced. */
  readonly isRenewable: boolean;
  /** Removes all tokens so far from a text. */
  readonly redact: (text: string) => string;
}

/** A token is replaced this long before it expires, but not in the first three quarters of its life. */
const renewBeforeMs = 60_000;

/** The token that a client was given, or those that its source gets. @throws InvalidArgumentError for an invalid one. */
export function createCurrentToken(
  given: string | TokenSource,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): CurrentToken {
  if (typeof given !== 'function') {
    const token = parseToken(given);
    return {
      get: () => token,
      refuse: () => {},
      isRenewable: false,
      redact: (text) => redactSecrets(text, [token]),
    };
  }
  const known = new Set<string>();
  let current: { token: string; renewAtMs: number; expiresAtMs: number } | undefined;
  let arriving: Promise<string> | undefined;
  const request = async () => {
    const startedMs = clock.monotonic();
    try {
      const { token, validForMs } = await given({ signal });
      const lifeMs = validForMs !== undefined && validForMs > 0 ? validForMs : Number.POSITIVE_INFINITY;
      const expiresAtMs = startedMs + lifeMs;
      current = {
        token: parseToken(token),
        expiresAtMs,
        renewAtMs: expiresAtMs - Math.min(renewBeforeMs, lifeMs / 4),
      };
      known.add(current.token);
      return current.token;
    } catch (error) {
      // It was to be replaced early: until it expires, it still works.
      if (current !== undefined && clock.monotonic() < current.expiresAtMs) return current.token;
      throw error instanceof TokenError
        ? error
        : new TokenError('Could not get a token: its source failed', { cause: error });
    }
  };
  return {
    get() {
      if (current !== undefined && clock.monotonic() < current.renewAtMs) return current.token;
      arriving ??= request().finally(() => {
        arriving = undefined;
      });
      return arriving;
    },
    refuse(token) {
      if (current?.token === token) current = undefined;
    },
    isRenewable: true,
    redact: (text) => redactSecrets(text, known),
  };
}
