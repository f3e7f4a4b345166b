/** Tells those that wait for a text that it has come, be it before or after they began to wait. */
export function createBell() {
  const texts: string[] = [];
  let waiting: { isDue: () => boolean; wake: () => void; fail: () => void }[] = [];
  let isOver = false;
  return {
    /** All that have come so far. */
    texts,
    ring: (text: string) => {
      texts.push(text);
      const due = waiting.filter((each) => each.isDue());
      waiting = waiting.filter((each) => !due.includes(each));
      for (const each of due) each.wake();
    },
    /** Resolves as soon as this many texts that match have come. Rejects when no more can come. */
    heard: (pattern: RegExp, times = 1) => {
      const { promise, resolve: wake, reject } = Promise.withResolvers<void>();
      const isDue = () => texts.filter((text) => pattern.test(text)).length >= times;
      const fail = () => reject(new Error(`Ended without ${pattern}:\n${texts.join('\n')}`));
      if (isDue()) wake();
      else if (isOver) fail();
      else waiting.push({ isDue, wake, fail });
      return promise;
    },
    /** No more can come. */
    end: () => {
      isOver = true;
      for (const { fail } of waiting) fail();
      waiting = [];
    },
  };
}
