import type { SuiteAddress } from '../../model/requests.ts';
import type { Engine } from '../context.ts';
import { asOneCall, type WriteOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { findSuite, idOfSuite, isNotFound, isWhereItWas, type MeantSuite } from './find-suite.ts';
import { type FailedWrite, seek, type Verdict } from './retry-until-verified.ts';

/**
 * Deletes a suite (api.md §4.1), and no other: its id is asked for before. Where an answer is lost it is looked for:
 * gone is success, the same suite under its slug is deleted again, and another that somebody made meanwhile is left
 * alone.
 * @throws ClientError; a 404 when there was no such suite to begin with.
 */
export async function deleteSuite(engine: Engine, to: SuiteAddress, options: WriteOptions): Promise<void> {
  const call = createCall('suites.delete', to);
  return asOneCall(engine, call, options, async (shared) => {
    const meant = { to, id: await idOfSuite(engine, to, shared), shared };
    return seek(engine, { call, shared, onSend: options.onSend }, (failed) => judge(engine, meant, failed));
  });
}

async function judge(
  engine: Engine,
  meant: MeantSuite,
  { error, doubtful, repeated }: FailedWrite,
): Promise<Verdict<undefined>> {
  if (!doubtful && !(repeated && isNotFound(error))) return 'failed';
  const suite = await findSuite(engine, meant);
  if (suite === 'gone') return { reached: undefined };
  error.hint ??= 'The suite may have been deleted all the same.';
  return isWhereItWas(suite, meant) ? 'again' : 'failed';
}
