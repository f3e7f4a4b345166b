import type { OrganizationAddress, SuiteAddress } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, ClientError } from '../errors.ts';
import { createListing } from '../pagination/listing.ts';
import { createCall } from '../request/call.ts';
import { type SendResult, trySend } from '../retry/send.ts';
import type { SharedOptions } from '../retry/with-deadline.ts';
import { snapshotBefore } from './lookup.ts';

/** Which suite is meant, and how to read it. The ID is undefined where it could not be read before the write. */
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

/** The ID of the suite that has the slug now, to recognize it later; undefined where it cannot be read. */
export async function idOfSuite(
  context: ClientContext,
  to: SuiteAddress,
  shared: SharedOptions,
): Promise<string | undefined> {
  return snapshotBefore(await getSuite(context, to, shared))?.id;
}

/** The suite as it is now, whatever its slug is, or why it cannot be shown. */
export type FoundSuite = Suite | 'gone' | 'unknown';

/**
 * Finds a suite by its slug, and then by its ID among all suites, since it may have been renamed and its slug given to
 * another. Without an ID only the slug counts.
 */
export async function findSuite(context: ClientContext, { to, id, shared }: MeantSuite): Promise<FoundSuite> {
  const read = await getSuite(context, to, shared);
  if (read.ok && (id === undefined || read.value.id === id)) return read.value;
  if (!read.ok && !isNotFound(read.error)) return 'unknown';
  if (id === undefined) return 'gone';
  const listed = await listSuites(context, to, shared);
  if (!listed.ok) return 'unknown';
  return listed.value.find((suite) => suite.id === id) ?? 'gone';
}

/** True where the slug surely still belongs to the suite that was meant: a request to it reaches no other. */
export function isWhereItWas(found: FoundSuite, { to, id }: MeantSuite): boolean {
  return typeof found === 'object' && id !== undefined && found.slug === to.suite;
}

/** True for the service's response that there is no such thing. */
export function isNotFound(error: ClientError): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** All suites of an organization: there is no filter to find one. */
export async function listSuites(
  context: ClientContext,
  { organization }: OrganizationAddress,
  shared: SharedOptions,
): Promise<SendResult<readonly Suite[]>> {
  try {
    const list = createListing(context, { endpoint: 'suites.list', to: { organization }, options: shared });
    return { ok: true, value: await list.toArray(), mayHaveBeenApplied: false };
  } catch (error) {
    if (error instanceof ClientError) return { ok: false, error, mayHaveBeenApplied: false };
    throw error;
  }
}
