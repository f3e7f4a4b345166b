import { maxLevels, tooDeep } from '../../../model/json-depth.ts';
import { redacted } from './mask.ts';
import { fewest } from './needles.ts';
import { isSecretKey } from './secret-names.ts';

/** More than the service's objects have together. */
const mostKeys = 1_000;

/** A JSON value whose strings are redacted by `text`, and without the values of keys that hold secrets. */
export function redactJson(value: unknown, text: (text: string) => string): unknown {
  return redactValue(value, { text, keys: new Map(), recent: [], level: 0 }, false);
}

interface JsonContext {
  readonly text: (text: string) => string;
  /** The keys seen so far, because the objects of a list all have the same ones. */
  readonly keys: Map<string, RedactedKey>;
  /** The keys of the last object of each level, in their order: they are compared faster than looked up. */
  readonly recent: RedactedKey[][];
  /** How many objects and lists are around the value. It can be from outside, with any depth. */
  level: number;
}

interface RedactedKey {
  readonly key: string;
  readonly name: string;
  readonly isSecret: boolean;
}

function redactValue(value: unknown, context: JsonContext, isSecret: boolean): unknown {
  if (typeof value === 'string') return isSecret && value !== '' ? redacted : context.text(value);
  if (typeof value === 'number') return isSecret || isSecretNumber(value, context) ? redacted : value;
  if (typeof value !== 'object' || value === null) return value;
  if (context.level === maxLevels) return tooDeep;
  context.level += 1;
  const safe = Array.isArray(value)
    ? redactArray(value, context, isSecret)
    : redactObject(value as Record<string, unknown>, context, isSecret);
  context.level -= 1;
  return safe;
}

/*
 * Both copy only what changes. Most lists hold thousands of objects and no secret, and a step runs this once, so plain
 * loops count: they are fast before they are compiled.
 */

/** A token can consist of digits only. */
function isSecretNumber(value: number, { text }: JsonContext): boolean {
  return Math.abs(value) >= 10 ** (fewest - 1) && text(String(value)) !== String(value);
}

function redactArray(values: readonly unknown[], context: JsonContext, isSecret: boolean): unknown {
  let copy: unknown[] | undefined;
  for (let index = 0; index < values.length; index += 1) {
    const safe = redactValue(values[index], context, isSecret);
    if (safe === values[index]) continue;
    copy ??= [...values];
    copy[index] = safe;
  }
  return copy ?? values;
}

function redactObject(
  value: Readonly<Record<string, unknown>>,
  context: JsonContext,
  isSecret: boolean,
): unknown {
  const keys = Object.keys(value);
  context.recent[context.level] ??= [];
  const recent = context.recent[context.level] ?? [];
  let copy: [string, unknown][] | undefined;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    let known = recent[index];
    if (known?.key !== key) recent[index] = known = redactKey(key, context);
    const original = value[key];
    const safe = redactValue(original, context, isSecret || known.isSecret);
    if (safe !== original || known.name !== key)
      copy ??= keys.slice(0, index).map((earlier) => [earlier, value[earlier]]);
    copy?.push([known.name, safe]);
  }
  return copy === undefined ? value : Object.fromEntries(copy);
}

function redactKey(key: string, { text, keys }: JsonContext): RedactedKey {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const redactedKey = { key, name: text(key), isSecret: isSecretKey(key) };
  if (keys.size < mostKeys) keys.set(key, redactedKey);
  return redactedKey;
}
