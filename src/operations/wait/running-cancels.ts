import type { Context } from '../context/context.ts';
import { sleepWhile } from '../context/wakeable-sleep.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { isSameBuild, nameBuild } from '../outputs/build-outputs.ts';
import { applyPoll, type BuildWait } from './build-wait.ts';
import { type EndedWait, isUnwanted } from './cancel-unwanted.ts';
import { confirmEnd } from './confirm-end.ts';
import { moment } from './poll-scheduler.ts';

/** The cancels of builds while others are still waited for. None of them holds up the wait. */
export interface RunningCancels {
  /** Begins to cancel those that are to be canceled, each after a read of its own. */
  readonly begin: (waits: readonly BuildWait[]) => void;
  /** The waits with what has become of them since the last call. @throws the signal's reason. */
  readonly take: (waits: readonly BuildWait[]) => readonly BuildWait[];
  /** Aborts when one of them has come to its end; undefined if none is under way. */
  readonly done: () => AbortSignal | undefined;
  /** Waits for those under way, but not long. @throws the signal's reason. */
  readonly settle: () => Promise<void>;
  /** True for a build whose cancel is under way. */
  readonly isRunning: (wait: BuildWait) => boolean;
}

/** At the end of the wait, a cancel that is not answered for so long is left to its build's last read. */
const settleMs = 5_000;

/** Cancels a build whose wait ended before the build, if the inputs ask for it. Sends nothing after `sendByMs`. */
export type CancelWait = (one: EndedWait, sendByMs?: number) => Promise<EndedWait>;

/** How builds are waited for and canceled. */
interface CancelPlan {
  readonly options: WaitSettings;
  readonly sinceMs: number;
  readonly cancel?: CancelWait;
  readonly withJobs?: boolean;
}

/** The running cancels of one wait. */
export function createRunningCancels(plan: CancelPlan, context: Context): RunningCancels {
  const { options, sinceMs } = plan;
  const { clock } = context;
  const running = new Set<string>();
  let ended: BuildWait[] = [];
  let failure: { readonly error: unknown } | undefined;
  let wake = new AbortController();

  const cancelOne = async (wait: BuildWait) => {
    try {
      const confirmed = await confirmEnd([wait], { ...plan, shared: undefined }, context);
      const sendByMs = sinceMs + options.timeoutMs;
      const canceled = await cancelEach(confirmed, { ...plan, sendByMs }, context);
      ended.push(...canceled);
    } catch (error) {
      failure = { error };
    }
    running.delete(nameBuild(wait.address));
    wake.abort();
  };
  return {
    begin(waits) {
      if (plan.cancel === undefined) return;
      const isNew = ({ address }: BuildWait) =>
        !running.has(nameBuild(address)) && !ended.some((one) => isSameBuild(one.address, address));
      const overdue = waits.filter((wait) => isUnwanted(wait.end, options) && isNew(wait));
      for (const wait of overdue) {
        running.add(nameBuild(wait.address));
        void cancelOne(wait);
      }
    },
    take(waits) {
      if (failure) throw failure.error;
      const news = ended;
      ended = [];
      wake = new AbortController();
      return waits.map((wait) => news.find(({ address }) => isSameBuild(address, wait.address)) ?? wait);
    },
    done: () => (running.size === 0 && ended.length === 0 ? undefined : wake.signal),
    async settle() {
      const nextEnd = () => {
        if (wake.signal.aborted) wake = new AbortController();
        return wake.signal;
      };
      const endMs = clock.monotonic() + settleMs;
      await sleepWhile(() => running.size > 0, { endMs, wake: nextEnd }, context);
    },
    isRunning: ({ address }) => running.has(nameBuild(address)),
  };
}

/** Cancels builds. The wait for one that has ended, or that runs by then, is over or continues accordingly. */
export async function cancelEach(
  waits: readonly BuildWait[],
  { cancel, sendByMs }: Pick<CancelPlan, 'cancel'> & { readonly sendByMs?: number },
  context: Context,
): Promise<readonly BuildWait[]> {
  if (cancel === undefined) return waits;
  return Promise.all(
    waits.map(async (wait): Promise<BuildWait> => {
      if (typeof wait.end !== 'object' || wait.end === null) return wait;
      const { build, end, isRevived } = await cancel({ ...wait, end: wait.end }, sendByMs);
      if (!isRevived) return { ...wait, build, end: end ?? 'ended' };
      const now = moment(context);
      return applyPoll({ ...wait, end: null }, { build }, { sentMs: now.monotonicMs, now });
    }),
  );
}
