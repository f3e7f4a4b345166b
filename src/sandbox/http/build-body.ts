import type { User } from '../../model/user.ts';
import { passesBranchFilter } from '../wildcard.ts';
import type { Author, BuildPullRequest, BuildSpec, PipelineRecord } from '../world/records.ts';
import {
  checkFields,
  type FieldRule,
  type Fields,
  isFlag,
  isObject,
  isText,
  isTextMap,
  readObject,
  textsOf,
} from './body.ts';
import { RequestRejected } from './result.ts';

const rules: Readonly<Record<string, FieldRule>> = {
  commit: { required: true, accepts: isText },
  branch: { required: true, accepts: isText },
  // Some clients send an empty object for no author; an e-mail address is accepted on the live service.
  author: {
    accepts: (value) =>
      isText(value) ||
      (isObject(value) && [value.name, value.email].every((part) => part === undefined || isText(part))),
  },
  clean_checkout: { accepts: isFlag },
  env: { accepts: isTextMap },
  ignore_pipeline_branch_filters: { accepts: isFlag },
  message: { accepts: isText },
  meta_data: { accepts: isTextMap },
  pull_request_base_branch: { accepts: isText },
  // A string of digits is accepted on the live service.
  pull_request_id: {
    accepts: (value) =>
      (Number.isSafeInteger(value) && Number(value) > 0) || (isText(value) && /^[1-9]\d{0,14}$/.test(value)),
  },
  pull_request_repository: { accepts: isText },
};

/** The build that a body asks for (api.md §4.3). Throws both kinds of 422 of §7. */
export function readBuildSpec(body: string, pipeline: PipelineRecord, creator: User): BuildSpec {
  const fields = readObject(body);
  checkFields(fields, rules);
  const branch = String(fields.branch);
  const { build_branches, branch_configuration } = pipeline.seed;
  if (fields.ignore_pipeline_branch_filters !== true) {
    if (build_branches === false)
      throw new RequestRejected(422, 'Branches have been disabled for this pipeline');
    if (!passesBranchFilter(branch, branch_configuration))
      throw new RequestRejected(
        422,
        `The branch ${branch} does not match the branch filter of this pipeline: ${branch_configuration}`,
      );
  }
  return {
    commit: String(fields.commit),
    branch,
    message: isText(fields.message) ? fields.message : null,
    author: authorOf(fields.author),
    env: textsOf(fields.env),
    meta_data: textsOf(fields.meta_data),
    pull_request: pullRequestOf(fields, pipeline),
    source: 'api',
    creator,
  };
}

function authorOf(value: unknown): Author | null {
  if (isText(value)) return { name: null, email: value };
  if (!isObject(value) || (!value.name && !value.email)) return null;
  return { name: isText(value.name) ? value.name : null, email: isText(value.email) ? value.email : null };
}

function pullRequestOf(fields: Fields, { seed, repository }: PipelineRecord): BuildPullRequest | null {
  const { pull_request_id: id, pull_request_base_branch: base, pull_request_repository: from } = fields;
  if (id === undefined || id === null) return null;
  return {
    id: String(id),
    base: isText(base) ? base : (seed.default_branch ?? 'main'),
    repository: isText(from) ? from : repository,
  };
}
