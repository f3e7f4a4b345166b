import picomatch from 'picomatch';

/** True for a path that matches: the last glob that matches decides, and `!glob` removes files again. */
export function createMatcher(globs: readonly string[]): (file: string) => boolean {
  const rules = globs.map(readGlob).toReversed();
  return (file) => {
    const rule = rules.find(({ matches }) => matches(file));
    return rule === undefined ? globs[0]?.startsWith('!') === true : !rule.removes;
  };
}

function readGlob(text: string) {
  const glob = text
    .replace(/^!\s*/, '')
    .replace(/^(?:\.\/|\/)/, '')
    // To picomatch they would be a group; people write them as a part of a name.
    .replace(/(?<!\\)[()]/g, '\\$&');
  const isMatch = picomatch(glob.endsWith('/') ? `${glob}**` : glob, { dot: true, noextglob: true });
  return { removes: text.startsWith('!'), matches: (file: string) => isMatch(file) };
}
