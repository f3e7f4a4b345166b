import type { Build } from '../../model/build.ts';
import { isMisplaced } from '../../model/build-address.ts';
import type { EndpointName } from '../../model/endpoints.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { InvalidResponseError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from './check.ts';

/**
 * The response without builds of other places than the call is for, so that nothing that is sent later can go there:
 * this is the only way by which builds come into the client. Undefined if the one build of the response is such a build.
 */
export function withoutMisplaced<Name extends EndpointName>(
  context: Pick<ClientContext, 'emit' | 'warnedOf'>,
  { endpoint, intent, path, to }: Call<Name>,
  value: ResponseValue<Name>,
): ResponseValue<Name> | undefined {
  if (!endpoint.startsWith('builds.')) return value;
  const isElsewhere = (build: Build) =>
    endpoint === 'builds.rebuild' ? !isRebuildOf(build, to) : isMisplaced(build, to);
  if (!Array.isArray(value)) return isElsewhere(value as Build) ? undefined : value;
  const first: Build | undefined = value.find(isElsewhere);
  if (first === undefined) return value;
  // A list may be read every few seconds.
  if (!context.warnedOf.has(path)) {
    context.warnedOf.add(path);
    const reason = `Asked to ${intent}, the service also returned ${first.url}. Builds of other organizations or pipelines are ignored.`;
    context.emit({ kind: 'misplaced', endpoint, reason });
  }
  return value.filter((build: Build) => !isElsewhere(build)) as unknown as ResponseValue<Name>;
}

/** True for a build of the same pipeline that has a number of its own, and names no other build as its original. */
function isRebuildOf(build: Build, { number, ...pipeline }: Partial<BuildAddress>): boolean {
  const original = build.rebuilt_from?.number ?? number;
  return build.number !== number && original === number && !isMisplaced(build, pipeline);
}

/** True for the error of a response that is a build of another place. */
export function isMisplacedError(error: unknown): boolean {
  return error instanceof InvalidResponseError && error.reason === 'address';
}
