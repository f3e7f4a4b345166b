import type { ActionClient } from '../../client/action/action-client.ts';
import type { Clock } from '../../client/index.ts';
import type { Log } from '../context/context.ts';

/** What the clean-up works with. */
export interface CleanUpContext {
  readonly client: ActionClient;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
}
