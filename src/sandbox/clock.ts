/**
 * The time of a sandbox. Simulated time moves builds. Unscaled time moves what belongs to the network: rate-limit
 * windows and the delays of faults. With a scaled clock, simulated time runs faster than unscaled time.
 */
export interface SandboxClock {
  /** Simulated time, in milliseconds since the epoch. */
  now(): number;
  /** Unscaled time, in milliseconds; only differences are meaningful. */
  wall(): number;
  /** Simulated milliseconds per unscaled millisecond. */
  readonly speed: number;
  /** Moves forward by this many simulated milliseconds. */
  advance(ms: number): void;
  /** Resolves after this many unscaled milliseconds. */
  sleep(ms: number): Promise<void>;
}

/** Default start of a manual clock: the start of a minute, so that the first rate-limit window is a full one. */
const manualStartMs = Date.UTC(2026, 0, 15, 9, 0, 0);

/** A clock that does not move until it is advanced, so that tests do not have to sleep. */
export function createManualClock(startMs: number = manualStartMs): SandboxClock {
  let now = startMs;
  let sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    now: () => now,
    wall: () => now,
    speed: 1,
    advance(ms) {
      now += ms;
      const due = sleepers.filter((sleeper) => sleeper.at <= now);
      sleepers = sleepers.filter((sleeper) => sleeper.at > now);
      for (const sleeper of due) sleeper.wake();
    },
    sleep: (ms) => new Promise((wake) => sleepers.push({ at: now + ms, wake })),
  };
}

/** A clock that runs by itself, `speed` times as fast as real time. */
export function createScaledClock(options: {
  readonly speed: number;
  readonly startMs?: number;
}): SandboxClock {
  const { speed, startMs = Date.now() } = options;
  if (!(speed > 0 && Number.isFinite(speed)))
    throw new RangeError(`speed must be greater than zero; it was ${speed}`);
  const startedAt = performance.now();
  let skipped = 0;
  const wall = () => performance.now() - startedAt + skipped;
  return {
    now: () => Math.floor(startMs + wall() * speed),
    wall,
    speed,
    advance(ms) {
      skipped += ms / speed;
    },
    sleep: (ms) => new Promise((wake) => setTimeout(wake, ms)),
  };
}
