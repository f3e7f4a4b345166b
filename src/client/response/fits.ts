import { z } from 'zod';

/** True for a value that a schema would give back just as it is. */
export type Fits = (value: unknown) => boolean;

/**
 * Turns a schema into a check that copies nothing: what passes is what the schema itself would answer, so that the
 * parsed JSON can be handed on as it came. What does not pass is not wrong yet: the schema must be asked, which may
 * read a field that does not fit as null. Knows the kinds of schema that `model` uses; anything else never passes.
 */
export function createFits(schema: z.core.$ZodType): Fits {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'unknown':
      return () => true;
    case 'string':
      return hasChecks(def) ? leaf(schema) : (value) => typeof value === 'string';
    case 'boolean':
      return (value) => value === true || value === false;
    case 'number':
      return hasChecks(def) ? leaf(schema) : Number.isFinite;
    case 'literal':
      return (value) => def.values.some((literal) => literal === value);
    case 'optional':
    case 'nullable':
      return orNothing(def.type === 'optional' ? undefined : null, createFits(def.innerType));
    case 'catch':
      return createFits(def.innerType);
    case 'array':
      return arrayFits(createFits(def.element));
    case 'record':
      return recordFits(createFits(def.valueType));
    case 'object':
      return objectFits(def);
    case 'union':
      return unionFits(def);
    default:
      return never;
  }
}

function hasChecks(def: { readonly checks?: readonly unknown[] | undefined }): boolean {
  return (def.checks?.length ?? 0) > 0;
}

function never(): boolean {
  return false;
}

/** A schema of a plain value with rules of its own, asked itself. */
function leaf(schema: z.core.$ZodType): Fits {
  return (value) => {
    const read = z.core.safeParse(schema, value, { jitless: true });
    return read.success && Object.is(read.data, value);
  };
}

function orNothing(alternative: null | undefined, fits: Fits): Fits {
  return (value) => value === alternative || fits(value);
}

function arrayFits(fits: Fits): Fits {
  return (value) => Array.isArray(value) && value.every(fits);
}

function recordFits(fits: Fits): Fits {
  return (value) => isPlain(value) && Object.values(value).every(fits);
}

/** Only an object that keeps its surplus keys comes out as it went in. */
function objectFits(def: z.core.$ZodObjectDef): Fits {
  if (def.catchall?._zod.def.type !== 'unknown') return never;
  const fields = Object.entries(def.shape).map(([key, schema]) => [key, createFits(schema)] as const);
  return (value) => {
    if (!isPlain(value)) return false;
    for (const [key, fits] of fields) {
      if (!fits(value[key])) return false;
    }
    return true;
  };
}

/** The first option that takes a value decides: what a later one would leave alone, an earlier one may still change. */
function unionFits(def: z.core.$ZodUnionDef): Fits {
  const options = def.options.map((option) => ({ fits: createFits(option), rejects: createRejects(option) }));
  return (value) => {
    for (const { fits, rejects } of options) {
      if (fits(value)) return true;
      if (!rejects(value)) return false;
    }
    return false;
  };
}

/**
 * True for a value that the schema surely refuses. That is known where one property has few possible values: of an
 * object with a word of its own, and of a union that tells such objects apart.
 */
function createRejects(schema: z.core.$ZodType): Fits {
  const [only, ...others] = Object.entries((schema as z.core.$ZodTypes)._zod.propValues ?? {});
  if (only === undefined || others.length > 0) return never;
  const [key, words]: [string, ReadonlySet<unknown>] = only;
  return (value) => isPlain(value) && !words.has(value[key]);
}

/** No array; and without a key that zod drops, because assigning it would change what the object is made of. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '__proto__')
  );
}
