import { isForm, parsedJson } from './http/body.ts';
import type { RouteName } from './http/routes.ts';

/** A request to the sandbox, and the result. It never contains the token. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  /** With its leading `?`; empty if there was none. */
  readonly query: string;
  /** Null for a request that matches no endpoint. */
  readonly endpoint: RouteName | null;
  /** Label of the token; null if the sandbox does not know it. */
  readonly token: string | null;
  /** Null while there is no response. */
  readonly status: number | null;
  /** Simulated time of arrival, in milliseconds since the epoch. */
  readonly at: number;
  /** Unscaled time of arrival, in milliseconds; only differences are meaningful. */
  readonly wallAt: number;
  /** The parsed value if it was JSON, otherwise the text; null if there was none. */
  readonly body: unknown;
  /** All headers except those that hold secrets. */
  readonly headers: Readonly<Record<string, string>>;
  /** Kinds of the faults that applied to the response. */
  readonly faults: readonly string[];
}

/** The log: entries in the order of arrival. They are live: the status of the last may still change. */
export interface RequestLog {
  entries(): readonly LoggedRequest[];
  clear(): void;
}

/** The entry of a request that is being answered; filled in as more is known. */
export type OpenEntry = { -readonly [Key in keyof LoggedRequest]: LoggedRequest[Key] } & { faults: string[] };

/** Writes the log. */
export interface RequestRecorder {
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
export function createRequestRecorder(): RequestRecorder {
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
        body: isForm(request.headers) ? formFields(body) : readable(body),
        headers: Object.fromEntries([...request.headers].filter(([name]) => !secretHeaders.includes(name))),
        faults: [],
      };
      entries.push(entry);
      return entry;
    },
  };
}

/** Fields of a form that hold secrets. */
const secretFields = ['client_assertion', 'client_secret'];

/** The other fields of a form. */
function formFields(body: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...new URLSearchParams(body)].filter(([name]) => !secretFields.includes(name)));
}

function readable(body: string): unknown {
  if (body === '') return null;
  const value = parsedJson(body);
  return value === undefined ? body : value;
}
