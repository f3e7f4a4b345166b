import * as core from '@actions/core';
import { createRedactor, type Redactor } from '../report/text/redact.ts';

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
  let current = createRedactor([]);
  return {
    hide: (secret) => {
      const text = secret.trim();
      if (text.length < shortestSecret || known.has(text)) return;
      if (hasRunner) core.setSecret(text);
      known.add(text);
      current = createRedactor([...known]);
    },
    redactor: { text: (text) => current.text(text), json: (value) => current.json(value) },
  };
}
