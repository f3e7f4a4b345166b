import type { Artifact } from '../../model/artifact.ts';
import type { ArtifactAddress, BuildAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, ClientError, InvalidResponseError } from '../errors.ts';
import type { CallOptions, ListOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { type Call, createCall } from '../request/call.ts';
import { buildQuery } from '../request/query.ts';
import { toConnectionError } from '../response/connection-failure.ts';
import { send } from '../retry/send.ts';
import { createPhaseTimer, timeoutsFor } from '../retry/timeouts.ts';
import { loopbacks } from '../transport/proxy.ts';

/** Filters of the service, and options of the list. */
export interface ListArtifactsOptions extends ListOptions {
  readonly state?: 'new' | 'error' | 'finished' | 'deleted' | 'expired' | undefined;
  /** One path, or a pattern in which `*` matches any text. */
  readonly path?: string | undefined;
}

/** The files that jobs uploaded. Not part of the document: the live service has them. Needs the scope `read_artifacts`. */
export function createArtifactMethods(context: ClientContext) {
  return {
    /** The artifacts of a build, of all its jobs. @throws InvalidArgumentError for an invalid address. */
    list: (to: BuildAddress, { state, path, ...options }: ListArtifactsOptions = {}): Listing<Artifact> =>
      createListing(context, { endpoint: 'artifacts.list', to, query: buildQuery({ state, path }), options }),
    /**
     * The bytes of the file as they arrive, from a fresh address each time. A stream that fails is not continued: compare
     * what came with `file_size` and `sha1sum`. Leave it early by breaking out of the loop.
     */
    async *download(
      address: ArtifactAddress,
      options?: CallOptions,
    ): AsyncGenerator<Uint8Array, void, undefined> {
      const call = createCall('artifacts.download', address);
      yield* readFile(context, call, await addressOf(context, call, options), options?.signal);
    },
  };
}

/** Where the file can be downloaded for about a minute: https, or http if both are on this machine. */
async function addressOf(
  context: ClientContext,
  call: Call<'artifacts.download'>,
  options: CallOptions | undefined,
): Promise<string> {
  // One request for each file: they use the window as the pages of a list do.
  const address = await send(context, call, { ...options, isPage: true });
  const { protocol, hostname, username, password } = new URL(address);
  const isHere = context.base.loopback && loopbacks.includes(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere);
  if (isSafe && `${username}${password}` === '') return address;
  const { intent, method, path } = call;
  throw new InvalidResponseError(`Could not ${intent}: the service named an address that is not https`, {
    ...{ method, path, status: 302, reason: 'schema' },
  });
}

/** Reads from the store that the service has named: another server, which gets no token and may not lead on. */
async function* readFile(
  context: ClientContext,
  call: Call<'artifacts.download'>,
  url: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { connectMs, headersMs, bodyMs } = timeoutsFor(call.endpoint, context.timeouts);
  const unlimited = { phase: 'attempt', ms: Number.POSITIVE_INFINITY } as const;
  const timer = createPhaseTimer(unlimited, context.closed, signal);
  const { host } = new URL(url);
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
    const { intent, method, path } = call;
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
