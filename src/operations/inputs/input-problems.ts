import type { InputName } from './declarations/inputs.ts';
import type { EventDefaults } from './event-defaults.ts';

/** What is wrong with the inputs. */
export type InputProblems = ReturnType<typeof createInputProblems>;

/** Collects what is wrong with the inputs, beside those that have a value that cannot be read. */
export function createInputProblems(unreadable: ReadonlySet<InputName>) {
  const problems: string[] = [];
  const add = (problem: string) => {
    if (!problems.includes(problem)) problems.push(problem);
  };
  const missing = (name: InputName, why: string) => {
    if (!unreadable.has(name)) add(`Input ${name} is missing: ${why}.`);
  };
  return {
    problems: problems as readonly string[],
    add,
    /** True for an input with a value that cannot be read, which is reported already. */
    isUnreadable: (name: InputName) => unreadable.has(name),
    /** Reports a missing input, unless its value cannot be read. */
    missing,
    /** Reports a missing input that the event could have given. */
    missingInEvent: (
      name: InputName,
      { nothingToBuild }: EventDefaults,
      why = `the event does not name a ${name}`,
    ) => (nothingToBuild === undefined ? missing(name, why) : add(nothingToBuild)),
    /** The first value of an input; null without one. Reports several values, where one is allowed. */
    one: <Value>(name: InputName, values: readonly Value[] | null | undefined): Value | null => {
      const [first = null, ...others] = values ?? [];
      if (others.length > 0)
        add(`Input ${name} must have exactly one value here; it has ${others.length + 1}.`);
      return first;
    },
    /** Reports a branch that is a pattern where one branch is required. */
    onlyBranch: (branch: string | null | undefined) => {
      if (branch?.includes('*')) add('Input branch must be one branch here; "*" is only for filters.');
    },
  };
}
