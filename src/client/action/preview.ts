import type { EndpointName, Method } from '../../model/endpoints.ts';
import type { CreateBuild } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { withKey } from '../once/create-build.ts';
import { newInvocation, requestFor } from '../request/build-request.ts';
import { createCall, type PathParameters } from '../request/call.ts';

/** A request as it would be sent, without the token. */
export interface Preview {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON text of the body, if there is one. */
  readonly body: string | undefined;
}

/** The first request that a call would send. @throws InvalidArgumentError as the call would. */
export function previewRequest(
  context: ClientContext,
  endpoint: EndpointName,
  { to, body }: { readonly to: PathParameters; readonly body?: unknown },
): Preview {
  const keyed = endpoint === 'builds.create' ? withKey(body as CreateBuild, context.uuid()) : body;
  const call = createCall(endpoint, to, keyed === undefined ? {} : { body: keyed });
  const attempt = {
    token: '',
    number: 1,
    invocation: newInvocation(),
    onStart: () => {},
    signal: new AbortController().signal,
  };
  const { method, url, headers } = requestFor(context, call, attempt);
  const { authorization: _token, ...shown } = headers;
  return { method, url, headers: shown, body: call.body };
}
