import * as core from '@actions/core';
import { createGrowingRedactor, type Secret } from '../../report/text/redact.ts';
import { exact, parseFoundSecret, parseNamedSecret } from './found-secret.ts';

/** What must not appear on any channel: grows while the step runs. */
export type Secrets = ReturnType<typeof createSecrets>;

/** Shorter ones would blank common words in the log. */
const shortestSecret = 8;

const longestExact = 4_096;

/** Far more than a list of builds has. */
const mostFound = 1_000;

/**
 * Keeps the secrets of the step. Telling the runner means to write the secret to stdout as a command, so it is done
 * only where there is a runner to take it.
 */
export function createSecrets(hasRunner: boolean) {
  const own = new Set<string>();
  const found = new Set<string>();
  const { add, ...redactor } = createGrowingRedactor();
  const mask = (secret: string) => {
    if (hasRunner) core.setSecret(secret);
  };
  const hideParsed = (parse: (text: string) => Secret | null) => (text: string) => {
    if (own.has(text) || found.has(text)) return true;
    const secret = parse(text);
    if (secret === null || found.size >= mostFound) return false;
    add(secret);
    found.add(text);
    mask(text);
    return true;
  };
  return {
    /** Hides a secret of the user from now on: in what we write ourselves, and through the runner in all that it shows. */
    hide: (secret: string) => {
      const text = secret.trim();
      if (text.length < shortestSecret || own.has(text)) return;
      own.add(text);
      mask(text);
      add({ text });
    },
    /**
     * Does the same with a secret of the service. Returns false if it is not hidden, because it does not look like a secret
     * or there are too many. Its field must then not be written.
     */
    hideFound: hideParsed(parseFoundSecret),
    /** The same for all of what its name or place makes a secret, such as the last segment of a webhook address. */
    hideNamed: hideParsed(parseNamedSecret),
    /** Hides an address or a passphrase: all of it, and none of its parts alone, which may be words. */
    hideExact: hideParsed(parseExact),
    /** Removes what is hidden so far. */
    redactor,
  };
}

function parseExact(text: string): Secret | null {
  return text.length < shortestSecret || text.length > longestExact ? null : exact(text);
}
