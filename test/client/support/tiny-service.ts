import fc from 'fast-check';
import { TransportError } from '../../../src/client/index.ts';
import type { ClientOptions } from '../../../src/client/options.ts';
import type { TransportRequest } from '../../../src/client/transport/transport.ts';
import { createHarness, type Harness } from './harness.ts';
import type { Scripted } from './scripted-transport.ts';

/** What happens to one request. Reads have no effect, so for them only what comes back differs. */
const faults = {
  none: 'applied and answered',
  unsent: 'never left',
  throttled: 'refused with a 429',
  dropped: 'not applied; the connection breaks',
  unavailable: 'not applied; a 503',
  lost: 'applied; the connection breaks',
  garbled: 'applied; the answer is truncated',
  'late-answer': 'applied; no response in time',
  'late-effect': 'applied some requests later; a 504 at once',
} as const;
export type Fault = keyof typeof faults;

/** What goes wrong with the requests of one run, one after the other: each fault, and often none. */
export const anyFaults = fc.array(fc.constantFrom('none', ...(Object.keys(faults) as Fault[])), {
  maxLength: 12,
});

/** A build as this service holds it. */
export interface TinyBuild {
  id: string;
  number: number;
  state: string;
  branch: string;
  message: string | null;
  source: string;
  meta_data: Record<string, string>;
  rebuilt_from: { id: string; number: number; url: string } | null;
  /** The count of requests at which it came to be. */
  readonly bornAt: number;
}

/** A pipeline of the service in a few lines, with faults at will: for what becomes of writes whose answers are lost. */
export interface TinyService {
  readonly builds: TinyBuild[];
  readonly answer: (request: TransportRequest) => Scripted;
  /** Every request as `METHOD tail-of-path`, in order. */
  readonly log: string[];
  /** Adds a build that somebody else made. */
  add(build: Partial<TinyBuild>): TinyBuild;
  /** Applies what is still to be applied late. */
  catchUp(): void;
}

/** `faultOf` is asked for each request; lists do not show what is younger than `lag` requests. */
export function createTinyService({
  faultOf = () => 'none',
  lag = 0,
  ignoresFilters = false,
}: {
  faultOf?: (request: TransportRequest, index: number) => Fault;
  lag?: number;
  ignoresFilters?: boolean;
} = {}): TinyService {
  const builds: TinyBuild[] = [];
  const log: string[] = [];
  const late: { at: number; apply: () => Scripted }[] = [];
  let count = 0;

  const add = (build: Partial<TinyBuild>): TinyBuild => {
    const number = builds.length + 1;
    const added = {
      id: `id-${number}`,
      number,
      state: 'scheduled',
      branch: 'main',
      message: null,
      source: 'api',
      meta_data: {},
      rebuilt_from: null,
      bornAt: count,
      ...build,
    };
    builds.push(added);
    return added;
  };

  const create = (text: string): Scripted => ({ status: 201, json: add(JSON.parse(text)) });

  const rebuild = ({ id, number, branch, message }: TinyBuild): Scripted => ({
    json: add({ branch, message, rebuilt_from: { id, number, url: 'u' } }),
  });

  const cancel = (build: TinyBuild): Scripted => {
    if (!['scheduled', 'running', 'failing'].includes(build.state)) {
      return { status: 422, json: { message: `Build is ${build.state}` } };
    }
    build.state = 'canceled';
    return { json: build };
  };

  const apply = (request: TransportRequest): Scripted => {
    const url = new URL(request.url);
    const [, number, verb] = /\/builds(?:\/(\d+))?(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (request.method === 'POST') return create(request.body ?? '{}');
    if (number === undefined) return { json: list(url.searchParams) };
    const build = builds[Number(number) - 1];
    if (build === undefined) return { status: 404, json: { message: 'No build found' } };
    if (verb === 'rebuild') return rebuild(build);
    return verb === 'cancel' ? cancel(build) : { json: build };
  };

  const list = (query: URLSearchParams): TinyBuild[] => {
    const wanted = [...query].filter(([name]) => name.startsWith('meta_data[') && !ignoresFilters);
    const seen = builds.filter(
      (build) =>
        build.bornAt + lag < count &&
        wanted.every(([name, value]) => build.meta_data[name.slice('meta_data['.length, -1)] === value),
    );
    return seen.reverse().slice(0, Number(query.get('per_page') ?? 30));
  };

  const fail: Record<Exclude<Fault, 'none' | 'late-effect'>, (apply: () => Scripted) => Scripted> = {
    unsent: () => ({ error: new TransportError({ code: 'ECONNREFUSED', sent: 'not-sent' }) }),
    throttled: () => ({ status: 429, headers: { 'ratelimit-user-reset': '1' } }),
    dropped: () => ({ error: new TransportError({ code: 'ECONNRESET', sent: 'unknown' }) }),
    unavailable: () => ({ status: 503 }),
    lost: (applied) => {
      applied();
      return { error: new TransportError({ code: 'ECONNRESET', sent: 'unknown' }) };
    },
    garbled: (applied) => ({ ...applied(), json: undefined, text: '{"id":"x", "num' }),
    'late-answer': (applied) => {
      applied();
      return { error: new TransportError({ code: 'UND_ERR_HEADERS_TIMEOUT', sent: 'unknown' }) };
    },
  };

  return {
    builds,
    log,
    add,
    catchUp() {
      for (const { apply } of late.splice(0)) apply();
      count += lag + 1;
    },
    answer(request) {
      count += 1;
      const index =
        log.push(`${request.method} ${new URL(request.url).pathname.split('/pipelines/web')[1]}`) - 1;
      for (const due of late.splice(0)) {
        if (due.at <= count) due.apply();
        else late.push(due);
      }
      const fault = faultOf(request, index);
      if (fault === 'none') return apply(request);
      if (fault !== 'late-effect') return fail[fault](() => apply(request));
      if (request.method !== 'GET') late.push({ at: count + 3, apply: () => apply(request) });
      return { status: 504 };
    },
  };
}

/** A client of such a service. */
export function connect({ answer }: TinyService, options: Partial<ClientOptions> = {}): Harness {
  return createHarness(answer, { uuid: () => 'key-of-the-client', ...options });
}
