import { type CheckedProxies, isLoopback, type ProxySettings, parseProxies } from './proxy.ts';
import type { Transport } from './transport.ts';

/** Options of an undici transport. */
export interface UndiciOptions {
  /** Proxies to go through. A service on this machine is always reached directly. */
  readonly proxy?: ProxySettings | undefined;
  /** When the attempt to connect ends, in milliseconds; 10 seconds unless given. */
  readonly connectMs?: number | undefined;
}

/**
 * A transport on the package `undici`, which must be installed and is loaded by the first request. Compared with
 * `fetch` it proves more often that a write was not sent, gives each write a connection of its own, knows proxies, and
 * checks certificates whatever the environment says.
 * @throws InvalidArgumentError for a proxy address that cannot be used.
 */
export function createUndiciTransport({ proxy, connectMs = 10_000 }: UndiciOptions = {}): Transport {
  const proxies = parseProxies(proxy);
  const opened = new Map<CheckedProxies | undefined, Promise<Transport>>();
  const open = (through: CheckedProxies | undefined) => {
    const opening =
      opened.get(through) ??
      import('./undici-transport.ts').then(({ openUndici }) => openUndici({ proxies: through, connectMs }));
    opened.set(through, opening);
    return opening;
  };
  return {
    async send(request) {
      // Over plain http a proxy would see the token, and it could not reach this machine's own service in any case.
      const direct = isLoopback(new URL(request.url).hostname);
      return (await open(direct ? undefined : proxies)).send(request);
    },
    async close() {
      for (const opening of opened.values()) await (await opening).close();
    },
  };
}
