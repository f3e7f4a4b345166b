import type { SandboxClock } from '../clock.ts';
import { isObject, parsedJson } from '../http/body.ts';
import { pageLink, pageNumber } from '../http/paging.ts';
import type { Incoming } from '../http/router.ts';
import { matchesPattern } from '../wildcard.ts';
import { brokenBody, slowBody } from './bodies.ts';
import type { AbortFault, FaultBehavior } from './fault.ts';

/** What a fault works with. */
export interface FaultContext {
  readonly incoming: Incoming;
  /** The response without this fault, to the same request or to one that the fault has changed. */
  readonly next: (incoming: Incoming) => Promise<Response>;
  /** Carries the request out after this many unscaled milliseconds. */
  readonly later: (afterMs: number) => void;
  readonly clock: SandboxClock;
}

type FaultOfKind<Kind extends FaultBehavior['kind']> = Extract<FaultBehavior, { readonly kind: Kind }>;

/** How each kind of fault responds in place of the service. */
type FaultTable = {
  readonly [Kind in FaultBehavior['kind']]: (
    behavior: FaultOfKind<Kind>,
    context: FaultContext,
  ) => Promise<Response>;
};

const behaviors: FaultTable = {
  status: async ({ status, body, headers }) => statusResponse(status, body, headers),
  reset: async () => {
    throw resetError();
  },
  stall: (_effect, { incoming: { signal } }) =>
    new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),

  delay: async ({ ms }, { incoming, next, clock }) => {
    await clock.sleep(ms);
    return next(incoming);
  },
  cut: async ({ afterBytes }, { incoming, next }) =>
    withBody(await next(incoming), (bytes) =>
      brokenBody(bytes, afterBytes ?? bytes.length >> 1, resetError()),
    ),
  slow: async ({ pieceBytes, pauseMs }, { incoming, next, clock }) =>
    withBody(await next(incoming), (bytes) => slowBody(bytes, pieceBytes, () => clock.sleep(pauseMs))),
  garble: async ({ body, contentType }, { incoming, next }) => {
    const { status, headers } = await next(incoming);
    if (contentType !== undefined) headers.set('content-type', contentType);
    return new Response(body, { status: status === 204 ? 200 : status, headers });
  },
  headers: async ({ set = {}, remove = [] }, { incoming, next }) => {
    const response = await next(incoming);
    for (const name of [...response.headers.keys()]) {
      if (remove.some((pattern) => matchesPattern(name, pattern.toLowerCase())))
        response.headers.delete(name);
    }
    for (const [name, value] of Object.entries(set)) response.headers.set(name, value);
    return response;
  },

  unanswered: async ({ failure = { kind: 'reset' } }, context) => {
    await context.next(context.incoming);
    return applyFault(failure, context);
  },
  late: async ({ afterMs, failure = { kind: 'reset' } }, context) => {
    context.later(afterMs);
    return applyFault(failure, context);
  },
  lag: ({ youngerThanMs }, { incoming, next, clock }) =>
    next({ ...incoming, lagMs: youngerThanMs * clock.speed }),
  ignore: ({ parameters }, { incoming, next }) =>
    next({ ...incoming, url: withoutParameters(incoming.url, parameters) }),
  forget: ({ fields }, { incoming, next }) =>
    next({ ...incoming, body: withoutFields(incoming.body, fields) }),
  pages: async ({ serve, step, origin }, { incoming, next }) => {
    const response = await next(
      serve === undefined ? incoming : { ...incoming, url: atPage(incoming.url, serve) },
    );
    if (step === undefined && origin === undefined) return response;
    const target = new URL(incoming.url.pathname + incoming.url.search, origin ?? incoming.url);
    response.headers.set('link', pageLink(target, pageNumber(incoming.url) + (step ?? 1), 'next'));
    return response;
  },
};

/** Responds as the fault says. */
export function applyFault<Kind extends FaultBehavior['kind']>(
  behavior: FaultOfKind<Kind> | AbortFault,
  context: FaultContext,
): Promise<Response> {
  const answer = behaviors[behavior.kind] as (
    behavior: FaultBehavior,
    context: FaultContext,
  ) => Promise<Response>;
  return answer(behavior, context);
}

function resetError(): Error {
  return Object.assign(new Error('A fault of the sandbox resets the connection'), { code: 'ECONNRESET' });
}

function statusResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (body === undefined) return new Response(null, { status, headers });
  const isText = typeof body === 'string';
  const type = isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  return new Response(isText ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': type, ...headers },
  });
}

async function withBody(
  response: Response,
  change: (bytes: Uint8Array) => ReadableStream<Uint8Array>,
): Promise<Response> {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return bytes.length === 0
    ? new Response(null, { status, headers })
    : new Response(change(bytes), { status, headers });
}

function withoutParameters(url: URL, parameters: readonly string[]): URL {
  const kept = new URL(url);
  for (const name of [...kept.searchParams.keys()]) {
    if (parameters.includes(name.split('[')[0] ?? '')) kept.searchParams.delete(name);
  }
  return kept;
}

function withoutFields(body: string, fields: readonly string[]): string {
  const value = parsedJson(body);
  if (!isObject(value)) return body;
  const kept = Object.entries(value).filter(([field]) => !fields.includes(field));
  return JSON.stringify(Object.fromEntries(kept));
}

function atPage(url: URL, page: number): URL {
  const target = new URL(url);
  target.searchParams.set('page', String(page));
  return target;
}
