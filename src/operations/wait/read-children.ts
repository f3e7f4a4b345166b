import type { BlockedChild } from '../../model/blocked-child.ts';
import { nameBuild, parseBuildUrl } from '../../model/build-address.ts';
import type { TriggerJob } from '../../model/job.ts';
import { effectiveState } from '../../model/states.ts';
import { plainName, readBlockSteps } from '../../report/builds/jobs.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { askedOnce } from '../context/time-to-wait.ts';
import { readBuild } from '../lists/read-build.ts';
import { awaitedSteps, childUrl, type Parent } from './children.ts';
import type { ChildrenEvent } from './state.ts';

/** It only improves the wait: what is not answered for so long is read again later. */
const timeoutMs = 10_000;

/** Reads the children that a build waits for, until one is not blocked: first the one that was not. @throws the signal's reason. */
export async function readChildren(
  { id, children, ...seen }: Parent,
  context: Context,
): Promise<readonly ChildrenEvent[]> {
  const readMs = context.clock.monotonic();
  const steps = awaitedSteps(seen);
  const isFirst = (step: TriggerJob) => childUrl(step) === children?.open;
  const blocked = new Map<string, BlockedChild>();
  for (const step of [...steps.filter(isFirst), ...steps.filter((one) => !isFirst(one))]) {
    const child = await readBlocked(step, context);
    const open = childUrl(step);
    if (child === null) return [{ type: 'children', id, children: { readMs, blocked: new Map(), open } }];
    blocked.set(open, child);
  }
  return [{ type: 'children', id, children: { readMs, blocked } }];
}

/** The child of a trigger step if it is blocked; null if it is not, or cannot be read. @throws the signal's reason. */
async function readBlocked(step: TriggerJob, context: Context): Promise<BlockedChild | null> {
  const { clock, log, signal } = context;
  const address = parseBuildUrl(childUrl(step));
  if (address === null) return null;
  try {
    // Ahead of the polls, which can take all of the pace.
    const limits = { ...askedOnce(clock), signal, timeoutMs, rank: 'last' } as const;
    const build = await readBuild(address, { exclude_pipeline: true, ...limits }, context);
    const [at = 'block step'] = readBlockSteps(build.jobs ?? []);
    const name = plainName(step.name) || step.step_key || 'trigger step';
    return effectiveState(build) === 'blocked'
      ? { name: nameBuild(address), webUrl: build.web_url ?? null, at, step: name }
      : null;
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`Could not read ${nameBuild(address)}: ${errorText(error)}`);
    return null;
  }
}
