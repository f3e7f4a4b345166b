import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve, sep } from 'node:path';
import { check } from 'recheck';
import { parseAst } from 'vitest/node';

const root = resolve(import.meta.dirname, '..');
const file = join(root, 'test/architecture/linear-patterns.json');

/** A regular expression as it stands in the sources. */
export interface Pattern {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

/** A node of a syntax tree. */
export interface Syntax {
  readonly type: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
}

/** The syntax of every source file. */
export function readSources(): { readonly path: string; readonly nodes: readonly Syntax[] }[] {
  const source = join(root, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      const tree = parseAst(readFileSync(join(source, name), 'utf8'), { lang: 'ts' });
      return { path: name.split(sep).join('/'), nodes: [...nodesOf(tree)] };
    });
}

function* nodesOf(value: unknown): Generator<Syntax> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as Syntax;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/** The patterns of these sources. */
export function patternsOf(sources: ReturnType<typeof readSources>): Pattern[] {
  return sources.flatMap(({ path, nodes }) =>
    nodes.flatMap(({ regex }) =>
      regex === undefined ? [] : [{ path, source: regex.pattern, flags: regex.flags }],
    ),
  );
}

/** By steps alone: what is found must not depend on the speed of the machine. */
const limits = { timeout: null, incubationTimeout: null, attackTimeout: null } as const;

/** What is wrong with a pattern: the text that makes it slow, or that it could not be judged. Empty if it takes linear time. */
export async function faultOf({ path, source, flags }: Pattern): Promise<string[]> {
  const judged = await check(source, flags, limits);
  if (judged.status === 'safe') return [];
  const why = judged.status === 'vulnerable' ? judged.complexity.summary : judged.error.kind;
  return [`${path}: /${source}/${flags} ${why}`];
}

/** Names a pattern as this version of the judge sees it. */
export function keyOf({ source, flags }: Pattern): string {
  const { version } = createRequire(import.meta.url)('recheck/package.json');
  const judged = JSON.stringify([version, limits, source, flags]);
  return createHash('sha256').update(judged).digest('hex').slice(0, 16);
}

/** The keys of the patterns that were judged to take linear time. */
export function readLinear(): string[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The sorted keys of these patterns. */
export function keysOf(patterns: readonly Pattern[]): string[] {
  return [...new Set(patterns.map(keyOf))].toSorted();
}

/** Judges all patterns of the sources. Writes their keys, or, with `--check`, only says which are slow. */
async function main(): Promise<void> {
  const patterns = patternsOf(readSources());
  const faults: string[] = [];
  for (const pattern of patterns) faults.push(...(await faultOf(pattern)));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else if (!process.argv.includes('--check'))
    writeFileSync(file, `${JSON.stringify(keysOf(patterns), null, 2)}\n`);
}

if (import.meta.main) await main();
