import { createScaledClock, type SandboxClock } from '../../src/sandbox/clock.ts';

/** The variables of a step's process whose time runs so many times as fast as ours. */
export function paceOfStep(factor: number): { readonly NODE_OPTIONS: string } {
  const url = new URL(`./paced-time.mjs?factor=${factor}`, import.meta.url);
  return { NODE_OPTIONS: `--import ${url.href}` };
}

/** A clock for a sandbox whose time, on the wire too, runs so many times as fast as ours. */
export function paceOfService(factor: number): SandboxClock {
  const clock = createScaledClock({ speed: factor });
  return {
    ...clock,
    speed: 1,
    wall: () => clock.wall() * factor,
    sleep: (ms) => clock.sleep(ms / factor),
  };
}
