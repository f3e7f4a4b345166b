import { inputs } from './declarations/inputs.ts';

/** No input is the size of a page, but a low limit is also that; and none leaves out the jobs. */
const ofPages: readonly (readonly [inLibrary: string, inAction: string])[] = [
  ['A smaller per_page, or exclude_jobs, makes', 'Narrower filters, or a limit below 100, make'],
  ['A smaller per_page makes', 'A limit below 100 makes'],
];

/** A hint of the client with input names in place of the API's property names. */
export function inInputWords(hint: string): string {
  const ofAction = ofPages.reduce((text, [inLibrary, inAction]) => text.replace(inLibrary, inAction), hint);
  return ofAction.replace(/[a-z_]+/g, (word) => {
    const name = word.replaceAll('_', '-');
    return Object.hasOwn(inputs, name) ? name : word;
  });
}
