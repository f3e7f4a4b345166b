import type { EndpointName } from '../../model/endpoints.ts';

/** The service's own answer is not given. Whether it would have been one is another question: see `unanswered`. */
export type Failure =
  /** This answer instead: an error of the service, or of a proxy before it; a redirect, with a `location` header. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The connection is reset. */
  | { readonly kind: 'reset' }
  /** Nothing ever comes. */
  | { readonly kind: 'stall' };

/** The answer is worked out, and harmed on its way. */
type ResponseFault =
  /** It comes late, by so many unscaled milliseconds. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Its body breaks off after so many bytes; half way unless told. */
  | { readonly kind: 'cut'; readonly afterBytes?: number }
  /** Its body comes in small pieces, with a pause of unscaled milliseconds before each. */
  | { readonly kind: 'slow'; readonly pieceBytes: number; readonly pauseMs: number }
  /** Its body is another: garbage, half a document, nothing at all; status and headers stay. */
  | { readonly kind: 'garble'; readonly body: string; readonly contentType?: string }
  /** Headers are added, changed, taken away; `*` in a name to remove stands for any text. */
  | {
      readonly kind: 'headers';
      readonly set?: Readonly<Record<string, string>>;
      readonly remove?: readonly string[];
    };

/** The service does as it is asked, or not quite. */
type ServerFault =
  /** The request is carried out, and its answer lost. */
  | { readonly kind: 'unanswered'; readonly failure?: Failure }
  /** The request is carried out so many unscaled milliseconds after it has failed. */
  | { readonly kind: 'late'; readonly afterMs: number; readonly failure?: Failure }
  /** Builds younger than so many unscaled milliseconds are not seen. */
  | { readonly kind: 'lag'; readonly youngerThanMs: number }
  /** These query parameters are ignored. */
  | { readonly kind: 'ignore'; readonly parameters: readonly string[] }
  /** These fields of the body are dropped. */
  | { readonly kind: 'forget'; readonly fields: readonly string[] }
  /**
   * Paging goes wrong: always page `serve`, whatever was asked; a link to a next page on each, `step` pages on (0:
   * the same, -1: the one before), at another `origin`.
   */
  | { readonly kind: 'pages'; readonly serve?: number; readonly step?: number; readonly origin?: string };

/** What goes wrong. */
export type Effect = Failure | ResponseFault | ServerFault;

/** Which requests it happens to: those of an endpoint, or by method and path, in which `*` stands for any text. */
export type Target = EndpointName | { readonly method?: string; readonly path?: string };

/** A failure that the sandbox is told to produce. Plain data, so that it can be sent as JSON. */
export type Fault = Effect & {
  /** Any request unless told. */
  readonly on?: Target;
  /** How many answers it happens to, 1 unless told. */
  readonly times?: number | 'always';
  /** How many answers it leaves alone first. */
  readonly skip?: number;
};
