import { systemClock } from '../../src/client/clock.ts';
import { createScaledClock, type SandboxClock } from '../../src/sandbox/clock.ts';

/** The variables of a step's process whose time runs that many times as fast as ours. */
export function paceOfStep(factor: number): { readonly NODE_OPTIONS: string } {
  const url = new URL(`./paced-time.mjs?factor=${factor}`, import.meta.url);
  return { NODE_OPTIONS: `--import ${url.href}` };
}

/** A clock for a sandbox whose time, on the wire too, runs that many times as fast as ours. */
export function paceOfService(factor: number): SandboxClock {
  const clock = createScaledClock({ speed: factor });
  return {
    ...clock,
    speed: 1,
    wall: () => clock.wall() * factor,
    sleep: (ms) => clock.sleep(ms / factor),
  };
}

/**
 * Lets the clock of this process's clients run that many times as fast, until it is disposed of: a step that runs here gives up
 * a service in trouble soon. What is on the wire keeps its time, so that a busy machine changes nothing.
 */
export function hurry(factor: number): Disposable {
  const { monotonic, sleep } = systemClock;
  const startMs = monotonic();
  Object.assign(systemClock, {
    monotonic: () => startMs + (monotonic() - startMs) * factor,
    sleep: (ms: number, signal?: AbortSignal) => sleep(ms / factor, signal),
  });
  return { [Symbol.dispose]: () => void Object.assign(systemClock, { monotonic, sleep }) };
}
