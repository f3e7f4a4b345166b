import { describe, expect, it } from 'vitest';
import { exportsOf, sources } from './sources.ts';

/** What every file exports of its own; the faces of the library export it a second time. */
const exported = sources
  .filter(({ path }) => !path.endsWith('/index.ts'))
  .flatMap(({ path, text }) => exportsOf(text).map((name) => ({ name, path })));

describe('an exported name', () => {
  it('means one thing: only one file exports it', () => {
    const files = Map.groupBy(exported, ({ name }) => name);
    const several = [...files].filter(([, places]) => places.length > 1);
    expect(several.map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`)).toEqual(
      [],
    );
  });

  it('is found in every form of export', () => {
    // What operations load together, and a face of the library, pass on all that is in others.
    const others = sources.filter(({ path }) => !/\/(?:runs|index)\.ts$/.test(path));
    const lines = others.flatMap(({ text: code }) => code.match(/^export\b.*/gm) ?? []);
    expect(
      lines.filter((line) => exportsOf(line).length === 0 && !/^export (?:type )?\{/.test(line)),
    ).toEqual([]);
  });
});

describe('a file name', () => {
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
