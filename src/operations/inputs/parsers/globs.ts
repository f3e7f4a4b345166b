import { parseOrderedList } from './lists.ts';
import { isParsed, type Parse } from './parsed.ts';
import { parseLine } from './words.ts';

const longestGlob = 1_000;
const mostGlobs = 500;

const mostStars = 3;

/** The work to match a path grows with the length of the glob, and fast with the stars between two slashes. */
const parseGlob: Parse<string> = (text, nowMs) => {
  if (text.length > longestGlob) return { expected: `globs of at most ${longestGlob} characters` };
  return text.split('/').some((segment) => segment.split('*').length - 1 > mostStars)
    ? { expected: `globs with at most ${mostStars} * between two slashes` }
    : parseLine(text, nowMs);
};

const parseGlobList = parseOrderedList(parseGlob);

/** Globs in their order. Each file is compared with each glob, and a step that is interrupted meanwhile cannot react. */
export const parseGlobs: Parse<string[]> = (text, nowMs) => {
  const parsed = parseGlobList(text, nowMs);
  return isParsed(parsed) && parsed.value.length > mostGlobs
    ? { expected: `at most ${mostGlobs} globs` }
    : parsed;
};
