import { whichInputs } from './addresses.ts';
import { filterOnlyInputs } from './build-filters.ts';
import { commandInputs } from './commands.ts';
import { creationInputs, suiteInputs } from './creation.ts';
import { artifactInputs, listInputs } from './filters.ts';
import type { InputValue } from './input.ts';
import { commentInputs, flakyInputs } from './reports.ts';
import { dryRunInputs, failureInputs, waitingInputs } from './waiting.ts';

/** The inputs of operations in groups, in the order of `action.yml`. No two groups have an input of one name. */
export const inputGroups = {
  whichInputs,
  creationInputs,
  waitingInputs,
  dryRunInputs,
  failureInputs,
  artifactInputs,
  filterOnlyInputs,
  listInputs,
  suiteInputs,
  flakyInputs,
  commentInputs,
  commandInputs,
};

type Group = (typeof inputGroups)[keyof typeof inputGroups];
type All<Groups> = (Groups extends unknown ? (group: Groups) => void : never) extends (
  all: infer Each,
) => void
  ? Each
  : never;

/** All of these inputs. */
export const inputs: All<Group> = Object.assign({}, ...Object.values(inputGroups));

/** The name of an input of an operation. */
export type InputName = keyof typeof inputs;

/** The values of the inputs `Names`. Those with a default always have one. */
export type InputValues<Names extends InputName = InputName> = {
  readonly [Name in Names as (typeof inputs)[Name] extends { default: string } ? Name : never]: InputValue<
    (typeof inputs)[Name]
  >;
} & {
  readonly [Name in Names as (typeof inputs)[Name] extends { default: string } ? never : Name]?: InputValue<
    (typeof inputs)[Name]
  >;
};
