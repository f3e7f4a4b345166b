import { unlessAborted } from './abort.ts';
import { provesNotSent, toTransportError } from './failure-codes.ts';
import { type ResponseHeaders, type Transport, TransportError, type TransportResponse } from './transport.ts';

/** A function such as the global `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A transport on a `fetch`; on the global one unless given, which is looked up at each request, so that it can be replaced. It does not show when a connection is established, so only a code that belongs to connecting proves
 * that nothing was sent; any other failure is of unknown effect, unless `fetch` throws a `TransportError` itself.
 */
export function createFetchTransport(fetch: Fetch = (url, init) => globalThis.fetch(url, init)): Transport {
  return {
    async send({ url, method, headers, body, signal, onStart }) {
      onStart();
      const init = { method, headers, body: body ?? null, signal, redirect: 'manual' } as const;
      try {
        return toTransportResponse(await unlessAborted(fetch(url, init), signal), signal);
      } catch (error) {
        throw toTransportError(error, provesNotSent(error) ? 'not-sent' : 'unknown');
      }
    },
    close: async () => {},
  };
}

function toTransportResponse(response: Response, signal: AbortSignal): TransportResponse {
  // A fetch that follows redirects against its options may have taken the token elsewhere.
  if (response.redirected) throw new TransportError({ code: 'REDIRECTED', sent: 'unknown' });
  const status = response.type === 'opaqueredirect' ? 302 : response.status;
  return { status, headers: headersOf(response), body: readChunks(response.body, signal) };
}

/** A fetch has decompressed the body already: the headers of the encoded one no longer apply. */
function headersOf({ headers }: Response): ResponseHeaders {
  const { 'content-encoding': encoding, 'content-length': length, ...others } = Object.fromEntries(headers);
  return encoding === undefined ? { ...others, 'content-length': length } : others;
}

async function* readChunks(body: Response['body'], signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await unlessAborted(reader.read(), signal);
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw toTransportError(error, 'unknown');
  } finally {
    reader.cancel().catch(() => {});
  }
}
