import type { Build } from '../../model/build.ts';
import { pipelineAddressOf } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import type { ToLink } from '../../report/text/url.ts';
import { parseSlug } from '../inputs/parsers/addresses.ts';
import { isParsed } from '../inputs/parsers/parsed.ts';
import type { OutputName, OutputValue } from './declarations.ts';

/** A build that a step handles: its address, and its last known state. */
export interface TrackedBuild {
  readonly address: BuildAddress;
  readonly build: Build;
  /** The state of the steps that alone were waited for, once they have ended. */
  readonly stepsState?: string | undefined;
}

/** A line of the log that ends with the web address of its build. */
export function withLink(
  line: string,
  { web_url }: Pick<Build, 'web_url'>,
  { toLink }: { readonly toLink: ToLink },
): string {
  return `${line} ${toLink(web_url) ?? ''}`.trim();
}

/** One entry of the output `builds`. */
export function buildEntry({ address, build, stepsState }: TrackedBuild) {
  const state = stepsState ?? effectiveState(build);
  return { ...address, id: build.id, url: build.web_url ?? null, state };
}

/**
 * The outputs about builds, as far as they are known. Those about a single build are set only if `expected` is one, because
 * an output cannot be unset.
 */
export function buildValues(
  tracked: readonly TrackedBuild[],
  expected = tracked.length,
): Partial<Record<OutputName, OutputValue>> {
  const builds = tracked.map(buildEntry);
  const [first] = tracked;
  if (first === undefined || expected !== 1) return { builds };
  const { address, build, stepsState } = first;
  return {
    builds,
    'build-number': String(address.number),
    'build-id': build.id,
    'build-url': build.web_url ?? '',
    state: stepsState ?? effectiveState(build),
  };
}

/** Sets these outputs immediately. */
export function setBuildOutputs(
  tracked: readonly TrackedBuild[],
  journal: { readonly output: (name: OutputName, value: OutputValue) => void },
  expected = tracked.length,
): void {
  for (const [name, value] of Object.entries(buildValues(tracked, expected)))
    journal.output(name as OutputName, value);
}

/** A listed build with its address; null if it does not say which pipeline it belongs to. */
export function trackListed(build: Build): TrackedBuild | null {
  const pipeline = pipelineAddressOf(build);
  const isValid = pipeline !== null && Object.values(pipeline).every((slug) => isParsed(parseSlug(slug, 0)));
  return isValid ? { address: { ...pipeline, number: build.number }, build } : null;
}
