/*
 * What GitHub turns into links, mentions and pictures, by what it documents of references and addresses: searched
 * for without asking whether the user, issue or commit exists, and a little wider than GitHub does.
 */
const rules: readonly (readonly [string, RegExp])[] = [
  ['mention', /@[\w-]/g],
  ['issue', /#\d/g],
  ['issue by GH-', /(?<![0-9a-z])gh-\d/gi],
  ['commit', /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/gi],
  ['address', /:\/\//g],
  ['address by www', /www\.\S/gi],
  ['emoji', /:[\w+-]+:/g],
];

/** What GitHub would make something of in a text, each with the rule that says so. */
export function findAutolinks(text: string): string[] {
  return rules.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => `${name}: ${found}`),
  );
}
