/** Gates that let nothing pass whose name fits, until they are opened. */
export interface Gates {
  /** Closes a gate; the returned function opens it. */
  readonly close: (pattern: RegExp) => () => void;
  /** Resolves when every gate that the name fits is open. */
  readonly pass: (name: string) => Promise<unknown>;
}

/** No gates yet. */
export function createGates(): Gates {
  const gates: { readonly pattern: RegExp; readonly open: Promise<void> }[] = [];
  return {
    close: (pattern) => {
      const { promise: open, resolve } = Promise.withResolvers<void>();
      gates.push({ pattern, open });
      return resolve;
    },
    pass: (name) => Promise.all(gates.filter(({ pattern }) => pattern.test(name)).map(({ open }) => open)),
  };
}
