/** True for a path that a glob matches. */
export type Glob = (path: string) => boolean;

/** A longer path is cut before it is matched: no repository has one, and the work grows with the length. */
const longestPath = 1_024;

/** True for a character that a step of the pattern accepts. */
type Accepts = (char: string) => boolean;

/**
 * A pattern as a machine without backtracking: each state accepts one character or none. All states
 * that a path can be in are followed at once, so the work is at most the length of the path times that of the pattern.
 */
interface Machine {
  /** The character that the state accepts; null if it needs none. */
  readonly accepts: (Accepts | null)[];
  readonly next: number[][];
}

/**
 * A glob for file paths: `*` is anything but a slash, `**` any number of folders, `?` one character, `[a-z]` and `[!a-z]`
 * one of a set, `{a,b}` alternatives, `\` escapes; a pattern that ends in a slash means everything in that folder. Files
 * that begin with a dot are matched too. A bracket or brace without its counterpart is literal. `onStep` is called for
 * each state that is asked about a character.
 */
export function createGlob(pattern: string, onStep: () => void = () => {}): Glob {
  const machine: Machine = { accepts: [null], next: [[]] };
  const folder = pattern.endsWith('/') ? `${pattern}**` : pattern;
  const end = add(machine, addPattern(machine, [...folder], 0), null);
  const walk = createWalk(machine, onStep);
  return (path) => walk(path.slice(0, longestPath)).includes(end);
}

/** Adds a state after another one. */
function add(machine: Machine, from: number, accepts: Accepts | null): number {
  const state = machine.accepts.push(accepts) - 1;
  machine.next.push([]);
  machine.next[from]?.push(state);
  return state;
}

const anyButSlash: Accepts = (char) => char !== '/';
const any: Accepts = () => true;

/** Adds a pattern after a state. Returns the state at its end. */
function addPattern(machine: Machine, chars: readonly string[], start: number): number {
  let state = start;
  for (let at = 0; at < chars.length; ) {
    const [length, end] = addToken(machine, state, chars, at);
    state = end;
    at += length;
  }
  return state;
}

/** Adds the part of the pattern at this position. Returns its length and the state at its end. */
function addToken(
  machine: Machine,
  state: number,
  chars: readonly string[],
  at: number,
): [length: number, end: number] {
  const char = chars[at] ?? '';
  const folders = foldersAt(chars, at);
  if (folders > 0) return [folders, addFolders(machine, state, folders)];
  if (char === '*') return [countStars(chars, at), addRepeated(machine, state, anyButSlash)];
  if (char === '?') return [1, add(machine, state, anyButSlash)];
  if (char === '\\' && at + 1 < chars.length) return [2, addLiteral(machine, state, chars[at + 1] ?? '')];
  if (char === '[') return addSet(machine, state, chars, at) ?? [1, addLiteral(machine, state, char)];
  if (char === '{')
    return addAlternatives(machine, state, chars, at) ?? [1, addLiteral(machine, state, char)];
  return [1, addLiteral(machine, state, char)];
}

function addLiteral(machine: Machine, state: number, literal: string): number {
  return add(machine, state, (char) => char === literal);
}

/** Any number of characters. */
function addRepeated(machine: Machine, state: number, accepts: Accepts): number {
  const loop = add(machine, state, null);
  const step = add(machine, loop, accepts);
  machine.next[step]?.push(loop);
  return loop;
}

function countStars(chars: readonly string[], at: number): number {
  let end = at;
  while (chars[end] === '*') end += 1;
  return end - at;
}

/** The length of a segment `**` including its slash; 0 for anything else. */
function foldersAt(chars: readonly string[], at: number): number {
  const isSegmentStart = at === 0 || chars[at - 1] === '/';
  if (!isSegmentStart || chars[at] !== '*' || chars[at + 1] !== '*') return 0;
  if (chars[at + 2] === '/') return 3;
  return at + 2 === chars.length ? 2 : 0;
}

/** Zero or more folders with their slashes; at the end of the pattern, anything. */
function addFolders(machine: Machine, state: number, length: number): number {
  if (length === 2) return addRepeated(machine, state, any);
  const end = add(machine, state, null);
  machine.next[addLiteral(machine, addRepeated(machine, state, any), '/')]?.push(end);
  return end;
}

/** A set such as `[a-z]`; undefined if it is not closed. */
function addSet(
  machine: Machine,
  state: number,
  chars: readonly string[],
  at: number,
): [length: number, end: number] | undefined {
  const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
  const first = at + (negated ? 2 : 1);
  const close = chars.indexOf(']', first + 1);
  if (close < 0) return undefined;
  const isIn = readSet(chars.slice(first, close));
  return [close - at + 1, add(machine, state, (char) => char !== '/' && isIn(char) !== negated)];
}

function readSet(chars: readonly string[]): Accepts {
  const ranges: (readonly [from: string, to: string])[] = [];
  for (let at = 0; at < chars.length; at += 1) {
    const from = chars[at] ?? '';
    const to = chars[at + 1] === '-' ? chars[at + 2] : undefined;
    ranges.push([from, to ?? from]);
    if (to !== undefined) at += 2;
  }
  return (char) => ranges.some(([from, to]) => from <= char && char <= to);
}

/** Alternatives such as `{a,b}`, which can be nested; undefined if they are not closed, or if there is only one. */
function addAlternatives(
  machine: Machine,
  state: number,
  chars: readonly string[],
  at: number,
): [length: number, end: number] | undefined {
  const parts = splitAlternatives(chars, at);
  if (parts === undefined || parts.commas.length === 0) return undefined;
  const end = machine.accepts.push(null) - 1;
  machine.next.push([]);
  const cuts = [at, ...parts.commas, parts.close];
  for (const [index, cut] of cuts.slice(0, -1).entries()) {
    const part = chars.slice(cut + 1, cuts[index + 1]);
    machine.next[addPattern(machine, part, add(machine, state, null))]?.push(end);
  }
  return [parts.close - at + 1, end];
}

function splitAlternatives(chars: readonly string[], at: number) {
  const commas: number[] = [];
  let depth = 0;
  for (let index = at; index < chars.length; index += 1) {
    const char = chars[index];
    if (char === '\\') index += 1;
    else if (char === '{') depth += 1;
    else if (char === ',' && depth === 1) commas.push(index);
    else if (char === '}') depth -= 1;
    if (depth === 0) return { commas, close: index };
  }
  return undefined;
}

/** A set of states in which a path can be, and the sets that follow, as far as they are known. */
interface Position {
  readonly states: readonly number[];
  readonly next: Map<string, Position>;
}

/** How many states and ways between sets of them are remembered. A pattern can have more sets than any memory holds. */
const mostRemembered = 20_000;

/**
 * Follows the characters of a path through the sets of states. Most paths take known ways, so that a character usually costs
 * one look into a map.
 */
function createWalk(machine: Machine, onStep: () => void): (path: string) => readonly number[] {
  const positions = new Map<string, Position>();
  const start: Position = { states: reachable(machine, [0]), next: new Map() };
  let remembered = 0;
  const positionOf = (states: readonly number[]): Position => {
    const key = states.join();
    const position = positions.get(key) ?? { states, next: new Map() };
    positions.set(key, position);
    remembered += states.length + 1;
    return position;
  };
  const forgetIfFull = () => {
    if (remembered < mostRemembered) return;
    for (const { next } of [start, ...positions.values()]) next.clear();
    positions.clear();
    remembered = 0;
  };
  const follow = ({ states }: Position, char: string): Position => {
    forgetIfFull();
    const taken = states.filter((state) => {
      onStep();
      return machine.accepts[state]?.(char);
    });
    return positionOf(
      reachable(
        machine,
        taken.flatMap((state) => machine.next[state] ?? []),
      ),
    );
  };
  return (path) => {
    let position = start;
    for (const char of path) {
      let next = position.next.get(char);
      if (next === undefined) {
        next = follow(position, char);
        position.next.set(char, next);
      }
      position = next;
      if (position.states.length === 0) break;
    }
    return position.states;
  };
}

/** These states, and those that follow without a character, in order. */
function reachable(machine: Machine, from: readonly number[]): readonly number[] {
  const states = new Set(from);
  for (const state of states) {
    if (machine.accepts[state] === null) for (const next of machine.next[state] ?? []) states.add(next);
  }
  return [...states].sort((a, b) => a - b);
}
