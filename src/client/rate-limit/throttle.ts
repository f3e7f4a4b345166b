import type { Engine } from '../context.ts';
import type { TimeoutError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import type { Deadline } from '../retry/deadline.ts';

/** A wait that would have outlasted the call: nothing was waited for. */
export interface TooLate {
  readonly error: TimeoutError;
  readonly delayMs: number;
}

/** How a call waits. */
export interface TurnOptions {
  readonly deadline: Deadline;
  readonly signal: AbortSignal;
  readonly urgent?: boolean | undefined;
  readonly polling?: { readonly intervalMs: number } | undefined;
}

const usualSpreadMs = 5_000;
const leastPollingSpreadMs = 2_000;

/**
 * Waits until a request may go out: for our own pacing, then for the rate-limit window, which is asked last so that
 * nothing goes out before its reset. Answers with the wait that does not fit the call, instead of waiting in vain.
 */
export async function awaitTurn(
  engine: Engine,
  call: Call,
  options: TurnOptions,
): Promise<TooLate | undefined> {
  if (options.urgent === true) return undefined;
  return (await awaitPlace(engine, call, options)) ?? (await awaitWindow(engine, call, options));
}

async function awaitPlace(engine: Engine, call: Call, options: TurnOptions): Promise<TooLate | undefined> {
  const delayMs = engine.pacing.take();
  if (delayMs === 0) return undefined;
  if (!options.deadline.fitsWait(delayMs)) {
    engine.pacing.giveBack();
    return { error: describeTimeout(call, { phase: 'pacing', sent: 'not-sent' }), delayMs };
  }
  await wait(engine, call, options, { kind: 'paced', delayMs });
  return undefined;
}

async function awaitWindow(engine: Engine, call: Call, options: TurnOptions): Promise<TooLate | undefined> {
  for (;;) {
    const delayMs = engine.gate.waitMs(spreadMs(options));
    if (delayMs === 0) return undefined;
    if (!options.deadline.fitsWait(delayMs)) {
      return { error: describeTimeout(call, { phase: 'window', sent: 'not-sent' }), delayMs };
    }
    await wait(engine, call, options, { kind: 'throttled', delayMs });
  }
}

function spreadMs({ polling }: TurnOptions): number {
  return polling === undefined ? usualSpreadMs : Math.max(leastPollingSpreadMs, polling.intervalMs);
}

async function wait(
  engine: Engine,
  call: Call,
  { deadline, signal }: TurnOptions,
  { kind, delayMs }: { kind: 'throttled' | 'paced'; delayMs: number },
): Promise<void> {
  engine.emit({ kind, endpoint: call.endpoint, delayMs, untilMs: engine.clock.now() + delayMs });
  await engine.clock.sleep(delayMs, signal);
  deadline.waited(delayMs);
}
