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
  /** The parsed value if it was JSON, otherwise the text; null if there was none. */
  readonly body: unknown;
  /** All headers except those that hold secrets. */
  readonly headers: Readonly<Record<string, string>>;
  /** Kinds of the faults that applied to the response. */
  readonly faults: readonly string[];
}

const secretHeaders = ['authorization', 'proxy-authorization', 'cookie'];
/** Fields of a form that hold secrets. */
const secretFields = ['client_assertion', 'client_secret'];

/** The requests so far. */
export type RequestLog = ReturnType<typeof createRequestLog>['log'];

type Known = Pick<LoggedRequest, 'endpoint' | 'token' | 'at'>;
type Entry = Omit<LoggedRequest, 'status' | 'faults'> & { status: number | null; readonly faults: string[] };

/** An empty log, and what opens its entries. */
export function createRequestLog() {
  let entries: Entry[] = [];
  const log = {
    /** In the order of arrival. They are live: the status of the last may still change. */
    entries: (): readonly LoggedRequest[] => [...entries],
    clear(): void {
      entries = [];
    },
  };
  const open = ({ method, url, headers }: Request, text: string, known: Known) => {
    const { pathname: path, search: query } = new URL(url);
    const without = (pairs: Iterable<[string, string]>, secret: readonly string[]) =>
      Object.fromEntries([...pairs].filter(([name]) => !secret.includes(name)));
    const readable = text === '' ? null : (parsedJson(text) ?? text);
    const body = isForm(headers) ? without(new URLSearchParams(text), secretFields) : readable;
    const shown = without(headers, secretHeaders);
    const entry: Entry = { method, path, query, status: null, ...known, body, headers: shown, faults: [] };
    entries.push(entry);
    return entry;
  };
  return { log, open };
}
