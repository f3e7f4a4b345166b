import { ApiError } from '../client/index.ts';
import { isTerminal } from '../model/states.ts';
import type { SavedBuild } from './journal.ts';
import type { Context, Outcome } from './operation.ts';
import { type HandledBuild, nameBuild, publishBuilds } from './outcomes.ts';
import { buildSummary } from './wait-outcome.ts';

/** The runner gives a canceled step 7.5 seconds before it kills it. */
const attemptMs = 3_000;
const attempts = 2;

/** What became of one build when the step was told to end. */
interface Abandoned extends HandledBuild {
  readonly fate: 'over' | 'canceled' | 'left' | 'unknown';
  readonly why?: string;
}

/** What the step is answerable for. */
export interface AbandonOptions {
  readonly isAnswerable: (one: HandledBuild) => boolean;
  /** When the wait began, by the monotonic clock. */
  readonly sinceMs: number;
  /** Creations whose answer is still out. */
  readonly pending?: readonly SavedBuild[];
}

/**
 * Ends a step whose workflow was canceled: cancels the builds that it is answerable for, at once and past any closed
 * rate-limit window, and says plainly what became of each. Builds that could not be canceled are left to the post step.
 */
export async function abandonBuilds(
  handled: readonly HandledBuild[],
  { isAnswerable, sinceMs, pending = [] }: AbandonOptions,
  context: Context,
): Promise<Outcome> {
  const afterMs = context.clock.monotonic() - sinceMs;
  const abandoned = await Promise.all(handled.map((one) => abandonOne(one, isAnswerable(one), context)));
  publishBuilds(abandoned, context.journal);
  const open = abandoned.filter(({ fate }) => fate === 'unknown').map(({ address }) => address);
  const left = [...open, ...pending];
  const phase = pending.length > 0 ? 'creating' : 'waiting';
  if (left.length > 0 || handled.some(isAnswerable)) {
    context.journal.save({ phase: left.length > 0 ? phase : 'done', builds: left });
  }
  return {
    success: false,
    sentence: [
      'The workflow was canceled.',
      ...abandoned.map(describeFate),
      ...pending.map(describePending),
    ].join(' '),
    json: abandoned.length === 1 ? abandoned[0]?.build : abandoned.map(({ build }) => build),
    summary: buildSummary(
      abandoned.map(({ address, build }) => ({
        address,
        build,
        halt: { stop: { why: 'interrupted', afterMs } },
      })),
      context,
    ),
  };
}

async function abandonOne(one: HandledBuild, answerable: boolean, context: Context): Promise<Abandoned> {
  if (isTerminal(one.build)) return { ...one, fate: 'over' };
  if (!answerable) return { ...one, fate: 'left' };
  let why = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const build = await context.client.builds.cancel(one.address, { urgent: true, timeoutMs: attemptMs });
      return { ...one, build, fate: isTerminal(build) && build.state !== 'canceled' ? 'over' : 'canceled' };
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
      if (error instanceof ApiError && error.status < 500) break;
    }
  }
  return { ...one, fate: 'unknown', why };
}

function describePending({ organization, pipeline }: SavedBuild): string {
  return `Whether a build of ${organization}/${pipeline} was created is not known yet; the post step looks for it.`;
}

function describeFate({ address, fate, why }: Abandoned): string {
  const name = nameBuild(address);
  switch (fate) {
    case 'over':
      return `${name} had ended.`;
    case 'canceled':
      return `${name} was canceled with it.`;
    case 'left':
      return `${name} goes on, since this step does not cancel it.`;
    case 'unknown':
      return `${name} could not be canceled yet (${why ?? 'no answer'}); the post step tries again.`;
  }
}
