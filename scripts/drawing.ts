import { entries, floors, placeOf } from '../test/architecture/rooms.ts';
import { sources, targetOf } from '../test/architecture/sources.ts';

const idOf = (...names: readonly string[]) => names.join('_').replaceAll(/\W/g, '_');

/** The imports between floors and entries, and between rooms of one floor; not those of files at the top of a floor. */
function findArrows(): ReadonlyMap<string, ReadonlySet<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of sources)
    for (const specifier of imports) {
      const target = targetOf(path, specifier);
      if (target === null) continue;
      const [from, to] = [placeOf(path), placeOf(target)];
      const isInside = from.floor === to.floor;
      if (isInside && (from.room === to.room || from.room === '.' || to.room === '.')) continue;
      const [start, end] = [from, to].map(({ floor, room }) => (isInside ? idOf(floor, room) : idOf(floor)));
      if (start && end) arrows.set(start, (arrows.get(start) ?? new Set()).add(end));
    }
  return arrows;
}

/** The floors and their rooms, with the arrows of their imports, except those that longer ways replace. */
export function drawing(): string {
  const arrows = findArrows();
  const nextOf = (from: string) => [...(arrows.get(from) ?? [])];
  const reaches = (from: string, to: string): boolean =>
    nextOf(from).some((next) => next === to || reaches(next, to));
  const boxes = Object.entries(floors)
    .toReversed()
    .flatMap(([floor, { rooms }]) => {
      const shown = rooms.filter((room) => room !== '.').toReversed();
      const inside = shown.map((room) => `    ${idOf(floor, room)}[${room}]`);
      return inside.length === 0 ? [`  ${floor}[${floor}]`] : [`  subgraph ${floor}`, ...inside, '  end'];
    });
  const lines = [...arrows.keys()].sort().map((from) => {
    const targets = nextOf(from).filter((to) => !nextOf(from).some((other) => reaches(other, to)));
    return `  ${from} --> ${targets.sort().join(' & ')}`;
  });
  const outside = entries.map((name) => `  ${idOf(name)}[${name}]`);
  return ['```mermaid', 'flowchart TB', ...outside, ...boxes, '', ...lines, '```'].join('\n');
}
