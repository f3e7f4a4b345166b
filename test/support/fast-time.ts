/**
 * Loaded into a step's process before the bundle: its clocks and timers run five times as fast, so that a story can
 * tell of half a minute in six seconds. Nothing of the bundle knows. More would leave a slow machine too little of the
 * time that a connection or an answer may take.
 */
const factor = 5;

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
