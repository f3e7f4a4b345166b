import type { SuiteAddress, UpdateSuite } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import { createCall } from '../call.ts';
import { asOneCall, type SendOptions, type SharedOptions } from '../call-options.ts';
import type { Engine } from '../engine.ts';
import { ApiError, type ClientError } from '../errors.ts';
import { type Settled, settle } from '../send.ts';
import { listSuites } from './all-suites.ts';

/**
 * Changes a suite (api.md §4.1). The values are absolute, so the request may be sent again; where the last answer is
 * lost, the suite itself tells. A new name may change the slug: the suite is then found by its id, which is asked for
 * before.
 * @throws ClientError
 */
export async function updateSuite(
  engine: Engine,
  { to, body }: { to: SuiteAddress; body: UpdateSuite },
  options: SendOptions,
): Promise<Suite> {
  const call = createCall('suites.update', to, { body });
  return asOneCall(engine, call, options, async (shared) => {
    const id = body.name === undefined ? undefined : await idOf(engine, to, shared);
    const sent = await settle(engine, call, shared);
    if (sent.ok) return sent.value;
    if (!sent.doubtful) throw sent.error;
    const suite = await look(engine, { to, id, shared });
    if (suite !== undefined && agrees(suite, body)) return suite;
    throw withDoubt(sent.error);
  });
}

async function idOf(engine: Engine, to: SuiteAddress, shared: SharedOptions): Promise<string | undefined> {
  const seen = await getSuite(engine, to, shared);
  return seen.ok ? seen.value.id : undefined;
}

/** The suite by its slug, or by its id among all where the slug leads to nothing, or to another suite. */
async function look(
  engine: Engine,
  { to, id, shared }: { to: SuiteAddress; id: string | undefined; shared: SharedOptions },
): Promise<Suite | undefined> {
  const seen = await getSuite(engine, to, shared);
  if (seen.ok && (id === undefined || seen.value.id === id)) return seen.value;
  const moved = seen.ok || (seen.error instanceof ApiError && seen.error.status === 404);
  if (id === undefined || !moved) return undefined;
  const listed = await listSuites(engine, to, shared);
  return listed.ok ? listed.value.find((suite) => suite.id === id) : undefined;
}

function getSuite(engine: Engine, to: SuiteAddress, shared: SharedOptions): Promise<Settled<Suite>> {
  return settle(engine, createCall('suites.get', to), shared);
}

function agrees(suite: Suite, { name, default_branch }: UpdateSuite): boolean {
  return (
    (name ?? suite.name) === suite.name && (default_branch ?? suite.default_branch) === suite.default_branch
  );
}

function withDoubt(error: ClientError): ClientError {
  error.hint ??= 'The suite may have been changed all the same.';
  return error;
}
