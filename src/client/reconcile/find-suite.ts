import type { SuiteAddress } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, type ClientError } from '../errors.ts';
import type { SharedOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { type SendResult, trySend } from '../retry/send.ts';
import { listSuites } from './list-suites.ts';
import { snapshotBefore } from './snapshot.ts';

/** Which suite is meant, and how to ask for it. The id is undefined where it could not be asked for in time. */
export interface MeantSuite {
  readonly to: SuiteAddress;
  readonly id: string | undefined;
  readonly shared: SharedOptions;
}

function getSuite(
  context: ClientContext,
  to: SuiteAddress,
  shared: SharedOptions,
): Promise<SendResult<Suite>> {
  return trySend(context, createCall('suites.get', to), shared);
}

/** The id of the suite that a slug leads to now, to know it again by; undefined where that cannot be told. */
export async function idOfSuite(
  context: ClientContext,
  to: SuiteAddress,
  shared: SharedOptions,
): Promise<string | undefined> {
  return snapshotBefore(await getSuite(context, to, shared))?.id;
}

/** The suite as it is now, wherever that is, or why it cannot be seen. */
export type FoundSuite = Suite | 'gone' | 'unknown';

/**
 * Looks for a suite: under its slug, and then by its id among all, since anybody may have renamed it, and have given its
 * slug to another. Without an id the slug has to do.
 */
export async function findSuite(context: ClientContext, { to, id, shared }: MeantSuite): Promise<FoundSuite> {
  const seen = await getSuite(context, to, shared);
  if (seen.ok && (id === undefined || seen.value.id === id)) return seen.value;
  if (!seen.ok && !isNotFound(seen.error)) return 'unknown';
  if (id === undefined) return 'gone';
  const listed = await listSuites(context, to, shared);
  if (!listed.ok) return 'unknown';
  return listed.value.find((suite) => suite.id === id) ?? 'gone';
}

/** True where the slug surely still leads to the suite that was meant: what is sent there reaches no other. */
export function isWhereItWas(found: FoundSuite, { to, id }: MeantSuite): boolean {
  return typeof found === 'object' && id !== undefined && found.slug === to.suite;
}

/** True for the service's word that there is no such thing. */
export function isNotFound(error: ClientError): boolean {
  return error instanceof ApiError && error.status === 404;
}
