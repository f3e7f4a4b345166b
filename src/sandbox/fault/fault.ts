import { ReadableStream } from 'node:stream/web';
import { matchesPattern } from '../../model/wildcard.ts';
import type { SandboxClock } from '../clock.ts';
import { isObject, parsedJson } from '../http/body.ts';
import type { Incoming } from '../http/call.ts';
import { pageLink, pageNumber } from '../http/query.ts';
import { type Bytes, responseOf } from '../http/result.ts';
import { routes } from '../http/routes.ts';
import type { AbortFault, Fault } from '../seed/faults.ts';

/** What carries out a request: now, unless other faults prevent it, or later. */
interface Service {
  readonly clock: SandboxClock;
  readonly next: (incoming: Incoming) => Response | Promise<Response>;
  readonly defer: (incoming: Incoming, afterMs: number) => void;
}

/** The faults of a sandbox. */
export type Faults = ReturnType<typeof createFaultHandler>['faults'];

/** No faults yet, and what answers a request with all that match it. */
export function createFaultHandler(service: Service) {
  let active: { readonly fault: Fault; skip: number; left: number }[] = [];
  /** Decided when the request arrives, however long the response then takes. Without a response, inner faults stay pending. */
  const takeDue = (incoming: Incoming): readonly Fault[] => {
    const due: Fault[] = [];
    for (const each of active.filter(({ fault }) => isTarget(fault.on, incoming))) {
      if (each.skip > 0) {
        each.skip -= 1;
        continue;
      }
      each.left -= 1;
      due.push(each.fault);
      if (['status', 'reset', 'stall', 'late'].includes(each.fault.kind)) break;
    }
    active = active.filter(({ left }) => left > 0);
    return due;
  };
  const faults = {
    /** Faults that match the same request apply together, those added first outermost. @throws if it names no endpoint */
    add(fault: Fault): void {
      const { on, times = 1, skip = 0 } = fault;
      if (typeof on === 'string' && !(on in routes)) throw new Error(`There is no endpoint "${on}"`);
      active.push({ fault, skip, left: times === 'always' ? Number.POSITIVE_INFINITY : times });
    },
    clear(): void {
      active = [];
    },
  };
  /** Answers a request that passes through the faults, and lists the kind of each as it applies. */
  function answer(incoming: Incoming, applied: string[]): Promise<Response> {
    const pass = async (current: Incoming, [fault, ...inner]: readonly Fault[]): Promise<Response> => {
      if (fault === undefined) return service.next(current);
      applied.push(fault.kind);
      return applyFault(fault, current, { ...service, next: (changed) => pass(changed, inner) });
    };
    return pass(incoming, takeDue(incoming));
  }
  return { faults, answer };
}

function isTarget(target: Fault['on'], { endpoint, method, url }: Incoming): boolean {
  if (target === undefined) return true;
  if (typeof target === 'string') return target === endpoint;
  const { method: wanted = method, path = '*', query = '*' } = target;
  return wanted === method && matchesPattern(url.pathname, path) && matchesPattern(url.search, query);
}

async function applyFault(
  fault: AbortFault | Fault,
  incoming: Incoming,
  service: Service,
): Promise<Response> {
  const { clock, next, defer } = service;
  switch (fault.kind) {
    case 'status': {
      const { status, body, headers } = fault;
      if (body === undefined) return new Response(null, { status, headers });
      if (typeof body !== 'string') return responseOf({ status, body, headers });
      const type = { 'content-type': 'text/html; charset=utf-8' };
      return new Response(body, { status, headers: { ...type, ...headers } });
    }
    case 'reset':
      throw resetError();
    case 'stall':
      incoming.signal.throwIfAborted();
      return new Promise((_, reject) => {
        incoming.signal.addEventListener('abort', () => reject(incoming.signal.reason));
      });
    case 'delay':
      await clock.sleep(fault.ms);
      return next(incoming);
    case 'cut':
      return withBody(await next(incoming), async function* (bytes) {
        const part = bytes.subarray(0, fault.afterBytes ?? bytes.length >> 1);
        if (part.length > 0) yield part;
        throw resetError();
      });
    case 'slow':
      return withBody(await next(incoming), async function* (bytes) {
        for (let at = 0; at < bytes.length; at += fault.pieceBytes) {
          await clock.sleep(fault.pauseMs);
          yield bytes.subarray(at, at + fault.pieceBytes);
        }
      });
    case 'garble': {
      const { status, headers } = await next(incoming);
      if (fault.contentType !== undefined) headers.set('content-type', fault.contentType);
      return new Response(fault.body, { status: status === 204 ? 200 : status, headers });
    }
    case 'headers': {
      const { set = {}, remove = [] } = fault;
      const response = await next(incoming);
      for (const name of [...response.headers.keys()])
        if (remove.some((pattern) => matchesPattern(name, pattern.toLowerCase())))
          response.headers.delete(name);
      for (const [name, value] of Object.entries(set)) response.headers.set(name, value);
      return response;
    }
    case 'unanswered':
    case 'late':
      if (fault.kind === 'late') defer(incoming, fault.afterMs);
      else await next(incoming);
      return applyFault(fault.failure ?? { kind: 'reset' }, incoming, service);
    case 'lag':
      return next({ ...incoming, lagMs: fault.youngerThanMs * clock.speed });
    case 'ignore': {
      const url = new URL(incoming.url);
      for (const name of [...url.searchParams.keys()])
        if (fault.parameters.includes(name.split('[')[0] ?? '')) url.searchParams.delete(name);
      return next({ ...incoming, url });
    }
    case 'forget': {
      const body = parsedJson(incoming.body);
      if (!isObject(body)) return next(incoming);
      const kept = Object.entries(body).filter(([field]) => !fault.fields.includes(field));
      return next({ ...incoming, body: JSON.stringify(Object.fromEntries(kept)) });
    }
    case 'pages': {
      const { serve, step = 1, origin } = fault;
      const url = new URL(incoming.url);
      if (serve !== undefined) url.searchParams.set('page', String(serve));
      const response = await next({ ...incoming, url });
      const target = new URL(incoming.url.pathname + incoming.url.search, origin ?? incoming.url);
      if (fault.step !== undefined || origin !== undefined)
        response.headers.set('link', pageLink(target, pageNumber(incoming.url) + step, 'next'));
      return response;
    }
  }
}

function resetError(): Error {
  return Object.assign(new Error('A fault of the sandbox resets the connection'), { code: 'ECONNRESET' });
}

async function withBody(
  response: Response,
  change: (bytes: Uint8Array<ArrayBuffer>) => AsyncGenerator<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return new Response(bytes.length === 0 ? null : (ReadableStream.from(change(bytes)) as Bytes), {
    status,
    headers,
  });
}
