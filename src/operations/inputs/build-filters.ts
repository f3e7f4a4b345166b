import type { Build } from '../../model/build.ts';
import type { BuildFilters, BuildParameters } from '../../model/requests.ts';
import {
  buildFilters,
  type Filters,
  filterWords,
  inputOf,
  type Rules,
} from './declarations/build-filters.ts';
import { keysOf } from './declarations/input.ts';
import type { InputValues } from './declarations/inputs.ts';
import type { InputProblems } from './input-problems.ts';
import type { InputTime } from './parsers/times.ts';

/** The inputs that select whose builds to list. */
export const scopeInputs = ['organization', 'pipeline'] as const;

/** What the inputs of a list of builds mean. */
export const listWords = {
  pipeline: { sentence: 'Slug of the pipeline, `organization/pipeline`, or its URL.' },
  ...filterWords,
  'include-retried-jobs': {
    sentence:
      'Add the jobs to `json`: `true` with every attempt of a retried job, `false` with only the latest. Without it, builds are listed without their jobs.',
  },
} as const;

/** The inputs that filter the three build lists. */
export const filterInputs = keysOf(filterWords);

/** The inputs of which `cancel-builds` needs at least one. */
export const narrowingInputs = keysOf(buildFilters)
  .filter((name) => buildFilters[name].narrows !== false)
  .map(inputOf);

/** The filters that are given, with their rows. */
function given(filters: Filters) {
  return keysOf(buildFilters).flatMap((name) => {
    const row: Rules<never> = buildFilters[name];
    const wanted = filters[name] as never;
    return wanted === undefined ? [] : [{ name, wanted, ...row }];
  });
}

/** The filters of a build list. They come only from inputs, never from the event. */
export function readFilters(
  inputs: InputValues<(typeof filterInputs)[number]>,
  problems: InputProblems,
): Filters {
  const { 'created-from': from, 'created-to': to } = inputs;
  if (from !== undefined && to !== undefined && from.at >= to.at)
    problems.add('Input created-from must be earlier than created-to: no build matches otherwise.');
  const read: Partial<Record<string, unknown>> = {};
  for (const name of keysOf(buildFilters)) {
    const value = inputs[inputOf(name)];
    if (value !== undefined) read[name] = value;
  }
  return read as Filters;
}

/** What is requested of each listed build. Jobs can be a hundred times as large as all else, so only by request. */
export function readShown({
  'include-retried-jobs': withAttempts,
}: InputValues<'include-retried-jobs'>): Pick<BuildParameters, 'include_retried_jobs' | 'exclude_jobs'> {
  return withAttempts === undefined ? { exclude_jobs: true } : { include_retried_jobs: withAttempts };
}

function isRelative(value: unknown): value is InputTime {
  return typeof value === 'object' && value !== null && 'isRelative' in value && value.isRelative === true;
}

/** True if a filter is a time ago, such as `24h`. */
export function hasRelativeTimes(filters: Filters): boolean {
  return Object.values(filters).some(isRelative);
}

/** The filters with their relative times on a clock that is so far ahead of that of this machine. */
export function onOtherClock(filters: Filters, aheadMs: number): Filters {
  const shift = (value: unknown) =>
    isRelative(value)
      ? { at: new Date(Date.parse(value.at) + aheadMs).toISOString(), isRelative: false }
      : value;
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, shift(value)]));
}

/** True if the filters leave out some builds for sure. A state alone does not, nor does a branch pattern that matches everything. */
export function narrows(filters: Filters): boolean {
  return given(filters).some((row) => row.narrows !== false && row.narrows(row.wanted));
}

/** The inputs of the filters that a build does not match. */
export function unmetFilters(build: Build, filters: Filters): string[] {
  return given(filters)
    .filter(({ matches, wanted }) => !matches(build, wanted))
    .map(({ name }) => inputOf(name));
}

/** The parameters that the filters are sent as. */
export function parametersOf(filters: Filters): BuildFilters {
  return Object.fromEntries(given(filters).map(({ name, wanted, send }) => [name, send?.(wanted) ?? wanted]));
}

/** The filters in words: ` of <commit> on branch main`. */
export function describeFilters(filters: Filters): string {
  return given(filters)
    .map(({ describe, wanted }) => ` ${describe(wanted)}`)
    .join('');
}
