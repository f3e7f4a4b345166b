/**
 * The time of a sandbox. Simulated time moves builds; unscaled time moves what belongs to the wire: rate-limit
 * windows and the delays that faults make. A scaled clock lets the first run faster than the second.
 */
export interface SandboxClock {
  /** Simulated time, in milliseconds since the epoch. */
  now(): number;
  /** Unscaled time, in milliseconds; only differences mean anything. */
  wall(): number;
  /** How many simulated milliseconds pass in one unscaled millisecond. */
  readonly speed: number;
  /** Skips ahead by so many simulated milliseconds, as if they had passed. */
  advance(ms: number): void;
  /** Resolves after so many unscaled milliseconds. */
  sleep(ms: number): Promise<void>;
}

/** Where a manual clock starts unless told: the start of a minute, so that rate-limit windows are whole. */
const manualStartMs = Date.UTC(2026, 0, 15, 9, 0, 0);

/** A clock that stands still until it is advanced: for tests, which then need not sleep. */
export function createManualClock(startMs: number = manualStartMs): SandboxClock {
  let now = startMs;
  let sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    now: () => now,
    wall: () => now,
    speed: 1,
    advance(ms) {
      now += forward(ms);
      const due = sleepers.filter((sleeper) => sleeper.at <= now);
      sleepers = sleepers.filter((sleeper) => sleeper.at > now);
      for (const sleeper of due) sleeper.wake();
    },
    sleep: (ms) => new Promise((wake) => sleepers.push({ at: now + ms, wake })),
  };
}

/** A clock that runs by itself, `speed` times as fast as the wall. */
export function createScaledClock(options: {
  readonly speed: number;
  readonly startMs?: number;
}): SandboxClock {
  const { speed, startMs = Date.now() } = options;
  if (!(speed > 0 && Number.isFinite(speed)))
    throw new RangeError(`speed must be above zero; it was ${speed}`);
  const startedAt = performance.now();
  let skipped = 0;
  const wall = () => performance.now() - startedAt + skipped;
  return {
    now: () => Math.floor(startMs + wall() * speed),
    wall,
    speed,
    advance(ms) {
      skipped += forward(ms) / speed;
    },
    sleep: (ms) => new Promise((wake) => setTimeout(wake, ms)),
  };
}

function forward(ms: number): number {
  if (ms >= 0 && Number.isFinite(ms)) return ms;
  throw new RangeError(`A clock only goes forward; it was told to advance by ${ms} ms`);
}
