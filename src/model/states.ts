import { blockedChildOf } from './blocked-child.ts';

/** The build states that the document lists (api.md §3). The service may answer others: a state is any string. */
export const buildStates = [
  'running',
  'scheduled',
  'passed',
  'failing',
  'failed',
  'blocked',
  'canceled',
  'canceling',
  'skipped',
  'not_run',
] as const;

/** One of the ten build states of the document. */
export type BuildState = (typeof buildStates)[number];

/**
 * What the `state` filter accepts: every build state, and the shortcut `finished` (api.md §4.3). `creating` is not shown
 * in the document; the live service accepts it.
 */
export const stateFilters = [...buildStates, 'creating', 'finished'] as const;

/** A value of the `state` filter. */
export type StateFilter = (typeof stateFilters)[number];

/** The states that the filter value `finished` covers (api.md §3). It leaves out skipped and not_run. */
export const finishedStates: readonly BuildState[] = ['passed', 'failed', 'blocked', 'canceled'];

/** The states of jobs that can be retried. Not shown in the document; the live service lists these. */
export const retryableStates = ['failed', 'soft_failed', 'timed_out', 'expired', 'canceled'] as const;

/** One of the states of jobs that can be retried. */
export type RetryableState = (typeof retryableStates)[number];

/** The states from which a build can be canceled (api.md §3). */
export const cancelableStates: readonly BuildState[] = ['scheduled', 'running', 'failing'];

/** The states that change no more unless someone acts. `blocked` waits for a person, so it ends here too. */
const terminalStates: readonly BuildState[] = [...finishedStates, 'skipped', 'not_run'];

/** True for the state of a build that has ended without a run: it says nothing about its commit. */
export function neverRan(state: string): boolean {
  return state === 'skipped' || state === 'not_run';
}

/** What is needed of a build to judge its state. */
export interface BuildStanding {
  readonly state: string;
  readonly blocked?: boolean | null | undefined;
}

/**
 * The state as a person means it: `blocked` for a build that waits at a block step, its own or that of a child; else the
 * service's word. The service shows a blocked build as `passed`, `failed` or `running` with `blocked: true`.
 */
export function effectiveState(build: BuildStanding): string {
  return build.blocked === true || blockedChildOf(build) ? 'blocked' : build.state;
}

/** True when the build will not change unless someone acts. An unknown state is not terminal. */
export function isTerminal(build: BuildStanding): boolean {
  return terminalStates.some((state) => state === effectiveState(build));
}

/** True when the build has ended, and does not merely wait for a person, who may unblock it at any moment. */
export function isOver(build: BuildStanding): boolean {
  return isTerminal(build) && effectiveState(build) !== 'blocked';
}

/**
 * True when there is nothing more to wait for. A state that is not known yet counts as ended when the service says when
 * the build finished.
 */
export function hasEnded(
  build: BuildStanding & { readonly finished_at?: string | null | undefined },
): boolean {
  const isKnown = buildStates.some((state) => state === effectiveState(build));
  return isTerminal(build) || (!isKnown && typeof build.finished_at === 'string');
}

/** True for the state of a build that is canceled, or is being so. */
export function isCanceled(state: string): boolean {
  return state === 'canceling' || state === 'canceled';
}
