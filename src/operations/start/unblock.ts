import { isBeforeUnblock, isOpenBlockStep } from '../../model/block-step.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { Job, ManualJob } from '../../model/job.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { OwnError } from '../context/error-text.ts';
import { interruptedWrite } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { writeGracefully } from '../end/graceful.ts';
import type { Pairs } from '../inputs/parsers/pairs.ts';
import { readBuild } from '../lists/read-build.ts';
import { buildOutcome, reportBuild } from '../outputs/build-outcome.ts';
import { withLink } from '../outputs/build-outputs.ts';
import type { PlannedRequest } from '../outputs/dry-run.ts';
import { waitForBuilds } from '../wait/wait.ts';
import { fieldProblems } from './block-fields.ts';
import { findStep, nameStep } from './find-step.ts';
import type { StartSettings } from './start-builds.ts';

/** The step to unblock, and the values of its fields. */
interface UnblockOrder {
  readonly address: BuildAddress;
  /** Its key or its label; undefined for the only one that is blocked. */
  readonly step: string | undefined;
  readonly fields: Pairs | undefined;
  /** Until when it may appear that the build is blocked at the step, by the monotonic clock. */
  readonly appearByMs: number;
}

/** Unblocks a step. If someone unblocked it before, names the person. Then waits for the build, if `wait` is set. */
export async function unblockAndWait(
  order: UnblockOrder,
  then: StartSettings,
  context: Context,
): Promise<Outcome> {
  const { address, fields } = order;
  const { client, log, signal } = context;
  const { build, step } = await findWithFields(order, context);
  const what = `“${nameStep(step)}” in ${nameBuild(address)}`;
  let done: Job = step;
  let isNew = false;
  if (step.state === 'blocked') {
    const written = await writeGracefully(
      (guard) => client.jobs.unblock({ ...address, job: step.id }, { fields, ...guard }),
      { what: `unblock of ${what}` },
      context,
    );
    if (typeof written === 'string') return interruptedWrite(written, what, 'unblocked');
    done = written.value.job;
    isNew = !written.value.already;
  }
  const words = isNew ? 'unblocked' : `already unblocked ${by(done as ManualJob)}`;
  const sentence = `${nameBuild(address)}: ${words}: “${nameStep(step)}”.`;
  if (!isNew && fields !== undefined) log.warning(`${sentence} The values of fields were not sent.`);
  const jobs = build.jobs?.map((job) => (job.id === step.id ? done : job));
  // What was read before the step was unblocked.
  const isPast = step.state === 'blocked' && !jobs?.some(isOpenBlockStep);
  const now = { ...build, jobs, ...(isPast && { state: 'running', blocked: false }) };
  const tracked = { address, build: now, unblocked: step.id };
  if (then.wait && !signal.aborted) {
    log.info(withLink(sentence, build, context));
    return waitForBuilds([tracked], then, context);
  }
  const read = await readBuild(address, { signal }, context).catch(() => now);
  const last = isBeforeUnblock(read, step.id) ? now : read;
  return buildOutcome(sentence, [reportBuild({ address, build: last }, context)]);
}

/** The request that would be sent; none for a step that is not blocked any more. */
export async function planUnblock(order: UnblockOrder, context: Context): Promise<PlannedRequest[]> {
  const { step } = await findWithFields(order, context);
  const { address, fields } = order;
  if (step.state !== 'blocked') return [];
  return [{ endpoint: 'jobs.unblock', to: { ...address, job: step.id }, body: fields && { fields } }];
}

/** The step, if its fields have the values that they need. @throws OwnError otherwise. */
async function findWithFields({ appearByMs, fields = {}, ...wanted }: UnblockOrder, context: Context) {
  const found = await findStep(wanted, appearByMs, context);
  const { step } = found;
  const problems = step.state === 'blocked' ? fieldProblems(step, fields) : [];
  if (problems.length > 0)
    throw new OwnError(`Input fields ${problems.join('; ')}, to unblock “${nameStep(step)}”.`);
  return found;
}

/** Who unblocked a step, and when. */
function by({ unblocked_by: user, unblocked_at: at }: ManualJob): string {
  return `by ${user?.name || 'someone'}${at ? ` at ${at}` : ''}`;
}
