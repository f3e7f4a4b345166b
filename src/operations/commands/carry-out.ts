import { nameBuild, namePipeline } from '../../model/build-address.ts';
import type { PipelineAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { OwnError } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import type { CommentedPullRequest, EventComment } from '../context/workflow.ts';
import { cancelAndWait } from '../end/cancel-build.ts';
import { findNewest } from '../lists/newest-build.ts';
import { failingStates, rebuild, retryAndWait } from '../start/again.ts';
import type { StartSettings } from '../start/start-builds.ts';
import { triggerBuilds } from '../start/trigger.ts';
import { unblockAndWait } from '../start/unblock.ts';
import type { Command } from './grammar.ts';

/** A command that may be carried out, on a pull request whose head was read after its author was checked. */
export interface PermittedCommand extends Pick<StartSettings, 'wait' | 'settings'> {
  readonly command: Command;
  readonly comment: EventComment;
  readonly pull: CommentedPullRequest;
}

const unknownHead = 'The head of the pull request is not known.';

/** Does what a command asks for, on the head and on nothing else. @throws OwnError if that is not possible. */
export async function carryOut(permitted: PermittedCommand, context: Context): Promise<Outcome> {
  const { command, pull, wait, settings } = permitted;
  const { word, pipeline, step } = command;
  if (pipeline === undefined) throw new OwnError('The command names no pipeline.');
  const sinceMs = context.clock.monotonic();
  const plan = { wait, settings, sinceMs };
  if (word === 'run') return run(permitted, pipeline, context);
  const { branch, nothingToBuild } = pull.head;
  if (branch === undefined) throw new OwnError(nothingToBuild ?? unknownHead);
  // Of a fork with its owner: a branch of ours with the same name is another one.
  const filters = { commit: [pull.headSha], branch: [branch] };
  const found = await findNewest({ pipeline, filters }, context);
  if (found === null)
    throw new OwnError(`${namePipeline(pipeline)} has no build of the head, ${pull.headSha}.`);
  const { address } = found;
  context.log.info(`${nameBuild(address)}: the newest build of the head.`);
  await requireSameHead(permitted);
  if (word === 'retry') return retryAndWait({ address, states: failingStates, ...plan }, context);
  if (word === 'rebuild') return rebuild({ address, ...plan }, context);
  if (word === 'cancel') return cancelAndWait(address, {}, context);
  // Who comments sees an answer at once.
  const order = { address, step, fields: undefined, appearByMs: 0 };
  return unblockAndWait(order, { ...plan, wait: false }, context);
}

/** Builds the head by its SHA. The key of the build is made of the comment, so that it has one build at most. */
async function run(
  permitted: PermittedCommand,
  pipeline: PipelineAddress,
  context: Context,
): Promise<Outcome> {
  const { command, comment, pull, wait, settings } = permitted;
  const { nothingToBuild, commit, branch, ...facts } = pull.head;
  if (commit === undefined || branch === undefined) throw new OwnError(nothingToBuild ?? unknownHead);
  await requireSameHead(permitted);
  const { pull_request_id, pull_request_base_branch, pull_request_repository, pull_request_labels } = facts;
  const ofPull = { pull_request_id, pull_request_base_branch, pull_request_repository, pull_request_labels };
  const order = {
    pipelines: [pipeline],
    body: { commit, branch, ...ofPull },
    idempotencyKey: `comment ${comment.id} ${command.word}`,
    onRerun: 'new',
    ofEvent: { commit: true, branch: true },
    wait,
    settings,
  } as const;
  return triggerBuilds(order, context);
}

/** The last look before a write. @throws OwnError if the head is another one by now, or the pull request is closed. */
async function requireSameHead({ comment, pull }: PermittedCommand): Promise<void> {
  const { isOpen, headSha } = await comment.readPullRequest();
  if (isOpen && headSha === pull.headSha) return;
  const what = isOpen ? `has another head by now, ${headSha}` : 'has been closed';
  throw new OwnError(`Nothing was done: the pull request ${what}.`);
}
