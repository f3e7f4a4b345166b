/**
 * The files in the runner's temporary folder by which a step and its post step find each other while both run: in the container
 * of a job, the step gets no signal of the runner and lives on, and its post step gets the state that was saved when the
 * runner turned away. `ended` is written by the post step, and is the signal to the step; `pending` has what the step has left
 * to it, and exists only if that is something. Null if the runner names no folder, or no step.
 */
export function stepFile(environment: NodeJS.ProcessEnv, what: 'ended' | 'pending'): string | null {
  const { RUNNER_TEMP: folder, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB, GITHUB_ACTION } = environment;
  const name = [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB, GITHUB_ACTION, what].join('-');
  return folder && GITHUB_RUN_ID && /^[\w.-]{1,200}$/.test(name) ? `${folder}/kitestring-${name}` : null;
}
