import type { Transport } from '../../src/client/index.ts';
import { createFetchTransport } from '../../src/client/transport/fetch-transport.ts';

/** A transport on a function of one complete `Request`, such as the `fetch` of a sandbox in the same process. */
export function createRequestTransport(answer: (request: Request) => Promise<Response>): Transport {
  return createFetchTransport((url, init) => answer(new Request(url, init)));
}
