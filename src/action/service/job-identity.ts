/** How a step signs in with the identity of its job, instead of a token from a secret. */
export interface JobIdentity {
  readonly clientId: string;
  readonly audience: string;
  /** Where the identity token is exchanged. */
  readonly tokenUrl: string;
}

/** Where the service exchanges tokens, if it is the one of the default base URL. */
export const defaultTokenUrl = 'https://buildkite.com/oauth/token';
