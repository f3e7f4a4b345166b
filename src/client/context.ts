import type { Clock } from './clock.ts';
import type { ClientEvent } from './events.ts';
import type { RateLimiter } from './rate-limit/token-bucket.ts';
import type { WindowGate } from './rate-limit/window-gate.ts';
import type { BaseUrl } from './request/base-url.ts';
import type { RecentBuilds } from './retry/read-after-write.ts';
import type { RetryBudget } from './retry/retry-budget.ts';
import type { Timeouts } from './retry/timeouts.ts';
import type { Transport } from './transport/transport.ts';

/** What every call of one client shares. It never leaves the client. */
export interface ClientContext {
  readonly base: BaseUrl;
  readonly transport: Transport;
  readonly clock: Clock;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly uuid: () => string;
  /** The token's header, made on demand so that no object holds it. */
  readonly authorization: () => string;
  readonly userAgent: string;
  /** Takes the token out of a text that came from the service. */
  readonly redact: (text: string) => string;
  readonly timeouts: Partial<Timeouts>;
  readonly rateLimiter: RateLimiter;
  readonly gate: WindowGate;
  readonly budget: RetryBudget;
  readonly recent: RecentBuilds;
  readonly emit: (event: ClientEvent) => void;
  readonly emitValue: (answer: unknown) => void;
  /** Aborts every call that is not urgent. */
  readonly interrupted: AbortSignal | undefined;
  /** Aborts every call: the client is closed. */
  readonly closed: AbortSignal;
}
