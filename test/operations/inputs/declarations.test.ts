import { expect, it } from 'vitest';
import { inputsFor } from '../../../src/operations/inputs/declarations/input.ts';
import { parseLine } from '../../../src/operations/inputs/parsers/words.ts';

const plain = { sentence: 'A sentence.', example: 'x', parse: parseLine } as const;

it('an input is accepted in more-inputs unless its declaration says otherwise', () => {
  const { name, key } = inputsFor('Suites', { name: plain, key: { ...plain, inMoreInputs: false } });
  expect([name.inMoreInputs, key.inMoreInputs]).toEqual([true, false]);
});

it('a declaration of a secret, an address or a way to sign in does not compile without saying so', () => {
  const declared = [
    // @ts-expect-error: a secret must be decided.
    inputsFor('Suites', { 'memory-key': { ...plain, secret: true } }),
    // @ts-expect-error: an address must be decided.
    inputsFor('Suites', { 'web-url': plain }),
    // @ts-expect-error: so must what is used to sign in.
    inputsFor('Suites', { 'oidc-audience': plain }),
    inputsFor('Suites', { 'memory-key': { ...plain, secret: true, inMoreInputs: false } }),
    inputsFor('Suites', { 'web-url': { ...plain, inMoreInputs: false } }),
  ];
  expect(declared).toHaveLength(5);
});
