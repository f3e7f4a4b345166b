import { z } from 'zod';
import { maybe, text } from '../../model/lenient-fields.ts';
import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { isSameRepository } from '../github/pull-request.ts';
import { type PullRequestHint, queuedPullRequest } from '../github/pull-request-hint.ts';
import { cloneAddress } from './head-defaults.ts';
import { readUnknown } from './plain-events.ts';
import { type EventReader, reading } from './workflow-event.ts';

const sideSchema = z.object({ ref: z.string(), sha: z.string(), repo: z.object({ url: z.string() }) });
const listedSchema = z.object({ number: z.number().int().positive(), head: sideSchema, base: sideSchema });
const runSchema = z.object({
  event: text,
  head_sha: z.string(),
  head_branch: text,
  head_repository: maybe(z.object({ full_name: z.string().includes('/'), html_url: text })),
  pull_requests: maybe(z.array(listedSchema)),
});
const payloadSchema = z.object({ workflow_run: runSchema });

type Listed = z.infer<typeof listedSchema>;

/** The earlier run, and where its commit lives. */
interface Run extends z.infer<typeof runSchema> {
  /** The repository of the commit, `owner/name`, and its owner: a fork's, where it is not ours. */
  readonly home: string;
  readonly owner: string;
  readonly fork: boolean;
}

/**
 * `workflow_run`: the commit that the earlier run was about, and nobody's words. GitHub lists the pull requests of
 * that commit, but never those of forks: for them it has to be asked.
 */
export const readWorkflowRun: EventReader = (event) => {
  const told = payloadSchema.safeParse(event.payload).data?.workflow_run;
  if (!told) return readUnknown(event);
  const home = told.head_repository?.full_name;
  if (home === undefined) {
    const nothingToBuild = 'Nobody can say whose commit the workflow run was about: its repository is gone.';
    return reading({ nothingToBuild }, { by: 'nothing' });
  }
  const owner = home.slice(0, home.indexOf('/'));
  const run: Run = { ...told, home, owner, fork: !isSameRepository(home, event.repository) };
  const listed = listedPullRequest(run, event.repository);
  const wanted = run.fork || run.event?.startsWith('pull_request') === true;
  const defaults = { ...commitOf(run), ...(wanted && pullRequestOf(run, listed)) };
  return { ...reading(defaults, clueOf(run, listed)), ask: wanted && !listed ? 'pull-request' : 'nothing' };
};

function commitOf({ fork, owner, head_branch, head_sha }: Run): EventDefaults {
  const branch = head_branch || undefined;
  return { commit: head_sha, branch: fork && branch ? `${owner}:${branch}` : branch };
}

/** The run shows only the web address of its repository; git clones from the same with `.git` at the end. */
function pullRequestOf({ head_repository }: Run, listed: Listed | undefined): EventDefaults {
  return {
    pull_request_id: listed?.number,
    pull_request_base_branch: listed?.base.ref,
    pull_request_repository: cloneAddress(`${head_repository?.html_url}.git`),
  };
}

/**
 * The listed pull request that the run was about: by its commit, or by its branch when that has moved on since. The
 * list also holds pull requests that ask another repository to take our branch: their numbers are not ours.
 */
function listedPullRequest(run: Run, repository: string): Listed | undefined {
  const ours = (run.pull_requests ?? []).filter(
    ({ head, base }) => isAddressOf(base.repo.url, repository) && isAddressOf(head.repo.url, run.home),
  );
  return (
    ours.find(({ head }) => head.sha === run.head_sha) ??
    ours.find(({ head }) => head.ref === run.head_branch)
  );
}

/** True for the API address of a repository, on whatever host. */
function isAddressOf(url: string, repository: string): boolean {
  return url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`);
}

function clueOf({ owner, head_branch, head_sha }: Run, listed: Listed | undefined): PullRequestHint {
  if (listed) return { by: 'number', number: listed.number };
  const queued = queuedPullRequest(head_branch ?? '');
  if (queued !== null) return { by: 'queue', number: queued };
  if (!head_branch) return { by: 'commit', sha: head_sha };
  return { by: 'head', owner, branch: head_branch, sha: head_sha };
}
