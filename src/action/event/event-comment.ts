import { parseTime } from '../../model/times.ts';
import { OwnError } from '../../operations/context/error-text.ts';
import type { CommentedPullRequest, EventComment, Permission } from '../../operations/context/workflow.ts';
import type { GitHubAnswer, GitHubPullRequest } from '../github/calls.ts';
import type { GitHub } from '../github/github.ts';
import { isRefusal } from '../github/github-error.ts';
import { isFromFork } from '../github/pull-request-hint.ts';
import { numberAt, textAt, valueAt } from './payload.ts';
import type { WorkflowEvent } from './read-event.ts';
import { headDefaults, validateRefs } from './what-to-build.ts';

/** The new comment on a pull request that the event is about; null for any other event, and for a comment that was edited. */
export function readEventComment(
  { name, payload, repository }: WorkflowEvent,
  server: string,
  github: GitHub | null,
): EventComment | null {
  const [id, number] = [numberAt(payload, 'comment.id'), numberAt(payload, 'issue.number')];
  const author = textAt(payload, 'comment.user.login');
  const isNew = name === 'issue_comment' && valueAt(payload, 'action') === 'created';
  if (!isNew || !valueAt(payload, 'issue.pull_request') || id === null || number === null || !author)
    return null;
  const body = textAt(payload, 'comment.body') ?? '';
  const ask: GitHub = (call, parameters) => {
    if (github === null) throw new OwnError('Commands need github-token.');
    return github(call, parameters);
  };
  const ifFound = <Value>(request: Promise<Value>, statuses: readonly number[] = [404]) =>
    request.catch((error: unknown) => {
      if (isRefusal(error, ...statuses)) return null;
      throw error;
    });
  return {
    id,
    body,
    author,
    number,
    isByBot: textAt(payload, 'comment.user.type') !== 'User' || author.endsWith('[bot]'),
    createdMs: parseTime(textAt(payload, 'comment.created_at')),
    url: `${server}/${repository}/pull/${number}#issuecomment-${id}`,
    isUnchanged: async () => {
      const now = await ifFound(ask('getComment', { comment_id: id }));
      // A comment that was edited has a later time, also if its text is again the same.
      const time = textAt(payload, 'comment.created_at');
      return now !== null && now.body === body && now.updated_at === time;
    },
    permissionOf: async (username) => toPermission(await ifFound(ask('getPermission', { username }))),
    isInTeam: async (username, team) => {
      const [org = '', team_slug = ''] = team.split('/');
      const found = await ifFound(ask('getMembership', { org, team_slug, username }), [403, 404]);
      return found?.state === 'active';
    },
    readPullRequest: async () =>
      toCommented(await ask('getPullRequest', { pull_number: number }), repository),
    react: async (content) => (await ask('react', { comment_id: id, content })).is_new === true,
  };
}

const flags = ['admin', 'maintain', 'push', 'triage', 'pull'] as const;
const names: Readonly<Record<string, Permission>> = { push: 'write', pull: 'read' };

/** The flags decide: the name of a custom role means nothing, and `maintain` is named `write`. */
function toPermission(answer: GitHubAnswer<'getPermission'> | null): Permission {
  const given = answer?.user?.permissions;
  const flag = given && flags.find((each) => given[each] === true);
  if (flag) return names[flag] ?? (flag as Permission);
  const named = answer?.permission;
  return !given && (named === 'admin' || named === 'write' || named === 'read') ? named : 'none';
}

function toCommented(pull: GitHubPullRequest, repository: string): CommentedPullRequest {
  const { head, labels, state, user } = pull;
  return {
    isOpen: state === 'open',
    isFromFork: isFromFork(pull, repository),
    author: user?.login ?? null,
    labels: (labels ?? []).flatMap(({ name }) => name ?? []),
    headSha: head.sha,
    head: validateRefs(headDefaults(pull, repository), 'issue_comment'),
  };
}
