import type { CreateBuild } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';

const longest = 500;
const address = /^(?:(?:https?|ssh):\/\/)?(?:[^@/]*@)?([^@/:]+)(?::\d+(?=\/))?[:/]([^/].*)$/;

/** `host/owner/name` of a clone URL, by https, ssh or as `git@host:owner/name`, in lower case; null for anything else. */
function placeOf(url: string | null | undefined): string | null {
  const [, host = '', path = ''] = (url && url.length <= longest && address.exec(url.trim())) || [];
  return host === '' ? null : `${host}/${path.replace(/\/$/, '').replace(/\.git$/, '')}`.toLowerCase();
}

/** What to know of a pipeline that builds another repository than the event's, and what to do about it. */
export interface ForeignRepository {
  readonly note: string;
  readonly hint: string;
}

/**
 * What to know if a pipeline builds another repository than the event's: the agent cannot check out the commit there. Nothing
 * is said of hosts other than the event's server, because mirrors and aliases are common.
 */
export function findForeignRepository(
  { build: { pipeline }, address: at }: TrackedBuild,
  { pull_request_repository: head }: CreateBuild,
  { workflow: { repository: own } }: Context,
): ForeignRepository | null {
  const base = own && placeOf(`${own.server}/${own.name}`);
  const place = placeOf(pipeline?.repository);
  if (!own || !base || !place || [base, placeOf(head)].includes(place)) return null;
  const host = `${base.split('/', 1)[0]}/`;
  if (!place.startsWith(host)) return null;
  const wayOut = `set commit: HEAD and branch: ${pipeline?.default_branch || 'main'}`;
  return {
    note: `${nameBuild(at)}: its pipeline builds ${place.slice(host.length)}, but commit and branch are those of ${own.name}. To build what that repository has, ${wayOut}.`,
    hint: `The pipeline builds another repository: ${wayOut}.`,
  };
}
