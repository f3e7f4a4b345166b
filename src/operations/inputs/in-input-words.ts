import { inputs } from './declarations/inputs.ts';

/** A hint of the client with input names in place of the API's property names. */
export function inInputWords(hint: string): string {
  return hint.replace(/[a-z_]+/g, (word) => {
    const name = word.replaceAll('_', '-');
    return Object.hasOwn(inputs, name) ? name : word;
  });
}
