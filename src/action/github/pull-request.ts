import { z } from 'zod';
import { maybe, text } from '../../model/lenient-fields.ts';

const repositorySchema = z.object({ full_name: z.string(), clone_url: text });

/**
 * A pull request as GitHub writes it, in the payload of an event as in an answer of its API: only the keys that we
 * use. `head.repo` is null when the fork is gone; `title` is whatever its author typed.
 */
export const pullRequestSchema = z.object({
  number: z.number().int().positive(),
  state: text,
  title: text,
  merge_commit_sha: text,
  head: z.object({
    ref: z.string(),
    sha: z.string(),
    user: maybe(z.object({ login: text })),
    repo: maybe(repositorySchema),
  }),
  base: z.object({ ref: z.string(), repo: maybe(repositorySchema) }),
});

/** A pull request as GitHub writes it. */
export type PullRequest = z.infer<typeof pullRequestSchema>;

/** True when the two are the same `owner/name`; GitHub does not tell upper from lower case in them. */
export function isSameRepository(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** True when the head of the pull request is not in the repository that it asks to be merged into. */
export function isFromFork({ head, base }: PullRequest, repository: string): boolean {
  return head.repo == null || !isSameRepository(head.repo.full_name, base.repo?.full_name ?? repository);
}
