import { waitingAgentRules, waitsForAgent } from '../../model/agent-queue.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import { describeProgress } from '../../report/builds/analyze.ts';
import { describeCause, type Stop } from '../../report/builds/verdict.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { redactStop } from '../outputs/build-outcome.ts';
import { nameBuild, withLink } from '../outputs/build-outputs.ts';
import { nameWanted } from './outcome.ts';
import {
  isOld,
  isShown,
  isWaitOver,
  type Shown,
  type WaitState,
  type Watched,
  wasNeverRead,
} from './state.ts';

/** A build that waits this long for an agent is worth a line, because no agent may match. */
const longQueueMs = 60_000;
/** How many builds a line names. */
const mostNames = 3;
/** Without any other line for this long, the log says that the step still waits. */
const silenceMs = 5 * 60_000;

/** Logs what has changed, and a line from time to time while nothing does. */
export function createProgress(context: Context) {
  const { client, clock, log, redact } = context;
  let saidMs = clock.monotonic();
  /** What was said of each build already. */
  const told = new Set<string>();
  const lines = new Map<string, string>();
  const say = (line: string, level: 'info' | 'warning' = 'info') => {
    log[level](line);
    saidMs = clock.monotonic();
  };
  const once = (id: string, key: string, line: string, level?: 'warning') => {
    if (!told.has(`${id} ${key}`)) say(line, level);
    told.add(`${id} ${key}`);
  };

  const tellUnshown = (one: Watched, state: WaitState) => {
    const { id, address, isMissing, phase } = one;
    told.add(`${id} sought`);
    const notYet = address ? `${nameWanted(one)} was not found` : `No ${nameWanted(one)} yet`;
    if (isMissing && phase.is === 'open') once(id, 'missing', `${notYet}. Waiting for it to appear.`);
    const end = phase.is === 'over' ? phase.end : null;
    if (!end || isWaitOver(state)) return;
    const { stop, error } = end;
    if (stop.why === 'disappeared')
      once(id, 'end', `${nameWanted(one)} did not appear within ${formatDuration(stop.afterMs)}.`, 'warning');
    else if (error) once(id, 'end', errorSentence(error), 'warning');
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
  };

  const tellQueue = (one: Shown, { queueTimeoutMs = Number.POSITIVE_INFINITY }: WaitSettings) => {
    const { build, queuedSinceMs, seenMs, foundMs } = one;
    if (queuedSinceMs === null || waitsForAgent(build) === null || seenMs === foundMs) return;
    const queueMs = seenMs - queuedSinceMs;
    if (queueMs <= Math.min(longQueueMs, queueTimeoutMs / 2)) return;
    const rules = waitingAgentRules(redact.json(build));
    const wanted = rules.length === 0 ? '' : ` Agent rules: ${rules.join('; ')}.`;
    const words = `no agent has picked up a job for ${formatDuration(queueMs)}.${wanted}`;
    once(one.id, `queue ${queuedSinceMs}`, `${nameBuild(one.address)}: ${words}`);
  };

  const tell = (one: Shown, { all, settings }: WaitState) => {
    const { id, build, phase, isMissing } = one;
    const name = nameBuild(one.address);
    if (told.has(`${id} sought`)) once(id, 'found', withLink(`${name}: found.`, build, context));
    const end = phase.is === 'over' ? phase.end : null;
    // How it ended before its jobs were retried is no news. A cancel has a line of its own.
    if (end?.stop.canceled || (isTerminal(build) && isOld(one))) return;
    tellState(one);
    tellQueue(one, settings);
    const missing = wasNeverRead(one) ? 'not found yet' : 'no longer found';
    if (isMissing && phase.is === 'open') once(id, 'missing', `${name}: ${missing}; still waiting.`);
    if (!end || !all.some((other) => other.phase.is === 'open')) return;
    const reasons: Partial<Record<Stop['why'], string>> = {
      unreachable: `can no longer be read (${errorText(end.error).replace(/\.$/, '')})`,
      disappeared: 'no longer found',
      'queue-timeout': describeCause(redactStop(end.stop, context)),
      steps: `its steps have ${end.stop.steps?.state}`,
    };
    const why = reasons[end.stop.why];
    if (why) once(id, 'end', `${name}: ${why}; still waiting for the other builds.`);
  };

  /** What is waited for, and when that ends. */
  const describeWait = (state: WaitState, nowMs: number) => {
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
    /** When the next line is due although nothing has changed. */
    nextMs: () => saidMs + silenceMs,
    log(state: WaitState) {
      for (const one of state.all) {
        if (isShown(one)) tell(one, state);
        else tellUnshown(one, state);
      }
    },
    beat(state: WaitState) {
      const nowMs = clock.monotonic();
      if (nowMs >= saidMs + silenceMs) say(describeWait(state, nowMs));
    },
  };
}
