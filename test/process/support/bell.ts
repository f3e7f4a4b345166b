/** Tells who waits for a text that it has come, be it before or after they began to wait. */
export interface Bell {
  readonly ring: (text: string) => void;
  /** All that have come so far. */
  readonly texts: readonly string[];
  /** Resolves as soon as so many texts that match have come; one unless told. Rejects when no more can come. */
  readonly heard: (pattern: RegExp, times?: number) => Promise<void>;
  /** No more can come. */
  readonly end: () => void;
}

/** A bell that has not rung yet. */
export function createBell(): Bell {
  const texts: string[] = [];
  let waiting: {
    readonly isDue: () => boolean;
    readonly wake: () => void;
    readonly give: (up: Error) => void;
    readonly pattern: RegExp;
  }[] = [];
  let isOver = false;
  const inVain = (pattern: RegExp) => new Error(`Ended without ${pattern}:\n${texts.join('\n')}`);
  return {
    texts,
    ring: (text) => {
      texts.push(text);
      const due = waiting.filter((each) => each.isDue());
      waiting = waiting.filter((each) => !due.includes(each));
      for (const each of due) each.wake();
    },
    heard: (pattern, times = 1) => {
      const isDue = () => texts.filter((text) => pattern.test(text)).length >= times;
      if (isDue()) return Promise.resolve();
      if (isOver) return Promise.reject(inVain(pattern));
      return new Promise((wake, give) => waiting.push({ isDue, wake, give, pattern }));
    },
    end: () => {
      isOver = true;
      for (const { give, pattern } of waiting) give(inVain(pattern));
      waiting = [];
    },
  };
}
