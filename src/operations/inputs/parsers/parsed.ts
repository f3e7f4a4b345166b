/**
 * The value of an input, with a note for the log if it was read as something else than was written; or what was expected
 * instead, to follow `must be`.
 */
type Parsed<Value> =
  | { readonly value: Value; readonly note?: string | undefined }
  | { readonly expected: string };

/** What can be written as a value, for programs that write workflows. */
export type WrittenType =
  | 'boolean'
  | 'integer'
  | { readonly choices: readonly string[] }
  | { readonly listOf: WrittenType | undefined };

/** Reads the text of an input. Relative times such as `24h` are subtracted from `nowMs`, the epoch time. */
export interface Parse<Value> {
  (text: string, nowMs: number): Parsed<Value>;
  /** Any text if it is undefined. */
  readonly type?: WrittenType | undefined;
}

/** A parser that says what can be written. */
export function typed<Value>(type: WrittenType | undefined, parse: Parse<Value>): Parse<Value> {
  return Object.assign((text: string, nowMs: number) => parse(text, nowMs), { type });
}

/** True if the input could be read. */
export function isParsed<Value>(
  parsed: Parsed<Value>,
): parsed is Extract<Parsed<Value>, { readonly value: Value }> {
  return 'value' in parsed;
}

/** Reads a text that matches a pattern, as it is or in another form. */
export function parseMatching(
  pattern: RegExp,
  expected: string,
  form = (text: string) => text,
): Parse<string> {
  return (text) => (pattern.test(text) ? { value: form(text) } : { expected });
}
