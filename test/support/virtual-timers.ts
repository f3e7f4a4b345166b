import type { VirtualClock } from './virtual-clock.ts';

/**
 * Puts the machine's own timers onto a virtual clock until it is disposed of. The time that the phases of a request may
 * take runs on those, so that a service which never answers costs no time either.
 */
export function putTimersOn(clock: VirtualClock): Disposable {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const begin = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const canceled = new AbortController();
    clock.sleep(ms, canceled.signal).then(
      () => run(...given),
      () => {},
    );
    return canceled;
  };
  const end = (timer: unknown) =>
    timer instanceof AbortController ? timer.abort(timer) : stop(timer as number);
  Object.assign(globalThis, { setTimeout: begin, clearTimeout: end });
  return {
    [Symbol.dispose]: () => void Object.assign(globalThis, { setTimeout: start, clearTimeout: stop }),
  };
}
