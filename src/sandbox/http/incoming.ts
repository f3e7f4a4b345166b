import type { EndpointName } from '../../model/endpoints.ts';

/** A request as the sandbox works on it: its body read, its endpoint known. A fault may hand on a changed one. */
export interface Incoming {
  /** Null for a request that no endpoint answers. */
  readonly endpoint: EndpointName | null;
  readonly method: string;
  readonly url: URL;
  /** The placeholders of the endpoint's path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: string;
  /** Builds younger than this are not seen yet, in simulated milliseconds: a read replica that lags behind. */
  readonly lagMs: number;
  readonly signal: AbortSignal;
}
