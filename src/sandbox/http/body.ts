import { type FieldError, RequestRejected, validationFailed } from './result.ts';

/** A JSON object as sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a field must be, and whether it is required. Null counts as missing. */
export interface FieldRule {
  readonly required?: true;
  readonly accepts: (value: unknown) => boolean;
}

/** The object in a body; an empty body counts as an empty object. Not shown in the document (§7): 400 for anything else. */
export function readObject(body: string): Fields {
  if (body.trim() === '') return {};
  const value = parsedJson(body);
  if (value === undefined) throw new RequestRejected(400, 'The body is not valid JSON');
  if (!isObject(value)) throw new RequestRejected(400, 'The body must be a JSON object');
  return value;
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

/** Rejects a body with invalid fields, naming all of them; a field without a rule is ignored. */
export function checkFields(fields: Fields, rules: Readonly<Record<string, FieldRule>>): void {
  const errors = Object.entries(rules).flatMap(([field, rule]): FieldError[] => {
    const value = fields[field];
    if (value === undefined || value === null) return rule.required ? [{ field, code: 'missing' }] : [];
    if (rule.required && value === '') return [{ field, code: 'missing' }];
    return rule.accepts(value) ? [] : [{ field, code: 'invalid' }];
  });
  if (errors.length > 0) throw validationFailed(errors);
}

/** True for an object that is neither null nor an array. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a string. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** True for a boolean. */
export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** True for an object of strings; numbers and booleans pass too, and are stored as strings, as on the live service. */
export function isTextMap(value: unknown): value is Readonly<Record<string, string | number | boolean>> {
  return (
    isObject(value) && Object.values(value).every((each) => isText(each) || isFlag(each) || isNumber(each))
  );
}

/** The values of such an object as texts. It has no prototype, so that `__proto__` is a key like any other. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  const texts: Record<string, string> = Object.create(null);
  if (isTextMap(value)) for (const [key, each] of Object.entries(value)) texts[key] = String(each);
  return texts;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
