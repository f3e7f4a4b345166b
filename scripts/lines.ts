import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { placeOf } from '../test/architecture/rooms.ts';

const root = resolve(import.meta.dirname, '..');

/** How many lines of TypeScript each part should need, comments included. */
const budgets: Readonly<Record<string, number>> = {
  model: 1_300,
  client: 4_700,
  operations: 9_000,
  report: 5_700,
  action: 3_200,
  sandbox: 4_200,
  'scripts and bench': 2_800,
  test: 28_500,
};

/** The part that a file belongs to, and its room there. */
function placeOfFile(path: string): { readonly part: string; readonly room: string } {
  const [top = '', ...rest] = path.split('/');
  if (top === 'test') return { part: top, room: rest.length > 1 ? (rest[0] ?? '') : '.' };
  if (top !== 'src') return { part: 'scripts and bench', room: top };
  const { floor, room } = placeOf(rest.join('/'));
  return { part: rest.length === 1 ? 'entries' : floor, room };
}

/** A line for each part with its budget and its rooms, largest first. */
export function linesPerRoom(): string[] {
  const paths = globSync('{src,scripts,bench,test}/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('/fixtures/'));
  const files = paths.map((path) => ({
    ...placeOfFile(path),
    lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1,
  }));
  const sum = (counted: typeof files) => counted.reduce((total, { lines }) => total + lines, 0);
  const number = (value: number) => value.toLocaleString('en');
  const parts = Map.groupBy(files, ({ part }) => part);
  const source = files.filter(({ part }) => part !== 'test' && part !== 'scripts and bench');
  const order = ['entries', ...Object.keys(budgets)];
  return [
    `src: ${number(sum(source))} lines in ${source.length} files`,
    ...order.map((part) => {
      const inside = parts.get(part) ?? [];
      const rooms = [...Map.groupBy(inside, ({ room }) => room)]
        .map(([room, of]) => [room, sum(of)] as const)
        .sort(([, one], [, other]) => other - one)
        .map(([room, lines]) => `${room} ${number(lines)}`);
      const budget = budgets[part];
      const total = `${part}: ${number(sum(inside))}${budget === undefined ? '' : ` of ${number(budget)}`}`;
      return rooms.length > 1 ? `${total} (${rooms.join(', ')})` : total;
    }),
  ];
}
