import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/*
 * Compares a module of a package, as it stands in the bundle, with its file in `node_modules`. All of its text must be the
 * same, comments included, but for what the bundler writes itself: the wrapping of a module, and what stands for an import,
 * an export, the question whether there are exports, and a name that joined modules have in common.
 */

const root = resolve(import.meta.dirname, '../..');

/** A module of a package in the bundle. */
export interface PackageModule {
  /** The path of its file, from the root. */
  readonly path: string;
  readonly text: string;
}

/** The modules of packages in the bundle in a folder. @throws for a module without a name. */
export function packageModules(dist: string): PackageModule[] {
  return readdirSync(dist)
    .filter((name) => name.endsWith('.js') && name !== 'post.js')
    .flatMap((name) => modulesOf(readFileSync(join(dist, name), 'utf8')));
}

function modulesOf(code: string): PackageModule[] {
  const unnamed = /^(?!\/\/ MODULE: ).*\n\/\*{3}\/ \d+:$/m.exec(code);
  if (unnamed !== null) throw new Error(`A module has no name: ${unnamed[0]}`);
  const [, ...parts] = code.split(/^;?\/\/ (?:CONCATENATED )?MODULE: (\S+).*\n/m);
  const found: PackageModule[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const path = /node_modules\/.*/.exec(parts[at] ?? '')?.[0];
    const text = withoutWrapping(parts[at + 1] ?? '');
    // Joined modules come under the name of the first, which then comes again.
    if (path !== undefined && text.trim() !== '') found.push({ path, text });
  }
  return found;
}

function withoutWrapping(text: string): string {
  return text
    .replace(/\n\/\*{3}\/ \}\)[\s\S]*$/, '')
    .replace(/^\/\*{3}\/ \d+:\n\/\*{3}\/ \(.*\n(?:\n?(["'])use strict\1;\n)?/m, '')
    .replace(/^\/\/ (?:ESM COMPAT FLAG|EXPORTS|UNUSED EXPORTS.*|namespace object)\n/gm, '')
    .replace(/^__(?:webpack|nccwpck)_require__\.[rd]\((?:.*\);|[^;]*?\n\}\);)$/gm, '')
    .replace(/^\/\/ EXTERNAL MODULE: .*\n(?:var .*;\n)?/gm, '')
    .replace(/^\/\* module decorator \*\/ module = __(?:webpack|nccwpck)_require__\.nmd\(module\);\n/gm, '')
    .replace(/"__esModule", \(\{ value: true \}\)/g, '"__esModule", { value: true }')
    .replace(/\/\* (?:unused )?harmony exports? [^*]*?\*\/(?:.*;)?$/gm, '')
    .replace(/^\/\* harmony (?:im|ex)port .*$/gm, '');
}

/** Where a module first differs from its file; null if it does not. */
export function differenceOf({ path, text }: PackageModule): string | null {
  const source = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  return compare(source.replace(noExports, ' false ? (0) : exports'), text);
}

/** How a package finds out that it is no module; the bundler knows that it is. */
const noExports = /typeof exports === 'undefined' \? \(?[\w.]+ = \{\}\)? : exports/g;
const importStatement = /^import\s*(?:([\w$*{][^'";]*?)\s*from\s*)?['"][^'"]+['"](?: with \{.*\})?;?/gm;
const exportList = /^export\s*(?:\{[^}]*\}|\*(?: as [\w$]+)?)(?:\s*from\s*['"][^'"]+['"])?;?/gm;
const topLevel =
  /^(?:export )?(?:default )?(?:\/\*@__NO_SIDE_EFFECTS__\*\/ )?(?:async )?(?:function\*?|class|const|let|var) ([\w$]+)/gm;
const requireCall = /\brequire\((['"])[^'"]+\1\)/g;
const inParentheses = /\((REQUIRED(?:\.[\w$]+)*)\)/g;
/** One in a comment stays as it is. */
const bundledCall = /\b(?:__(?:webpack|nccwpck)_require__\(\d+\)|require\((['"])[^'"]+\1\))/g;

/** The names that the bundler may write in another way. */
function namesIn(source: string): Set<string> {
  const imported = [...source.matchAll(importStatement)].flatMap(
    ([, names = '']) => names.match(/[\w$]+/g) ?? [],
  );
  const own = [...source.matchAll(topLevel)].map(([, name = '']) => name);
  return new Set([...imported, ...own]);
}

/** The exports that are imported under another name, by that name. */
function aliasesIn(source: string): Map<string, string> {
  const clauses = [...source.matchAll(importStatement)].map(([, names = '']) => names);
  return new Map(
    clauses.flatMap((names) => [
      ...[...names.matchAll(/([\w$]+) as ([\w$]+)/g)].map(([, from = '', to = '']) => [to, from] as const),
      ...[...names.matchAll(/^[\w$]+/g)].map(([name]) => [name, 'default'] as const),
    ]),
  );
}

/** Words, other signs, and spaces within a line. */
const tokens = /[\w$]+|[ \t]+(?=\S)(?<=\S[ \t]+)|[^\s\w$]/g;

/** What the bundler writes for a name: `(0,a/* .b *\/.c)`, `a/* .b *\/.c`, `external_a_.b`, `a_b`. */
const written =
  /(?:\(0,[\w$.]+(?:\/\* .*? \*\/ ?[\w$.]*)*\)|external_[\w$]+\.[\w$]+|[\w$]+(?:\/\* .*? \*\/ ?(?:\.[\w$]+)?)*)/y;
const writtenNamespace = /[\w$]+/y;

/** A value that nothing uses. */
const unused = '(/* unused pure expression or super */ null && (';

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk along two texts, with all that may differ
function compare(source: string, bundled: string): string | null {
  const names = namesIn(source);
  const namespaces = new Set([...source.matchAll(/\* as ([\w$]+)/g)].map(([, name = '']) => name));
  const aliases = aliasesIn(source);
  const expected = source
    .replace(/^(?:\s*(["'])use strict\1;?\n)/m, '')
    .replace(importStatement, '')
    .replace(exportList, '')
    .replace(/^export default (?!(?:async )?(?:function|class))(.*?);?$/gm, 'default ($1);')
    .replace(/^export (?:default )?(?:\/\*@__NO_SIDE_EFFECTS__\*\/ )?/gm, '')
    .replace(requireCall, 'REQUIRED')
    .replace(inParentheses, '$1')
    .matchAll(tokens)
    .toArray();
  const actual = bundled
    .replace(/^\/\* harmony default export \*\/ const [\w$]+ = /gm, 'default ')
    .replace(/\bexports\["default"\]/g, 'exports.default')
    .replace(bundledCall, 'REQUIRED')
    .replace(inParentheses, '$1');
  const found = actual.matchAll(tokens).toArray();
  let at = 0;
  let isUnused = false;
  const skipTo = (end: number) => {
    while ((found[at]?.index ?? Number.POSITIVE_INFINITY) < end) at += 1;
  };
  for (let index = 0; index < expected.length; index += 1) {
    const token = textAt(expected, index);
    if (actual.startsWith(unused, found[at]?.index)) {
      skipTo((found[at]?.index ?? 0) + unused.length);
      isUnused = true;
    }
    if (isUnused && token === ';' && actual.startsWith('));', found[at]?.index)) {
      at += 2;
      isUnused = false;
    }
    const isThis = token === 'this' && textAt(found, at) === 'undefined';
    if (textAt(found, at) === token || isThis) {
      if (!namespaces.has(token) || textAt(found, at + 2) === textAt(expected, index + 2)) {
        at += 1;
        continue;
      }
    }
    const place = () =>
      [expected.slice(Math.max(0, index - 12), index + 12), found.slice(Math.max(0, at - 12), at + 12)]
        .map((few) => few.map(([each]) => each).join(''))
        .join('\nis\n');
    const from = found[at]?.index;
    if (from === undefined || !names.has(token)) return place();
    const isNamespace = namespaces.has(token) && textAt(found, at + 2) === textAt(expected, index + 2);
    const pattern = isNamespace ? writtenNamespace : written;
    pattern.lastIndex = from;
    const [text = ''] = pattern.exec(actual) ?? [];
    const depth = isNamespace ? 0 : depthOf(text, expected.slice(index, index + 5));
    const meaning = text.replace(/^\(0,(.*)\)$/, '$1');
    const path = expected.slice(index, index + 2 * depth + 1).map(([each]) => each);
    const name = aliases.get(path.at(-1) ?? '') ?? path.at(-1) ?? '';
    const isFree = isNamespace || name === 'default';
    if (!isFree && !speaksOf(meaning, name)) return place();
    index += 2 * depth;
    skipTo(from + text.length);
  }
  return at === found.length ? null : `More follows: ${actual.slice(found[at]?.index).slice(0, 200)}`;
}

/** Whether what the bundler has written names this export: `a/* .name *\/.b`, `a.name`, `a_name`. */
function speaksOf(text: string, name: string): boolean {
  const comment = /\/\* \.?(?:\["(.*)"\]|(.*?)) \*\//.exec(text);
  // zod exports some functions under a name without the underscore that they are declared with.
  if (comment !== null) return [name, `_${name}`].includes(comment[1] ?? comment[2] ?? '');
  return text === name || text.endsWith(`_${name.replace(/^_/, '')}`) || text.endsWith(`.${name}`);
}

/** How many members of a namespace, `a.b.c`, are written as one name. */
function depthOf(text: string, path: readonly RegExpExecArray[]): number {
  return (
    [1, 2].find((depth) => textAt(path, 2 * depth - 1) === '.' && speaksOf(text, textAt(path, 2 * depth))) ??
    0
  );
}

function textAt(found: readonly RegExpExecArray[], index: number): string {
  return found[index]?.[0] ?? '';
}
