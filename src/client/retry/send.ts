import type { EndpointName } from '../../model/endpoints.ts';
import type { Engine } from '../context.ts';
import type { ClientError } from '../errors.ts';
import { asOneCall, type SendOptions, type SharedOptions } from '../options.ts';
import { awaitTurn } from '../rate-limit/throttle.ts';
import type { Call } from '../request/call.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import type { Answer } from '../response/decode.ts';
import { attemptCall } from './attempt.ts';
import type { Deadline } from './deadline.ts';
import { leavesDoubt } from './failure-class.ts';
import { failureWord } from './failure-reason.ts';
import { notBefore } from './retry-at.ts';
import { decideRetry } from './retry-policy.ts';

/** How a call ended. `doubtful` is true when any of its attempts may have been applied without our knowing. */
export type Settled<Value> =
  | { readonly ok: true; readonly value: Value; readonly doubtful: boolean }
  | { readonly ok: false; readonly error: ClientError; readonly doubtful: boolean };

/** Makes a call, repeated as the policy allows. @throws ClientError, or the reason of an abort. */
export async function send<Name extends EndpointName>(
  engine: Engine,
  call: Call<Name>,
  options: SendOptions = {},
): Promise<Answer<Name>> {
  const settled = await settle(engine, call, options);
  if (settled.ok) return settled.value;
  throw settled.error;
}

/** The same, but a failure is a value too. Throws only the reason of an abort. */
export async function settle<Name extends EndpointName>(
  engine: Engine,
  call: Call<Name>,
  options: SendOptions = {},
): Promise<Settled<Answer<Name>>> {
  return asOneCall(engine, call, options, (shared) => repeat(engine, call, shared));
}

async function repeat<Name extends EndpointName>(
  engine: Engine,
  call: Call<Name>,
  options: SharedOptions,
): Promise<Settled<Answer<Name>>> {
  const { deadline, signal, onHead } = options;
  const invocation = engine.uuid();
  let doubtful = false;
  let last: ClientError | undefined;
  for (let number = 1; ; number += 1) {
    const late = await awaitTurn(engine, call, options);
    if (late !== undefined)
      return { ok: false, error: notBefore(engine, last ?? late.error, late.delayMs), doubtful };
    const leftMs = deadline.leftMs();
    if (leftMs === 0) return { ok: false, error: last ?? outOfTime(call), doubtful };

    const attempted = await attemptCall(engine, call, { number, invocation, signal, leftMs, onHead });
    if (attempted.ok) {
      engine.budget.refill();
      engine.recent.remove(call.path);
      return { ...attempted, doubtful };
    }
    last = attempted.error;
    doubtful ||= leavesDoubt(last);
    const delayMs = pauseAfter(engine, call, {
      error: last,
      number,
      deadline,
      polling: options.polling !== undefined,
      urgent: options.urgent === true,
    });
    if (delayMs === undefined) return { ok: false, error: last, doubtful };
    const reason = `Could not ${call.intent}: ${failureWord(last)}.`;
    engine.emit({ kind: 'retry', endpoint: call.endpoint, attempt: number, delayMs, reason });
    await engine.clock.sleep(delayMs, signal);
  }
}

/** The pause before the next attempt, or undefined when this was the last. */
function pauseAfter(
  engine: Engine,
  call: Call,
  failed: { error: ClientError; number: number; deadline: Deadline; polling: boolean; urgent: boolean },
): number | undefined {
  const { error, number: attempt, deadline, polling, urgent } = failed;
  const surroundings = {
    polling,
    urgent,
    recent: engine.recent.has(call.path),
    affordable: engine.budget.allows(),
  };
  const decision = decideRetry({ endpoint: call.endpoint, error, attempt, ...surroundings }, engine.random);
  if (!decision.retry) return undefined;
  if (!deadline.fits(decision.delayMs)) {
    notBefore(engine, error, decision.delayMs);
    return undefined;
  }
  if (decision.costs) engine.budget.spend();
  return decision.delayMs;
}

function outOfTime(call: Call): ClientError {
  return describeTimeout(call, { phase: 'call', sent: 'not-sent' });
}
