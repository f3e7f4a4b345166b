import type { User } from '../../model/user.ts';
import { passesBranchFilter } from '../wildcard.ts';
import type { BuildSpec, PipelineRecord } from '../world/records.ts';
import { isFlag, isObject, isText, isTextMap, readFields, textsOf } from './body.ts';
import { RequestRejected } from './result.ts';

const rules = {
  commit: isText,
  branch: isText,
  // Some clients send an empty object for no author; an e-mail address is accepted on the live service.
  author: (value: unknown) =>
    isText(value) || (isObject(value) && [value.name ?? '', value.email ?? ''].every(isText)),
  clean_checkout: isFlag,
  env: isTextMap,
  ignore_pipeline_branch_filters: isFlag,
  message: isText,
  meta_data: isTextMap,
  pull_request_base_branch: isText,
  // A string of digits is accepted on the live service.
  pull_request_id: (value: unknown) =>
    (typeof value === 'number' || isText(value)) && /^[1-9]\d{0,14}$/.test(String(value)),
  pull_request_repository: isText,
};

/** The build that a body asks for (api.md §4.3). Throws both kinds of 422 of §7. */
export function readBuildSpec(body: string, { seed, repository }: PipelineRecord, creator: User): BuildSpec {
  const fields = readFields(body, rules, ['commit', 'branch']);
  const textOf = (name: string, otherwise: string) => (isText(fields[name]) ? fields[name] : otherwise);
  const branch = textOf('branch', '');
  const { default_branch = 'main', branch_configuration: filter } = seed;
  if (fields.ignore_pipeline_branch_filters !== true && !passesBranchFilter(branch, filter))
    throw new RequestRejected(
      422,
      `The branch ${branch} does not match the branch filter of this pipeline: ${filter}`,
    );
  const pullRequest = fields.pull_request_id ?? null;
  return {
    commit: textOf('commit', ''),
    branch,
    message: isText(fields.message) ? fields.message : null,
    author: authorOf(fields.author),
    env: textsOf(fields.env),
    meta_data: textsOf(fields.meta_data),
    pull_request:
      pullRequest === null
        ? null
        : {
            id: String(pullRequest),
            base: textOf('pull_request_base_branch', default_branch),
            repository: textOf('pull_request_repository', repository),
          },
    source: 'api',
    creator,
  };
}

function authorOf(value: unknown): BuildSpec['author'] {
  if (isText(value)) return { name: null, email: value };
  if (!isObject(value) || (!value.name && !value.email)) return null;
  return { name: isText(value.name) ? value.name : null, email: isText(value.email) ? value.email : null };
}
