import { TransportError } from '../../src/client/index.ts';
import { parsedJson } from '../../src/sandbox/http/body.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { createRequestTransport } from '../support/request-transport.ts';
import type { VirtualClock } from '../support/virtual-clock.ts';

/** Carries, in milliseconds, how long a refused client must wait. The product does not know this header. */
export const resetHeader = 'test-reset-ms';

/** Tells one request from all others. The product does not know this header. */
const markHeader = 'test-request';

/** A request that the client sent, or tried to. */
export interface Sent {
  /** By the monotonic clock, in milliseconds. */
  readonly atMs: number;
  readonly method: string;
  readonly path: string;
  /** What came back: a status, `unsent` where there was no connection, `lost` where there was no response in time. */
  answer: number | 'unsent' | 'lost';
  /** Kinds of the faults that it met. */
  faults: readonly string[];
}

/** True unless the service surely did nothing. */
export function mayHaveArrived({ answer }: Sent): boolean {
  return answer !== 'unsent' && answer !== 429;
}

/** A request that cannot even be sent, by its count among all of ours. */
export interface Unsent {
  readonly request: number;
  readonly code: 'ECONNREFUSED' | 'ENOTFOUND' | 'CERT_HAS_EXPIRED';
}

/** Sees what goes over a wire. A body that is no JSON is undefined. */
interface Watcher {
  readonly leaving?: (sent: Sent) => void;
  readonly answered?: (sent: Sent, body: unknown) => void;
}

const minuteMs = 60_000;

/** The way from the client to the sandbox, and what went over it. Requests that are `unsent` do not reach it. */
export function createWire(sandbox: Sandbox, clock: VirtualClock, unsent: readonly Unsent[]) {
  const sent: Sent[] = [];
  const early: Sent[] = [];
  let notBeforeMs = 0;
  let askedMs = 0;
  let failing = unsent;
  const watchers: Watcher[] = [];

  const transport = createRequestTransport(async (request) => {
    const { method, url } = request;
    const { pathname: path } = new URL(url);
    const entry: Sent = { atMs: clock.monotonic(), method, path, answer: 'lost', faults: [] };
    const failure = failing.find((each) => each.request === sent.length);
    sent.push(entry);
    request.headers.set(markHeader, String(sent.length));
    if (entry.atMs < notBeforeMs) early.push(entry);
    if (failure !== undefined) {
      entry.answer = 'unsent';
      throw new TransportError({ code: failure.code, sent: 'not-sent' });
    }
    for (const { leaving } of watchers) leaving?.(entry);
    const response = await sandbox.fetch(request);
    if (request.signal.aborted) return response;
    entry.answer = response.status;
    entry.faults = faultsOf(request, sandbox);
    const waitMs = waitAskedMs(response, entry, clock);
    askedMs += waitMs;
    notBeforeMs = Math.max(notBeforeMs, clock.monotonic() + waitMs);
    for (const { answered } of watchers)
      if (answered) void tell(answered, entry, { copy: response.clone(), signal: request.signal });
    return response;
  });
  return {
    transport,
    sent: sent as readonly Sent[],
    /** Requests that went out although a window was known to be spent: there must be none. */
    early: early as readonly Sent[],
    /** All the time that answers asked us to wait, in milliseconds. */
    askedMs: () => askedMs,
    /** Calls these before each request leaves, and once it has been answered to the end. */
    watch: (watcher: Watcher) => void watchers.push(watcher),
    /** From now on every request leaves. */
    calm() {
      failing = [];
    },
  };
}

/** Faults that may keep a client from reading how long to wait. */
const harms: readonly string[] = ['cut', 'garble', 'slow'];

/** How long nothing may be sent after this answer: what was planned says so, or the sandbox's own minute. */
function waitAskedMs({ status, headers }: Response, { atMs, faults }: Sent, clock: VirtualClock): number {
  const planned = headers.get(resetHeader);
  if (planned !== null) return faults.some((fault) => harms.includes(fault)) ? 0 : Number(planned);
  if (status !== 429) return 0;
  const nowMs = clock.monotonic();
  // An answer that was slow to arrive may speak of a minute that is over by now.
  const refusedMs = faults.includes('slow') ? atMs : nowMs;
  const resetMs = refusedMs - (refusedMs % minuteMs) + minuteMs;
  return Math.max(0, resetMs - nowMs);
}

function faultsOf({ headers }: Request, { requests }: Sandbox): readonly string[] {
  const logged = requests.entries().findLast((each) => each.headers[markHeader] === headers.get(markHeader));
  return logged?.faults ?? [];
}

/** Reads along with the client. An answer that breaks off, or that the client does not wait for, tells nothing. */
async function tell(
  answered: NonNullable<Watcher['answered']>,
  entry: Sent,
  { copy, signal }: { copy: Response; signal: AbortSignal },
): Promise<void> {
  const text = await copy.text().catch(() => undefined);
  if (text !== undefined && !signal.aborted) answered(entry, parsedJson(text));
}
