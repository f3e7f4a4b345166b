import type { Dispatcher } from 'undici';
import type { Sent } from '../errors.ts';
import { unlessAborted } from './abort.ts';
import { toTransportError } from './failure-codes.ts';
import { loadUndici, type Undici } from './load-undici.ts';
import type { CheckedProxies } from './proxy.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

/** What is fixed for all requests; `proxies` is undefined to reach the service directly. */
interface UndiciSettings {
  readonly proxies: CheckedProxies | undefined;
  readonly connectMs: number;
}

/**
 * Opens the transport on undici. Reads share kept-alive connections; a write gets a dispatcher, and so a connection, of
 * its own. Retries and the timing of phases are never undici's, redirects are not followed, and certificates are checked
 * whatever the environment says.
 */
export async function openUndici(options: UndiciSettings): Promise<Transport> {
  const createDispatcher = dispatcherMaker(await loadUndici(), options);
  const shared = createDispatcher();
  return {
    async send(request) {
      if (!request.fresh) return exchange(shared, request);
      const own = createDispatcher();
      try {
        const response = await exchange(own, request);
        return { ...response, body: thenDestroy(response.body, own) };
      } catch (error) {
        await own.destroy();
        throw error;
      }
    },
    close: () => shared.destroy(),
  };
}

/**
 * Of undici's timeouts only that for connecting is left: ours ends the request, but not a socket that has no connection
 * yet, which would keep the process alive.
 */
function dispatcherMaker(
  { Agent, EnvHttpProxyAgent }: Undici,
  { proxies, connectMs }: UndiciSettings,
): () => Dispatcher {
  const tls = { timeout: connectMs, rejectUnauthorized: true, allowH2: false };
  const common = { headersTimeout: 0, bodyTimeout: 0, allowH2: false, connect: tls };
  if (proxies === undefined) return () => new Agent(common);
  const settings = {
    ...common,
    connectTimeout: connectMs,
    requestTls: tls,
    proxyTls: tls,
    httpProxy: proxies.http,
    httpsProxy: proxies.https,
    noProxy: proxies.noProxy,
  };
  return () => new EnvHttpProxyAgent(settings);
}

async function exchange(dispatcher: Dispatcher, request: TransportRequest): Promise<TransportResponse> {
  let sent: Sent = 'not-sent';
  const onStart = () => {
    sent = 'unknown';
    request.onStart();
  };
  try {
    const { origin, pathname, search } = new URL(request.url);
    const answered = dispatcher.compose(watchStart(onStart)).request({
      origin,
      path: `${pathname}${search}`,
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      signal: request.signal,
    });
    // undici itself does not end a request that still waits for its connection; it will not send it then, either.
    const { statusCode, headers, body } = await unlessAborted(answered, request.signal);
    return { status: statusCode, headers, body: withTransportErrors(body) };
  } catch (error) {
    throw toTransportError(error, sent);
  }
}

/**
 * Calls `onStart` when undici begins to write the request on an established connection. Until then no byte of it has
 * left: that is the proof behind `not-sent`, whatever the error is called.
 */
function watchStart(onStart: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch(options, {
      onRequestStart(controller, context) {
        onStart();
        handler.onRequestStart?.(controller, context);
      },
      onResponseStart: (...start) => handler.onResponseStart?.(...start),
      onResponseData: (...data) => handler.onResponseData?.(...data),
      onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
      onResponseError: (...error) => handler.onResponseError?.(...error),
    });
}

async function* withTransportErrors(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw toTransportError(error, 'unknown');
  }
}

async function* thenDestroy(body: AsyncIterable<Uint8Array>, own: Dispatcher): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } finally {
    await own.destroy();
  }
}
