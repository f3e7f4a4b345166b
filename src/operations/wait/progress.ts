import { waitingAgentRules, waitsForAgent } from '../../model/agent-queue.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import { describeProgress } from '../../report/builds/progress.ts';
import { describeCause } from '../../report/builds/verdict.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { createHeartbeat } from '../context/heartbeat.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { describeStrangeState } from '../outputs/build-outcome.ts';
import { nameBuild, withLink } from '../outputs/build-outputs.ts';
import { nameWanted } from './missing.ts';
import {
  endOf,
  isOld,
  isShown,
  type Shown,
  type WaitEnd,
  type WaitState,
  type Watched,
  wasNeverRead,
} from './state.ts';

/** A build that waits this long for an agent is worth a line, because no agent may match. */
const longQueueMs = 60_000;
/** How many builds a line names, and how many of those that cannot be found are warned of. */
const mostNames = 3;

/** Logs what has changed, and a line from time to time while nothing does. */
export function createProgress(context: Context) {
  const { client, clock, log, redact } = context;
  const heartbeat = createHeartbeat(context);
  /** What was said of each build already. */
  const told = new Set<string>();
  const lines = new Map<string, string>();
  let warnings = 0;
  const say = (line: string, level: 'info' | 'warning' = 'info') => {
    log[level](line);
    heartbeat.postpone();
  };
  const once = (one: Watched, key: string, line: string) => {
    if (!told.has(`${one.id} ${key}`)) say(line);
    told.add(`${one.id} ${key}`);
  };

  const tellUnshown = (one: Watched, { all }: WaitState) => {
    told.add(`${one.id} sought`);
    const notYet = one.address ? `${nameWanted(one)} was not found` : `No ${nameWanted(one)} yet`;
    if (one.isMissing && one.phase.is === 'open')
      once(one, 'missing', `${notYet}. Waiting for it to appear.`);
    const end = one.phase.is === 'over' ? one.phase.end : null;
    const isLast = all.every(({ phase }) => phase.is === 'over');
    if (!end || isLast || warnings >= mostNames || told.has(`${one.id} end`)) return;
    warnings += 1;
    told.add(`${one.id} end`);
    const why =
      end.stop.why === 'disappeared'
        ? `${nameWanted(one)} did not appear within ${formatDuration(end.stop.afterMs)}.`
        : end.error && errorSentence(end.error);
    if (why) say(why, 'warning');
  };

  const tellState = (one: Shown) => {
    const { id, build } = one;
    const progress = describeProgress(build, redact);
    // The outcome of the step describes the jobs of a build that has ended. That a response shows no jobs is no news.
    const line = isTerminal(build) ? progress.state : progress.text;
    const before = lines.get(id);
    if (before !== line && !(!progress.hasJobs && before?.startsWith(progress.state))) {
      say(`${nameBuild(one.address)}: ${line}`);
      lines.set(id, line);
    }
    const strange = describeStrangeState([one]);
    if (strange !== null && !told.has('strange')) say(strange, 'warning');
    if (strange !== null) told.add('strange');
  };

  const tellQueue = (one: Shown, { queueTimeoutMs = Number.POSITIVE_INFINITY }: WaitSettings) => {
    const { build, queuedSinceMs, seenMs, foundMs } = one;
    if (queuedSinceMs === null || waitsForAgent(build) === null || seenMs === foundMs) return;
    const queueMs = seenMs - queuedSinceMs;
    if (queueMs <= Math.min(longQueueMs, queueTimeoutMs / 2)) return;
    const rules = waitingAgentRules(redact.json(build));
    const wanted = rules.length === 0 ? '' : ` Agent rules: ${rules.join('; ')}.`;
    const words = `no agent has picked up a job for ${formatDuration(queueMs)}.${wanted}`;
    once(one, `queue ${queuedSinceMs}`, `${nameBuild(one.address)}: ${words}`);
  };

  const describeGivenUp = ({ stop, error }: WaitEnd, { cancelOnTimeout }: WaitSettings) => {
    switch (stop.why) {
      case 'unreachable':
        return `can no longer be read (${errorText(error).replace(/\.$/, '')})`;
      case 'disappeared':
        return 'no longer found';
      case 'queue-timeout':
        return cancelOnTimeout ? null : describeCause(stop);
      case 'steps':
        return stop.steps?.state === 'passed' ? 'its steps have passed' : 'its steps have failed';
      default:
        return null;
    }
  };

  const tell = (one: Shown, { all, settings }: WaitState) => {
    const { build, phase, isMissing } = one;
    const name = nameBuild(one.address);
    if (told.has(`${one.id} sought`)) once(one, 'found', withLink(`${name}: found.`, build, context));
    const end = endOf(one) ?? null;
    // How it ended before its jobs were retried is no news. A cancel has a line of its own.
    if (end?.stop.canceled || (isTerminal(build) && isOld(one))) return;
    tellState(one);
    tellQueue(one, settings);
    const missing = wasNeverRead(one) ? 'not found yet' : 'no longer found';
    if (isMissing && phase.is === 'open') once(one, 'missing', `${name}: ${missing}; still waiting.`);
    const why = end && all.some((other) => other.phase.is === 'open') && describeGivenUp(end, settings);
    if (why) once(one, 'end', `${name}: ${why}; still waiting for the other builds.`);
  };

  /** What is waited for, and when that ends. */
  const describeWait = (state: WaitState) => {
    const nowMs = clock.monotonic();
    const open = state.all.filter(({ phase }) => phase.is !== 'over');
    const names = open.slice(0, mostNames).map((one) => {
      if (!isShown(one)) return `${one.address ? '' : 'a '}${nameWanted(one)} to appear`;
      const ago = one.failure ? `, last read ${formatDuration(nowMs - one.seenMs)} ago` : '';
      return `${nameBuild(one.address)} (${effectiveState(one.build)}${ago})`;
    });
    const more = open.length > mostNames ? ` and ${open.length - mostNames} more` : '';
    const { queueTimeoutMs = Number.POSITIVE_INFINITY, timeoutMs } = state.settings;
    const limits = [
      { name: 'wait-timeout expires', atMs: state.sinceMs + timeoutMs },
      ...open.flatMap((one) => [
        ...(one.isMissing && one.build === null
          ? [{ name: 'appear-timeout expires', atMs: state.appearByMs }]
          : []),
        { name: 'queue-timeout expires', atMs: (one.queuedSinceMs ?? Number.NaN) + queueTimeoutMs },
        { name: 'Without a response, the wait ends', atMs: client.outageEndsAtMs(one.failure) ?? Number.NaN },
      ]),
    ];
    const [next] = limits.filter(({ atMs }) => atMs > nowMs).toSorted((a, b) => a.atMs - b.atMs);
    const limit = next ? ` ${next.name} in ${formatDuration(next.atMs - nowMs)}.` : '';
    return `Still waiting for ${names.join(', ')}${more}.${limit}`;
  };

  return {
    nextMs: heartbeat.dueMs,
    log(state: WaitState) {
      for (const one of state.all) {
        if (isShown(one)) tell(one, state);
        else tellUnshown(one, state);
      }
    },
    beat: (state: WaitState) => heartbeat.beat(() => describeWait(state)),
  };
}
