import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { MissingBuildError } from '../context/missing-build-error.ts';
import { sleepWhile } from '../context/wakeable-sleep.ts';
import { isSameBuild, nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { isRefusedForGood } from './read-builds.ts';

/** A build that is not looked for any longer, and why. */
interface GivenUp {
  readonly address: BuildAddress;
  readonly error: Error;
}

/** A search for builds with known addresses. It continues while those already found are waited for. */
export interface BuildSearch {
  /** How many builds are wanted. */
  readonly wanted: number;
  /** The builds found so far, in the order of their addresses. */
  readonly found: () => readonly TrackedBuild[];
  /** Those given up, the first one first. */
  readonly failures: () => readonly GivenUp[];
  /** The addresses of those neither found nor given up. */
  readonly missing: () => readonly BuildAddress[];
  /** The addresses of those that the service has not shown, and neither refused nor said not to exist. */
  readonly unread: () => readonly BuildAddress[];
  /** True while a build is looked for that the service has neither shown nor said not to exist. */
  readonly isReading: () => boolean;
  /** True while a build is looked for. */
  readonly isOpen: () => boolean;
  /** Aborts when the next build is found or given up. */
  readonly change: () => AbortSignal;
  /** Has a listener called whenever a build has been found. Replaces the one before. */
  readonly onFound: (listener: () => void) => void;
  /** Records builds that something else has found. */
  readonly record: (builds: readonly TrackedBuild[]) => void;
  /** Ends the search. */
  readonly stop: () => void;
}

/** How one build is looked for. */
interface Look {
  readonly signal: AbortSignal;
  /** Must be called when the service says that the build does not exist, and when the look begins that decides. */
  readonly setAbsent: (isAbsent: boolean) => void;
}

/** More warnings than these would hide others. */
const mostWarnings = 3;

/** What is looked for. */
interface SearchOptions {
  readonly addresses: readonly BuildAddress[];
  readonly lookFor: (address: BuildAddress, look: Look) => Promise<TrackedBuild>;
  /** True if one build that cannot be read fails the step: then those that do not exist yet are not looked for any longer. */
  readonly needsAll: boolean;
}

/** Looks for builds, each by itself: one that does not appear, or cannot be read, is given up alone. */
export function searchBuilds(
  { addresses, lookFor, needsAll }: SearchOptions,
  { log, signal }: Pick<Context, 'log' | 'signal'>,
): BuildSearch {
  const stopping = new AbortController();
  const stopped = AbortSignal.any([signal, stopping.signal]);
  const found = new Map<string, TrackedBuild>();
  const failures: GivenUp[] = [];
  const absent = new Set<string>();
  const looks = new Map(addresses.map((address) => [nameBuild(address), new AbortController()]));
  let isHopeless = false;
  let change = new AbortController();
  let open = addresses.length;
  let tellFound = () => {};

  const signalOf = (address: BuildAddress) => {
    const look = looks.get(nameBuild(address));
    return look === undefined ? stopped : AbortSignal.any([stopped, look.signal]);
  };
  const leaveAbsent = () => {
    if (isHopeless) for (const name of absent) looks.get(name)?.abort();
  };
  const searchOne = async (address: BuildAddress) => {
    const name = nameBuild(address);
    const setAbsent = (isAbsent: boolean) => {
      if (!isAbsent) return void absent.delete(name);
      absent.add(name);
      leaveAbsent();
    };
    const one = await lookFor(address, { signal: signalOf(address), setAbsent });
    if (stopped.aborted) return;
    found.set(name, one);
    tellFound();
  };
  const giveUp = (address: BuildAddress, error: Error) => {
    if (signalOf(address).aborted) return;
    failures.push({ address, error });
    if (addresses.length > 1 && failures.length <= mostWarnings) log.warning(errorSentence(error));
    isHopeless ||= needsAll && !(error instanceof MissingBuildError);
    leaveAbsent();
  };
  const close = () => {
    open -= 1;
    const before = change;
    change = new AbortController();
    before.abort();
  };
  for (const address of addresses) {
    void searchOne(address)
      .catch((error) => giveUp(address, error))
      .finally(close);
  }

  const find = (address: BuildAddress) => found.get(nameBuild(address));
  const failureOf = (address: BuildAddress) => failures.find((one) => isSameBuild(one.address, address));
  const isOpen = (address: BuildAddress) => !find(address) && !failureOf(address);
  const isAnswered = (address: BuildAddress) =>
    absent.has(nameBuild(address)) || isRefusedForGood(failureOf(address)?.error);
  return {
    wanted: addresses.length,
    found: () => addresses.flatMap((address) => find(address) ?? []),
    missing: () => addresses.filter(isOpen),
    unread: () => addresses.filter((address) => !find(address) && !isAnswered(address)),
    failures: () => failures.filter(({ address }) => !find(address)),
    isReading: () => addresses.some((address) => isOpen(address) && !isAnswered(address)),
    isOpen: () => open > 0,
    change: () => change.signal,
    onFound: (listener) => {
      tellFound = listener;
    },
    record: (builds) => {
      for (const one of builds) found.set(nameBuild(one.address), one);
    },
    stop: () => stopping.abort(),
  };
}

/** The same builds in the order of their addresses. */
export function inOrder<One extends TrackedBuild>(
  builds: readonly One[],
  search: BuildSearch | undefined,
): readonly One[] {
  if (search === undefined) return builds;
  const names = search.found().map(({ address }) => nameBuild(address));
  const placeOf = ({ address }: One) => names.indexOf(nameBuild(address));
  return builds.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The known builds and those found since, in the order of their addresses. */
export function withFound<Known extends TrackedBuild>(
  known: readonly Known[],
  search: BuildSearch | undefined,
  start: (found: TrackedBuild) => Known,
): readonly Known[] {
  if (search === undefined) return known;
  const byName = new Map(known.map((one) => [nameBuild(one.address), one]));
  return search.found().map((one) => byName.get(nameBuild(one.address)) ?? start(one));
}

/** Waits for a change of a search that is open. @throws the signal's reason, which ends every search. */
export async function awaitChange(change: AbortSignal, { signal }: Pick<Context, 'signal'>): Promise<void> {
  await new Promise<void>((resolve) => {
    if (change.aborted) return resolve();
    change.addEventListener('abort', () => resolve(), { once: true });
  });
  signal.throwIfAborted();
}

/** The first requests usually find all builds. Only those that they do not find are worth a wait without them. */
const firstMs = 1_000;

/** Waits until all builds have been found or given up, but not long. @throws the signal's reason. */
export async function awaitFirstRequests(
  search: BuildSearch,
  context: Pick<Context, 'clock' | 'signal'>,
): Promise<void> {
  const endMs = context.clock.monotonic() + firstMs;
  await sleepWhile(search.isOpen, { endMs, wake: search.change }, context);
}
