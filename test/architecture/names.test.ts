import { describe, expect, it } from 'vitest';
import { retiredWords } from './retired-words.ts';
import { exportsOf, sources } from './sources.ts';

/** The names that several files export, each with the reason why they are not one. */
const shared: Readonly<Record<string, string>> = {};

/** What every file exports of its own; the faces of the library export it a second time. */
const exported = sources
  .filter(({ path }) => !path.endsWith('/index.ts'))
  .flatMap(({ path, text }) => exportsOf(text).map((name) => ({ name, path })));

/** The words of a name: `RunTimes`, `runTimes` and `run-times` are `run` and `times`. */
function wordsOf(name: string): string[] {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  return spaced.toLowerCase().split(/[^a-z\d]+/);
}

describe('an exported name', () => {
  it('means one thing: only one file exports it, unless a reason is listed here', () => {
    const files = Map.groupBy(exported, ({ name }) => name);
    const several = [...files].filter(([name, places]) => places.length > 1 && !(name in shared));
    expect(several.map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`)).toEqual(
      [],
    );
    for (const name of Object.keys(shared)) expect(files.get(name)?.length).toBeGreaterThan(1);
  });

  it('contains no retired word', () => {
    const found = exported.filter(({ name }) => wordsOf(name).some((word) => retiredWords.has(word)));
    expect(found).toEqual([]);
  });

  it('is found in every form of export', () => {
    const text = [
      'export const a = 1;',
      'export async function b() {}',
      'export abstract class c {}',
      'export interface d {}',
      'export type e = 1;',
      "export { f, type g, h as i } from './j.ts';",
    ].join('\n');
    expect(exportsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'i']);
    // What operations load together, and a face of the library, pass on all that is in others.
    const others = sources.filter(({ path }) => !/\/(?:runs|index)\.ts$/.test(path));
    const lines = others.flatMap(({ text: code }) => code.match(/^export\b.*/gm) ?? []);
    expect(
      lines.filter((line) => exportsOf(line).length === 0 && !/^export (?:type )?\{/.test(line)),
    ).toEqual([]);
  });
});

describe('a file name', () => {
  it('contains no retired word', () => {
    const found = sources.filter(({ path }) => wordsOf(path).some((word) => retiredWords.has(word)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('says what the file knows', () => {
    const vague = /(?:^|\/)(?:utils?|helpers?|common|types?|lib|misc|shared)(?:\.ts|\/)/;
    expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
  });

  it('is kebab-case', () => {
    const paths = sources.map(({ path }) => path);
    expect(paths.filter((path) => !/^[a-z0-9/-]+(?:\.d)?\.ts$/.test(path))).toEqual([]);
  });

  it('is index.ts only for the public faces of the library', () => {
    const paths = sources.map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('index.ts'))).toEqual([
      'client/index.ts',
      'sandbox/index.ts',
    ]);
  });
});
