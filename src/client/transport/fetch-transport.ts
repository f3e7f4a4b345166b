import type { ResponseHeaders } from '../response/headers.ts';
import { unlessAborted } from '../retry/abort.ts';
import type { Transport, TransportResponse } from './transport.ts';

/**
 * A transport on anything that answers a `Request` with a `Response`, such as a sandbox in the same process. It has no
 * phases to time, only the attempt as a whole, and no proof that nothing was sent: a failure is of unknown effect,
 * unless what the function throws is a `TransportError` itself.
 */
export function createFetchTransport(fetch: (request: Request) => Promise<Response>): Transport {
  return {
    async send({ url, method, headers, body, signal, onStart }) {
      onStart();
      const request = new Request(url, { method, headers, body: body ?? null, signal, redirect: 'manual' });
      return toTransportResponse(await unlessAborted(fetch(request), signal), signal);
    },
    close: async () => {},
  };
}

function toTransportResponse({ status, headers, body }: Response, signal: AbortSignal): TransportResponse {
  return { status, headers: recordOf(headers), body: readChunks(body, signal) };
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
  } finally {
    reader.cancel().catch(() => {});
  }
}

function recordOf(headers: Headers): ResponseHeaders {
  return Object.fromEntries(headers);
}
