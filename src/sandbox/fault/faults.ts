import type { SandboxClock } from '../clock.ts';
import type { Incoming } from '../http/incoming.ts';
import { matchesWildcard } from '../wildcard.ts';
import { checkFault } from './check-fault.ts';
import { type FaultContext, produce } from './effects.ts';
import type { Fault, Target } from './fault.ts';

/** A fault with what it still has to do. */
export interface PendingFault {
  readonly fault: Fault;
  /** How many answers it will still happen to. */
  readonly left: number | 'always';
}

/** The failures that the sandbox is told to produce. */
export interface Faults {
  /** Adds one. Where several fit a request, they act together, those added first on the outside. Throws a TypeError for what is no fault. */
  add(fault: Fault): void;
  clear(): void;
  pending(): readonly PendingFault[];
}

/** The side of the faults that the sandbox turns to. */
export interface FaultHandler {
  readonly faults: Faults;
  /** Answers a request, with all faults that fit; tells their kinds as they act. */
  answer(request: {
    readonly incoming: Incoming;
    readonly apply: (incoming: Incoming) => Response;
    readonly later: (incoming: Incoming, afterMs: number) => void;
    readonly note: (kind: string) => void;
  }): Promise<Response>;
}

interface Armed {
  readonly fault: Fault;
  skip: number;
  left: number;
}

/** No faults yet. */
export function createFaultHandler(clock: SandboxClock): FaultHandler {
  let armed: Armed[] = [];
  return {
    faults: {
      add(fault) {
        checkFault(fault);
        const { times = 1, skip = 0 } = fault;
        armed.push({ fault, skip, left: times === 'always' ? Number.POSITIVE_INFINITY : times });
      },
      clear() {
        armed = [];
      },
      pending: () =>
        armed.map(({ fault, left }) => ({ fault, left: Number.isFinite(left) ? left : ('always' as const) })),
    },
    answer({ incoming, apply, later, note }) {
      const acting = takeDue(armed.filter(({ fault }) => isTarget(fault.on, incoming)));
      armed = armed.filter(({ left }) => left > 0);
      const pass = async (current: Incoming, index: number): Promise<Response> => {
        const fault = acting[index];
        if (!fault) return apply(current);
        note(fault.kind);
        const context: FaultContext = {
          incoming: current,
          next: (changed) => pass(changed, index + 1),
          later: (afterMs) => later(current, afterMs),
          clock,
        };
        return produce(fault, context);
      };
      return pass(incoming, 0);
    },
  };
}

/** These give no answer of the service: what is further inside is kept for later. */
const endings: ReadonlySet<Fault['kind']> = new Set(['status', 'reset', 'stall', 'late']);

/** What happens to a request is settled when it comes, however long it then takes. */
function takeDue(fitting: readonly Armed[]): readonly Fault[] {
  const acting: Fault[] = [];
  for (const each of fitting) {
    if (!isDue(each)) continue;
    acting.push(each.fault);
    if (endings.has(each.fault.kind)) break;
  }
  return acting;
}

/** Counts a request off; true when the fault happens to it. */
function isDue(armed: Armed): boolean {
  if (armed.left <= 0) return false;
  if (armed.skip > 0) {
    armed.skip -= 1;
    return false;
  }
  armed.left -= 1;
  return true;
}

function isTarget(target: Target | undefined, { endpoint, method, url }: Incoming): boolean {
  if (target === undefined) return true;
  if (typeof target === 'string') return target === endpoint;
  const { method: wanted = method, path = '*' } = target;
  return wanted === method && matchesWildcard(url.pathname, path);
}
