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
} from './body.ts';
import { RequestRejected } from './result.ts';

/**
 * The build that a body asks for (api.md §4.3). Throws both kinds of 422 of §7. If `lenient`, `author` may be an e-mail
 * address and `pull_request_id` a string of digits, as on the live service.
 */
export function readBuildSpec(
  body: string,
  context: { readonly pipeline: PipelineRecord; readonly user: User; readonly lenient: boolean },
): BuildSpec {
  const { pipeline, user, lenient } = context;
  const fields = readObject(body);
  checkFields(fields, rulesFor(lenient));
  const spec: BuildSpec = {
    commit: String(fields.commit),
    branch: String(fields.branch),
    message: isText(fields.message) ? fields.message : null,
    author: authorOf(fields.author),
    env: textsOf(fields.env),
    meta_data: textsOf(fields.meta_data),
    pull_request: pullRequestOf(fields, pipeline),
    source: 'api',
    creator: user,
  };
  if (fields.ignore_pipeline_branch_filters !== true) checkBranch(pipeline, spec.branch);
  return spec;
}

function rulesFor(lenient: boolean): Readonly<Record<string, FieldRule>> {
  return {
    commit: { required: true, accepts: isText },
    branch: { required: true, accepts: isText },
    author: { accepts: (value) => isAuthor(value) || (lenient && isText(value)) },
    clean_checkout: { accepts: isFlag },
    env: { accepts: isTextMap },
    ignore_pipeline_branch_filters: { accepts: isFlag },
    message: { accepts: isText },
    meta_data: { accepts: isTextMap },
    pull_request_base_branch: { accepts: isText },
    pull_request_id: {
      accepts: (value) => isCount(value) || (lenient && isText(value) && /^[1-9]\d{0,14}$/.test(value)),
    },
    pull_request_repository: { accepts: isText },
    pull_request_labels: { accepts: (value) => Array.isArray(value) && value.every(isText) },
  };
}

/** Both fields are optional: some clients send an empty object for no author. */
function isAuthor(value: unknown): boolean {
  return isObject(value) && [value.name, value.email].every((part) => part === undefined || isText(part));
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function authorOf(value: unknown): Author | null {
  if (isText(value)) return { name: null, email: value };
  if (!isObject(value) || (!value.name && !value.email)) return null;
  return { name: isText(value.name) ? value.name : null, email: isText(value.email) ? value.email : null };
}

/** The map has no prototype, so that `__proto__` is a key like any other. */
function textsOf(value: unknown): Readonly<Record<string, string>> {
  const texts: Record<string, string> = Object.create(null);
  if (isTextMap(value)) for (const [key, each] of Object.entries(value)) texts[key] = String(each);
  return texts;
}

function pullRequestOf(fields: Fields, { seed, repository }: PipelineRecord): BuildPullRequest | null {
  const { pull_request_id, pull_request_base_branch, pull_request_repository } = fields;
  if (pull_request_id === undefined || pull_request_id === null) return null;
  return {
    id: String(pull_request_id),
    base: isText(pull_request_base_branch) ? pull_request_base_branch : (seed.default_branch ?? 'main'),
    repository: isText(pull_request_repository) ? pull_request_repository : repository,
  };
}

function checkBranch({ seed }: PipelineRecord, branch: string): void {
  if (seed.build_branches === false)
    throw new RequestRejected(422, 'Branches have been disabled for this pipeline');
  if (!passesBranchFilter(branch, seed.branch_configuration))
    throw new RequestRejected(
      422,
      `The branch ${branch} does not match the branch filter of this pipeline: ${seed.branch_configuration}`,
    );
}
