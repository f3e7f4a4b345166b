import { type JsonShape, Misfit } from '../../src/model/shape.ts';

/** What a shape reads. @throws for a value that does not fit. */
export function fitting<Value>(shape: JsonShape<Value>, value: unknown): Value {
  const read = shape(value);
  if (read instanceof Misfit) throw new Error(`Does not fit: ${read.places.join(', ')}`);
  return read;
}
