import type { EndpointName } from '../../model/endpoints.ts';

/** A request with its body read and its endpoint known. A fault may pass on a changed one. */
export interface Incoming {
  /** Null for a request that no endpoint answers. */
  readonly endpoint: EndpointName | null;
  readonly method: string;
  readonly url: URL;
  /** The placeholders of the endpoint's path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: string;
  /** Builds younger than this are not found yet, in simulated milliseconds: a read replica that lags behind. */
  readonly lagMs: number;
  readonly signal: AbortSignal;
}
