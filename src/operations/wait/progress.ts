import { restOfRun, usualRunTime } from '../../client/polling/estimate.ts';
import { waitingAgentRules, waitsForAgent } from '../../model/agent-queue.ts';
import { blockedChildOf } from '../../model/blocked-child.ts';
import { nameBuild } from '../../model/build-address.ts';
import { partOf } from '../../model/large-build.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import { describeFailedJobs, describeProgress } from '../../report/builds/analyze.ts';
import { describeRest, describeUsual } from '../../report/builds/estimate.ts';
import { describeCause } from '../../report/builds/verdict.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { withLink } from '../outputs/build-outputs.ts';
import { isOld, standingOf } from './judge.ts';
import { nameWanted } from './outcome.ts';
import { isShown, type Shown, type WaitState, type Watched } from './state.ts';

/** A build that waits this long for an agent is worth a line, because no agent may match. */
const longQueueMs = 60_000;
/** How many builds a line names. */
const mostNames = 3;
/** How many failed jobs of a build have a line of their own. */
const mostFailed = 10;
/** Without any other line for this long, the log states that the step still waits. */
const silenceMs = 5 * 60_000;

/** A line about a build: under `state` whenever it changes, whatever the estimate after it; under any other key once. */
type News = readonly [key: string, line: string, level?: 'warning' | 'info', estimate?: string];

/** Logs what has changed, and a line from time to time while nothing does. */
export function createProgress(context: Context) {
  const { clock, log } = context;
  let lastLineMs = clock.monotonic();
  const logged = new Map<string, string>();
  const searched = new Set<string>();
  const write = (line: string, level: 'info' | 'warning' = 'info') => {
    log[level](line);
    lastLineMs = clock.monotonic();
  };
  return {
    /** When the next line is due although nothing has changed. */
    nextMs: () => lastLineMs + silenceMs,
    log(state: WaitState) {
      for (const one of state.all) {
        if (!isShown(one)) searched.add(one.id);
        const news = isShown(one)
          ? newsOf(one, state, searched.has(one.id), context)
          : newsOfUnshown(one, state);
        for (const [key, line, level, estimate = ''] of news) {
          const last = logged.get(`${one.id} ${key}`);
          if (last === undefined || (key === 'state' && last !== line)) write(`${line}${estimate}`, level);
          logged.set(`${one.id} ${key}`, line);
        }
      }
      if (clock.monotonic() >= lastLineMs + silenceMs) write(describeWait(state, context));
    },
  };
}

function* newsOfUnshown(one: Watched, state: WaitState): Generator<News> {
  const { address, isMissing, phase } = one;
  const name = nameWanted(one);
  const notYet = address ? `${name} was not found` : `No ${name} yet`;
  if (isMissing && phase.is === 'open') yield ['missing', `${notYet}. Waiting for it to appear.`];
  const isWaiting = state.all.some((other) => other.phase.is !== 'over');
  const end = phase.is === 'over' && isWaiting ? phase.end : null;
  if (end?.stop.why === 'disappeared')
    yield ['end', `${name} did not appear within ${formatDuration(end.stop.afterMs)}.`, 'warning'];
  else if (end?.error) yield ['end', errorSentence(end.error), 'warning'];
}

function* newsOf(one: Shown, state: WaitState, isFound: boolean, context: Context): Generator<News> {
  const { address, build, shown, phase, isMissing, queuedSinceMs, seenMs, foundMs } = one;
  const name = nameBuild(address);
  if (isFound) yield ['found', withLink(`${name}: found.`, build, context)];
  const end = phase.is === 'over' ? phase.end : null;
  // How it ended before its jobs were retried is no news. A cancel has a line of its own.
  if (end?.stop.canceled || (isTerminal(build) && isOld(one))) return;
  // That a response shows no jobs is no news. The outcome of the step describes the jobs of a build that has ended.
  const isSame = shown !== null && effectiveState(shown) === effectiveState(build);
  const progress = describeProgress(isSame ? shown : build, context.workflow.isPrivate);
  const usual = isTerminal(build) ? null : usualRunTime(state.passedMs);
  if (usual !== null) yield ['usual', `${name}: ${describeUsual(usual)}.`];
  const line = `${name}: ${isTerminal(build) ? progress.state : progress.text}`;
  yield ['state', line, 'info', estimateOf(one, state, context)];
  const child = blockedChildOf(build);
  if (child) {
    const words = `its step “${child.step}” waits for ${child.name}, which is blocked at “${child.at}”.`;
    yield ['child', withLink(`${name}: ${words}`, { web_url: child.webUrl }, context)];
  }
  const failed = describeFailedJobs(shown ?? build, context.workflow.isPrivate);
  for (const [id, words] of failed.slice(0, mostFailed)) yield [`failed ${id}`, `${name}: ${words}.`];
  const missing = standingOf(build, state.settings.steps ?? [])?.missing ?? [];
  if (state.settings.steps && partOf(build))
    yield ['part', `${name}: its jobs cannot be read, so its state decides, not that of the steps.`];
  if (missing.length > 0 && !isTerminal(build)) {
    const keys = missing.map((key) => `“${key}”`).join(', ');
    yield ['steps', `${name}: no job has the step key ${keys} so far.`];
  }
  const { queueTimeoutMs = Number.POSITIVE_INFINITY } = state.settings;
  const queueMs = queuedSinceMs === null || seenMs === foundMs ? 0 : seenMs - queuedSinceMs;
  if (queueMs > Math.min(longQueueMs, queueTimeoutMs / 2) && waitsForAgent(build) !== null) {
    const rules = waitingAgentRules(build);
    const wanted = rules.length === 0 ? '' : ` Agent rules: ${rules.join('; ')}.`;
    const words = `no agent has picked up a job for ${formatDuration(queueMs)}.${wanted}`;
    yield [`queue ${queuedSinceMs}`, `${name}: ${words}`];
  }
  if (isMissing && phase.is === 'open') yield ['missing', `${name}: not found; still waiting.`];
  if (!end || !state.all.some((other) => other.phase.is === 'open')) return;
  const reason = end.error
    ? `can no longer be read (${errorText(end.error).replace(/\.$/, '')})`
    : describeCause(end.stop);
  yield ['end', `${name}: ${reason}; still waiting for the other builds.`];
}

/** What is waited for, and when that ends. */
function describeWait(state: WaitState, context: Context): string {
  const { client, clock } = context;
  const nowMs = clock.monotonic();
  const open = state.all.filter(({ phase }) => phase.is !== 'over');
  const names = open.slice(0, mostNames).map((one) => {
    if (!isShown(one)) return `${one.address ? '' : 'a '}${nameWanted(one)} to appear`;
    const isUnread = one.failure || client.pollsEndAtMs() !== undefined;
    const ago = isUnread ? `, last read ${formatDuration(nowMs - one.seenMs)} ago` : '';
    return `${nameBuild(one.address)} (${effectiveState(one.build)}${ago}${estimateOf(one, state, context)})`;
  });
  const more = open.length > mostNames ? ` and ${open.length - mostNames} more` : '';
  const ends: readonly (readonly [string, number])[] = [
    ['wait-timeout expires', state.sinceMs + state.settings.timeoutMs],
    ['Without a response, the wait ends', client.pollsEndAtMs() ?? Number.NaN],
  ];
  const [next] = ends.filter(([, atMs]) => atMs > nowMs).toSorted(([, a], [, b]) => a - b);
  const limit = next ? ` ${next[0]} in ${formatDuration(next[1] - nowMs)}.` : '';
  return `Still waiting for ${names.join(', ')}${more}.${limit}`;
}

/** How much longer a build runs, to follow its progress; empty if that is not known. */
function estimateOf({ build, before }: Shown, state: WaitState, context: Context) {
  const startedMs = parseTime(build.started_at);
  if (startedMs === null || isTerminal(build) || before || state.settings.steps || build.state !== 'running')
    return '';
  const rest = restOfRun(state.passedMs, context.client.serviceNow() - startedMs);
  return rest === null ? '' : `, ${describeRest(rest)}`;
}
