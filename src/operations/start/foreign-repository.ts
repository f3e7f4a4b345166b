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

/**
 * What to know if a pipeline builds another repository than the event's: the agent cannot check out the commit there. Nothing
 * is said of hosts other than the event's server, because mirrors and aliases are common.
 */
export function findForeignRepository(
  started: readonly TrackedBuild[],
  { pull_request_repository: head }: CreateBuild,
  { workflow: { repository: own } }: Pick<Context, 'workflow'>,
): { readonly note: string; readonly hint: string } | null {
  const base = own && placeOf(`${own.server}/${own.name}`);
  if (!own || !base) return null;
  const host = `${base.split('/', 1)[0]}/`;
  for (const { build, address: at, origin } of started) {
    const place = origin === 'started' ? placeOf(build.pipeline?.repository) : null;
    if (place === null || !place.startsWith(host) || [base, placeOf(head)].includes(place)) continue;
    const wayOut = `set commit: HEAD and branch: ${build.pipeline?.default_branch || 'main'}`;
    return {
      note: `${nameBuild(at)}: its pipeline builds ${place.slice(host.length)}, but commit and branch are those of ${own.name}. To build what that repository has, ${wayOut}.`,
      hint: `The pipeline builds another repository: ${wayOut}.`,
    };
  }
  return null;
}
