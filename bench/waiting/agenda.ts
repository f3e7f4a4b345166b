/** What happens next on a virtual clock: a binary heap of times and what is due. */
export function createAgenda<Item>() {
  const heap: { readonly atMs: number; readonly item: Item }[] = [];
  const timeAt = (index: number) => heap[index]?.atMs ?? Number.POSITIVE_INFINITY;
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a !== undefined && b !== undefined) [heap[one], heap[other]] = [b, a];
  };
  return {
    add(atMs: number, item: Item): void {
      let index = heap.push({ atMs, item }) - 1;
      for (let parent = (index - 1) >> 1; index > 0 && timeAt(parent) > timeAt(index); ) {
        swap(parent, index);
        index = parent;
        parent = (index - 1) >> 1;
      }
    },
    /** Takes the earliest; undefined when nothing is left. */
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
