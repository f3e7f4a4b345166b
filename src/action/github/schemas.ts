import { z } from 'zod';
import { maybe, text } from '../../model/lenient-fields.ts';

/** A comment on a pull request, with the keys that we use. Everyone can write one, so its body is untrusted text. */
export const commentSchema = z.object({
  id: z.number().int().positive(),
  body: text,
  user: maybe(z.object({ login: z.string() })),
});

/** The lines of a file that its diff shows, by the headers of a patch. Absent if GitHub shows no diff. */
const patchSchema = text.transform((patch) => {
  const headers = patch?.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm);
  return (
    headers &&
    Array.from(headers, ([, first, count = 1]) => [Number(first), Number(first) + Number(count) - 1] as const)
  );
});

/**
 * A file that a pull request changes; `previous_filename` is its path before it was renamed, or what it is a copy of. Only
 * the line numbers of `patch` are kept.
 */
export const changedFileSchema = z.object({
  filename: z.string(),
  status: text,
  previous_filename: text,
  patch: patchSchema,
});

/** A file that a pull request changes. */
export type ChangedFile = z.infer<typeof changedFileSchema>;

const repositorySchema = z.looseObject({ full_name: z.string(), clone_url: text });

/**
 * A pull request in the payload of an event or in a response of GitHub's API: only the keys that we use. `head.repo` is
 * null if the fork has been deleted; `title` is untrusted text of its author.
 */
export const pullRequestSchema = z.looseObject({
  number: z.number().int().positive(),
  state: text,
  title: text,
  merge_commit_sha: text,
  head: z.looseObject({
    ref: z.string(),
    sha: z.string(),
    user: maybe(z.looseObject({ login: text })),
    repo: maybe(repositorySchema),
  }),
  base: z.looseObject({ ref: z.string(), repo: maybe(repositorySchema) }),
  labels: maybe(z.array(z.looseObject({ name: text }))),
});

/** A pull request as GitHub returns it. */
export type PullRequest = z.infer<typeof pullRequestSchema>;
