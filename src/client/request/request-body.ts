import { RequestError } from '../errors.ts';
import { isPlainObject } from './plain-object.ts';

/** Deeper bodies are refused before they overflow the stack. */
const deepest = 64;

/**
 * The JSON text of a request's body: plain data only, every text well-formed, `undefined` left out.
 * @throws RequestError that names the place of the fault, never the value.
 */
export function encodeBody(body: unknown): string {
  checkPlain(body, 'body', 0);
  return JSON.stringify(body);
}

/** @throws RequestError unless the text holds something. */
export function requireText(value: unknown, name: string): void {
  if (typeof value !== 'string' || value.trim() === '') throw new RequestError(name, 'is missing');
}

function checkPlain(value: unknown, place: string, depth: number): void {
  if (depth > deepest) throw new RequestError('body', 'is nested too deeply');
  if (value === null || value === undefined || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (typeof value === 'string') checkText(value, place);
  else if (Array.isArray(value)) checkItems(value, place, depth);
  else if (isPlainObject(value)) checkEntries(value, place, depth);
  else throw new RequestError(place, 'is not plain data');
}

function checkItems(items: readonly unknown[], place: string, depth: number): void {
  for (const [index, item] of items.entries()) checkPlain(item, `${place}.${index}`, depth + 1);
}

function checkEntries(entries: Record<string, unknown>, place: string, depth: number): void {
  for (const [key, item] of Object.entries(entries)) {
    if (key === '__proto__') throw new RequestError(place, 'must not have a key named __proto__');
    checkText(key, place);
    checkPlain(item, `${place}.${key}`, depth + 1);
  }
}

function checkText(text: string, place: string): void {
  if (!text.isWellFormed()) throw new RequestError(place, 'holds half a character (a lone surrogate)');
}
