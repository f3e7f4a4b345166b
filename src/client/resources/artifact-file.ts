import type { ClientContext } from '../context.ts';
import { ApiError, ClientError, InvalidResponseError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import { type Call, requestFor } from '../request/call.ts';
import { toConnectionError } from '../response/connection-failure.ts';
import { timeoutsFor } from '../retry/attempt.ts';
import { send } from '../retry/send.ts';
import { createPhaseTimer } from '../transport/phase-timer.ts';
import { loopbacks } from '../transport/proxy.ts';
import { headerText } from '../transport/transport.ts';

type DownloadCall = Call<'artifacts.download'>;

/** A store may lead on once, as one in another region does. */
const mostRedirects = 1;

/**
 * Reads a file from where the service leads: https, or http if both are on this machine. That is another server, which gets no
 * token. A service that sends the file itself is asked for it with the token, and may not lead anywhere.
 */
export async function* downloadArtifact(
  context: ClientContext,
  call: DownloadCall,
  options: CallOptions = {},
): AsyncGenerator<Uint8Array, void, undefined> {
  const { signal } = options;
  const location = await send(context, call, { ...options, purpose: 'file' });
  const { connectMs, headersMs, bodyMs } = timeoutsFor(call.endpoint, context.timeouts);
  const overall = { phase: 'attempt', ms: options.timeoutMs ?? Number.POSITIVE_INFINITY } as const;
  const timer = createPhaseTimer(overall, context.closed, signal);
  let { host } = new URL(context.base.origin);
  try {
    let request = location === null ? await ownRequest(context, call) : storeRequest(context, call, location);
    for (let redirects = 0; ; redirects += 1) {
      ({ host } = new URL(request.url));
      timer.begin('connect', connectMs);
      const onStart = () => timer.begin('headers', headersMs);
      const { status, headers, body } = await context.transport.send({
        ...request,
        onStart,
        signal: timer.signal,
      });
      timer.begin('body', bodyMs);
      for await (const piece of body) {
        if (status !== 200) break;
        // The time that the reader takes does not count.
        timer.begin('body', Number.POSITIVE_INFINITY);
        yield piece;
        timer.begin('body', bodyMs);
      }
      if (status === 200) return;
      const isRedirect = status >= 300 && status < 400 && location !== null && redirects < mostRedirects;
      if (!isRedirect) throw refusal(call, request.url, status, location === null);
      request = storeRequest(context, call, headerText(headers, 'location') ?? '');
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ClientError) throw error;
    throw toConnectionError(call, { error, timeout: timer.expired(), host });
  } finally {
    timer.stop();
  }
}

/** The same request again, whose response is the file. */
async function ownRequest(context: ClientContext, call: DownloadCall) {
  const { headers, ...request } = requestFor(context, call, await context.token.get());
  return { ...request, headers: { ...headers, accept: '*/*', 'accept-encoding': 'identity' } };
}

/** A request to a store, without the token. @throws InvalidResponseError for an address that is not safe. */
function storeRequest({ base, userAgent }: ClientContext, call: DownloadCall, address: string) {
  const url = URL.parse(address);
  if (url === null) throw unusable(call, 302, 'named no complete address of the file');
  const isHere = base.loopback && loopbacks.includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere))
    throw unusable(call, 302, `named an address that is not https (${url.protocol}//${url.host})`);
  if (`${url.username}${url.password}` !== '')
    throw unusable(call, 302, `named an address with a user name (${url.host})`);
  const headers = { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'identity' };
  return { method: 'GET', url: url.href, headers } as const;
}

/** Why there is no file. An address that is not signed does not expire, so that a refusal there is final. */
function refusal(call: DownloadCall, address: string, status: number, isOwn: boolean): ClientError {
  const { intent, method, path } = call;
  const { host, search } = new URL(address);
  if (!isOwn && search === '' && (status === 401 || status === 403))
    return unusable(
      call,
      status,
      `named ${host}, which answered ${status}: the artifact is in a bucket of your own, which this token does not open`,
    );
  const words = status >= 300 && status < 400 ? 'leads on to another address' : `answered ${status}`;
  return new ApiError(`Could not ${intent}: ${host}, where the file is, ${words}`, { method, path, status });
}

/** An address where the file cannot be read, whatever is tried. */
function unusable(
  { intent, method, path }: DownloadCall,
  status: number,
  words: string,
): InvalidResponseError {
  const message = `Could not ${intent}: the service ${words}`;
  return new InvalidResponseError(message, { method, path, status, reason: 'address' });
}
