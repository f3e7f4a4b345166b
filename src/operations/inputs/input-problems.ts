import type { InputName } from './declarations/inputs.ts';

/** Collects what is wrong with the inputs. */
export interface InputProblems {
  readonly problems: readonly string[];
  readonly add: (problem: string) => void;
  /** True for an input with a value that cannot be read, which is reported already. */
  readonly isUnreadable: (name: InputName) => boolean;
  /** Reports a missing input, unless its value cannot be read. */
  readonly missing: (name: InputName, why: string) => void;
  /** The first value of an input; null without one. Reports several values, where one is allowed. */
  readonly one: <Value>(name: InputName, values: readonly Value[] | null | undefined) => Value | null;
  /** Reports a branch that is a pattern where one branch is required. */
  readonly onlyBranch: (branch: string | null | undefined) => void;
}

/** An empty list of problems. */
export function createInputProblems(unreadable: ReadonlySet<InputName>): InputProblems {
  const problems: string[] = [];
  const add = (problem: string) => {
    if (!problems.includes(problem)) problems.push(problem);
  };
  return {
    problems,
    add,
    isUnreadable: (name) => unreadable.has(name),
    missing: (name, why) => {
      if (!unreadable.has(name)) add(`Input ${name} is missing: ${why}.`);
    },
    one: (name, values) => {
      const [first = null, ...others] = values ?? [];
      if (others.length > 0)
        add(`Input ${name} must have exactly one value here; it has ${others.length + 1}.`);
      return first;
    },
    onlyBranch: (branch) => {
      if (branch?.includes('*')) add('Input branch must be one branch here; "*" is only for filters.');
    },
  };
}
