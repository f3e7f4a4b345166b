import * as core from '@actions/core';
import { inputs } from '../operations/inputs/declarations/inputs.ts';
import { stepInputs } from './step-inputs.ts';

/** The text of every input as the runner hands it over; an input that is not given is an empty text. */
export function readInputTexts(): ReadonlyMap<string, string> {
  const names = [...Object.keys(stepInputs), ...Object.keys(inputs)];
  return new Map(names.map((name) => [name, core.getInput(name, { trimWhitespace: false })]));
}
