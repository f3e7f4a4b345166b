import { type FieldError, RequestRejected, validationFailed } from './answer.ts';

/** A JSON object as it was sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a field must be, and whether it may be left out. Null counts as left out. */
export interface FieldRule {
  readonly required?: true;
  readonly accepts: (value: unknown) => boolean;
}

/** The object that a body holds; none counts as an empty one. Not shown in the document (§7): 400 for what is no object. */
export function readObject(body: string): Fields {
  if (body.trim() === '') return {};
  const value = parsedJson(body);
  if (value === undefined) throw new RequestRejected(400, 'The body is not valid JSON');
  if (!isObject(value)) throw new RequestRejected(400, 'The body must be a JSON object');
  return value;
}

/** The value of a JSON text; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Refuses a body whose fields do not fit, naming all that do not; a field without a rule is ignored. */
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

/** True for a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** True for true and false. */
export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** True for an object of texts; numbers and flags pass too, and are kept as text, as on the live service. */
export function isTextMap(value: unknown): value is Readonly<Record<string, string | number | boolean>> {
  return (
    isObject(value) && Object.values(value).every((each) => isText(each) || isFlag(each) || isNumber(each))
  );
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
