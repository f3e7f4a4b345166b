import { whichInputs } from './addresses.ts';
import { creationInputs, suiteInputs } from './creation.ts';
import { artifactInputs, filterOnlyInputs } from './filters.ts';
import type { InputValue } from './input.ts';
import { commentInputs, flakyInputs } from './reports.ts';
import { failureInputs, waitingInputs } from './waiting.ts';

/** All inputs of operations, in the order of `action.yml`. */
export const inputs = {
  ...whichInputs,
  ...creationInputs,
  ...waitingInputs,
  ...failureInputs,
  ...artifactInputs,
  ...filterOnlyInputs,
  ...suiteInputs,
  ...flakyInputs,
  ...commentInputs,
};

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
