import type { SandboxClock } from '../clock.ts';
import type { Incoming } from '../http/router.ts';
import { matchesPattern } from '../wildcard.ts';
import { applyFault, type FaultContext } from './apply-fault.ts';
import { checkFault } from './check-fault.ts';
import type { Fault, Target } from './fault.ts';

/** A fault that has not yet applied to all of its responses. */
export interface PendingFault {
  readonly fault: Fault;
  /** How many responses it will still apply to. */
  readonly left: number | 'always';
}

/** The faults of a sandbox. */
export interface Faults {
  /** Adds one. Faults that match the same request apply together, those added first outermost. Throws a TypeError if it is not valid. */
  add(fault: Fault): void;
  clear(): void;
  pending(): readonly PendingFault[];
}

/** Applies the faults to requests. */
export interface FaultHandler {
  readonly faults: Faults;
  /** Answers a request with all matching faults; `note` receives the kind of each as it applies. */
  answer(request: {
    readonly incoming: Incoming;
    readonly apply: (incoming: Incoming) => Response;
    readonly later: (incoming: Incoming, afterMs: number) => void;
    readonly note: (kind: string) => void;
  }): Promise<Response>;
}

interface ActiveFault {
  readonly fault: Fault;
  skip: number;
  left: number;
}

/** No faults yet. */
export function createFaultHandler(clock: SandboxClock): FaultHandler {
  let active: ActiveFault[] = [];
  return {
    faults: {
      add(fault) {
        checkFault(fault);
        const { times = 1, skip = 0 } = fault;
        active.push({ fault, skip, left: times === 'always' ? Number.POSITIVE_INFINITY : times });
      },
      clear() {
        active = [];
      },
      pending: () =>
        active.map(({ fault, left }) => ({
          fault,
          left: Number.isFinite(left) ? left : ('always' as const),
        })),
    },
    answer({ incoming, apply, later, note }) {
      const due = takeDue(active.filter(({ fault }) => isTarget(fault.on, incoming)));
      active = active.filter(({ left }) => left > 0);
      const pass = async (current: Incoming, index: number): Promise<Response> => {
        const fault = due[index];
        if (!fault) return apply(current);
        note(fault.kind);
        const context: FaultContext = {
          incoming: current,
          next: (changed) => pass(changed, index + 1),
          later: (afterMs) => later(current, afterMs),
          clock,
        };
        return applyFault(fault, context);
      };
      return pass(incoming, 0);
    },
  };
}

/** With these the service does not respond, so faults further inside stay pending. */
const withoutResponse: ReadonlySet<Fault['kind']> = new Set(['status', 'reset', 'stall', 'late']);

/** Decides when the request arrives which faults apply to it, however long the response then takes. */
function takeDue(matching: readonly ActiveFault[]): readonly Fault[] {
  const due: Fault[] = [];
  for (const each of matching) {
    if (!countRequest(each)) continue;
    due.push(each.fault);
    if (withoutResponse.has(each.fault.kind)) break;
  }
  return due;
}

/** Counts a request; true if the fault applies to it. */
function countRequest(active: ActiveFault): boolean {
  if (active.left <= 0) return false;
  if (active.skip > 0) {
    active.skip -= 1;
    return false;
  }
  active.left -= 1;
  return true;
}

function isTarget(target: Target | undefined, { endpoint, method, url }: Incoming): boolean {
  if (target === undefined) return true;
  if (typeof target === 'string') return target === endpoint;
  const { method: wanted = method, path = '*', query = '*' } = target;
  return wanted === method && matchesPattern(url.pathname, path) && matchesPattern(url.search, query);
}
