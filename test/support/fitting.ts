import { read, type Schema } from '../../src/model/schema.ts';

/** What a schema reads. @throws for a value that does not fit. */
export function fitting<Value>(schema: Schema<Value>, value: unknown): Value {
  const fit = read(schema, value);
  if (!fit.ok) throw new Error(`Does not fit: ${fit.places.join(', ')}`);
  return fit.value;
}
