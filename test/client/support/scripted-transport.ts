import type {
  ResponseHeaders,
  Transport,
  TransportRequest,
} from '../../../src/client/transport/transport.ts';

/** What a scripted service does with one request. */
export interface Scripted {
  readonly status?: number;
  readonly headers?: ResponseHeaders | undefined;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly text?: string;
  readonly chunks?: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Thrown instead of answering. */
  readonly error?: unknown;
  /** Thrown after the body so far. */
  readonly bodyError?: unknown;
  /** Never answers; ends when the request is aborted. */
  readonly hang?: boolean;
}

/** A transport that answers from a script, and remembers what it was asked. */
export interface ScriptedTransport extends Transport {
  readonly requests: TransportRequest[];
  /** The queries of the requests. */
  queries(): URLSearchParams[];
}

/** Answers each request with the next entry, or with what the function says; the last entry stands for all that follow. */
export function createScriptedTransport(
  script: readonly Scripted[] | ((request: TransportRequest, index: number) => Scripted | Promise<Scripted>),
): ScriptedTransport {
  const requests: TransportRequest[] = [];
  const pick = async (request: TransportRequest, index: number): Promise<Scripted> => {
    if (typeof script === 'function') return script(request, index);
    return script[Math.min(index, script.length - 1)] ?? { status: 200, json: [] };
  };
  return {
    requests,
    queries: () => requests.map((request) => new URL(request.url).searchParams),
    async send(request) {
      requests.push(request);
      request.onStart();
      const answer = await pick(request, requests.length - 1);
      if (answer.hang === true) await hang(request.signal);
      if (answer.error !== undefined) throw answer.error;
      return { status: answer.status ?? 200, headers: answer.headers ?? {}, body: bodyOf(answer) };
    },
    close: async () => {},
  };
}

async function* bodyOf({ json, text, chunks, bodyError }: Scripted): AsyncGenerator<Uint8Array> {
  if (chunks !== undefined) yield* chunks;
  else if (text !== undefined) yield Buffer.from(text);
  else if (json !== undefined) yield Buffer.from(JSON.stringify(json));
  if (bodyError !== undefined) throw bodyError;
}

function hang(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
