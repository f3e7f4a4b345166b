import { type Pairs, parsePairs } from './pairs.ts';
import type { Parse } from './parsed.ts';

const metaDataName = /^[^[\]\p{Cc}]{1,1024}$/u;

/** Environment variables of a build. Names are those that a shell accepts. */
export const parseEnvironment: Parse<Pairs> = parsePairs(
  (name) => /^[A-Za-z_][A-Za-z0-9_]{0,254}$/.test(name),
  'names of letters, digits and "_" that do not begin with a digit',
);

/** Meta-data of a build. Brackets would break the service's filter syntax (api.md §4.3). */
export const parseMetaData: Parse<Pairs> = parsePairs(
  (name) => metaDataName.test(name) && name.isWellFormed(),
  'names of one line without brackets',
);

const toolNames = /^(?:PATH|LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|BASH_ENV|ENV|IFS|GIT_.*|BUILDKITE_.*)$/i;

/** The names among them that change how an agent's own tools behave; worth a warning. */
export function toolVariables(names: readonly string[]): string[] {
  return names.filter((name) => toolNames.test(name));
}
