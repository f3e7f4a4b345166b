import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries, floors, placeOf } from './rooms.ts';
import { root, sources, targetOf } from './sources.ts';

/** Arrows, each as `from -> to`: between floors and entries, and between rooms of one floor. */
type Arrows = ReadonlySet<string>;

/** Arrows that no longer way replaces: what the others lead to in several steps need not be drawn. */
function reduce(arrows: Arrows): string[] {
  const nexts = Map.groupBy(arrows, (arrow) => arrow.split(' -> ')[0] ?? '');
  const reaches = (from: string, to: string): boolean =>
    (nexts.get(from) ?? []).some((arrow) => {
      const next = arrow.split(' -> ')[1] ?? '';
      return next === to || reaches(next, to);
    });
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' -> ');
    const others = (nexts.get(from) ?? []).filter((other) => other !== arrow);
    return !others.some((other) => reaches(other.split(' -> ')[1] ?? '', to));
  });
}

/** The arrow of an import; null within one room, and for files at the top of a floor. */
function arrowOf(path: string, target: string): string | null {
  const [from, to] = [placeOf(path), placeOf(target)];
  if (from.floor !== to.floor) return `${from.floor} -> ${to.floor}`;
  if (from.room === to.room || from.room === '.' || to.room === '.') return null;
  return `${from.floor}/${from.room} -> ${to.floor}/${to.room}`;
}

function realArrows(): Arrows {
  const arrows = sources.flatMap(({ path, imports }) =>
    imports.map((specifier) => {
      const target = targetOf(path, specifier);
      return target === null ? null : arrowOf(path, target);
    }),
  );
  return new Set(arrows.filter((arrow) => arrow !== null));
}

/** Floors, rooms and entries: everything that has a box. */
function realBoxes(): string[] {
  const boxes = Object.entries(floors).flatMap(([floor, { rooms }]) => [
    floor,
    ...rooms.filter((room) => room !== '.').map((room) => `${floor}/${room}`),
  ]);
  return [...boxes, ...entries].sort();
}

const statement =
  /^ *(?:subgraph (?<floor>\w+)|(?<id>\w+)\[(?<label>[^\]]+)\]|(?<from>\w+) --> (?<to>[\w &]+)|(?<end>end))$/gm;

/** A drawing of lines `subgraph floor` ... `end`, `id[room]` or `id[entry]`, and `id --> id & id`. */
function readDrawing(text: string): { readonly boxes: string[]; readonly arrows: string[] } {
  const names = new Map<string, string>();
  const arrows: string[] = [];
  let inside = '';
  for (const { groups = {} } of text.matchAll(statement)) {
    const { floor, id, label, from = '', to, end } = groups;
    if (floor) names.set(floor, floor);
    if (floor || end) inside = floor ? `${floor}/` : '';
    if (id) names.set(id, `${inside}${label}`);
    const targets = to?.split(' & ') ?? [];
    arrows.push(...targets.map((each) => `${names.get(from)} -> ${names.get(each)}`));
  }
  return { boxes: [...names.values()].sort(), arrows };
}

describe('the drawing in docs/architecture.md', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, text = ''] = /^```mermaid\n(.*?)^```$/ms.exec(page) ?? [];
  const drawing = readDrawing(text);

  it('shows every floor, every room and both entries, and nothing else', () => {
    expect(drawing.boxes).toEqual(realBoxes());
  });

  it('has exactly the arrows of the imports, except those that longer ways replace', () => {
    expect(drawing.arrows.toSorted()).toEqual(reduce(realArrows()).toSorted());
  });

  it('is compared with a reduction that leaves out only what longer ways replace', () => {
    const arrows = new Set(['a -> b', 'b -> c', 'a -> c', 'c -> d', 'a -> d', 'e -> d']);
    expect(reduce(arrows)).toEqual(['a -> b', 'b -> c', 'c -> d', 'e -> d']);
  });
});
