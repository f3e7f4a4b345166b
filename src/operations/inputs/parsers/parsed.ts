/**
 * What reading an input came to: its value, or the words that say what was expected instead; `also` where several things
 * were, each for a sentence of its own.
 */
export type Parsed<Value> =
  | { readonly value: Value }
  | { readonly expected: string; readonly also?: readonly string[] };

/** Reads the text of an input. `nowMs` is the epoch time that spans such as `24h` count back from. */
export type Parse<Value> = (text: string, nowMs: number) => Parsed<Value>;

/** True when the input could be read. */
export function isParsed<Value>(parsed: Parsed<Value>): parsed is { readonly value: Value } {
  return 'value' in parsed;
}

/** Reads every part with one parser: all values, or the first complaint. */
export function parseEach<Value>(
  parts: readonly string[],
  parse: Parse<Value>,
  nowMs: number,
): Parsed<Value[]> {
  const values: Value[] = [];
  for (const part of parts) {
    const parsed = parse(part, nowMs);
    if (!isParsed(parsed)) return parsed;
    values.push(parsed.value);
  }
  return { value: values };
}
