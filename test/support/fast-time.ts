/**
 * Loaded into a step's process before the bundle: its clocks and timers run fifteen times as fast, so that a story can
 * tell of half a minute in two seconds. Nothing of the bundle knows.
 */
const factor = 15;

const { setTimeout: realTimeout, Date: RealDate } = globalThis;
const realNow = RealDate.now.bind(RealDate);
const realMonotonic = performance.now.bind(performance);
const startedAt = { now: realNow(), monotonic: realMonotonic() };

RealDate.now = () => Math.floor(startedAt.now + (realNow() - startedAt.now) * factor);
performance.now = () => startedAt.monotonic + (realMonotonic() - startedAt.monotonic) * factor;
globalThis.setTimeout = Object.assign(
  (handler: () => void, ms = 0, ...rest: []) => realTimeout(handler, ms / factor, ...rest),
  realTimeout,
) as typeof realTimeout;
