import { OutcomeUnknownError } from '../../client/index.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { graceMs } from '../end/graceful.ts';
import { describeDoubt, type KeyedBuilds, type Pending, type Sending, toCancel } from '../end/obligations.ts';
import { endOnAbort } from '../end/on-abort.ts';
import { cancelKeyed } from '../end/post.ts';
import { isCanceledOnAbort, type StepBuild } from '../end/step-build.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome, failedJobEntry, reportBuild } from '../outputs/build-outcome.ts';
import { setBuildOutputs } from '../outputs/build-outputs.ts';
import { waitForBuilds } from '../wait/wait.ts';

/** Whether and how to wait for what a step starts. */
export interface StartSettings {
  readonly wait: boolean;
  readonly settings: WaitSettings;
  /** When the step sent its first request, by the monotonic clock. */
  readonly sinceMs: number;
}

/** The builds to start, one after the other. */
export interface StartPlan extends StartSettings {
  readonly starters: readonly {
    /** Where, as `acme/web`. */
    readonly name: string;
    /** Starts a build, or makes one run again; returns that as a sentence. @throws the signal's reason, or why it failed. */
    readonly start: (sending: Sending) => Promise<string>;
  }[];
  /** The meta-data that the new builds of this step have, and no others. */
  readonly shared?: Readonly<Record<string, string>>;
}

/** Starts builds, or makes them run again, then waits for all of them together. */
export async function startBuilds(plan: StartPlan, context: Context): Promise<Outcome> {
  const { starters, settings, sinceMs } = plan;
  const { journal, log, signal } = context;
  const end = await startEach(plan, context);
  const { started, doubt, continued, error } = end;
  const counts = started.flatMap(({ retriedCount = [] }) => retriedCount);
  if (counts.length > 0) journal.output('retried-count', String(counts.reduce((sum, each) => sum + each)));
  const tried = started.length + (error || doubt ? 1 : 0);
  const notTried = starters.slice(tried).map(({ name }) => name);
  const others = notTried.length === 0 ? [] : [`Not started: ${notTried.join(', ')}.`];
  if (signal.aborted) {
    const shown = doubt && continued ? [...started, continued] : started;
    const doubts = doubt ? [describeDoubt(doubt, settings.cancelOnAbort !== false)] : [];
    return endOnAbort(
      shown.map((one) => ({ ...one, isMine: isCanceledOnAbort(one, settings.cancelOnAbort) })),
      {
        sinceMs,
        spentMs: graceMs,
        doubts: tried > 0 ? [...doubts, ...others] : [],
        wanted: shown.length + (doubt && !continued ? 1 : 0),
      },
      context,
    );
  }
  if (continued)
    journal.output('failed-jobs', reportBuild(continued, context).report.failed.map(failedJobEntry));
  if (error && started.length === 0)
    throw Object.assign(error, { hint: [...others, error.hint ?? []].flat().join(' ') || undefined });
  if (!error) return waitForStarted(plan, end, context);
  const why = [errorSentence(error), ...others].join(' ');
  log.warning(why);
  const outcome = await waitForStarted(plan, end, context);
  return withFailure(outcome, { operation: 'trigger-build', why, error });
}

/** How the start ended. */
interface StartEnd {
  readonly started: StepBuild[];
  /** What was done for each of them. */
  readonly sentences: string[];
  /** The keys of those of which a duplicate may appear. */
  readonly keys: Set<KeyedBuilds>;
  /** Saves what the post step would have to do. */
  readonly save: () => void;
  /** What may have been started besides, and the build that it continues. */
  doubt: Pending | null;
  continued?: StepBuild | undefined;
  /** Why a build could not be started. */
  error?: Error & { readonly hint?: string };
}

/**
 * Starts one build after the other, until the workflow is canceled or one cannot be started. What the post step would have
 * to do is saved at each step.
 */
async function startEach(
  { starters, wait, settings, sinceMs }: StartPlan,
  context: Context,
): Promise<StartEnd> {
  const { journal, log, signal } = context;
  const isMine = (one: Pick<StepBuild, 'origin'>) => isCanceledOnAbort(one, settings.cancelOnAbort);
  const cancelsNew = isMine({ origin: 'started' });
  const findable = (doubt: Pending | null) =>
    cancelsNew && doubt !== null && !('retryOf' in doubt) ? [doubt] : [];
  const end: StartEnd = {
    started: [],
    sentences: [],
    keys: new Set(),
    doubt: null,
    save: () => journal.recordPending('start', [...end.keys, ...findable(end.doubt)]),
  };
  const { started } = end;
  const sending: Sending = {
    // What would be sent after the time to wait is not sent.
    ...(wait && endingAt(sinceMs + settings.timeoutMs)),
    onPending(doubt, continued) {
      Object.assign(end, { doubt, continued });
      if (continued) setBuildOutputs([...started, continued], journal, starters.length);
      end.save();
    },
    onStarted(tracked, key) {
      started.push(tracked);
      if (key) end.keys.add(key);
      journal.recordPending('wait', toCancel(started.filter(isMine)));
      sending.onPending(null);
      setBuildOutputs(started, journal, starters.length);
    },
  };
  for (const { start } of starters) {
    if (signal.aborted) break;
    try {
      end.sentences.push(await start(sending));
    } catch (error) {
      // Only a creation has a key. What else runs again once this step has failed, a person may have started who has read why.
      const isFindable = signal.aborted || (end.doubt !== null && 'key' in end.doubt);
      const isPending = isFindable && error instanceof OutcomeUnknownError;
      if (error !== signal.reason && !isPending) sending.onPending(null, end.continued);
      for (const one of isPending ? findable(end.doubt) : []) log.warning(describeDoubt(one, true));
      if (!signal.aborted) end.error = error as Error;
      // A failure that the interruption has overtaken.
      else if (!end.doubt && error !== signal.reason) log.warning(errorText(error));
      break;
    }
  }
  return end;
}

/** Waits for the builds that were started, if it is to. Meanwhile, when a key is due, cancels duplicates with it. */
async function waitForStarted(
  { starters, wait, settings, sinceMs, shared }: StartPlan,
  { started, sentences, keys, save, error }: StartEnd,
  context: Context,
): Promise<Outcome> {
  const isAbandoned = error !== undefined && settings.cancelSiblings === true;
  if (!wait && !isAbandoned) {
    context.journal.recordPending('wait', []);
    const reported = started.map((one) => reportBuild(one, context));
    return buildOutcome(sentences.join(' '), reported);
  }
  const isNew = ({ origin, before, build }: StepBuild) =>
    origin === 'started' && !before && !build.rebuilt_from;
  const isFindable = shared && started.length > 1 && started.every(isNew);
  const waitPlan = {
    settings,
    sinceMs,
    isAbandoned,
    ordered: error && starters.length,
    shared: isFindable ? { meta_data: shared } : undefined,
  };
  const over = new AbortController();
  const signal = AbortSignal.any([context.signal, over.signal]);
  const checks = [...keys].map(async (key) => {
    try {
      if (!(await cancelKeyed(key, { ...context, signal }))) return;
      keys.delete(key);
      save();
    } catch (error) {
      // What a check has left is up to the post step.
      if (!over.signal.aborted) context.log.debug(`Could not check for duplicates: ${errorText(error)}`);
    }
  });
  try {
    return await waitForBuilds(started, waitPlan, context);
  } finally {
    over.abort();
    await Promise.all(checks);
  }
}
