import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { parseRef } from '../../operations/inputs/parsers/refs.ts';

const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const branchOfFork = /^[a-z\d][\w-]*:([^:]+)$/i;

/**
 * The defaults if their refs are safe for agents: a full SHA, and branch names that git allows (a fork's branch after its
 * owner and a colon). Otherwise the reason why there is nothing to build.
 */
export function validateRefs(defaults: EventDefaults, eventName: string): EventDefaults {
  const { commit, branch, pull_request_base_branch: base, create } = defaults;
  if (commit !== undefined && !fullSha.test(commit)) return refused(eventName, 'commit', commit);
  if (branch !== undefined && !isValidBranch(branch)) return refused(eventName, 'branch', branch);
  if (base !== undefined && !isValidBranch(base)) return refused(eventName, 'base branch', base);
  return create === undefined ? defaults : { ...defaults, create: validateRefs(create, eventName) };
}

function isValidBranch(branch: string): boolean {
  const ref = branchOfFork.exec(branch)?.[1] ?? branch;
  return !ref.includes(':') && 'value' in parseRef(ref, 0);
}

function refused(eventName: string, what: string, ref: string): EventDefaults {
  return {
    nothingToBuild: `The ${what} of the event ${eventName} is not safe to build: ${JSON.stringify(ref)}.`,
  };
}
