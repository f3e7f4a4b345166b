import { z } from 'zod';

/*
 * Fields that nothing depends on read as null when they do not fit, so that they never fail a call.
 * Formats (UUID, URL, time) are not checked in answers: it would cost time and help nobody.
 */

/** Any text, null, or nothing; what does not fit reads as null. */
export const text = z.string().nullish().catch(null);

/** A number, null, or nothing; what does not fit reads as null. */
export const number = z.number().nullish().catch(null);

/** True, false, null, or nothing; what does not fit reads as null. */
export const flag = z.boolean().nullish().catch(null);

/** A list of texts, null, or nothing; what does not fit reads as null. */
export const texts = z.array(z.string()).nullish().catch(null);

/** A map of anything, null, or nothing; what does not fit reads as null. */
export const map = z.record(z.string(), z.unknown()).nullish().catch(null);

/** Any value, or nothing. A bare `z.unknown()` would make its key required. */
export const anything = z.unknown().optional();

/** An object of the given shape, null, or nothing; what does not fit reads as null. */
export function maybe<Shape extends z.ZodType>(shape: Shape) {
  return shape.nullish().catch(null);
}

/** The words of a text that is separated by single spaces. */
type WordOf<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | WordOf<Rest> : Text;

/** Several fields of one kind, by their names: `fields(text, 'id url')` is `{ id: text, url: text }`. */
export function fields<Kind extends z.ZodType, Names extends string>(
  kind: Kind,
  names: Names,
): { readonly [Name in WordOf<Names>]: Kind } {
  const entries = names.split(' ').map((name) => [name, kind]);
  return Object.fromEntries(entries) as { readonly [Name in WordOf<Names>]: Kind };
}
