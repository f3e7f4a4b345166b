import type { Parse } from './parsed.ts';

const forbidden = /[\p{Cc} ~^?*[\\]|\.\.|@\{|\.$/u;

/**
 * A branch, tag, ref or SHA to build. It ends up on the command line of an agent, so git's own rules for refs hold,
 * and it may not begin with a dash. A colon is allowed, for `owner:branch` of a fork.
 */
export const parseRef: Parse<string> = (text) => {
  if (text.startsWith('-')) return { expected: 'a git ref, which does not begin with a dash' };
  const sound = text
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
  if (!sound || text === '@' || forbidden.test(text) || !text.isWellFormed()) {
    return { expected: 'a git ref: no spaces, control characters, "..", "@{" or any of ~ ^ ? * [ \\' };
  }
  return { value: text };
};

/** A branch to filter by. The live service takes `*` as a wildcard, so it is allowed here. */
export const parseBranchFilter: Parse<string> = (text) => {
  const parsed = parseRef(text.replaceAll('*', 'x'), 0);
  return 'value' in parsed
    ? { value: text }
    : { expected: 'a branch name, in which * may stand for anything' };
};
