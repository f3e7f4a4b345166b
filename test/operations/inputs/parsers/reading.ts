import { describe, expect, it } from 'vitest';
import { isParsed, type Parse } from '../../../../src/operations/inputs/parsers/parsed.ts';

/** The time that spans count back from. */
export const nowMs = Date.parse('2026-01-31T12:00:00Z');

/** What a text reads as. Fails when it was refused. */
export function read<Value>(parse: Parse<Value>, text: string): Value {
  const parsed = parse(text, nowMs);
  if (isParsed(parsed)) return parsed.value;
  throw new Error(`${JSON.stringify(text)} was refused: ${parsed.expected}`);
}

/** What was expected instead of a text. Fails when it was taken. */
export function refused(parse: Parse<unknown>, text: string): string {
  const parsed = parse(text, nowMs);
  if (!isParsed(parsed)) return parsed.expected;
  throw new Error(`${JSON.stringify(text)} was read as ${JSON.stringify(parsed.value)}`);
}

/** Tests that each of these texts is refused with this sentence. */
export function refusals(
  table: readonly (readonly [parse: Parse<unknown>, expected: string, texts: readonly string[]])[],
): void {
  describe.each(table.map(([parse, ...rest]) => [...rest, parse] as const))(
    '%s:',
    (expected, texts, parse) => {
      it.each(texts.map((text) => [text]))('it cannot be %j', (text) => {
        expect(refused(parse, text)).toBe(expected);
      });
    },
  );
}
