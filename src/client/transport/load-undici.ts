import { EnvHttpProxyAgent } from 'undici';

/** What the transport uses of undici. The package of the library has its own version of this module: see scripts/package.ts. */
export async function loadUndici() {
  return { EnvHttpProxyAgent };
}
