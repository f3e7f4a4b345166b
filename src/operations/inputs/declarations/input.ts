import type { Parse } from '../parsers/parsed.ts';
import { parseFlag } from '../parsers/words.ts';

/** The purposes of inputs. The README groups the inputs by purpose, in this order. */
export const purposes = [
  'What to do',
  'Which build or suite',
  'The build to create',
  'Waiting',
  'Why a build failed',
  'Artifacts',
  'Filters of lists',
  'Suites',
  'Reports on flaky tests',
  'The comment on the pull request',
  'Commands in comments',
] as const;

/** An input of the action, declared once: `action.yml`, the README and the manual workflow come from it. */
export interface Input<Value = unknown> {
  readonly purpose: (typeof purposes)[number];
  /** What it means, as `action.yml` shows it. */
  readonly sentence: string;
  /** A value as written in a workflow. */
  readonly example: string;
  /** The text that is used if none is given. */
  readonly default?: string;
  /** The expression that `action.yml` uses if none is given. */
  readonly expression?: string;
  readonly parse: Parse<Value>;
  /** True if leading and trailing white space is part of the value. */
  readonly verbatim?: true;
  /** True if the value must never be shown, not even in an error. */
  readonly secret?: true;
}

/** The value of an input. */
export type InputValue<Declared> = Declared extends { readonly parse: Parse<infer Value> } ? Value : never;

type WithPurpose<Group> = {
  readonly [Name in keyof Group]: Group[Name] & Pick<Input, 'purpose'>;
};

/** Declares the inputs of one purpose. */
export function inputsFor<const Group extends Readonly<Record<string, Omit<Input, 'purpose'>>>>(
  purpose: Input['purpose'],
  group: Group,
): WithPurpose<Group> {
  const entries = Object.entries(group).map(([name, input]) => [name, { ...input, purpose }]);
  return Object.fromEntries(entries) as WithPurpose<Group>;
}

/** The names of declared inputs. */
export function keysOf<Declared extends object>(declared: Declared): (keyof Declared)[] {
  return Object.keys(declared) as (keyof Declared)[];
}

type Extras = Partial<Pick<Input, 'default' | 'expression' | 'verbatim' | 'secret'>>;

/** An input: what it means, a value as written in a workflow, and how it is read. */
export function input<Parser extends Parse<unknown>, const More extends Extras>(
  sentence: string,
  example: string,
  parse: Parser,
  more?: More,
): Pick<Input, 'sentence' | 'example'> & { readonly parse: Parser } & NoInfer<More> {
  return { sentence, example, parse, ...(more as NoInfer<More>) };
}

/** A boolean input without a default. */
export function flagInput(sentence: string) {
  return input(sentence, 'true', parseFlag, {});
}

/** A boolean input that is false by default. */
export function optInInput(sentence: string) {
  return input(sentence, 'true', parseFlag, { default: 'false' });
}
