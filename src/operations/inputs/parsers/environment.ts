import { type Pairs, parsePairs } from './pairs.ts';
import type { Parse } from './parsed.ts';

const metaDataName = /^[^[\]\p{Cc}]{1,1024}$/u;

/** Environment variables of a build, with names that a shell accepts. */
export const parseEnvironment: Parse<Pairs> = parsePairs(
  (name) => /^[A-Za-z_][A-Za-z0-9_]{0,254}$/.test(name),
  'pairs with names of letters, digits and "_" that do not start with a digit',
);

/** Meta-data of a build. Brackets in names would break the service's filter syntax (api.md §4.3). */
export const parseMetaData: Parse<Pairs> = parsePairs(
  (name) => metaDataName.test(name) && name.isWellFormed(),
  'pairs with single-line names without brackets',
);

const toolNames = /^(?:PATH|LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|BASH_ENV|ENV|IFS|GIT_.*|BUILDKITE_.*)$/i;

/** The names that can change how the tools on the agent work. */
export function toolVariables(names: readonly string[]): string[] {
  return names.filter((name) => toolNames.test(name));
}
