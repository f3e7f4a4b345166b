import picomatch from 'picomatch';

/** True for a path that matches: the last glob that matches decides, and `!glob` removes files again. */
export function createMatcher(globs: readonly string[]): (file: string) => boolean {
  const rules = globs.map(readGlob).toReversed();
  const otherwise = globs[0]?.startsWith('!') === true;
  const known = new Map<string, boolean>();
  return (file) => {
    const rule = known.has(file) ? undefined : rules.find(({ matches }) => matches(file));
    const answer = known.get(file) ?? (rule === undefined ? otherwise : !rule.removes);
    known.set(file, answer);
    return answer;
  };
}

function readGlob(text: string) {
  const glob = text.replace(/^!\s*/, '').replace(/^(?:\.\/|\/)/, '');
  const isMatch = picomatch(glob.endsWith('/') ? `${glob}**` : glob, { dot: true, noextglob: true });
  return { removes: text.startsWith('!'), matches: (file: string) => isMatch(file) };
}
