import { createSeededRandom } from '../../src/sandbox/identity.ts';
import { createHost, type OperationHost } from '../support/operation-host.ts';
import { putTimersOn } from '../support/virtual-timers.ts';
import { type Setting, seedFor } from './stage.ts';
import type { Trouble } from './trouble.ts';
import { createWire, type Wire } from './wire.ts';

/** An operation's surroundings with trouble between it and the sandbox. Dispose of it: it holds the machine's timers. */
export interface OperationStage extends Disposable {
  readonly host: OperationHost;
  readonly sandbox: OperationHost['sandbox'];
  readonly clock: OperationHost['clock'];
  readonly wire: Wire;
}

/** Sets a stage up for one run of an operation. */
export function openOperationStage(trouble: Trouble, setting: Setting = {}): OperationStage {
  const host = createHost({
    seed: seedFor(setting),
    rateLimits: { organization: 'off', user: trouble.perMinute },
    chance: createSeededRandom(trouble.dice),
    carry: () => wire.transport,
  });
  const { sandbox, clock } = host;
  const wire = createWire(sandbox, clock, trouble.unsent);
  for (const fault of trouble.faults) sandbox.faults.add(fault);
  const timers = putTimersOn(clock);
  return { host, sandbox, clock, wire, [Symbol.dispose]: () => timers[Symbol.dispose]() };
}
