import type { EndpointName } from '../model/endpoints.ts';
import { parsedJson } from './http/body.ts';

/** What was asked of the sandbox, and what came of it. The token is never in it. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  /** With its leading `?`; empty where there was none. */
  readonly query: string;
  /** Null for a request that no endpoint answers. */
  readonly endpoint: EndpointName | null;
  /** Label of the token, null where the sandbox does not know it. */
  readonly token: string | null;
  /** Null while there is no answer: not yet, or never. */
  readonly status: number | null;
  /** Simulated time of its coming, in milliseconds since the epoch. */
  readonly at: number;
  /** Unscaled time of its coming, in milliseconds; only differences mean anything. */
  readonly wallAt: number;
  /** JSON where it was JSON, else the text; null where there was none. */
  readonly body: unknown;
  /** All but those that carry secrets. */
  readonly headers: Readonly<Record<string, string>>;
  /** Kinds of the faults that had a hand in the answer. */
  readonly faults: readonly string[];
}

/** The log: entries in the order of their coming. They are live: the status of the last may still change. */
export interface RequestLog {
  entries(): readonly LoggedRequest[];
  clear(): void;
}

/** A request that is being answered; its entry is filled in as more is known. */
export type OpenEntry = { -readonly [Key in keyof LoggedRequest]: LoggedRequest[Key] } & { faults: string[] };

/** The log's other side, for who writes it. */
export interface RequestBook {
  readonly log: RequestLog;
  open(request: {
    readonly request: Request;
    readonly body: string;
    readonly at: number;
    readonly wallAt: number;
  }): OpenEntry;
}

const secretHeaders = ['authorization', 'proxy-authorization', 'cookie'];

/** An empty log. */
export function createRequestBook(): RequestBook {
  let entries: OpenEntry[] = [];
  return {
    log: {
      entries: () => [...entries],
      clear() {
        entries = [];
      },
    },
    open({ request, body, at, wallAt }) {
      const url = new URL(request.url);
      const entry: OpenEntry = {
        method: request.method,
        path: url.pathname,
        query: url.search,
        endpoint: null,
        token: null,
        status: null,
        at,
        wallAt,
        body: readable(body),
        headers: Object.fromEntries([...request.headers].filter(([name]) => !secretHeaders.includes(name))),
        faults: [],
      };
      entries.push(entry);
      return entry;
    },
  };
}

function readable(body: string): unknown {
  if (body === '') return null;
  const value = parsedJson(body);
  return value === undefined ? body : value;
}
