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

/**
 * Lets the time of this process run so many times as fast, until it is disposed of: a step that runs here gives up a service
 * in trouble soon.
 */
export function hurry(factor: number): Disposable {
  const { hrtime } = process;
  const { setTimeout: realTimeout } = globalThis;
  const start = hrtime();
  process.hrtime = Object.assign((): [number, number] => {
    const [seconds, nanoseconds] = hrtime(start);
    const ms = (seconds * 1e3 + nanoseconds / 1e6) * factor;
    return [Math.floor(ms / 1e3), (ms % 1e3) * 1e6];
  }, hrtime);
  const begin = (handler: () => void, ms = 0, ...rest: []) => realTimeout(handler, ms / factor, ...rest);
  globalThis.setTimeout = Object.assign(begin, realTimeout) as typeof setTimeout;
  return {
    [Symbol.dispose]: () => {
      process.hrtime = hrtime;
      globalThis.setTimeout = realTimeout;
    },
  };
}
