import { readFileSync, writeFileSync } from 'node:fs';
import { type Equivalent, equivalents } from './equivalents.ts';
import { rooms } from './rooms.ts';

/** What is read of Stryker's report. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
}
interface Position {
  readonly line: number;
  readonly column: number;
}

/** How a sample of the mutants of a room fared. */
export interface Score {
  readonly tried: number;
  readonly noticed: number;
  /** Each mutant that no test noticed, as its place, and what it replaces with what. */
  readonly living: readonly string[];
  /** Equivalents that fit no mutant, in the sample or not. */
  readonly stray: readonly string[];
}

export function scoreOf({ files }: Report): Score {
  const made = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ status, replacement, location }) => {
      const { line, column } = location.start;
      const text = textAt(source, location);
      const before = source.split('\n')[line - 1]?.slice(0, column - 1) ?? '';
      const known = equivalents.filter((each) => isLike(each, { file, text, replacement, before }));
      return { known, status, shown: `${file}:${line}\n  - ${text}\n  + ${replacement}` };
    }),
  );
  const wasTried = (status: string) => status !== 'CompileError' && status !== 'RuntimeError';
  const tried = made.filter(({ known, status }) => wasTried(status) && known.length === 0);
  const living = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const found = new Set(made.flatMap(({ known }) => known));
  const stray = equivalents.filter((each) => each.file in files && !found.has(each));
  return {
    tried: tried.length,
    noticed: tried.length - living.length,
    living: living.map(({ shown }) => shown),
    stray: stray.map(({ file, text, after = '' }) => `${file}: ${after}${text}`),
  };
}

/** True if a mutant is the one that an equivalent describes. `before` is what its line has before it. */
function isLike(known: Equivalent, mutant: Omit<Equivalent, 'why' | 'after'> & { before: string }): boolean {
  const isSame = known.text === mutant.text && known.replacement === mutant.replacement;
  return isSame && known.file === mutant.file && mutant.before.endsWith(known.after ?? '');
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

export const percent = ({ noticed, tried }: Score) => (100 * noticed) / tried;

const [open, close] = ['<!-- scores: measured -->', '<!-- scores: end -->'];

/** Writes the row of a room into a document, and leaves those of the others as they are. */
export function record(file: string, room: string, score: Score, seed: string): void {
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(open) + open.length, text.indexOf(close)];
  const [, , ...rows] = text.slice(from, to).trim().split('\n');
  const { noticed, tried } = score;
  const cells = [`\`${room}\``, `${percent(score).toFixed(0)} %`, `${noticed} of ${tried}`, seed];
  const row = `| ${[...cells, new Date().toISOString().slice(0, 10)].join(' | ')} |`;
  const rowOf = (name: string) =>
    name === room ? row : rows.find((each) => each.startsWith(`| \`${name}\` |`));
  const head = ['| Room | Noticed | Mutants | Seed | Date |', '| --- | --- | --- | --- | --- |'];
  const table = [...head, ...Object.keys(rooms).map(rowOf)].filter((line) => line !== undefined);
  writeFileSync(file, `${text.slice(0, from)}\n${table.join('\n')}\n${text.slice(to)}`);
}
