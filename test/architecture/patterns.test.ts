import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vitest/node';

const source = resolve(import.meta.dirname, '../../src');

/** A regular expression as it stands in the sources. */
interface Pattern {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

interface Syntax {
  readonly type: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
}

/** Every node of a syntax tree. */
function* nodesOf(value: unknown): Generator<Syntax> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as Syntax;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => {
    const tree = parseAst(readFileSync(join(source, name), 'utf8'), { lang: 'ts' });
    return { path: name.split(sep).join('/'), nodes: [...nodesOf(tree)] };
  });

const patterns: Pattern[] = files.flatMap(({ path, nodes }) => {
  return nodes.flatMap(({ regex }) =>
    regex === undefined ? [] : [{ path, source: regex.pattern, flags: regex.flags }],
  );
});

/** By steps alone: what is found must not depend on the speed of the machine. */
const limits = { timeout: null, incubationTimeout: null, attackTimeout: null } as const;

/** What is wrong with a pattern: the text that makes it slow, or that it could not be judged. */
async function faultOf({ path, source, flags }: Pattern): Promise<string[]> {
  const judged = await check(source, flags, limits);
  if (judged.status === 'safe') return [];
  const why = judged.status === 'vulnerable' ? judged.complexity.summary : judged.error.kind;
  return [`${path}: /${source}/${flags} ${why}`];
}

describe('the patterns of the sources', () => {
  it('take linear time on any text', { timeout: 240_000 }, async () => {
    expect(patterns.length).toBeGreaterThan(100);
    const faults: string[] = [];
    for (const pattern of patterns) faults.push(...(await faultOf(pattern)));
    expect(faults).toEqual([]);
  });

  it('are judged by one that knows a slow pattern', async () => {
    expect(await faultOf({ path: 'x.ts', source: '(?:a+)+$', flags: '' })).toEqual([
      'x.ts: /(?:a+)+$/ exponential',
    ]);
    expect(await faultOf({ path: 'x.ts', source: '\\s+$', flags: '' })).toEqual([
      'x.ts: /\\s+$/ 2nd degree polynomial',
    ]);
  });

  it('stand there as literals: none is made of a text', () => {
    const made = files.filter(({ nodes }) => {
      return nodes.some(({ type, callee }) => type.endsWith('Expression') && callee?.name === 'RegExp');
    });
    expect(made.map(({ path }) => path)).toEqual([]);
  });
});
