import type { SuiteAddress } from '../../model/requests.ts';
import { createCall } from '../call.ts';
import { asOneCall, type SendOptions, type SharedOptions } from '../call-options.ts';
import type { Engine } from '../engine.ts';
import { ApiError, type ClientError } from '../errors.ts';
import { settle } from '../send.ts';
import { type FailedWrite, seek, type Verdict } from './seek.ts';

/**
 * Deletes a suite (api.md §4.1), and no other: its id is asked for before. Where an answer is lost, the slug tells:
 * nothing there is success, the same suite is deleted again, and another suite that somebody made meanwhile is left
 * alone.
 * @throws ClientError; a 404 when there was no such suite to begin with.
 */
export async function deleteSuite(engine: Engine, to: SuiteAddress, options: SendOptions): Promise<void> {
  const call = createCall('suites.delete', to);
  return asOneCall(engine, call, options, async (shared) => {
    const before = await look(engine, to, shared);
    return seek(engine, { call, shared }, (failed) => judge(engine, { to, before, failed, shared }));
  });
}

async function judge(
  engine: Engine,
  {
    to,
    before,
    failed,
    shared,
  }: { to: SuiteAddress; before: Seen; failed: FailedWrite; shared: SharedOptions },
): Promise<Verdict<undefined>> {
  const { error, doubtful, repeated } = failed;
  if (repeated && isNotFound(error)) return { reached: undefined };
  if (!doubtful) return 'failed';
  const now = await look(engine, to, shared);
  if (now === 'nothing' || isAnother(now, before)) return { reached: undefined };
  error.hint ??= 'The suite may have been deleted all the same.';
  return typeof now === 'object' && typeof before === 'object' ? 'again' : 'failed';
}

/** What a slug leads to. */
type Seen = { readonly id: string } | 'nothing' | 'unknown';

async function look(engine: Engine, to: SuiteAddress, shared: SharedOptions): Promise<Seen> {
  const seen = await settle(engine, createCall('suites.get', to), shared);
  if (seen.ok) return { id: seen.value.id };
  return isNotFound(seen.error) ? 'nothing' : 'unknown';
}

function isAnother(now: Seen, before: Seen): boolean {
  return typeof now === 'object' && typeof before === 'object' && now.id !== before.id;
}

function isNotFound(error: ClientError): boolean {
  return error instanceof ApiError && error.status === 404;
}
