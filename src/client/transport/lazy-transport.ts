import type { Transport } from './transport.ts';

/** A transport that is loaded by its first request: who sends nothing need not load the code that sends. */
export function createLazyTransport(load: () => Promise<Transport>): Transport {
  let loading: Promise<Transport> | undefined;
  return {
    send: async (request) => {
      loading ??= load();
      return (await loading).send(request);
    },
    close: async () => (await loading)?.close(),
  };
}
