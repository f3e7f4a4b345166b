import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import type { PullRequestHint } from '../github/pull-request-hint.ts';

/** The event that started the workflow, as the runner passes it. All of it is untrusted text. */
export interface WorkflowEvent {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  /** The parsed content of the file at `GITHUB_EVENT_PATH`; can be anything. */
  readonly payload: unknown;
  /** `GITHUB_SHA`. */
  readonly sha: string | undefined;
  /** `GITHUB_REF`, in full: `refs/heads/main`. */
  readonly ref: string | undefined;
  /** `GITHUB_REPOSITORY`: `owner/name`. */
  readonly repository: string;
}

/** What an event's payload says. */
export interface EventReading {
  readonly defaults: EventDefaults;
  /** How to find the pull request that the run is about. */
  readonly pullRequest: PullRequestHint;
  /**
   * What GitHub must be asked for: the `head` of the pull request, without which there is no commit to build; or the
   * `pull-request` of a commit, which is optional.
   */
  readonly ask: 'nothing' | 'head' | 'pull-request';
  /** True if the default token is read-only, whatever permissions the workflow grants: pull requests from forks. */
  readonly readOnlyToken: boolean;
}

/** A reading that needs no request to GitHub. */
export function reading(defaults: EventDefaults, pullRequest: PullRequestHint): EventReading {
  return { defaults, pullRequest, ask: 'nothing', readOnlyToken: false };
}

/** A reading that only knows the number of the pull request. */
export function askForHead(number: number): EventReading {
  return { ...reading({}, { by: 'number', number }), ask: 'head' };
}
