/** What happens next on a virtual clock: a binary heap of times and what is due. */
export interface Agenda<Item> {
  add(atMs: number, item: Item): void;
  /** Takes the earliest; undefined when nothing is left. */
  take(): { readonly atMs: number; readonly item: Item } | undefined;
}

interface Entry<Item> {
  readonly atMs: number;
  readonly item: Item;
}

/** An empty agenda. */
export function createAgenda<Item>(): Agenda<Item> {
  const heap: Entry<Item>[] = [];
  const timeAt = (index: number) => heap[index]?.atMs ?? Number.POSITIVE_INFINITY;
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a === undefined || b === undefined) return;
    heap[one] = b;
    heap[other] = a;
  };
  return {
    add(atMs, item) {
      let index = heap.push({ atMs, item }) - 1;
      while (index > 0) {
        const parent = (index - 1) >> 1;
        if (timeAt(parent) <= timeAt(index)) return;
        swap(parent, index);
        index = parent;
      }
    },
    take() {
      swap(0, heap.length - 1);
      const first = heap.pop();
      let index = 0;
      for (;;) {
        const left = 2 * index + 1;
        const child = timeAt(left + 1) < timeAt(left) ? left + 1 : left;
        if (timeAt(child) >= timeAt(index)) return first;
        swap(child, index);
        index = child;
      }
    },
  };
}
