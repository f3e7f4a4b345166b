import type { Parse } from './parsed.ts';

const forbidden = /[\p{Cc} ~^?*[\\]|\.\.|@\{|\.$/u;

/**
 * A branch, tag, ref or SHA to build. It becomes part of a command line of the agent, so git's own rules for refs apply,
 * and it must not start with a dash. A colon is allowed, for `owner:branch` of a fork.
 */
export const parseRef: Parse<string> = (text) => {
  if (text.startsWith('-')) return { expected: 'a git ref that does not start with a dash' };
  const valid = text
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
  if (!valid || text === '@' || forbidden.test(text) || !text.isWellFormed()) {
    return { expected: 'a git ref without spaces, control characters, "..", "@{" or any of ~ ^ ? * [ \\' };
  }
  return { value: text };
};

/** A branch to filter by. The live service accepts `*` as a wildcard, so it is allowed here. */
export const parseBranchFilter: Parse<string> = (text) => {
  const parsed = parseRef(text.replaceAll('*', 'x'), 0);
  return 'value' in parsed ? { value: text } : { expected: 'a branch name; * matches any text' };
};
