import { z } from 'zod';

/** A value that is given, which nothing changes. */
export type Given<Value> = Value extends (...args: never) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> }
    : Value;

/** What describes a value. */
export type Description<Value> = z.ZodType<Value>;

/** The value, if it is as described. @throws Error with what is wrong with it and where */
export function readGiven<Value>(schema: Description<Value>, value: unknown): Value {
  const { error, data } = schema.safeParse(value);
  if (error) throw new Error(z.prettifyError(error));
  return data;
}
