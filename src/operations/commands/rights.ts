import type { CommentedPullRequest, Permission } from '../context/workflow.ts';
import type { CommandWord } from './grammar.ts';

/** From the least. */
const ranks: readonly Permission[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

/** Who may use commands. */
export interface CommandRules {
  /** The least permission on the repository. */
  readonly allow: Permission;
  /** With this label on it, the author of the pull request may retry and cancel. */
  readonly label: string | undefined;
  /** The keys of the steps that may be unblocked. */
  readonly steps: readonly string[];
}

/** Who wrote the comment, as GitHub says at this moment. */
export interface Commenter {
  readonly login: string;
  readonly permission: Permission;
  /** True for a member of a team that may use commands. */
  readonly isInTeam: boolean;
}

/** True if a permission is at least another one. */
export function isAtLeast(permission: Permission, least: Permission): boolean {
  return ranks.indexOf(permission) >= ranks.indexOf(least);
}

/** The commands that a person may use on a pull request; none for anyone else. */
export function commandsOf(
  { login, permission, isInTeam }: Commenter,
  { author, labels }: Pick<CommentedPullRequest, 'author' | 'labels'>,
  { allow, label, steps }: CommandRules,
): readonly CommandWord[] {
  if (isInTeam || isAtLeast(permission, allow))
    return ['run', 'retry', 'rebuild', 'cancel', ...(steps.length > 0 ? ['unblock' as const] : []), 'help'];
  const isOwn = author !== null && author.toLowerCase() === login.toLowerCase();
  return isOwn && label !== undefined && labels.includes(label) ? ['retry', 'cancel', 'help'] : [];
}
