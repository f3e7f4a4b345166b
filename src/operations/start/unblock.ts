import { isOpenBlockStep } from '../../model/block-step.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { Job, ManualJob } from '../../model/job.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import { plainName } from '../../report/builds/jobs.ts';
import type { Context } from '../context/context.ts';
import { OwnError } from '../context/error-text.ts';
import { interruptedWrite } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { writeGracefully } from '../end/graceful.ts';
import type { Pairs } from '../inputs/parsers/pairs.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome, reportBuild } from '../outputs/build-outcome.ts';
import { setBuildOutputs, withLink } from '../outputs/build-outputs.ts';
import type { PlannedRequest } from '../outputs/dry-run.ts';
import { waitForBuilds } from '../wait/wait.ts';

/** The step to unblock, and the values of its fields. */
interface UnblockOrder {
  readonly address: BuildAddress;
  /** Its key or its label; undefined for the only one that is blocked. */
  readonly step: string | undefined;
  readonly fields: Pairs | undefined;
}

/** A block step, by its ID. */
type BlockStep = ManualJob & { readonly id: string };

/** Unblocks a step. If someone unblocked it before, names the person. Then waits for the build, if `wait` is set. */
export async function unblockAndWait(
  order: UnblockOrder,
  then: { readonly wait: boolean; readonly options: WaitSettings; readonly sinceMs: number },
  context: Context,
): Promise<Outcome> {
  const { address, fields } = order;
  const { client, log, signal } = context;
  const { build, step } = await findStep(order, context);
  const what = `“${nameOf(step)}” in ${nameBuild(address)}`;
  let done: Job = step;
  let isNew = false;
  if (step.state === 'blocked') {
    const written = await writeGracefully(
      (guard) => client.jobs.unblock({ ...address, job: step.id }, { fields, ...guard }),
      { what: `unblock of ${what}` },
      context,
    );
    if (written === 'unknown') return interruptedWrite(`${what} may have been unblocked.`);
    if (written === 'not sent') return interruptedWrite(`${what} was not unblocked.`);
    done = written.value.job;
    isNew = !written.value.already;
  }
  const words = isNew ? 'unblocked' : `already unblocked ${by(done as ManualJob)}`;
  const sentence = `${nameBuild(address)}: ${words}: “${nameOf(step)}”.`;
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
  const read = await client.builds.get(address, { signal }).catch(() => tracked.build);
  return buildOutcome(sentence, [reportBuild({ address, build: read }, context)]);
}

/** The request that would be sent; none for a step that is not blocked any more. */
export async function planUnblock(order: UnblockOrder, context: Context): Promise<PlannedRequest[]> {
  const { step } = await findStep(order, context);
  const { address, fields } = order;
  if (step.state !== 'blocked') return [];
  return [{ endpoint: 'jobs.unblock', to: { ...address, job: step.id }, body: fields && { fields } }];
}

/**
 * Reads the build, and chooses the step: one that is blocked, or one that was unblocked if none is still to come.
 * @throws OwnError if there is none, or not only one, or its fields have no value.
 */
async function findStep(
  { address, step: wanted, fields = {} }: UnblockOrder,
  { client, journal, signal }: Context,
): Promise<{ readonly build: Build; readonly step: BlockStep }> {
  const build = await client.builds.get(address, { signal });
  setBuildOutputs([{ address, build }], journal);
  const steps = (build.jobs ?? []).filter(isBlockStep);
  const named = steps.filter(
    ({ step_key, label }) => wanted === undefined || [step_key, label, plainName(label)].includes(wanted),
  );
  const blocked = named.filter(isOpenBlockStep);
  const [past] = named.every(({ state }) => state === 'unblocked') ? named : [];
  const [step = past] = blocked;
  const fail = (problem: string) => {
    const listed = steps.map(describe).join('; ') || 'none';
    return new OwnError(`${nameBuild(address)} ${problem}. Its block steps: ${listed}.`);
  };
  if (named.length === 0 && wanted !== undefined) throw fail(`has no block step “${wanted}”`);
  const state = effectiveState(build);
  if (step === undefined)
    throw fail(state === 'blocked' ? 'is not blocked at this step' : `is ${state}, not blocked`);
  if (blocked.length > 1) throw fail('is blocked at several steps. Set step to one of them');
  const missing = step.state === 'blocked' ? required(step).filter((key) => !fields[key]) : [];
  if (missing.length > 0)
    throw new OwnError(`Input fields needs a value for ${missing.join(', ')}, to unblock “${nameOf(step)}”.`);
  return { build, step };
}

function isBlockStep(job: Job): job is BlockStep {
  return job.type === 'manual' && typeof job.id === 'string';
}

function nameOf({ label, step_key, id }: BlockStep): string {
  return plainName(label) || step_key || id;
}

/** A step as errors list it, with what is needed to unblock it. */
function describe(step: BlockStep): string {
  const key = step.step_key ? ` (step: ${step.step_key})` : '';
  const fields = required(step).join(', ');
  const state = step.state === 'blocked' && !isOpenBlockStep(step) ? 'not reached yet' : step.state;
  return `“${nameOf(step)}”${key} is ${state}${fields && `, needs the fields ${fields}`}`;
}

/** The keys of the fields that must have a value, if the service shows them. */
function required({ fields }: BlockStep): string[] {
  return (fields ?? []).flatMap(({ key, required: isRequired }) =>
    key && isRequired !== false ? [key] : [],
  );
}

/** Who unblocked a step, and when. */
function by({ unblocked_by: user, unblocked_at: at }: ManualJob): string {
  return `by ${user?.name || 'someone'}${at ? ` at ${at}` : ''}`;
}
