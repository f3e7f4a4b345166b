import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { type PullRequestHint, queuedPullRequest } from '../github/pull-request-hint.ts';
import {
  askForHead,
  type EventReader,
  type EventReading,
  reading,
  type WorkflowEvent,
} from './workflow-event.ts';

/** Any event that is about the commit it runs at: `schedule`, `workflow_dispatch`, and those we know nothing about. */
export const readPlain: EventReader = (event) => {
  const pull = pullRequestOfRef(event.ref);
  return pull === null ? readCommit(event, {}) : askForHead(pull);
};

/** `delete` of a branch or a tag: GitHub names the default branch here, which nobody meant. */
export const readDelete: EventReader = ({ name }) => {
  const nothingToBuild = `There is nothing to build: this ${name} event deletes a branch or a tag.`;
  return reading({ nothingToBuild }, { by: 'nothing' });
};

/**
 * An event whose commit stands in its payload alone, when that is not what GitHub sends. What the runner's variables
 * hold then may be the default branch, which nobody meant; only a pull request's own ref still tells something.
 */
export const readUnknown: EventReader = ({ name, ref }) => {
  const pull = pullRequestOfRef(ref);
  if (pull !== null) return askForHead(pull);
  const nothingToBuild = `The payload of this ${name} event does not say which commit it is about.`;
  return reading({ nothingToBuild }, { by: 'nothing' });
};

/** The commit that the event runs at, with what its payload told besides or instead. */
export function readCommit(event: WorkflowEvent, told: EventDefaults): EventReading {
  const defaults = { commit: event.sha || undefined, branch: shortName(event.ref), ...told };
  return reading(defaults, clueOf(defaults));
}

/** The name without `refs/heads/` or `refs/tags/`; undefined where there is none. */
export function shortName(ref: string | undefined): string | undefined {
  return ref?.replace(/^refs\/(?:heads|tags)\//, '') || undefined;
}

function pullRequestOfRef(ref: string | undefined): number | null {
  const number = /^refs\/pull\/([1-9]\d{0,9})\//.exec(ref ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

function clueOf({ commit, branch }: EventDefaults): PullRequestHint {
  const queued = queuedPullRequest(branch ?? '');
  if (queued !== null) return { by: 'queue', number: queued };
  return commit ? { by: 'commit', sha: commit } : { by: 'nothing' };
}
