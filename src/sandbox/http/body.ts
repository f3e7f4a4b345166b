import { RequestRejected } from './result.ts';

/** What the values of fields must be. */
type Rules = Readonly<Record<string, (value: unknown) => boolean>>;

/** A JSON object as sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** The object in a body; an empty body counts as an empty object. Not shown in the document (§7): 400 for anything else. */
export function readObject(body: string): Fields {
  const value = body.trim() === '' ? {} : parsedJson(body);
  if (!isObject(value)) throw new RequestRejected(400, 'The body must be a JSON object');
  return value;
}

/**
 * The object in a body. Rejects one with invalid fields, naming all of them; null counts as missing, and so does an empty
 * text where one is required. A field without a rule is ignored.
 */
export function readFields(body: string, rules: Rules, required: readonly string[] = []): Fields {
  const fields = readObject(body);
  const errors = Object.entries(rules).flatMap(([field, accepts]) => {
    const value = fields[field] ?? null;
    const isRequired = required.includes(field);
    if (value === null || (isRequired && value === '')) return isRequired ? [{ field, code: 'missing' }] : [];
    return accepts(value) ? [] : [{ field, code: 'invalid' }];
  });
  if (errors.length > 0) throw validationFailed(...errors);
  return fields;
}

/** The 422 for a body that fails validation (api.md §7), with its fields as the live service describes them. */
export function validationFailed(...errors: { readonly field: string; readonly code: string }[]) {
  return new RequestRejected(422, 'Validation Failed', { errors });
}

/** The value of a JSON text; undefined if it is not valid JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True if the headers say that the body is a form. */
export function isForm(headers: Headers): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
}

/** True for an object that is neither null nor an array. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks of a field's type. */
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** True for an object of strings; numbers and booleans pass too, and are stored as strings, as on the live service. */
export function isTextMap(value: unknown): value is Readonly<Record<string, string | number | boolean>> {
  const isPlain = (each: unknown) => ['string', 'number', 'boolean'].includes(typeof each);
  return isObject(value) && Object.values(value).every(isPlain);
}

/** The values of such an object as texts. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, each]) => [key, String(each)]));
}
