import { OutcomeUnknownError } from '../../client/index.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingDuplicates } from '../end/duplicates.ts';
import { graceMs } from '../end/graceful.ts';
import {
  describeDoubt,
  isCanceledOnAbort,
  type KeyedBuilds,
  type Pending,
  type Sending,
  toCancel,
  warnOfDoubt,
} from '../end/obligations.ts';
import { endOnAbort } from '../end/on-abort.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome, failedJobEntry, reportBuild } from '../outputs/build-outcome.ts';
import { setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { waitForBuilds } from '../wait/wait.ts';

/** Whether and how to wait for what a step starts. */
export interface StartSettings {
  readonly wait: boolean;
  readonly options: WaitSettings;
  /** When the step sent its first request, by the monotonic clock. */
  readonly sinceMs: number;
  /** When the time to wait is over: what would be sent later is not sent. */
  readonly sendByMs: number | undefined;
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
  /** What is to be said if the step is interrupted before anything was started. */
  readonly nothing?: string;
}

/**
 * Starts builds, or makes them run again, then waits for all of them together. `review` says what to note about them in the end.
 */
export async function startBuilds(
  plan: StartPlan,
  context: Context,
  review: (
    started: readonly TrackedBuild[],
  ) => { readonly note: string; readonly hint: string } | null = () => null,
): Promise<Outcome> {
  const { starters, options, sinceMs, nothing } = plan;
  const { journal, log, signal } = context;
  const end = await startEach(plan, context);
  const { started, now, error, notTried } = end;
  const counts = started.flatMap(({ retriedCount = [] }) => retriedCount);
  if (counts.length > 0) journal.output('retried-count', String(counts.reduce((sum, each) => sum + each)));
  const others = notTried.length === 0 ? [] : [`Not started: ${notTried.join(', ')}.`];
  const known = now.continued ? [...started, now.continued] : started;
  if (signal.aborted) {
    const { doubt } = now;
    const shown = doubt ? known : started;
    return endOnAbort(
      shown,
      {
        ...{ sinceMs, nothing, spentMs: graceMs },
        isMine: (one) => isCanceledOnAbort(one, options.cancelOnAbort),
        doubts: [
          ...(doubt ? [describeDoubt(doubt, options.cancelOnAbort !== false)] : []),
          ...(notTried.length < starters.length ? others : []),
        ],
        wanted: shown.length + (doubt && !now.continued ? 1 : 0),
      },
      context,
    );
  }
  const finish = async (leave: boolean) => {
    const outcome = await waitForStarted(plan, end, leave, context);
    const reviewed = review(started);
    if (reviewed === null) return outcome;
    const hint = [outcome.hint, reviewed.hint].filter(Boolean).join('\n');
    return {
      ...outcome,
      notes: [...(outcome.notes ?? []), reviewed.note],
      // Of several builds, another one may have failed.
      ...(!outcome.success && !signal.aborted && started.length === 1 && { hint }),
    };
  };
  if (error === undefined) return finish(false);
  if (now.continued) {
    setBuildOutputs(known, journal, starters.length);
    journal.output(
      'failed-jobs',
      known.flatMap((one) => reportBuild(one, context).failed.map(failedJobEntry)),
    );
  }
  if (started.length === 0) {
    const { hint } = error as Error & { readonly hint?: string };
    throw others.length === 0
      ? error
      : Object.assign(error, { hint: [...others, hint ?? []].flat().join(' ') });
  }
  const why = [errorSentence(error), ...others].join(' ');
  log.warning(why);
  return withFailure(
    await finish(options.cancelSiblings === true),
    { operation: 'trigger-build', why, error },
    context,
  );
}

/** How the start ended. */
interface StartEnd {
  readonly started: readonly TrackedBuild[];
  /** What was done for each of them. */
  readonly sentences: readonly string[];
  /** The keys of those of which a duplicate may appear. `onDone` gets each of which none is left. */
  readonly keys: readonly KeyedBuilds[];
  readonly onDone: (key: KeyedBuilds) => void;
  /** What may have been started besides, and the build that it continues. */
  readonly now: { readonly doubt: Pending | null; readonly continued?: TrackedBuild | undefined };
  /** Why a build could not be started. */
  readonly error?: Error;
  /** The builds that were not started because of that, or because the workflow was canceled. */
  readonly notTried: readonly string[];
}

/**
 * Starts one build after the other, until the workflow is canceled or one cannot be started. What the post step would have
 * to do is saved at each step.
 */
async function startEach({ starters, options }: StartPlan, context: Context): Promise<StartEnd> {
  const { journal, log, signal } = context;
  const started: TrackedBuild[] = [];
  const sentences: string[] = [];
  const keys = new Set<KeyedBuilds>();
  let now: StartEnd['now'] = { doubt: null };
  const isMine = (one: Pick<TrackedBuild, 'origin'>) => isCanceledOnAbort(one, options.cancelOnAbort);
  const cancelsNew = isMine({ origin: 'started' });
  const save = () => {
    const { doubt } = now;
    journal.owe('start', [...keys, ...(cancelsNew && doubt && !('retryOf' in doubt) ? [doubt] : [])]);
  };
  const onDone = (key: KeyedBuilds) => {
    keys.delete(key);
    save();
  };
  const sending: Sending = {
    onPending(doubt, continued) {
      now = { doubt, continued };
      save();
    },
    onStarted(tracked, key) {
      started.push(tracked);
      if (key) keys.add(key);
      journal.owe('wait', toCancel(started.filter(isMine)));
      sending.onPending(null);
      setBuildOutputs(started, journal, starters.length);
    },
  };
  const endWith = (index: number, error?: Error): StartEnd => ({
    ...{ started, sentences, keys: [...keys], onDone, now },
    ...(error && { error }),
    notTried: starters.slice(index).map(({ name }) => name),
  });
  for (const [index, { start }] of starters.entries()) {
    if (signal.aborted) return endWith(index);
    try {
      sentences.push(await start(sending));
    } catch (error) {
      const isUnknown = error === signal.reason || error instanceof OutcomeUnknownError;
      if (!isUnknown) sending.onPending(null, now.continued);
      if (cancelsNew) warnOfDoubt(error, now.doubt, context);
      if (!signal.aborted && error instanceof Error) return endWith(index + 1, error);
      if (!signal.aborted) throw error;
      // A failure that the interruption has overtaken.
      if (!now.doubt && error !== signal.reason) log.warning(errorText(error));
      return endWith(now.doubt ? index + 1 : index);
    }
  }
  return endWith(starters.length);
}

/** Waits for the builds that were started, if it is to, and meanwhile ends duplicates of them. */
async function waitForStarted(
  { starters, wait, options, sinceMs, shared }: StartPlan,
  { started, sentences, keys, onDone, error }: StartEnd,
  leave: boolean,
  context: Context,
): Promise<Outcome> {
  if (!wait && !leave) {
    context.journal.owe('wait', []);
    const [only, second] = sentences;
    return buildOutcome(only && second === undefined ? only : describeAll(started), started, context);
  }
  const isNew = ({ origin, before, build }: TrackedBuild) =>
    origin === 'started' && !before && !build.rebuilt_from;
  const isFindable = shared && started.length > 1 && started.every(isNew);
  const waitPlan = {
    ...{ options, sinceMs, leave },
    ordered: error && starters.length,
    shared: isFindable ? { meta_data: shared } : undefined,
  };
  return endingDuplicates(keys, onDone, () => waitForBuilds(started, waitPlan, context), context);
}

function describeAll(started: readonly TrackedBuild[]): string {
  const reused = started.filter(({ origin, before }) => origin === 'reused' || before).length;
  const created = `Created ${count(started.length - reused, 'build')}`;
  return reused === 0 ? `${created}.` : `${created}, and reused ${reused} from an earlier run.`;
}
