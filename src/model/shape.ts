/*
 * What the service sends, as data. A shape reads a value of JSON, and its type is that of what it returns. What fits is passed
 * on as it is: only a part that does not fit costs a copy. Parts that no shape describes are not looked at, however deep they are.
 */

/** A value that cannot be used, and the places in it that do not fit; an empty place is the value itself. */
export class Misfit {
  readonly places: readonly string[];

  constructor(places: readonly string[] = ['']) {
    this.places = places;
  }

  /** The same places, in a part of another value. */
  below(name: string | number): string[] {
    return this.places.map((place) => (place === '' ? String(name) : `${name}.${place}`));
  }
}

/** Returns the value itself if it fits, a copy of it with null for each part that does not, or a misfit. */
export type JsonShape<Value> = (value: unknown) => Value | Misfit;

/** What a shape reads. */
export type ValueOf<Of> = Of extends JsonShape<infer Value> ? Value : never;

type Shapes = Readonly<Record<string, JsonShape<unknown>>>;

/** An object of JSON. */
type Fields = Readonly<Record<string, unknown>>;

const misfit = new Misfit();

/** Any text. Formats (UUID, URL, time) are not checked: nothing depends on them. */
export const text: JsonShape<string> = (value) => (typeof value === 'string' ? value : misfit);

/** A finite number. */
export const number: JsonShape<number> = (value) => (Number.isFinite(value) ? (value as number) : misfit);

/** The number of a build: exact, and above zero. */
export const ordinal: JsonShape<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) > 0 ? (value as number) : misfit;

/** True or false. */
export const flag: JsonShape<boolean> = (value) => (typeof value === 'boolean' ? value : misfit);

/** Any value. */
export const anything: JsonShape<unknown> = (value) => value;

/** An object of anything. */
export const map: JsonShape<Record<string, unknown>> = (value) => asObject(value) ?? misfit;

/** Exactly this value. */
export function literal<const Value extends string | number>(expected: Value): JsonShape<Value> {
  return (value) => (value === expected ? expected : misfit);
}

/** A list, of which every item must fit. */
export function listOf<Item>(item: JsonShape<Item>): JsonShape<Item[]> {
  return (value) => {
    if (!Array.isArray(value)) return misfit;
    const places: string[] = [];
    let items: Item[] = value;
    for (let at = 0; at < value.length; at += 1) {
      const read = item(value[at]);
      if (read === value[at]) continue;
      if (items === value) items = [...value];
      if (read instanceof Misfit) places.push(...read.below(at));
      else items[at] = read;
    }
    return places.length === 0 ? items : new Misfit(places);
  };
}

/** Several fields of one kind, by their names: `fields(text, 'id url')` is `{ id: text, url: text }`. */
export function fields<Kind extends JsonShape<unknown>, Names extends string>(kind: Kind, names: Names) {
  const entries = names.split(' ').map((name) => [name, kind]);
  return Object.fromEntries(entries) as { readonly [Name in WordOf<Names>]: Kind };
}

type WordOf<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | WordOf<Rest> : Text;

/** An object with these fields, and with any others. */
type ObjectOf<Fields, Needed> = Flat<
  { [key: string]: unknown } & { [Name in keyof Fields & Needed]: ValueOf<Fields[Name]> } & {
    [Name in Exclude<keyof Fields, Needed>]?: ValueOf<Fields[Name]> | null | undefined;
  }
>;

type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** An object on whose fields nothing depends: each may be missing or null, and reads as null if it does not fit. */
export function object<const Fields extends Shapes>(shapes: Fields): JsonShape<ObjectOf<Fields, never>> {
  return objectWith('', shapes) as JsonShape<ObjectOf<Fields, never>>;
}

/** An object that must have the needed fields, which are named as in `id number`. */
export function objectWith<const Fields extends Shapes, const Needed extends string>(
  needed: Needed,
  shapes: Fields,
): JsonShape<ObjectOf<Fields, WordOf<Needed>>> {
  const needs = new Set(needed.split(' '));
  const entries = Object.entries(shapes).map(([name, shape]) => [name, shape, needs.has(name)] as const);
  return (value) => {
    const given = asObject(value);
    if (given === null) return misfit;
    let read = given;
    const places: string[] = [];
    for (const [name, shape, isNeeded] of entries) {
      const part = given[name];
      if (!isNeeded && (part === null || part === undefined)) continue;
      const fit = shape(part);
      if (fit === part) continue;
      if (isNeeded && fit instanceof Misfit) places.push(...fit.below(name));
      else read = { ...read, [name]: fit instanceof Misfit ? null : fit };
    }
    return places.length === 0 ? (read as ObjectOf<Fields, WordOf<Needed>>) : new Misfit(places);
  };
}

/** An object without the key that would change the prototype of a copy; null for any other value. */
export function asObject(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if (!Object.hasOwn(value, '__proto__')) return value as Fields;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '__proto__'));
}
