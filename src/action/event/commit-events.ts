import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { shortName } from '../../operations/inputs/parsers/refs.ts';
import type { Payloads } from './payload-schemas.ts';
import { readCommit, readDelete, readPlain } from './plain-events.ts';
import { readPayload } from './read-payload.ts';
import type { EventReader } from './workflow-event.ts';

/** `push` of a branch or a tag: the commit at its tip. Not `after`, which for an annotated tag is the tag object. */
export const readPush: EventReader = async (event) => {
  const data = await readPayload('push', event.payload);
  if (!data) return readPlain(event);
  if (data.deleted || /^0+$/.test(data.after ?? '')) return readDelete(event);
  const commit = data.head_commit?.id ?? event.sha;
  return readCommit(event, { commit, ...messageAndAuthor(data.head_commit) });
};

/** `release`: the commit of its tag, with the release's name as the message. */
export const readRelease: EventReader = async (event) => {
  const release = (await readPayload('release', event.payload))?.release;
  if (!release) return readPlain(event);
  return readCommit(event, { branch: release.tag_name, message: release.name || undefined });
};

/** `merge_group`: the commit that the merge queue tests, which contains a group of pull requests. */
export const readMergeGroup: EventReader = async (event) => {
  const group = (await readPayload('mergeGroup', event.payload))?.merge_group;
  if (!group) return readPlain(event);
  const branch = shortName(group.head_ref) || undefined;
  return readCommit(event, { commit: group.head_sha, branch, ...messageAndAuthor(group.head_commit) });
};

function messageAndAuthor(commit: Payloads['push']['head_commit']): EventDefaults {
  const { name, email } = commit?.author ?? {};
  return { message: commit?.message || undefined, author: name && email ? { name, email } : undefined };
}
