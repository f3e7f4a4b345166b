import type { BuildFilters } from '../../model/requests.ts';
import type { InputValues } from './declarations/inputs.ts';
import { parseFullSha } from './parsers/words.ts';
import type { InputProblems } from './resolve-addresses.ts';

/** The inputs that filter the three build lists: every parameter of api.md §4.3 has one. */
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

type FilterInputs = InputValues<(typeof filterInputs)[number]>;

/** The filters of a build list, from the inputs alone: never from the event. */
export function readFilters(inputs: FilterInputs, problems: InputProblems): BuildFilters {
  for (const commit of inputs.commit ?? []) {
    const parsed = parseFullSha(commit, 0);
    if ('expected' in parsed)
      problems.add(`Input commit must be ${parsed.expected}; it was ${JSON.stringify(commit)}.`);
  }
  const given = {
    branch: inputs.branch,
    commit: inputs.commit?.map((commit) => commit.toLowerCase()),
    state: inputs.state,
    creator: inputs.creator,
    created_from: inputs['created-from'],
    created_to: inputs['created-to'],
    finished_from: inputs['finished-from'],
    meta_data: inputs['meta-data'],
    include_retried_jobs: inputs['include-retried-jobs'],
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** True when the filters say which builds are meant; a state alone does not, nor does a branch that may be any. */
export function narrows(filters: BuildFilters): boolean {
  const { state: _state, include_retried_jobs: _attempts, branch = [], ...narrowing } = filters;
  const branches = [branch].flat();
  if (branches.length > 0 && !branches.some((each) => /^\*+$/.test(each))) return true;
  return Object.values(narrowing).some((value) =>
    typeof value === 'object' ? Object.keys(value).length > 0 : true,
  );
}
