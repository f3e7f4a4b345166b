/*
 * The parts of undici that the transport is made of. Its index brings fetch, caches, mocks and web sockets as well, and
 * loading them takes longer than the rest of a short step. undici describes its index alone: these are the same things
 * in the files that the index takes them from. The exact version in package.json and the tests of the transport guard it.
 */

declare module 'undici/lib/dispatcher/agent.js' {
  import { Agent } from 'undici';

  export = Agent;
}

declare module 'undici/lib/dispatcher/dispatcher.js' {
  import { Dispatcher } from 'undici';

  export = Dispatcher;
}

declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  import { EnvHttpProxyAgent } from 'undici';

  export = EnvHttpProxyAgent;
}

declare module 'undici/lib/api/api-connect.js' {
  import type { Dispatcher } from 'undici';

  const connect: Dispatcher['connect'];

  export = connect;
}

declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici';

  /** A method of dispatchers, on its own: only the index puts it onto them. */
  function request(this: Dispatcher, options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData>;

  export = request;
}
