/** @throws always: nothing in Kitestring asks for an OIDC token. */
export class HttpClient {
  constructor() {
    throw new Error('Kitestring is bundled without the HTTP client of @actions/core, and so without OIDC.');
  }
}

export class BearerCredentialHandler {}
