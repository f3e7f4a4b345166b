/** What a value in a file of JSON may be: for the reader of such a file, and as JSON Schema for an editor. */
export interface JsonShape {
  readonly schema: object;
  /** What is wrong with a value, which stands at a path such as `organizations[0].slug`. */
  readonly problems: (value: unknown, path: string) => readonly string[];
}

function plain(words: string, schema: object, isValid: (value: unknown) => boolean): JsonShape {
  return { schema, problems: (value, path) => (isValid(value) ? [] : [`${path} must be ${words}`]) };
}

/** A text. */
export const anyText = plain('a string', { type: 'string' }, (value) => typeof value === 'string');

/** A text that is not empty. */
export const slug = plain(
  'a string that is not empty',
  { type: 'string', minLength: 1 },
  (value) => typeof value === 'string' && value !== '',
);

/** true or false. */
export const yesOrNo = plain('true or false', { type: 'boolean' }, (value) => typeof value === 'boolean');

/** false, where anything else is of another shape. */
export const off = plain('false', { const: false }, (value) => value === false);

/** A number, such as one of milliseconds. */
export const amount = plain(
  'a number, zero or greater',
  { type: 'number', minimum: 0 },
  (value) => typeof value === 'number' && value >= 0,
);

/** An integer. */
export const integer = plain('an integer', { type: 'integer' }, Number.isInteger);

/** Null, or a value of a shape. */
export function nullable({ schema, problems }: JsonShape): JsonShape {
  return {
    schema: { anyOf: [schema, { type: 'null' }] },
    problems: (value, path) => (value === null ? [] : problems(value, path)),
  };
}

/** One of these words. */
export function word(...words: readonly string[]): JsonShape {
  const listed = words.map((each) => JSON.stringify(each)).join(' or ');
  return plain(listed, { enum: words }, (value) => words.some((each) => each === value));
}

/** A value of one of these shapes; the problems are those of the shape that it is closest to. */
export function either(...shapes: readonly JsonShape[]): JsonShape {
  return {
    schema: { anyOf: shapes.map(({ schema }) => schema) },
    problems(value, path) {
      const found = shapes.map((shape) => shape.problems(value, path));
      const near = found.filter((problems) => !problems[0]?.startsWith(`${path} must be`));
      return (near.length > 0 ? near : found).toSorted((one, other) => one.length - other.length)[0] ?? [];
    },
  };
}

/** A list of values. */
export function listOf({ schema, problems }: JsonShape): JsonShape {
  return {
    schema: { type: 'array', items: schema },
    problems: (value, path) =>
      Array.isArray(value)
        ? value.flatMap((item, index) => problems(item, `${path}[${index}]`))
        : [`${path} must be a list`],
  };
}

/** An object with any keys. */
export function mapOf({ schema, problems }: JsonShape): JsonShape {
  return {
    schema: { type: 'object', additionalProperties: schema },
    problems: (value, path) =>
      isObject(value)
        ? Object.entries(value).flatMap(([key, item]) => problems(item, join(path, key)))
        : [`${path} must be an object`],
  };
}

/** An object with these keys and no others. */
export function object(fields: Readonly<Record<string, JsonShape>>, required: readonly string[]): JsonShape {
  const schemas = Object.entries(fields).map(([key, { schema }]) => [key, schema]);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(schemas),
      required,
      additionalProperties: false,
    },
    problems(value, path) {
      if (!isObject(value)) return [`${path || 'The seed'} must be an object`];
      const missing = required.filter((key) => !Object.hasOwn(value, key));
      return [
        ...missing.map((key) => `${join(path, key)} is missing`),
        ...Object.entries(value).flatMap(([key, item]) =>
          Object.hasOwn(fields, key)
            ? (fields[key]?.problems(item, join(path, key)) ?? [])
            : [`${join(path, key)} is not known`],
        ),
      ];
    },
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
