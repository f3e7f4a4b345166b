import { splitLines } from './lists.ts';
import type { Parse } from './parsed.ts';

/** Names and values, in their order in the input. */
export type Pairs = Readonly<Record<string, string>>;

/** A pair, and where it stands: what is before its `=` may be a part of a secret, so that errors do not show it. */
type Pair = readonly [name: string, value: string, place: string];

/**
 * Names with values: a JSON object of strings, numbers and booleans, or lines of `NAME=value`, and `NAME<<END` up to a line
 * `END` for a value with several lines, which is taken as it is. Otherwise blank lines and lines that start with `#` are
 * ignored, and a value is what follows the first `=`, without blanks around it and without matching quotes.
 */
export function parsePairs(name: RegExp, nameRule: string): Parse<Pairs> {
  return (text) => {
    if (/^\s*\[/.test(text)) return { expected: 'a JSON object or NAME=value lines, not an array' };
    const pairs = text.trimStart().startsWith('{') ? readJson(text) : readLines(text);
    if (typeof pairs === 'string') return { expected: pairs };
    const values = new Map<string, string>();
    const wrong: string[] = [];
    const repeated: string[] = [];
    const unsendable: string[] = [];
    for (const [key, value, place] of pairs) {
      if (!name.test(key)) wrong.push(place);
      else if (values.has(key)) repeated.push(place);
      if (value.includes('\0')) unsendable.push(place);
      values.set(key, value);
    }
    const shell = pairs.some(([key]) => key.startsWith('export ')) ? ', without export' : '';
    if (wrong.length > 0) return { expected: `${nameRule}${shell}; not valid: ${listed(wrong)}` };
    if (unsendable.length > 0) return { expected: `values without U+0000; not valid: ${listed(unsendable)}` };
    if (repeated.length > 0) return { expected: `a list of unique names; repeated: ${listed(repeated)}` };
    const [[first = '', value = ''] = []] = values;
    const joined = values.size === 1 && /,\s?\w+=/.test(value) && name.test(first);
    return {
      value: Object.fromEntries(values),
      ...(joined && { note: 'its one line is one value: write each NAME=value on a line of its own' }),
    };
  };
}

/** The first five places, and how many others there are. */
function listed(places: readonly string[]): string {
  const more = places.length - 5;
  return more > 0 ? `${places.slice(0, 5).join(', ')} and ${more} more` : places.join(', ');
}

/** The pairs of the lines, or what was expected instead. */
function readLines(text: string): Pair[] | string {
  const lines = splitLines(text);
  const pairs: Pair[] = [];
  const wrong: string[] = [];
  let isYaml = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (line === '' || line.startsWith('#')) continue;
    const place = `line ${at + 1}`;
    const [, name = '', sign, rest = ''] = /^(.+?)(=|<<)\s*(.*)$/.exec(line) ?? [];
    if (sign === '=') pairs.push([name.trim(), unquote(rest), place]);
    else if (sign === '<<') {
      const end = rest === '' ? -1 : lines.findIndex((mark, index) => index > at && mark.trim() === rest);
      if (end < 0) return `complete: the value of ${place} has no closing line, as in NAME<<END ... END`;
      pairs.push([name.trim(), lines.slice(at + 1, end).join('\n'), place]);
      at = end;
    } else {
      isYaml ||= /^(?:- )?[A-Za-z_]\w{0,80}:(?:\s|$)/.test(line);
      wrong.push(place);
    }
  }
  if (wrong.length === 0) return pairs;
  const several = pairs.length > 0 ? ', and NAME<<END, lines and END for a value of several lines' : '';
  return `NAME=value lines${isYaml ? ', with "=" where YAML has ":"' : several}; not valid: ${listed(wrong)}`;
}

function unquote(value: string): string {
  return /^(["']).*\1$/s.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}

/** The pairs of a JSON object, or what was expected instead. */
function readJson(text: string): Pair[] | string {
  try {
    const entries = Object.entries<unknown>(JSON.parse(text, asWritten));
    const repeated = repeatedKey(text);
    if (repeated !== null) return `a JSON object of unique names; repeated: name ${repeated}`;
    const wrong = entries.flatMap(([, value], at) =>
      ['string', 'boolean'].includes(typeof value) ? [] : [`entry ${at + 1}`],
    );
    return wrong.length === 0
      ? entries.map(([name, value], at) => [name, String(value), `entry ${at + 1}`])
      : `an object of strings, numbers and booleans; not valid: ${listed(wrong)}`;
  } catch {
    return 'a JSON object or NAME=value lines; it starts like JSON, but is not valid JSON';
  }
}

/** Which name of a flat JSON object is there twice, by its place; null if none is. The last would count, unnoticed. */
function repeatedKey(text: string): number | null {
  const texts = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/gs)].filter(([, colon]) => colon !== undefined);
  const names = texts.map(([key]) => JSON.parse(key.slice(0, key.lastIndexOf('"') + 1)));
  const at = names.findIndex((key, index) => names.indexOf(key) < index);
  return at < 0 ? null : at + 1;
}

/** A number stays as written: 1.10 is a version, and 12345678901234567890 would become another number. */
function asWritten(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

/** Environment variables of a build, with names that a shell accepts. */
export const parseEnvironment = parsePairs(
  /^[A-Za-z_][A-Za-z0-9_]{0,254}$/,
  'pairs with names of letters, digits and "_" that do not start with a digit',
);

/** Meta-data of a build. Brackets in names would break the service's filter syntax (api.md §4.3). */
export const parseMetaData = parsePairs(
  /^[^[\]\p{Cc}]{1,1024}$/u,
  'pairs with single-line names without brackets',
);

const toolNames = /^(?:PATH|LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|BASH_ENV|ENV|IFS|GIT_.*|BUILDKITE_.*)$/i;

/** The names that can change how the tools on the agent work. */
export function toolVariables(names: readonly string[]): string[] {
  return names.filter((name) => toolNames.test(name));
}
