import ignore from 'ignore';

/** The owners of a file, as CODEOWNERS names them; none if it has none. */
export type OwnersOf = (file: string) => readonly string[];

interface Rule {
  readonly matches: (file: string) => boolean;
  readonly owners: readonly string[];
}

/** GitHub does not load a larger file. */
const longestFile = 3 * 1024 * 1024;
/** Users, teams, and no email addresses, which do not belong into a comment. */
const owner = /^@[\w-]+(?:\/[\w.-]+)?$/;

/**
 * Reads a CODEOWNERS file: the last rule that matches a file decides. Patterns are those of `.gitignore`, except that
 * `!` and `[ ]` are not supported, and that `docs/*` does not match in folders of `docs`.
 */
export function parseOwners(text: string): OwnersOf {
  const lines = text.length > longestFile ? [] : text.split(/\r\n|\r|\n/);
  const rules = lines.flatMap(readRule).toReversed();
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const found = known.get(file) ?? rules.find(({ matches }) => matches(file))?.owners ?? [];
    known.set(file, found);
    return found;
  };
}

function readRule(line: string): Rule[] {
  const [pattern = '', ...words] = line.trim().split(/(?<!\\)\s+/);
  if (pattern === '' || /^[#!]|\[/.test(pattern)) return [];
  const comment = words.findIndex((word) => word.startsWith('#'));
  const owners = (comment < 0 ? words : words.slice(0, comment)).filter((word) => owner.test(word));
  const matcher = ignore({ ignorecase: false }).add(pattern);
  const depth = /^[^*]*(?:\*[^*]+)*\/\*$/.test(pattern) ? pattern.replace(/^\//, '').split('/').length : null;
  const isDeep = (file: string) => depth === null || file.split('/').length === depth;
  return [{ owners, matches: (file) => isDeep(file) && ignore.isPathValid(file) && matcher.ignores(file) }];
}
