import type { Artifact } from '../../model/artifact.ts';
import type { ArtifactAddress, BuildAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, ClientError, InvalidResponseError } from '../errors.ts';
import type { CallOptions, ListOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { type Call, createCall } from '../request/call.ts';
import { toConnectionError } from '../response/connection-failure.ts';
import { send } from '../retry/send.ts';
import { createPhaseTimer, timeoutsFor } from '../retry/timeouts.ts';
import { loopbacks } from '../transport/proxy.ts';

/** The files that jobs uploaded. Not part of the document: the live service has them. Needs the scope `read_artifacts`. */
export function createArtifactMethods(context: ClientContext) {
  const artifacts = {
    /** The artifacts of a build, of all its jobs. @throws InvalidArgumentError for an invalid address. */
    list: (to: BuildAddress, options: ListOptions = {}): Listing<Artifact> =>
      createListing(context, { endpoint: 'artifacts.list', to, options }),
    /**
     * The bytes of the file as they arrive, from a fresh address each time. A stream that fails is not continued: compare
     * what came with `file_size` and `sha1sum`. Leave it early by breaking out of the loop.
     */
    download: (to: ArtifactAddress, options?: CallOptions): AsyncGenerator<Uint8Array, void, undefined> =>
      download(context, createCall('artifacts.download', to), options),
  };
  return { artifacts };
}

/**
 * Reads a file from where the service leads for about a minute: https, or http if both are on this machine. That is another server,
 * which gets no token and may not lead on.
 */
async function* download(
  context: ClientContext,
  call: Call<'artifacts.download'>,
  options: CallOptions = {},
): AsyncGenerator<Uint8Array, void, undefined> {
  const { intent, method, path } = call;
  const { signal } = options;
  // One request for each file: they use the window as the pages of a list do.
  const url = await send(context, call, { ...options, isPage: true });
  const { protocol, host, hostname, username, password } = new URL(url);
  const isHere = context.base.loopback && loopbacks.includes(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere);
  if (!isSafe || `${username}${password}` !== '')
    throw new InvalidResponseError(`Could not ${intent}: the service named an address that is not https`, {
      ...{ method, path, status: 302, reason: 'schema' },
    });
  const { connectMs, headersMs, bodyMs } = timeoutsFor(call.endpoint, context.timeouts);
  const unlimited = { phase: 'attempt', ms: Number.POSITIVE_INFINITY } as const;
  const timer = createPhaseTimer(unlimited, context.closed, signal);
  try {
    timer.begin('connect', connectMs);
    const { status, body } = await context.transport.send({
      method: 'GET',
      url,
      headers: { 'user-agent': context.userAgent, accept: '*/*', 'accept-encoding': 'identity' },
      fresh: false,
      onStart: () => timer.begin('headers', headersMs),
      signal: timer.signal,
    });
    timer.begin('body', bodyMs);
    for await (const piece of body) {
      if (status !== 200) break;
      // How long the reader takes is no matter of the store.
      timer.begin('body', Number.POSITIVE_INFINITY);
      yield piece;
      timer.begin('body', bodyMs);
    }
    if (status === 200) return;
    const words = status >= 300 && status < 400 ? 'leads on to another address' : `answered ${status}`;
    throw new ApiError(`Could not ${intent}: ${host}, where the file is, ${words}`, { method, path, status });
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ClientError) throw error;
    throw toConnectionError(call, { error, timeout: timer.expired(), host });
  } finally {
    timer.stop();
  }
}
