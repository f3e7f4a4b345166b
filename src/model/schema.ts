import * as z from 'zod/mini';

/*
 * How what the service and others send is described. A schema is both a type and a check. Formats (UUID, URL, time) are not
 * checked: nothing depends on them. Unknown fields are kept.
 */

/** What describes a value of JSON. */
export type Schema<Value = unknown> = z.core.$ZodType<Value>;

/** The type of what a schema describes. */
export type ValueOf<Of extends Schema> = z.output<Of>;

/** Any text. */
export const text = z.string();

/** A finite number. */
export const number = z.number();

/** The number of a build: exact, and above zero. */
export const ordinal = z.int().check(z.positive());

/** True or false. */
export const flag = z.boolean();

/** An object of texts. What a server sends as a number or a flag is its text, and anything else is left out. */
export const texts = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((given): Record<string, string> => {
    const plain = ['string', 'number', 'boolean'];
    const kept = Object.entries(given).filter(([, value]) => plain.includes(typeof value));
    return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
  }),
);

/** An object of anything. */
export const map = z.record(z.string(), z.unknown());

/** Exactly this value. */
export const literal = z.literal;

/** A list, of which every item must fit. */
export const listOf = z.array;

/** Any value. */
export const anything = z.unknown();

/** Several fields of one kind, by their names: `fields(text, 'id url')` is `{ id: text, url: text }`. */
export function fields<Kind extends Schema, Names extends string>(kind: Kind, names: Names) {
  const entries = names.split(' ').map((name) => [name, kind]);
  return Object.fromEntries(entries) as { readonly [Name in WordOf<Names>]: Kind };
}

type WordOf<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | WordOf<Rest> : Text;

/** An object with some of the items, and a link to the next ones. */
export function cursorPage<Item extends Schema>(item: Item) {
  return objectWith('items', { items: listOf(item), links: object({ next: text }) });
}

type Fields = Readonly<Record<string, Schema>>;

type Lenient<Field extends Schema> = z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniNullable<Field>>>;

/** An object on whose fields nothing depends: each may be missing or null, and reads as null if it does not fit. */
export function object<const Given extends Fields>(given: Given) {
  return objectWith('', given);
}

/** An object that must have the needed fields, which are named as in `id number`. */
export function objectWith<const Given extends Fields, const Needed extends string>(
  needed: Needed,
  given: Given,
) {
  const needs = new Set(needed.split(' '));
  const entries = Object.entries(given).map(([name, field]) => [
    name,
    needs.has(name) ? field : z.catch(z.nullish(field), null),
  ]);
  return z.looseObject(
    Object.fromEntries(entries) as {
      [Name in keyof Given]: Name extends WordOf<Needed> ? Given[Name] : Lenient<Given[Name]>;
    },
  );
}

/** What a value reads as: itself, with null for each part that does not fit. Or the places that make it unusable. */
export function read<Value>(
  schema: Schema<Value>,
  value: unknown,
): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly places: readonly string[] } {
  const result = z.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, places: result.error.issues.map(({ path }) => path.map(String).join('.')) };
}
