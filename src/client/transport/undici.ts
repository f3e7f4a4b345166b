import type { Dispatcher } from 'undici';
import type { Sent } from '../errors.ts';
import { unlessAborted } from './abort.ts';
import { toTransportError } from './failure-codes.ts';
import { type ProxySettings, parseProxies } from './proxy.ts';
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
 * checks certificates whatever the environment says. Reads share kept-alive connections.
 * @throws InvalidArgumentError for a proxy address that cannot be used.
 */
export function createUndiciTransport({ proxy, connectMs = 10_000 }: UndiciOptions = {}): Transport {
  const proxies = parseProxies(proxy);
  /**
   * Retries and the timing of phases are never undici's, redirects are not followed. Of undici's timeouts only that for
   * connecting is left: ours ends the request, but not a socket that has no connection yet, which would keep the process alive.
   */
  const open = async (): Promise<Dispatcher> => {
    const { loadUndici } = await import('./load-undici.ts');
    const { EnvHttpProxyAgent } = await loadUndici();
    const tls = { timeout: connectMs, rejectUnauthorized: true, allowH2: false };
    const common = { headersTimeout: 0, bodyTimeout: 0, allowH2: false, connect: tls };
    const tunnel = { connectTimeout: connectMs, requestTls: tls, proxyTls: tls };
    return new EnvHttpProxyAgent({ ...common, ...tunnel, ...proxies });
  };
  let shared: Promise<Dispatcher> | undefined;
  return {
    async send({ url, method, headers, body: sentBody = null, signal, onStart }) {
      const own = method === 'GET' ? undefined : await open();
      if (own === undefined) shared ??= open();
      const dispatcher = own ?? (await (shared as Promise<Dispatcher>));
      let sent: Sent = 'not-sent';
      const watched = dispatcher.compose((dispatch) => (options, handler) => {
        const start = handler.onRequestStart?.bind(handler);
        // undici begins to write the request on an established connection. Until then no byte of it has left: that is the
        // proof behind `not-sent`, whatever the error is called.
        handler.onRequestStart = (...given) => {
          sent = 'unknown';
          onStart();
          start?.(...given);
        };
        return dispatch(options, handler);
      });
      const { origin, pathname, search } = new URL(url);
      const path = `${pathname}${search}`;
      try {
        // undici itself does not end a request that still waits for its connection; it will not send it then, either.
        const answered = watched.request({ origin, path, method, headers, body: sentBody, signal });
        const { statusCode, headers: answer, body } = await unlessAborted(answered, signal);
        return { status: statusCode, headers: answer, body: piecesOf(body, own) };
      } catch (error) {
        await own?.destroy();
        throw toTransportError(error, sent);
      }
    },
    async close() {
      await (await shared)?.destroy();
    },
  };
}

/** The body. The dispatcher of a write ends with it. */
async function* piecesOf(
  body: AsyncIterable<Uint8Array>,
  own: Dispatcher | undefined,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw toTransportError(error, 'unknown');
  } finally {
    await own?.destroy();
  }
}
