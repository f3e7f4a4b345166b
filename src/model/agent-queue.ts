import type { Build } from './build.ts';
import { isScriptJob } from './script-job.ts';
import { isTerminal } from './states.ts';

/* Job states are not shown in the document (api.md §2.8): these are those of the live service. */
const runnableStates = ['scheduled', 'reserved'];
const takenStates = ['assigned', 'accepted', 'running', 'canceling', 'timing_out'];

/**
 * True if the build waits for an agent: no job runs and at least one could. Null if the response neither shows nor counts
 * jobs. A build at a block step waits for a person, and one that is canceled for nothing.
 */
export function waitsForAgent(build: Build): boolean | null {
  if (isTerminal(build) || build.state === 'canceling') return false;
  const states = jobStates(build);
  if (states === null) return null;
  return (
    takenStates.every((state) => !states.has(state)) && runnableStates.some((state) => states.has(state))
  );
}

function jobStates({ jobs, job_state_counts: counts }: Build): ReadonlySet<unknown> | null {
  if (jobs) {
    // A trigger step that could run waits for no agent, but while its build runs, so does the step.
    const counted = jobs.filter(({ type, state }) => type === 'script' || takenStates.includes(state ?? ''));
    return new Set(counted.map(({ state }) => state));
  }
  if (!counts?.states) return null;
  const counted = Object.entries(counts.states).filter(([, number]) => Number(number) > 0);
  return new Set(counted.map(([state]) => state));
}

/** The agent rules of the jobs that could run, each once: `queue=gpu`, or `queue=mac, os=14` if a job has several. */
export function waitingAgentRules({ jobs }: Build): readonly string[] {
  const waiting = (jobs ?? [])
    .filter(isScriptJob)
    .filter(({ state }) => runnableStates.includes(state ?? ''));
  const rules = waiting.map(({ agent_query_rules: each }) => (each ?? []).join(', '));
  return [...new Set(rules)].filter((text) => text !== '');
}
