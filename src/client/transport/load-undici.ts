import send from 'undici/lib/api/api-request.js';
import Agent from 'undici/lib/dispatcher/agent.js';

/**
 * The parts of undici that the transport is made of; what proxies need is loaded only for them. The package of the
 * library has its own version of this module, which takes them from the index: see scripts/package.ts.
 */
export async function loadUndici() {
  const loadProxyAgent = async () => (await import('./undici-proxy-agent.ts')).EnvHttpProxyAgent;
  return { send, Agent, loadProxyAgent };
}

/** What `loadUndici` resolves to. */
export type Undici = Awaited<ReturnType<typeof loadUndici>>;
