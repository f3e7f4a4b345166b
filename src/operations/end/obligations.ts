import { buildKeyName, type Clock } from '../../client/index.ts';
import { nameBuild, namePipeline } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { Obligation } from '../context/journal.ts';
import type { CallLimits } from '../context/time-to-wait.ts';
import type { StepBuild } from './step-build.ts';

/** A service may carry out a creation whose answer was lost, and list its build, so much later: one list then decides. */
const keyPauseMs = 30_000;

/** Builds with a key, of which one may be kept. */
export type KeyedBuilds = Extract<Obligation, { readonly key: string }>;

/** The same after the answer to a creation was lost. */
export function lostNow(keyed: KeyedBuilds, { now }: Pick<Clock, 'now'>): KeyedBuilds {
  return { ...keyed, lookAtMs: now() + keyPauseMs };
}

/** What the post step does about builds that are known. */
export function toCancel(builds: readonly { readonly address: BuildAddress }[]): readonly Obligation[] {
  return builds.map(({ address: { organization, pipeline, number } }) => ({
    cancel: { organization, pipeline, number },
  }));
}

/** A request whose outcome is unknown. A retry in doubt is named, but nothing finds out whose it is. */
export type Pending = Obligation | { readonly retryOf: BuildAddress };

/** Until when a build may be started, and what must be reported meanwhile. */
export interface Sending extends CallLimits {
  /**
   * Must be called right before each attempt of a request that starts a build, and with null as soon as it is certain that
   * nothing came of it. `continued` is the build that it makes run again.
   */
  readonly onPending: (one: Pending | null, continued?: StepBuild) => void;
  /** Must be called with the build that was started, before the log names it; with its key if the answer was lost. */
  readonly onStarted: (tracked: StepBuild, key?: KeyedBuilds) => void;
}

/** `rebuild of acme/web #42`, `retry of acme/web #42`, `build of acme/web` with its key; of a build that is known its name. */
export function nameRequested(one: Pending): string {
  if ('cancel' in one) return nameBuild(one.cancel);
  if ('retryOf' in one) return `retry of ${nameBuild(one.retryOf)}`;
  if ('key' in one) return `build of ${namePipeline(one.in)} with the meta-data ${buildKeyName} = ${one.key}`;
  return `rebuild of ${nameBuild({ ...one.in, number: one.rebuiltFrom })}`;
}

/**
 * What happens to a request of unknown outcome. With the key of a creation, a person can look for the build if the post step
 * does not find it.
 */
export function describeDoubt(one: Pending, isMine: boolean): string {
  const name = `A ${nameRequested(one)} may have been`;
  if ('retryOf' in one) return `${name} started. This step does not cancel it.`;
  const next = isMine
    ? '. The post step looks for it, and cancels it.'
    : ', and keeps running: this step does not cancel it.';
  return `${name} created${next}`;
}
