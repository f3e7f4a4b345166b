import { expect, it } from 'vitest';
import { stepInputs, vendorInputs } from '../../../src/action/inputs.ts';
import { inputGroups } from '../../../src/operations/inputs/declarations/inputs.ts';

it('an input is declared in one group only', () => {
  const groups = Object.entries({ ...inputGroups, stepInputs, vendorInputs });
  const declared = groups.flatMap(([group, inputs]) => Object.keys(inputs).map((name) => ({ name, group })));
  const twice = [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => `${name}: ${all.map(({ group }) => group).join(' and ')}`);
  expect(twice).toEqual([]);
});
