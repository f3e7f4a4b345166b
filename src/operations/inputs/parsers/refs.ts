import { isParsed, type Parse } from './parsed.ts';

const forbidden = /[\p{Cc} ~^?*[\\]|\.\.|@\{|\.$|^@$|^-/u;

/**
 * A branch, tag, ref or SHA to build. It becomes part of a command line of the agent, so git's own rules for refs apply,
 * and it must not start with a dash. A colon is allowed, for `owner:branch` of a fork.
 */
export const parseRef: Parse<string> = (text) => {
  const valid = text
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
  return valid && !forbidden.test(text)
    ? { value: text }
    : {
        expected:
          'a git ref without spaces, control characters, "..", "@{", any of ~ ^ ? * [ \\ or a dash at its start',
      };
};

/**
 * A branch to build or to filter by, also as a full ref such as `refs/heads/main`: the service knows branches by their short
 * names. The live service accepts `*` as a wildcard in filters, so it is allowed here.
 */
export const parseBranch: Parse<string> = (text) => {
  if (text.startsWith('refs/pull/')) return { expected: 'a branch, which the ref of a pull request is not' };
  // What `git branch --all` prints names the remote too, which the service does not know.
  const value = shortName(text).replace(/^(?:refs\/remotes\/[^/]+|origin)\//, '');
  if (!isParsed(parseRef(value.replaceAll('*', 'x'), 0)))
    return { expected: 'a branch name that git allows' };
  return value === text ? { value } : { value, note: `${text} is read as ${value}` };
};

/** The name of a branch or tag without `refs/heads/` or `refs/tags/`. */
export function shortName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, '');
}
