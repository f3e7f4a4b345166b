/**
 * The value of an input, with a note for the log if it was read as something else than was written; or what was expected
 * instead, to follow `must be`.
 */
export type Parsed<Value> =
  | { readonly value: Value; readonly note?: string | undefined }
  | { readonly expected: string };

/** Reads the text of an input. Relative times such as `24h` are subtracted from `nowMs`, the epoch time. */
export type Parse<Value> = (text: string, nowMs: number) => Parsed<Value>;

/** True if the input could be read. */
export function isParsed<Value>(
  parsed: Parsed<Value>,
): parsed is Extract<Parsed<Value>, { readonly value: Value }> {
  return 'value' in parsed;
}

/** Reads all parts with one parser: all values and the first note, or the first problem. */
export function parseEach<Value>(
  parts: readonly string[],
  parse: Parse<Value>,
  nowMs: number,
): Parsed<Value[]> {
  const values: Value[] = [];
  let note: string | undefined;
  for (const part of parts) {
    const parsed = parse(part, nowMs);
    if (!isParsed(parsed)) return parsed;
    values.push(parsed.value);
    note ??= parsed.note;
  }
  return { value: values, note };
}
