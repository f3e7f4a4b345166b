import { z } from 'zod';
import { maybe, text } from '../../model/lenient-fields.ts';
import { pullRequestSchema } from '../github/schemas.ts';

const commitSchema = z.looseObject({
  id: text,
  message: text,
  author: maybe(z.looseObject({ name: z.string(), email: z.string() })),
});
const issueSchema = z.looseObject({
  number: z.number().int().positive(),
  pull_request: z.record(z.string(), z.unknown()).nullish(),
});
const groupSchema = z.looseObject({
  head_sha: z.string(),
  head_ref: z.string(),
  head_commit: maybe(commitSchema),
});

/** One side of a pull request in the list of a workflow run. */
export const listedSideSchema = z.looseObject({
  ref: z.string(),
  sha: z.string(),
  repo: z.looseObject({ url: z.string() }),
});

/** A pull request in that list. */
export const listedPullRequestSchema = z.looseObject({
  number: z.number().int().positive(),
  head: listedSideSchema,
  base: listedSideSchema,
});
const runSchema = z.looseObject({
  event: text,
  head_sha: z.string(),
  head_branch: text,
  head_repository: maybe(z.looseObject({ full_name: z.string().includes('/'), html_url: text })),
  pull_requests: maybe(z.array(listedPullRequestSchema)),
});

const suiteSchema = z.looseObject({ head_sha: z.string(), head_branch: text });
/** The suite of a check run, of which only the branch is used. */
export const suiteOfRunSchema = z.looseObject({ head_branch: text });
const branchSchema = z.looseObject({ name: z.string(), commit: z.looseObject({ sha: z.string() }) });

/** The payloads of the events that say more than the runner's variables: only the keys that we use. */
export const payloadSchemas = {
  push: z.looseObject({ deleted: z.boolean().nullish(), after: text, head_commit: maybe(commitSchema) }),
  release: z.looseObject({ release: z.looseObject({ tag_name: z.string(), name: text }) }),
  mergeGroup: z.looseObject({ merge_group: groupSchema }),
  pullRequest: z.looseObject({ pull_request: pullRequestSchema.extend({ merged: maybe(z.boolean()) }) }),
  issueComment: z.looseObject({ issue: issueSchema }),
  workflowRun: z.looseObject({ workflow_run: runSchema }),
  checkSuite: z.looseObject({ check_suite: suiteSchema }),
  checkRun: z.looseObject({
    check_run: z.looseObject({ head_sha: z.string(), check_suite: maybe(suiteOfRunSchema) }),
  }),
  status: z.looseObject({ sha: z.string(), branches: maybe(z.array(branchSchema)) }),
} as const;

/** The payload of each kind of event. */
export type Payloads = {
  readonly [Name in keyof typeof payloadSchemas]: z.infer<(typeof payloadSchemas)[Name]>;
};
