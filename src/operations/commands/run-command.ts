import { renderCommandAnswer } from '../../report/command-answer.ts';
import { renderFailure } from '../../report/failure.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, isOwn, OwnError } from '../context/error-text.ts';
import { type Outcome, plainOutcome } from '../context/outcome.ts';
import { type CommentToKeep, type EventComment, longestComment, type Reaction } from '../context/workflow.ts';
import { carryOut, type PermittedCommand } from './carry-out.ts';
import { type Command, type CommandTerms, describeCommands, readCommand } from './grammar.ts';
import { type CommandRules, commandsOf, isAtLeast } from './rights.ts';

/** Which commands there are, who may use them, and whether the step waits for the build. */
export interface CommandOrder
  extends CommandTerms,
    CommandRules,
    Pick<PermittedCommand, 'wait' | 'settings'> {
  /** `organization/team`: their members may use commands, if the token can see them. */
  readonly teams: readonly string[];
}

/** An older comment may be about another head. */
const oldestMs = 600_000;

/** What is known of a command once GitHub was asked. */
interface Asked extends Pick<PermittedCommand, 'comment' | 'pull'> {
  readonly authorMayWrite: boolean;
}

/** Does what a comment asks for, if its author may, and answers. A comment without a command costs no request. */
export async function runCommand(order: CommandOrder, context: Context): Promise<Outcome> {
  const comment = await context.workflow.readComment();
  if (comment === null)
    return plainOutcome('The event is not a new comment on a pull request: nothing to do.');
  const read = readCommand(comment.body, order);
  if (read === null)
    return plainOutcome(`The comment has no command: its first line does not start with ${order.prefix}.`);
  if (comment.isByBot) return plainOutcome('The comment is by a bot, which may not use commands.');
  const { pull, words, authorMayWrite } = await readRights(order, comment);
  const asked = { comment, pull, authorMayWrite };
  const commands = describeCommands(words, order);
  if (words.length === 0) {
    await react(comment, '-1', context);
    const why = `${comment.author} may not use commands here: that needs the permission ${order.allow}.`;
    return conclude({ success: true, sentences: [why] }, { asked, key: 'refused' });
  }
  if ('why' in read || read.word === 'help' || !words.includes(read.word)) {
    const why =
      'why' in read ? [read.why] : read.word === 'help' ? [] : [`You may not use ${read.word} here.`];
    if (why.length > 0) await react(comment, 'why' in read ? 'confused' : '-1', context);
    return conclude({ success: true, sentences: why }, { asked, key: 'help', commands });
  }
  try {
    // GitHub keeps one reaction of a kind: the first run that has it is the only one that acts.
    if (!(await comment.react('eyes'))) return handledBefore(context);
    await requireFresh(read, { asked, now: context.clock.now() });
    const { wait, settings } = order;
    const outcome = await carryOut({ command: read, comment, pull, wait, settings }, context);
    // A build that was waited for, and failed, was started nevertheless.
    const isDone = outcome.success || (wait && startsBuild(read));
    await react(comment, isDone ? 'rocket' : 'confused', context);
    const build = outcome.outputs?.['build-url'];
    const answer = {
      success: outcome.success,
      sentences: [outcome.sentence],
      build: typeof build === 'string' ? build : null,
    };
    return { ...outcome, comment: commentOf(answer, { asked, key: 'command' }) };
  } catch (error) {
    await react(comment, 'confused', context);
    if (!isOwn(error) || context.signal.aborted) throw error;
    return conclude({ success: false, sentences: [errorSentence(error)] }, { asked, key: 'command' });
  }
}

/** A re-run of the workflow does not do a command again, and what it would have done is missing. */
function handledBefore({ workflow }: Context): Outcome {
  const isAgain = (workflow.run?.attempt ?? 1) > 1;
  return isAgain
    ? outcomeOf(false, 'An earlier attempt has handled this comment. To repeat the command, write it again.')
    : plainOutcome('An earlier run has handled this comment.');
}

function startsBuild({ word }: Command): boolean {
  return word === 'run' || word === 'retry' || word === 'rebuild';
}

/** Asks GitHub who wrote the comment, and then for the pull request: the head is read after the person is checked. */
async function readRights(order: CommandOrder, comment: EventComment) {
  const { author: login } = comment;
  const permission = await comment.permissionOf(login);
  let isInTeam = false;
  if (!isAtLeast(permission, order.allow))
    for (const team of order.teams) isInTeam ||= await comment.isInTeam(login, team);
  const pull = await comment.readPullRequest();
  const words = commandsOf({ login, permission, isInTeam }, pull, order);
  const isOwn = pull.author?.toLowerCase() === login.toLowerCase();
  const ofAuthor = async () => (pull.author === null ? 'none' : comment.permissionOf(pull.author));
  const authorMayWrite =
    words.includes('run') && !pull.isFromFork && isAtLeast(isOwn ? permission : await ofAuthor(), 'write');
  return { pull, words, authorMayWrite };
}

/** @throws OwnError for a comment that was changed or is old, and for a head that must be named as reviewed and is not. */
async function requireFresh(
  { word, sha }: Command,
  { asked, now }: { readonly asked: Asked; readonly now: number },
) {
  const { comment, pull, authorMayWrite } = asked;
  const nothing = (why: string) => new OwnError(`Nothing was done: ${why}.`);
  if (comment.createdMs === null || now - comment.createdMs > oldestMs)
    throw nothing('the comment is older than 10 minutes. Write it again');
  if (!(await comment.isUnchanged())) throw nothing('the comment has been edited or deleted');
  if (!pull.isOpen) throw nothing('the pull request is closed');
  if (sha !== undefined && !pull.headSha.startsWith(sha))
    throw nothing('that commit is not the head of the pull request');
  if (word === 'run' && sha === undefined && !authorMayWrite)
    throw nothing(
      'someone who cannot push here wrote this pull request, so name the SHA that you have reviewed',
    );
}

/** A mark on the comment. It is not what the command is about: how the step ends does not depend on it. */
async function react(comment: EventComment, reaction: Reaction, { log, signal }: Context): Promise<void> {
  await comment.react(reaction).catch((error: unknown) => {
    if (!isOwn(error)) throw error;
    if (!signal.aborted) log.warning(errorSentence(error));
  });
}

/** What is answered. */
interface Answer {
  readonly success: boolean;
  readonly sentences: readonly string[];
  /** Where the build is. */
  readonly build?: string | null;
}

interface AnswerPlace {
  readonly asked: Asked;
  /** Which of our comments on the pull request it is. */
  readonly key: 'command' | 'help' | 'refused';
  readonly commands?: readonly string[];
}

function commentOf(answer: Answer, { asked, key, commands = [] }: AnswerPlace): CommentToKeep {
  const { author, url, number } = asked.comment;
  const { sentences, build = null } = answer;
  return {
    place: [number],
    // An answer belongs to its command; the others are one for each pull request.
    key: key === 'command' ? `command ${asked.comment.id}` : `commands ${key}`,
    tiers: [renderCommandAnswer({ author, url, sentences, build, commands }, { characters: longestComment })],
    note: '',
    whenAbsent: 'create',
    // Someone who may not use commands causes one comment at most.
    whenPresent: key === 'refused' ? 'keep' : 'update',
  };
}

function conclude(answer: Answer, place: AnswerPlace): Outcome {
  const { success, sentences } = answer;
  const sentence = [...sentences, ...(place.commands ? ['The answer lists the commands.'] : [])].join(' ');
  return { ...outcomeOf(success, sentence), comment: commentOf(answer, place) };
}

function outcomeOf(success: boolean, sentence: string): Outcome {
  const failed = { operation: 'run-command', interrupted: false, sentence, hint: undefined };
  const summary = (limits: { readonly bytes: number }) => (success ? '' : renderFailure(failed, limits));
  const error = { kind: 'OwnError', message: sentence, status: null };
  return { success, sentence, summary, ...(!success && { json: { error } }) };
}
