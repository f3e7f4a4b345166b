/*
 * Loaded into a step's process before the bundle: its clocks and timers run at another pace, `?factor=` times as fast.
 * Nothing of the bundle knows. Not TypeScript, which Node would first have to learn to read in each of these processes.
 */
const factor = Number(new URL(import.meta.url).searchParams.get('factor'));

const { setTimeout: realTimeout, Date: RealDate } = globalThis;
const realNow = RealDate.now.bind(RealDate);
const realMonotonic = performance.now.bind(performance);
const { hrtime } = process;
const startedAt = { now: realNow(), monotonic: realMonotonic() };

RealDate.now = () => Math.floor(startedAt.now + (realNow() - startedAt.now) * factor);
performance.now = () => startedAt.monotonic + (realMonotonic() - startedAt.monotonic) * factor;
process.hrtime = Object.assign(() => {
  const ms = performance.now();
  return [Math.floor(ms / 1000), Math.floor((ms % 1000) * 1e6)];
}, hrtime);
globalThis.setTimeout = Object.assign(
  (handler, ms = 0, ...rest) => realTimeout(handler, ms / factor, ...rest),
  realTimeout,
);
