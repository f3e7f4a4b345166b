import { z } from 'zod';
import { maybe, text } from '../../model/lenient-fields.ts';
import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { shortName } from '../../operations/inputs/parsers/refs.ts';
import { readCommit, readDelete, readPlain } from './plain-events.ts';
import type { EventReader } from './workflow-event.ts';

const commitSchema = z.object({
  id: text,
  message: text,
  author: maybe(z.object({ name: z.string().min(1), email: z.string().min(1) })),
});
const pushPayload = z.object({
  deleted: z.boolean().nullish(),
  after: text,
  head_commit: maybe(commitSchema),
});
const releasePayload = z.object({ release: z.object({ tag_name: z.string(), name: text }) });
const queuePayload = z.object({
  merge_group: z.object({ head_sha: z.string(), head_ref: z.string(), head_commit: maybe(commitSchema) }),
});

/** `push` of a branch or a tag: the commit at its tip. Not `after`, which for an annotated tag is the tag object. */
export const readPush: EventReader = (event) => {
  const { data } = pushPayload.safeParse(event.payload);
  if (!data) return readPlain(event);
  if (data.deleted || /^0+$/.test(data.after ?? '')) return readDelete(event);
  const commit = data.head_commit?.id ?? event.sha;
  return readCommit(event, { commit, ...messageAndAuthor(data.head_commit) });
};

/** `release`: the commit of its tag, with the release's name as the message. */
export const readRelease: EventReader = (event) => {
  const release = releasePayload.safeParse(event.payload).data?.release;
  if (!release) return readPlain(event);
  return readCommit(event, { branch: release.tag_name, message: release.name || undefined });
};

/** `merge_group`: the commit that the merge queue tests, which contains a group of pull requests. */
export const readMergeGroup: EventReader = (event) => {
  const group = queuePayload.safeParse(event.payload).data?.merge_group;
  if (!group) return readPlain(event);
  const branch = shortName(group.head_ref) || undefined;
  return readCommit(event, { commit: group.head_sha, branch, ...messageAndAuthor(group.head_commit) });
};

function messageAndAuthor(commit: z.infer<typeof commitSchema> | null | undefined): EventDefaults {
  return { message: commit?.message || undefined, author: commit?.author ?? undefined };
}
