import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { shortName } from '../../operations/inputs/parsers/refs.ts';
import { type PullRequestHint, queuedPullRequest } from '../github/pull-request-hint.ts';
import {
  askForHead,
  type EventReader,
  type EventReading,
  reading,
  type WorkflowEvent,
} from './workflow-event.ts';

/** An event that is about the commit it runs on: `schedule`, `workflow_dispatch`, and unknown events. */
export const readPlain: EventReader = (event) => {
  const pull = pullRequestOfRef(event.ref);
  return pull === null ? readCommit(event, {}) : askForHead(pull);
};

/** `delete` of a branch or a tag. GitHub names the default branch here, which must not be built. */
export const readDelete: EventReader = ({ name }) => {
  const nothingToBuild = `There is nothing to build: this ${name} event deletes a branch or a tag.`;
  return reading({ nothingToBuild }, { by: 'nothing' });
};

/**
 * An event whose commit is only in its payload, if the payload is not what GitHub sends. The runner's variables may then
 * name the default branch, which must not be built; only the ref of a pull request is still usable.
 */
export const readUnknown: EventReader = ({ name, ref }) => {
  const pull = pullRequestOfRef(ref);
  if (pull !== null) return askForHead(pull);
  const nothingToBuild = `The payload of this ${name} event does not contain a commit.`;
  return reading({ nothingToBuild }, { by: 'nothing' });
};

/** The commit that the event runs on, overridden by values from its payload. */
export function readCommit(event: WorkflowEvent, fromPayload: EventDefaults): EventReading {
  const defaults = {
    commit: event.sha || undefined,
    branch: shortName(event.ref ?? '') || undefined,
    ...fromPayload,
  };
  return reading(defaults, hintOf(defaults));
}

function pullRequestOfRef(ref: string | undefined): number | null {
  const number = /^refs\/pull\/([1-9]\d{0,9})\//.exec(ref ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

function hintOf({ commit, branch }: EventDefaults): PullRequestHint {
  const queued = queuedPullRequest(branch ?? '');
  if (queued !== null) return { by: 'queue', number: queued };
  return commit ? { by: 'commit', sha: commit } : { by: 'nothing' };
}
