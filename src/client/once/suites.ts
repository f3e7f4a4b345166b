import type { CreateSuite, OrganizationAddress, SuiteAddress, UpdateSuite } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, ClientError } from '../errors.ts';
import type { WriteOptions } from '../options.ts';
import { createListing } from '../pagination/listing.ts';
import { createCall } from '../request/call.ts';
import type { Result } from '../retry/attempt.ts';
import type { SendOptions, Shared } from '../retry/budget.ts';
import { trySend } from '../retry/send.ts';
import { type FailedWrite, type Found, onlyOne, writeOnce } from './write-once.ts';

/** A suite, and how it was created. */
export interface CreatedSuite {
  readonly suite: Suite;
  /** `direct`: the usual way. `recovered`: the response was lost, and the suite was found as the only new one with its name. */
  readonly origin: 'direct' | 'recovered';
  /** True when the suite's token was asked for and lost with the response: it is shown only once. */
  readonly tokenLost: boolean;
}

/**
 * Creates a suite effectively once. Suites of the same name may exist, so all are listed before; when the response is lost,
 * the new one that matches the body is taken. The request is never sent again once it may have been applied.
 * @throws ClientError; OutcomeUnknownError when a lookup could not tell.
 */
export async function createSuiteOnce(
  context: ClientContext,
  { to, body }: { to: OrganizationAddress; body: CreateSuite },
  options: WriteOptions,
): Promise<CreatedSuite> {
  const { value: suite, origin } = await writeOnce<'suites.create', readonly Suite[]>(
    context,
    {
      call: createCall('suites.create', to, { body }),
      before: (shared) => listSuites(context, to, shared),
      async find(before, shared) {
        if (before === undefined) return 'unclear';
        const listed = await listSuites(context, to, shared);
        const isNew = (suite: Suite) =>
          before.every(({ id }) => id !== suite.id) &&
          suite.name === body.name &&
          (suite.default_branch ?? body.default_branch) === body.default_branch;
        return onlyOne(listed.ok ? { ...listed, value: listed.value.filter(isNew) } : listed);
      },
      again: 'never',
      hint: 'Before you create it again, look for a new suite with that name.',
    },
    options,
  );
  if (origin === 'direct') return { suite, origin, tokenLost: false };
  const tokenLost = body.show_api_token === true && (suite.api_token ?? '') === '';
  const slug = suite.slug ?? undefined;
  context.emit({ kind: 'recovered', endpoint: 'suites.create', how: 'recovered', slug });
  if (tokenLost) context.emit({ kind: 'token-lost', slug });
  return { suite, origin: 'recovered', tokenLost };
}

/**
 * Changes a suite, and no other: its ID is read before. Where a response is lost the suite shows whether it was changed. The
 * values are absolute, so the request may be sent again while the slug is still that of the suite: a new name changes it.
 * @throws ClientError
 */
export async function updateSuite(
  context: ClientContext,
  { to, body }: { to: SuiteAddress; body: UpdateSuite },
  options: WriteOptions,
): Promise<Suite> {
  const { name, default_branch: branch } = body;
  const agrees = (suite: Suite) =>
    (name ?? suite.name) === suite.name && (branch ?? suite.default_branch) === suite.default_branch;
  const { value } = await writeOnce<'suites.update', Suite>(
    context,
    {
      call: createCall('suites.update', to, { body }),
      ...ofOneSuite(context, to),
      async find(before, shared, { error }) {
        const found = await findSuite(context, to, before?.id, shared);
        if (typeof found === 'object' && agrees(found)) return { value: found };
        error.hint ??= 'The suite may have been changed nevertheless.';
        return isStillThere(found, to, before);
      },
    },
    options,
  );
  return value;
}

/**
 * Deletes a suite, and no other: its ID is read before. Where a response is lost the suite is looked up: if it is gone, that
 * is success; if it is still there, it is deleted again; another suite that got its slug meanwhile is left alone.
 * @throws ClientError; a 404 when there was no such suite to begin with.
 */
export async function deleteSuite(
  context: ClientContext,
  to: SuiteAddress,
  options: WriteOptions,
): Promise<void> {
  await writeOnce<'suites.delete', Suite>(
    context,
    {
      call: createCall('suites.delete', to),
      ...ofOneSuite(context, to),
      async find(before, shared, { error }) {
        const found = await findSuite(context, to, before?.id, shared);
        if (found === 'gone') return { value: undefined };
        error.hint ??= 'The suite may have been deleted nevertheless.';
        return isStillThere(found, to, before);
      },
    },
    options,
  );
}

/** What changes and deletions share. After one that may have been applied, a 404 may be its own doing. */
function ofOneSuite(context: ClientContext, to: SuiteAddress) {
  return {
    before: (shared: Shared) => trySend(context, createCall('suites.get', to), shared),
    isDone: ({ error, isInDoubt }: FailedWrite) => isInDoubt && isNotFound(error),
    again: 'always',
  } as const;
}

/** The suite as it is now, whatever its slug is, or why it cannot be shown. */
type FoundSuite = Suite | 'gone' | 'unknown';

/**
 * Finds a suite by its slug, and then by its ID among all suites, since it may have been renamed and its slug given to
 * another. Without an ID only the slug counts.
 */
async function findSuite(
  context: ClientContext,
  to: SuiteAddress,
  id: string | undefined,
  shared: SendOptions,
): Promise<FoundSuite> {
  const read = await trySend(context, createCall('suites.get', to), shared);
  if (read.ok && (id === undefined || read.value.id === id)) return read.value;
  if (!read.ok && !isNotFound(read.error)) return 'unknown';
  if (id === undefined) return 'gone';
  const listed = await listSuites(context, to, shared);
  if (!listed.ok) return 'unknown';
  return listed.value.find((suite) => suite.id === id) ?? 'gone';
}

/** Where the slug surely still belongs to the suite that was meant, a request to it reaches no other. */
function isStillThere(found: FoundSuite, to: SuiteAddress, before: Suite | undefined): Found<never> {
  return typeof found === 'object' && before !== undefined && found.slug === to.suite ? 'absent' : 'unclear';
}

function isNotFound(error: ClientError): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** All suites of an organization: there is no filter to find one. */
async function listSuites(
  context: ClientContext,
  { organization }: OrganizationAddress,
  options: SendOptions,
): Promise<Result<readonly Suite[]>> {
  try {
    const list = createListing(context, { endpoint: 'suites.list', to: { organization }, options });
    return { ok: true, value: await list.toArray() };
  } catch (error) {
    if (error instanceof ClientError) return { ok: false, error };
    throw error;
  }
}
