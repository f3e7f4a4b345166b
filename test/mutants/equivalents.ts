/**
 * Mutants that no test can notice, because the program does the same with them. They do not count. A row that fits no
 * mutant of its file is reported.
 */
export interface Equivalent {
  readonly file: string;
  /** The text that the mutant replaces, and what it puts there. */
  readonly text: string;
  readonly replacement: string;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [];
