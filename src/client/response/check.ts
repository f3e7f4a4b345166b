import type { z } from 'zod';
import { createFits, type Fits } from './fits.ts';

/** A value as its schema reads it, or the places where it does not fit. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly paths: readonly (readonly PropertyKey[])[] };

const known = new WeakMap<z.ZodType, Fits>();

/**
 * Checks a value. Nearly every answer fits as it is and is handed on uncopied, which takes a tenth of the schema's own
 * time; for the rest the schema decides, without the compiling that pays for large pages alone.
 */
export function checkAgainst<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.infer<Schema>> {
  if (fitsOf(schema)(value)) return { ok: true, value: value as z.infer<Schema> };
  const result = schema.safeParse(value, { jitless: true });
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, paths: result.error.issues.map(({ path }) => path) };
}

function fitsOf(schema: z.ZodType): Fits {
  const fits = known.get(schema) ?? createFits(schema);
  known.set(schema, fits);
  return fits;
}
