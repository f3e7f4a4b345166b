import type { Build } from '../../../model/build.ts';
import { branchNames } from '../../../model/fork.ts';
import type { BuildFilters, BuildParameters } from '../../../model/requests.ts';
import { effectiveState, finishedStates, stateFilters } from '../../../model/states.ts';
import { parseTime } from '../../../model/times.ts';
import { matchesPattern } from '../../../model/wildcard.ts';
import { parseList, parseSpacedList } from '../parsers/lists.ts';
import { parseMetaData } from '../parsers/pairs.ts';
import type { Parse } from '../parsers/parsed.ts';
import { parseBranch } from '../parsers/refs.ts';
import { parseMoment } from '../parsers/times.ts';
import { oneOf, parseChoice, parseFullSha, parseUuid } from '../parsers/words.ts';
import { type Input, type InputValue, inputsFor } from './input.ts';

/** What is known of a filter beside its input. */
export interface Rules<Value> {
  /** What is sent, if that is not the value itself: more than what matches. */
  readonly send?: (wanted: Value) => unknown;
  /** Whether a build matches. A field that is missing does not match. */
  readonly matches: (build: Build, wanted: Value) => boolean;
  /** Whether `cancel-builds` may cancel all builds that match this filter alone; false if it never may. */
  readonly narrows: false | ((wanted: Value) => boolean);
  /** What the builds are, to follow `builds`, such as `on branch main`. */
  readonly describe: (wanted: Value) => string;
}

type Words = Pick<Input, 'sentence' | 'example'>;

function filter<Parser extends Parse<unknown>>(
  parse: Parser,
  row: Words & Rules<InputValue<{ readonly parse: Parser }>>,
) {
  return { ...row, parse };
}

/**
 * The filters of the three build lists, by their parameters (api.md §4.3); the input of `created_from` is `created-from`. From a
 * row come the input, what is sent, which builds may be reported, canceled or waited for, and the words. A parameter of the client
 * without a row does not compile, nor does a row without a parameter or without `matches`.
 */
const rows = {
  commit: filter(parseList(parseFullSha), {
    sentence: 'Full SHAs of commits, one per line.',
    example: '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
    matches: ({ commit }, wanted) => !!commit && wanted.includes(commit.toLowerCase()),
    narrows: () => true,
    describe: (commits) => `of ${oneOf(commits)}`,
  }),
  branch: filter(parseSpacedList(parseBranch), {
    sentence: 'Branches, one per line; `*` matches any text.',
    example: 'release/*',
    // A pipeline may leave out the owner of a fork.
    send: (patterns) => [...new Set(patterns.flatMap((each) => [each, each.slice(each.indexOf(':') + 1)]))],
    matches: (build, wanted) =>
      branchNames(build).some((name) => wanted.some((pattern) => matchesPattern(name, pattern))),
    narrows: (patterns) => !patterns.some((pattern) => /^\*+$/.test(pattern)),
    describe: (patterns) => `on branch ${oneOf(patterns)}`,
  }),
  state: filter(parseList(parseChoice(stateFilters)), {
    sentence: `States of the builds, one per line: ${stateFilters.join(', ')}.`,
    example: 'failed',
    matches: (build, wanted) => wanted.some((state) => hasState(build, state)),
    narrows: false,
    describe: (states) => `in state ${oneOf(states)}`,
  }),
  creator: filter(parseUuid, {
    sentence: 'UUID of the user who created the builds.',
    example: '01234567-89ab-cdef-0123-456789abcdef',
    matches: ({ creator }, wanted) => creator?.id?.toLowerCase() === wanted,
    narrows: () => true,
    describe: (user) => `by user ${user}`,
  }),
  created_from: filter(parseMoment, {
    sentence: 'Builds created at or after this time: ISO 8601, or a time ago, such as `24h`.',
    example: '24h',
    send: ({ at }) => at,
    matches: ({ created_at }, { at }) => isFrom(created_at, at),
    narrows: () => true,
    describe: ({ at }) => `created since ${at}`,
  }),
  created_to: filter(parseMoment, {
    sentence: 'Builds created before this time: ISO 8601, or a time ago, such as `24h`.',
    example: '2026-01-31T12:00:00Z',
    send: ({ at }) => at,
    matches: ({ created_at }, { at }) => !!created_at && !isFrom(created_at, at),
    narrows: () => true,
    describe: ({ at }) => `created before ${at}`,
  }),
  finished_from: filter(parseMoment, {
    sentence: 'Builds finished at or after this time: ISO 8601, or a time ago, such as `24h`.',
    example: '7d',
    send: ({ at }) => at,
    matches: ({ finished_at }, { at }) => isFrom(finished_at, at),
    narrows: () => true,
    describe: ({ at }) => `finished since ${at}`,
  }),
  meta_data: filter(parseMetaData, {
    sentence: 'Builds that have all of these values: lines of `name=value`, or a JSON object.',
    example: 'release=2.4.0',
    matches: ({ meta_data }, wanted) =>
      Object.entries(wanted).every(([name, value]) => meta_data?.[name] === value),
    narrows: (values) => Object.keys(values).length > 0,
    // Values may be secret.
    describe: (values) => `with the meta-data of ${oneOf(Object.keys(values))}`,
  }),
};

type FilterName = Exclude<keyof BuildFilters, keyof BuildParameters>;

/** The filters, one for each parameter of the client. */
export const buildFilters = rows satisfies Readonly<Record<FilterName, Rules<never>>>;

/** Which builds to list, by the parameters of the list. */
export type Filters = {
  readonly [Name in FilterName]?: Parameters<(typeof rows)[Name]['matches']>[1] | undefined;
};

/** A blocked build matches both its own state and `blocked`. */
function hasState(build: Build, wanted: string): boolean {
  const states: readonly string[] = wanted === 'finished' ? finishedStates : [wanted];
  return states.includes(build.state) || states.includes(effectiveState(build));
}

function isFrom(time: string | null | undefined, from: string): boolean {
  const [at, least] = [parseTime(time), parseTime(from)];
  return at !== null && least !== null && at >= least;
}

type InputOf<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${InputOf<Rest>}`
  : Name;

/** The input of a parameter. */
export function inputOf<Name extends string>(parameter: Name): InputOf<Name> {
  return parameter.replaceAll('_', '-') as InputOf<Name>;
}

type Inputs<Rows> = {
  readonly [Name in keyof Rows & string as InputOf<Name>]: Pick<
    Rows[Name],
    keyof Rows[Name] & keyof Input
  > & { readonly purpose: 'Filters of lists' };
};

/** What the inputs mean where they filter. */
export const filterWords = inputsFor(
  'Filters of lists',
  Object.fromEntries(
    Object.entries(buildFilters).map(([name, { sentence, example, parse }]) => [
      inputOf(name),
      { sentence, example, parse },
    ]),
  ),
) as Inputs<typeof buildFilters>;

const { commit: _1, branch: _2, 'meta-data': _3, ...only } = filterWords;

/** The inputs that only filter. The others are declared with the build to create. */
export const filterOnlyInputs = only;
