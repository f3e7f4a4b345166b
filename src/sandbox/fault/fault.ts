import type { RouteName } from '../http/routes.ts';

/** The client does not get the service's response. These do not carry the request out; `unanswered` and `late` do. */
export type AbortFault =
  /** Another response instead: an error of the service or of a proxy; a redirect, with a `location` header. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The connection is reset. */
  | { readonly kind: 'reset' }
  /** No response ever arrives. */
  | { readonly kind: 'stall' };

/** The service responds, and the response is delayed or damaged on its way. */
type ResponseFault =
  /** It arrives late, by this many unscaled milliseconds. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Its body breaks off after this many bytes; by default, half of it. */
  | { readonly kind: 'cut'; readonly afterBytes?: number }
  /** Its body arrives in small pieces, with a pause of unscaled milliseconds before each. */
  | { readonly kind: 'slow'; readonly pieceBytes: number; readonly pauseMs: number }
  /** Its body is replaced, for example by garbage, half a document or nothing; status and headers stay. */
  | { readonly kind: 'garble'; readonly body: string; readonly contentType?: string }
  /** Headers are added, changed or removed; `*` in a name to remove matches any text. */
  | {
      readonly kind: 'headers';
      readonly set?: Readonly<Record<string, string>>;
      readonly remove?: readonly string[];
    };

/** The service itself misbehaves. */
type ServerFault =
  /** The request is carried out, and the response is lost. */
  | { readonly kind: 'unanswered'; readonly failure?: AbortFault }
  /** The request fails, and is carried out this many unscaled milliseconds later. */
  | { readonly kind: 'late'; readonly afterMs: number; readonly failure?: AbortFault }
  /** Builds younger than this many unscaled milliseconds are not found yet, nor results of tests. */
  | { readonly kind: 'lag'; readonly youngerThanMs: number }
  /** These query parameters are ignored. */
  | { readonly kind: 'ignore'; readonly parameters: readonly string[] }
  /** These fields of the body are dropped. */
  | { readonly kind: 'forget'; readonly fields: readonly string[] }
  /**
   * Pagination is wrong: every request gets page `serve`; every page links to a next page, `step` pages ahead (0: the
   * same page, -1: the one before), at another `origin`.
   */
  | { readonly kind: 'pages'; readonly serve?: number; readonly step?: number; readonly origin?: string };

/** What a fault does. */
export type FaultBehavior = AbortFault | ResponseFault | ServerFault;

/** The requests that a fault applies to: those of an endpoint, or by method, path and query, in which `*` matches any text. */
export type Target =
  | RouteName
  | { readonly method?: string; readonly path?: string; readonly query?: string };

/** A failure for the sandbox to produce. Plain data, so that it can be sent as JSON. */
export type Fault = FaultBehavior & {
  /** By default, any request. */
  readonly on?: Target;
  /** How many responses it applies to; 1 by default. */
  readonly times?: number | 'always';
  /** How many responses to leave alone first. */
  readonly skip?: number;
};
