import * as core from '@actions/core';
import { createRedactor, type Redactor } from '../../report/text/redact.ts';

/** What must not appear on any channel: grows while the step runs. */
export interface Secrets {
  /** Hides a secret from now on: in what we write ourselves, and through the runner in all that it shows. */
  readonly hide: (secret: string) => void;
  /** Takes out what is hidden so far. */
  readonly redactor: Redactor;
}

/** Shorter ones would blank common words in the log; a hostile server could ask for that. */
const shortestSecret = 8;

/**
 * Keeps the secrets of the step. Telling the runner means to write the secret to stdout as a command, so it is done
 * only where there is a runner to take it.
 */
export function createSecrets(hasRunner: boolean): Secrets {
  const known = new Set<string>();
  // A list of builds may bring hundreds: the redactor is made when it is next needed, not once for each.
  let current: Redactor | null = null;
  const redactor = () => {
    current ??= createRedactor([...known]);
    return current;
  };
  return {
    hide: (secret) => {
      const text = secret.trim();
      if (text.length < shortestSecret || known.has(text)) return;
      if (hasRunner) core.setSecret(text);
      known.add(text);
      current = null;
    },
    redactor: { text: (text) => redactor().text(text), json: (value) => redactor().json(value) },
  };
}
