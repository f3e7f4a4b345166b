import { maxLevels } from '../../model/json-depth.ts';
import { InvalidArgumentError } from '../errors.ts';

/**
 * The JSON text of a request's body: plain data only, every text well-formed, `undefined` left out.
 * @throws InvalidArgumentError that names the place of the error, never the value.
 */
export function encodeBody(body: unknown): string {
  checkPlain(body, 'body');
  return JSON.stringify(body);
}

/** @throws InvalidArgumentError for text that is missing or blank. */
export function requireText(value: unknown, name: string): void {
  if (typeof value !== 'string' || value.trim() === '') throw new InvalidArgumentError(name, 'is missing');
}

function checkPlain(value: unknown, place: string, depth = 0): void {
  if (depth > maxLevels) throw new InvalidArgumentError('body', 'is nested too deeply');
  if (value === null || value === undefined || typeof value === 'boolean' || Number.isFinite(value)) return;
  if (typeof value === 'string') {
    checkText(value, place);
    return;
  }
  if (!Array.isArray(value) && !isPlainObject(value))
    throw new InvalidArgumentError(place, 'is not plain data');
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw new InvalidArgumentError(place, 'must not have a key named __proto__');
    checkText(key, place);
    checkPlain(item, `${place}.${key}`, depth + 1);
  }
}

function checkText(text: string, place: string): void {
  if (!text.isWellFormed())
    throw new InvalidArgumentError(place, 'holds half a character (a lone surrogate)');
}

/** True for a plain object: no list, date, map or other instance of a class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
