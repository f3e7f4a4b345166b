import type { Parse } from '../parsers/parsed.ts';

/** What inputs are for; the README groups them by it, in this order. */
export const purposes = [
  'What to do',
  'Which organization, pipeline, build or suite',
  'The build to create',
  'Waiting',
  'Filters of lists',
  'Suites',
  'Reports on flaky tests',
  'The comment on the pull request',
] as const;

/** One input of the action, declared once: `action.yml`, the README and the manual workflow come from it. */
export interface Input<Value = unknown> {
  readonly purpose: (typeof purposes)[number];
  /** What it means, as a person reads it in `action.yml`. */
  readonly sentence: string;
  /** A value as one would write it in a workflow. */
  readonly example: string;
  /** The text that stands for nothing given. */
  readonly default?: string;
  /** The expression that `action.yml` fills in where nothing is given. */
  readonly expression?: string;
  readonly parse: Parse<Value>;
  /** True where white space at the ends belongs to the value. */
  readonly verbatim?: true;
  /** True where the value must never be shown, not even in an error. */
  readonly secret?: true;
}

/** The value that an input reads as. */
export type InputValue<Declared> = Declared extends { readonly parse: Parse<infer Value> } ? Value : never;
