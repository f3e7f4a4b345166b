import type { ScriptJob } from '../../model/job.ts';
import { formatDuration } from '../text/durations.ts';

/*
 * Not shown in the document (§2.5): the live service says why a command was stopped, and with which signal. A reason that
 * is not in this table is shown as it came.
 */
const signalReasons: ReadonlyMap<string, string> = new Map([
  ['agent_stop', 'agent stopped'],
  ['cancel', 'canceled'],
  ['process_run_error', 'the command could not be started'],
  ['agent_refused', 'the agent refused the job'],
  ['signature_rejected', 'the agent rejected the signature of the job'],
  ['stack_error', 'the stack of the agent failed'],
  ['agent_incompatible', 'the agent is not compatible with the job'],
]);

/** The exit status that the service reports for a command that was stopped. */
const stopped = -1;

/** Why a job failed: `timed out after 10 min`, `agent stopped, signal SIGTERM`, `exit status 1`; empty if unknown. Plain text. */
export function jobFailureReason(job: ScriptJob, ranMs: number | null): string {
  const { exit_status: exit, signal } = job;
  const why = causeOf(job, ranMs);
  const isKnown = why !== '' || Boolean(signal);
  return [
    why,
    typeof exit === 'number' && !(isKnown && exit === stopped) ? `exit status ${exit}` : '',
    signal ? `signal ${signal}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function causeOf(job: ScriptJob, ranMs: number | null): string {
  const { state, signal_reason: reason, exit_status: exit, agent } = job;
  if (state === 'timed_out') return `timed out${ranMs === null ? '' : ` after ${formatDuration(ranMs)}`}`;
  if (state === 'expired') return 'expired: no agent accepted it';
  if (reason) return signalReasons.get(reason) ?? reason;
  if (state === 'canceled') return 'canceled';
  return exit === stopped && agent?.connection_state === 'lost' ? 'agent lost' : '';
}
