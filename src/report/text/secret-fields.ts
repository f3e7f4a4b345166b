import { maxLevels, tooDeep } from '../../model/json-depth.ts';

/** Stands where something secret was. */
export const redacted = '[redacted]';

/** The keys of JSON objects whose values are not shown. */
const secretKey =
  /token|secret|passw(?:or)?d|webhook_url|api_?key|private_?key|credential|authorization|^env$/i;

/** A JSON value without the values of keys such as `token` and `env`; `hide` is applied to its other texts, keys and numbers. */
export function hideSecretFields<Value>(
  value: Value,
  hide: <Text extends string | number>(text: Text) => Text | string = (text) => text,
): Value {
  const hideIn = (part: unknown, isSecret: boolean, level: number): unknown => {
    if (typeof part === 'string') return isSecret && part !== '' ? redacted : hide(part);
    if (typeof part === 'number') return isSecret ? redacted : hide(part);
    if (typeof part !== 'object' || part === null) return part;
    if (level === maxLevels) return tooDeep;
    if (Array.isArray(part)) return part.map((item) => hideIn(item, isSecret, level + 1));
    const fields = Object.entries(part).map(([key, item]) => {
      return [hide(key), hideIn(item, isSecret || secretKey.test(key), level + 1)] as const;
    });
    return Object.fromEntries(fields);
  };
  return hideIn(value, false, 0) as Value;
}
