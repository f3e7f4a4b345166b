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
  const { started, doubt, continued, error } = end;
  const counts = started.flatMap(({ retriedCount = [] }) => retriedCount);
  if (counts.length > 0) journal.output('retried-count', String(counts.reduce((sum, each) => sum + each)));
  const notTried = starters.slice(end.tried).map(({ name }) => name);
  const others = notTried.length === 0 ? [] : [`Not started: ${notTried.join(', ')}.`];
  if (signal.aborted) {
    const shown = doubt && continued ? [...started, continued] : started;
    return endOnAbort(
      shown.map((one) => ({ ...one, isMine: isCanceledOnAbort(one, options.cancelOnAbort) })),
      {
        ...{ sinceMs, nothing, spentMs: graceMs },
        doubts: [
          ...(doubt ? [describeDoubt(doubt, options.cancelOnAbort !== false)] : []),
          ...(end.tried > 0 ? others : []),
        ],
        wanted: shown.length + (doubt && !continued ? 1 : 0),
      },
      context,
    );
  }
  if (continued) journal.output('failed-jobs', reportBuild(continued, context).failed.map(failedJobEntry));
  if (error !== undefined && started.length === 0) {
    const { hint = [] } = error as Error & { readonly hint?: string };
    throw others.length === 0 ? error : Object.assign(error, { hint: [...others, hint].flat().join(' ') });
  }
  const why = error && [errorSentence(error), ...others].join(' ');
  if (why) log.warning(why);
  const outcome = await waitForStarted(plan, end, context);
  const reviewed = review(started);
  // Of several builds, another one may have failed.
  const isBeside = reviewed && !outcome.success && !signal.aborted && started.length === 1;
  const reported = reviewed
    ? {
        ...outcome,
        notes: [...(outcome.notes ?? []), reviewed.note],
        ...(isBeside && { hint: [outcome.hint, reviewed.hint].filter(Boolean).join('\n') }),
      }
    : outcome;
  return error && why ? withFailure(reported, { operation: 'trigger-build', why, error }, context) : reported;
}

/** How the start ended. */
interface StartEnd {
  readonly started: TrackedBuild[];
  /** What was done for each of them. */
  readonly sentences: string[];
  /** The keys of those of which a duplicate may appear. */
  readonly keys: Set<KeyedBuilds>;
  /** Saves what the post step would have to do. */
  readonly save: () => void;
  /** What may have been started besides, and the build that it continues. */
  doubt: Pending | null;
  continued?: TrackedBuild | undefined;
  /** Why a build could not be started. */
  error?: Error;
  /** How many builds there was an attempt to start. */
  tried: number;
}

/**
 * Starts one build after the other, until the workflow is canceled or one cannot be started. What the post step would have
 * to do is saved at each step.
 */
async function startEach({ starters, options }: StartPlan, context: Context): Promise<StartEnd> {
  const { journal, log, signal } = context;
  const isMine = (one: Pick<TrackedBuild, 'origin'>) => isCanceledOnAbort(one, options.cancelOnAbort);
  const cancelsNew = isMine({ origin: 'started' });
  const end: StartEnd = {
    ...{ started: [], sentences: [], keys: new Set(), doubt: null, tried: 0 },
    save() {
      const { keys, doubt } = end;
      journal.owe('start', [...keys, ...(cancelsNew && doubt && !('retryOf' in doubt) ? [doubt] : [])]);
    },
  };
  const { started } = end;
  const sending: Sending = {
    onPending(doubt, continued) {
      Object.assign(end, { doubt, continued });
      if (continued) setBuildOutputs([...started, continued], journal, starters.length);
      end.save();
    },
    onStarted(tracked, key) {
      started.push(tracked);
      if (key) end.keys.add(key);
      journal.owe('wait', toCancel(started.filter(isMine)));
      sending.onPending(null);
      setBuildOutputs(started, journal, starters.length);
    },
  };
  for (const { start } of starters) {
    if (signal.aborted) break;
    try {
      end.sentences.push(await start(sending));
      end.tried += 1;
    } catch (error) {
      if (error !== signal.reason && !(error instanceof OutcomeUnknownError))
        sending.onPending(null, end.continued);
      if (cancelsNew) warnOfDoubt(error, end.doubt, context);
      if (!signal.aborted) end.error = error as Error;
      // A failure that the interruption has overtaken.
      else if (!end.doubt && error !== signal.reason) log.warning(errorText(error));
      if (end.error || end.doubt) end.tried += 1;
      break;
    }
  }
  return end;
}

/** Waits for the builds that were started, if it is to, and meanwhile ends duplicates of them. */
async function waitForStarted(
  { starters, wait, options, sinceMs, shared }: StartPlan,
  { started, sentences, keys, save, error }: StartEnd,
  context: Context,
): Promise<Outcome> {
  const leave = error !== undefined && options.cancelSiblings === true;
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
  const onDone = (key: KeyedBuilds) => {
    keys.delete(key);
    save();
  };
  return endingDuplicates([...keys], onDone, () => waitForBuilds(started, waitPlan, context), context);
}

function describeAll(started: readonly TrackedBuild[]): string {
  const reused = started.filter(({ origin, before }) => origin === 'reused' || before).length;
  const created = `Created ${count(started.length - reused, 'build')}`;
  return reused === 0 ? `${created}.` : `${created}, and reused ${reused} from an earlier run.`;
}
