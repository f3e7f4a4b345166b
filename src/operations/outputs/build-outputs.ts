import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import type { Journal, SavedBuild } from '../context/journal.ts';
import { parseSlug } from '../inputs/parsers/addresses.ts';
import { isParsed } from '../inputs/parsers/parsed.ts';

/** `acme/web #42`, as the log and every sentence name a build. */
export function nameBuild(address: BuildAddress): string {
  return `${address.organization}/${address.pipeline} #${address.number}`;
}

/** `build of acme/web`, or `rebuild of acme/web #42`: one whose number is not known. */
export function nameRequested({ organization, pipeline, rebuild }: SavedBuild): string {
  if (rebuild === undefined) return `build of ${organization}/${pipeline}`;
  return `rebuild of ${nameBuild({ organization, pipeline, number: rebuild.of })}`;
}

/** What is said of a build that nobody cancels where it is. */
export function describeBlocked(address: BuildAddress): string {
  return `${nameBuild(address)} waits at a block step, where the service refuses to cancel it; it goes on if somebody unblocks it.`;
}

/** True for two addresses of the same build. */
export function isSameBuild(a: BuildAddress, b: BuildAddress): boolean {
  return a.number === b.number && a.pipeline === b.pipeline && a.organization === b.organization;
}

/** A build that a step handles: where it is, and the latest that is known of it. */
export interface TrackedBuild {
  readonly address: BuildAddress;
  readonly build: Build;
  /** Whether this step started it, took it over from an earlier run, or found it. Found, unless said. */
  readonly origin?: 'started' | 'attached' | 'found';
  /** The key that it carries, where its creation was in doubt: a twin with the same key may still show up. */
  readonly duplicateKey?: string;
}

/** A build as the post step needs it. */
export function toSaved({ address, duplicateKey }: TrackedBuild): SavedBuild {
  return duplicateKey === undefined ? address : { ...address, key: duplicateKey };
}

/** Saves what is left to the post step: builds that it cancels, and creations whose outcome is in doubt. */
export function saveUnfinished(
  left: { readonly pending: readonly SavedBuild[]; readonly builds: readonly SavedBuild[] },
  journal: Journal,
): void {
  const builds = [...left.builds, ...left.pending];
  const phase = left.pending.length > 0 ? 'creating' : 'waiting';
  journal.save({ phase: builds.length > 0 ? phase : 'done', builds });
}

/** One build as the output `builds` shows it. */
export function buildEntry({ address, build }: TrackedBuild) {
  return { ...address, id: build.id, url: build.web_url ?? null, state: effectiveState(build) };
}

/**
 * Sets the outputs that name the builds, as far as they are known now. Those that speak of a single build are set only
 * where there will be just one: an output that is set cannot be taken back.
 */
export function setBuildOutputs(
  tracked: readonly TrackedBuild[],
  journal: Journal,
  expected = tracked.length,
): void {
  journal.output('builds', tracked.map(buildEntry));
  const [first] = tracked;
  if (first === undefined || expected !== 1) return;
  journal.output('build-number', String(first.address.number));
  journal.output('build-id', first.build.id);
  journal.output('build-url', first.build.web_url ?? '');
  journal.output('state', effectiveState(first.build));
}

const apiPath = /\/organizations\/([^/?#]{1,255})\/pipelines\/([^/?#]{1,255})\/builds\/\d+$/;

/** Where a listed build belongs: no field but its API address names the organization. Null where it does not say. */
export function addressOf(build: Build): BuildAddress | null {
  const [, organization = '', pipeline = ''] = apiPath.exec(build.url ?? '') ?? [];
  return isSlug(organization) && isSlug(pipeline) ? { organization, pipeline, number: build.number } : null;
}

function isSlug(text: string): boolean {
  return isParsed(parseSlug(text, 0));
}
