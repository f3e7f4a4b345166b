import type { BuildFilters } from '../../model/requests.ts';
import type { InputValues } from './declarations/inputs.ts';
import type { InputProblems } from './input-problems.ts';
import { parseFullSha } from './parsers/words.ts';

/** The inputs that select whose builds to list. */
export const scopeInputs = ['organization', 'pipeline'] as const;

/** The inputs that filter the three build lists, one for each parameter of api.md §4.3. */
export const filterInputs = [
  'branch',
  'commit',
  'state',
  'creator',
  'created-from',
  'created-to',
  'finished-from',
  'meta-data',
  'include-retried-jobs',
] as const;

/** What these inputs mean where they filter. */
export const filterWords = {
  pipeline: { sentence: 'Slug of the pipeline, `organization/pipeline`, or its URL.' },
  branch: {
    purpose: 'Filters of lists',
    sentence: 'Branches, one per line; `*` matches any text.',
    example: 'release/*',
  },
  commit: { purpose: 'Filters of lists', sentence: 'Full SHAs of commits, one per line.' },
  'meta-data': {
    purpose: 'Filters of lists',
    sentence: 'Builds that have all of these values: lines of `name=value`, or a JSON object.',
  },
} as const;

type FilterInputs = InputValues<(typeof filterInputs)[number]>;

/** The filters of a build list. They come only from inputs, never from the event. */
export function readFilters(inputs: FilterInputs, problems: InputProblems): BuildFilters {
  for (const commit of inputs.commit ?? []) {
    const parsed = parseFullSha(commit, 0);
    if ('expected' in parsed)
      problems.add(`Input commit must be ${parsed.expected}; it was ${JSON.stringify(commit)}.`);
  }
  const { 'created-from': from, 'created-to': to } = inputs;
  if (from !== undefined && to !== undefined && from >= to)
    problems.add('Input created-from must be earlier than created-to: no build matches otherwise.');
  const values = { ...inputs, commit: inputs.commit?.map((commit) => commit.toLowerCase()) };
  const given = filterInputs.map((name) => [name.replaceAll('-', '_'), values[name]]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** True if the filters exclude some builds. A state alone is not enough, nor is a branch pattern that matches everything. */
export function narrows(filters: BuildFilters): boolean {
  const { branch = [], commit, creator, created_from, created_to, finished_from, meta_data = {} } = filters;
  const branches = [branch].flat();
  return (
    (branches.length > 0 && !branches.some((each) => /^\*+$/.test(each))) ||
    [commit, creator, created_from, created_to, finished_from].some((value) => value !== undefined) ||
    Object.keys(meta_data).length > 0
  );
}
