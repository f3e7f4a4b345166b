import { ApiError } from '../../client/index.ts';
import { isOpenBlockStep } from '../../model/block-step.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { Job, ManualJob } from '../../model/job.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, isOver } from '../../model/states.ts';
import { plainName } from '../../report/builds/jobs.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { OwnError } from '../context/error-text.ts';
import { readWithJobs } from '../lists/read-build.ts';
import { lookUntil } from '../lists/search-pace.ts';
import { setBuildOutputs } from '../outputs/build-outputs.ts';
import { neededFields } from './block-fields.ts';

const stepStates = ['blocked', 'unblocked'];

/** A block step with its ID. */
export type IdentifiedStep = ManualJob & { readonly id: string };

/** A build, and its step that is open, or was unblocked before. */
export interface FoundStep {
  readonly build: Build;
  readonly step: IdentifiedStep;
}

/** A build without such a step, and whether it may still come: a build that has ended has all the steps that it will have. */
interface NoStep {
  readonly problem: OwnError;
  readonly mayCome: boolean;
}

/** Which step of which build, by its key or its label; the only one that is blocked without them. */
interface WantedStep {
  readonly address: BuildAddress;
  readonly step: string | undefined;
}

/**
 * Reads the build until the step is open, or until this time on the monotonic clock, and not longer than the build runs.
 * @throws OwnError if there is no such step, or not only one; the client's error if the build cannot be read.
 */
export async function findStep(wanted: WantedStep, appearByMs: number, context: Context): Promise<FoundStep> {
  const { client, clock, journal, signal } = context;
  const { address } = wanted;
  const sinceMs = clock.monotonic();
  let last: NoStep | { readonly problem: Error } | undefined;
  const look = async () => {
    try {
      const build = await readWithJobs(address, { signal, filters: { state: stepStates } }, context);
      setBuildOutputs([{ address, build }], journal);
      const found = chooseStep(build, wanted);
      if ('step' in found) return found;
      if (!found.mayCome) throw found.problem;
      last = found;
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      if (!isMissing && !client.mayPass(error)) throw error;
      last = { problem: error as Error };
    }
    return null;
  };
  const waiting = () => {
    const what = wanted.step === undefined ? 'a step' : `“${wanted.step}”`;
    const atMost = formatDuration(appearByMs - clock.monotonic());
    return `${nameBuild(address)}: waiting at most ${atMost} until it is blocked at ${what}.`;
  };
  const found = await lookUntil(appearByMs, look, waiting, context);
  if (found !== null) return found;
  const { problem } = last as NoStep;
  const waitedMs = clock.monotonic() - sinceMs;
  if (problem instanceof OwnError && waitedMs > 0)
    problem.message += ` The step waited ${formatDuration(waitedMs)} for it: see appear-timeout.`;
  throw problem;
}

/**
 * The step that is blocked, or one that was unblocked if none is still to come. A build that waits at another step may come to
 * this one. @throws OwnError if several are blocked.
 */
function chooseStep(build: Build, { address, step: wanted }: WantedStep): FoundStep | NoStep {
  const steps = (build.jobs ?? []).filter(isBlockStep);
  const named = steps.filter(
    ({ step_key, label }) => wanted === undefined || [step_key, label, plainName(label)].includes(wanted),
  );
  const state = effectiveState(build);
  const open = named.filter(isOpenBlockStep);
  const [past] = named.every(({ state }) => state === 'unblocked') ? named : [];
  const [step = past] = open;
  const none = (problem: string): NoStep => {
    const listed = steps.map(describeStep).join('; ') || 'none';
    const text = `${nameBuild(address)} ${problem}. Its block steps: ${listed}.`;
    // While nothing runs, no job adds a step.
    const isKnown = state !== 'blocked' || named.length > 0;
    return { problem: new OwnError(text), mayCome: isKnown && !isOver(build) };
  };
  if (named.length === 0 && wanted !== undefined)
    return none(`is ${state} and has no block step “${wanted}”`);
  if (step === undefined)
    return none(state === 'blocked' ? 'is not blocked at this step' : `is ${state}, not blocked`);
  if (open.length > 1) throw none('is blocked at several steps. Set step to one of them').problem;
  return { build, step };
}

function isBlockStep(job: Job): job is IdentifiedStep {
  return job.type === 'manual' && typeof job.id === 'string';
}

/** What a step is called in sentences. */
export function nameStep({ label, step_key, id }: IdentifiedStep): string {
  return plainName(label) || step_key || id;
}

/** A step as errors list it, with what is needed to unblock it. */
function describeStep(step: IdentifiedStep): string {
  const key = step.step_key ? ` (step: ${step.step_key})` : '';
  const fields = neededFields(step).join(', ');
  const state = step.state === 'blocked' && !isOpenBlockStep(step) ? 'not reached yet' : step.state;
  return `“${nameStep(step)}”${key} is ${state}${fields && `, needs the fields ${fields}`}`;
}
