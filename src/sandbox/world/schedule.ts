/** Something that happens at a time of its own, such as a write that is applied late. */
interface Item {
  readonly at: number;
  readonly run: () => void;
}

/** What is still to happen, by simulated time. */
export interface Agenda {
  add(at: number, run: () => void): void;
  /** Takes out the earliest item that is due at the given time, if any is. */
  takeDue(now: number): Item | undefined;
  /** When the earliest item is due; `Infinity` if there is none. */
  next(): number;
}

/** An empty agenda. */
export function createAgenda(): Agenda {
  const items: Item[] = [];
  const earliest = () => items.reduce<Item | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined);
  return {
    add(at, run) {
      items.push({ at, run });
    },
    takeDue(now) {
      const item = earliest();
      if (!item || item.at > now) return undefined;
      items.splice(items.indexOf(item), 1);
      return item;
    },
    next: () => earliest()?.at ?? Number.POSITIVE_INFINITY,
  };
}
