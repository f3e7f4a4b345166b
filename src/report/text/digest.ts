import { hash } from 'node:crypto';

/** A short hash of facts. */
export function digest(facts: readonly unknown[], length = 22): string {
  return hash('sha256', JSON.stringify(facts), 'base64url').slice(0, length);
}
