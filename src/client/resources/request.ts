import type { Method } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import type { ReadOptions, ResponseDetails } from '../options.ts';
import { createRequest } from '../request/call.ts';
import { send } from '../retry/send.ts';

/** Options of a request that has no method. */
export interface RequestOptions extends ReadOptions {
  /** The values of the placeholders in the path: `{ organization: 'acme' }` for `/v2/organizations/{organization}`. */
  readonly to?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** The body, sent as JSON. */
  readonly body?: unknown;
  /** Headers beside those of every request, names in lower case; never that of the token. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** True if the request may be applied several times: then a write is repeated as a read is. */
  readonly repeats?: boolean | undefined;
}

/** The response to a request that has no method. */
export interface RequestResult extends ResponseDetails {
  /** Parsed JSON, text of any other type, or undefined without a body. It is not checked. */
  readonly value: unknown;
}

/** Sends a request that has no method. @throws ClientError */
export async function sendRequest(
  context: ClientContext,
  { method, path }: { readonly method: Method; readonly path: string },
  { to = {}, body, headers, repeats = method === 'GET', ...options }: RequestOptions,
): Promise<RequestResult> {
  const { authorization: _token, ...others } = headers ?? {};
  const call = createRequest({ method, path, isRead: repeats }, to, { body, headers: others });
  let last: ResponseDetails | undefined;
  const onResponse = (response: ResponseDetails) => {
    last = response;
    options.onResponse?.(response);
  };
  const value = await send(context, call, { ...options, onResponse });
  return { ...(last as ResponseDetails), value };
}
