import { createPollPolicy } from '../../client/polling/poll-policy.ts';
import { nameBuild } from '../../model/build-address.ts';
import { describeCause } from '../../report/builds/verdict.ts';
import type { Context } from '../context/context.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import { cancelWords, describeEnded, endPart, logUncanceled } from '../end/end-part.ts';
import { childrenDueMs } from './children.ts';
import { nextLimitMs } from './judge.ts';
import { createLiveComment, type LivePlan } from './live-comment.ts';
import { type LoopTask, type NextStep, runLoop } from './loop.ts';
import { beginPolls, groupBuilds, type PollEvent, planPolls, pollsAfter, wantPast } from './polls.ts';
import { createProgress } from './progress.ts';
import { type Reading, readBuilds, readPast } from './read.ts';
import { readChildren } from './read-children.ts';
import { againMs, reduce } from './reduce.ts';
import {
  beginWait,
  type Phase,
  type WaitState,
  type WaitTarget,
  type WatchEvent,
  type Watched,
} from './state.ts';

/**
 * Waits until nothing is left to wait for. `onState` is called with each new state before anything is sent or logged for it.
 * @throws the signal's reason.
 */
export async function runWait(
  targets: readonly WaitTarget[],
  plan: LivePlan,
  onState: (state: WaitState) => void,
  context: Context,
  comment = createLiveComment(plan, context),
): Promise<WaitState> {
  const { client, clock, random } = context;
  const { pollIntervalMs, throughBlocked: isThrough } = plan.settings;
  const reading = { ...plan, count: targets.length };
  const policy = createPollPolicy({ rateLimit: client.rateLimit, random, pollIntervalMs });
  const progress = createProgress(context);
  const now = () => ({ monotonicMs: clock.monotonic(), epochMs: client.serviceNow() });
  let state = beginWait(targets, plan, now());
  let polls = beginPolls(plan);
  let last: WaitState['all'] | undefined;
  await runLoop<PollEvent>((events, isUnderWay) => {
    for (const event of events.length > 0 ? events : [tick]) {
      polls = pollsAfter(polls, event, state, { now: now(), random });
      state = reduce(state, 'id' in event ? event : tick, now());
      if (event.type === 'past') state = { ...state, passedMs: event.past?.passedMs ?? [] };
    }
    // What must be canceled is saved before the log names it: a kill can follow at once.
    if (last === undefined || state.all.some((one, at) => one !== last?.[at])) onState(state);
    last = state.all;
    progress.log(state);
    if (state.all.every(({ phase }) => phase.is === 'over')) return null;
    const idle = (is: Phase['is']) =>
      state.all.filter((one) => one.phase.is === is && !isUnderWay(keyOf(one)));
    const { due, nextMs, ...planned } = planPolls(polls, idle('open'), state, { policy, now: now() });
    polls = planned.polls;
    const children = planChildren(isThrough ? [] : idle('open'), isUnderWay, context);
    const live = comment(state);
    const past = isUnderWay(pastKey) ? null : wantPast(polls, state, now());
    const tasks = [
      ...idle('canceling').map((one) => taskOn([one], () => cancel(one, context))),
      ...groupBuilds(idle('confirming'), polls, now()).map((all) =>
        taskOn(all, () => look(all, reading, context)),
      ),
      ...children.tasks,
      ...(past ? [{ keys: [pastKey], run: () => readPast(past.one, past.timeoutMs, context) }] : []),
      ...(live.write && !isUnderWay(commentKey) ? [{ keys: [commentKey], run: live.write }] : []),
      ...due.map((poll) =>
        taskOn(poll.builds, () => readBuilds(poll.builds, reading, context, poll.spreadMs)),
      ),
    ];
    const times = [nextLimitMs(state, clock.monotonic()), progress.nextMs(), nextMs, live.dueMs];
    return { tasks, dueMs: Math.min(...times, children.dueMs) };
  }, context);
  return state;
}

const tick = { type: 'tick' } as const;

/** The keys of the tasks that are about no build. */
const [pastKey, commentKey] = ['past', 'comment'];

/** The key of the task that a phase of a build asks for. */
function keyOf({ id, phase }: Watched): string {
  return `${phase.is} ${id}`;
}

function taskOn(builds: readonly Watched[], run: LoopTask<PollEvent>['run']): LoopTask<PollEvent> {
  return { keys: builds.map(keyOf), run };
}

/** The reads of the children of builds that are due, and when the next ones are. */
function planChildren(
  open: readonly Watched[],
  isUnderWay: (key: string) => boolean,
  context: Context,
): NextStep<PollEvent> {
  const nowMs = context.clock.monotonic();
  const keyOfChildren = ({ id }: Watched) => `children of ${id}`;
  const idle = open.filter((one) => !isUnderWay(keyOfChildren(one)));
  const due = idle.filter((one) => childrenDueMs(one) <= nowMs);
  return {
    tasks: due.map((one) => ({ keys: [keyOfChildren(one)], run: () => readChildren(one, context) })),
    dueMs: Math.min(...idle.map(childrenDueMs).filter((atMs) => atMs > nowMs)),
  };
}

/** Reads builds once more that something may end; after a read that failed not at once. @throws only the signal's reason. */
async function look(
  all: readonly Watched[],
  reading: Reading,
  context: Context,
): Promise<readonly PollEvent[]> {
  const isAgain = all.some(({ phase }) => phase.is === 'confirming' && phase.reads > 0);
  if (isAgain) await context.clock.sleep(againMs, context.signal);
  return readBuilds(all, reading, context);
}

/** Cancels a build that is unwanted, and logs the result. @throws only the signal's reason. */
async function cancel({ id, address, phase }: Watched, context: Context): Promise<readonly WatchEvent[]> {
  if (address === null || phase.is !== 'canceling') throw new TypeError('This build is not to be canceled.');
  const limits = endingAt(context.clock.monotonic() + mostHeldMs);
  const ended = await endPart(address, 'step', context, { rank: 'last', ...limits });
  const { result, build } = ended;
  if (result === 'failed') {
    logUncanceled(ended, context);
    return [{ type: 'canceled', id, result }];
  }
  const line =
    result === 'canceled'
      ? `${nameBuild(address)}: ${cancelWords(build)} because ${describeCause(phase.end.stop)}.`
      : describeEnded(result, { address, build });
  context.log[result === 'blocked' ? 'warning' : 'info'](line);
  return [{ type: 'canceled', id, result, build }];
}
