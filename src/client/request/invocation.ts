/**
 * A new name for the attempts of one call, by which logs of the service can tell that they belong together. Nothing relies on
 * its being secret, so it is not made by Node's cryptography, which takes long to load.
 */
export function newInvocation(): string {
  return Math.random().toString(36).slice(2).padEnd(12, '0');
}
