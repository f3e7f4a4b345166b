import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import type { PullRequestHint } from '../github/pull-request-hint.ts';

/** The event that started the workflow, as the runner tells it. All of it is somebody else's text. */
export interface WorkflowEvent {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  /** What the file at `GITHUB_EVENT_PATH` holds, parsed; anything at all. */
  readonly payload: unknown;
  /** `GITHUB_SHA`. */
  readonly sha: string | undefined;
  /** `GITHUB_REF`, in full: `refs/heads/main`. */
  readonly ref: string | undefined;
  /** `GITHUB_REPOSITORY`: `owner/name`. */
  readonly repository: string;
}

/** What an event says, as far as its payload goes. */
export interface EventReading {
  readonly defaults: EventDefaults;
  /** How to find the pull request that the run is about. */
  readonly pullRequest: PullRequestHint;
  /**
   * What GitHub has to be asked for: the `head` of the pull request, without which there is no commit to build; or
   * the `pull-request` of a commit, which is good to know and can be done without.
   */
  readonly ask: 'nothing' | 'head' | 'pull-request';
  /** True where the default token may only read, whatever the workflow asks for: pull requests of forks. */
  readonly readOnlyToken: boolean;
}

/** Reads one kind of event. */
export type EventReader = (event: WorkflowEvent) => EventReading;

/** A reading for which nothing need be asked. */
export function reading(defaults: EventDefaults, pullRequest: PullRequestHint): EventReading {
  return { defaults, pullRequest, ask: 'nothing', readOnlyToken: false };
}

/** A reading of which only the number of the pull request is known. */
export function askForHead(number: number): EventReading {
  return { ...reading({}, { by: 'number', number }), ask: 'head' };
}
