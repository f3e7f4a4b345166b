import { createSeededRandom } from '../../src/sandbox/identity.ts';
import { drawRun, exponential, type Load, type Run } from './load.ts';
import { createService, type Limits } from './service.ts';
import type { Manner, Waiter } from './waiters.ts';

/** What is simulated: many processes, each waiting for one build in the same manner, and bystanders. */
export interface Scenario {
  readonly load: Load;
  readonly limits: Limits;
  /** What others ask of the service, a minute. */
  readonly othersPerMinute: number;
  readonly manner: Manner;
  readonly seed: number;
}

interface Party {
  readonly run: Run;
  readonly waiter: Waiter;
  /** Counts its requests. */
  readonly inMinute: (nowMs: number) => number;
  closedUntilMs: number;
}

/** No wait is longer than this. */
const longestMs = 7 * 24 * 3_600_000;

/** Runs a scenario on a virtual clock until all waits have ended. The same seed gives the same tally. */
export function simulate({ load, limits, othersPerMinute, manner, seed }: Scenario) {
  const random = createSeededRandom(seed);
  const service = createService(limits, createSeededRandom(seed + 1));
  const others = createSeededRandom(seed + 2);
  const agenda = createAgenda<Party | null>();
  const tally = {
    /** Of the waiters. */
    requests: 0,
    refused: 0,
    /** Requests sent before the end of a window that had refused the same waiter. */
    beforeReset: 0,
    /** The most requests of one waiter, and of all of them, in any 60 seconds. */
    ownMost: 0,
    allMost: 0,
    bystandersRefused: 0,
  };
  const allInMinute = countMinute();
  /** How long after the end of its build each waiter saw it. */
  const delaysMs: number[] = [];
  for (let index = 0; index < load.waiters; index += 1) {
    const run = drawRun(random, load);
    const waiter = manner(run, createSeededRandom(seed * 1_009 + index));
    agenda.add(run.startMs + waiter.firstMs, { run, waiter, inMinute: countMinute(), closedUntilMs: 0 });
  }
  if (othersPerMinute > 0) agenda.add(exponential(others, 60_000 / othersPerMinute), null);

  /** One request of a bystander. */
  const pass = (nowMs: number) => {
    if (!service.request(nowMs).accepted) tally.bystandersRefused += 1;
    agenda.add(nowMs + exponential(others, 60_000 / othersPerMinute), null);
  };

  /** One request of a waiter. */
  const look = (party: Party, nowMs: number) => {
    const reply = service.request(nowMs);
    tally.requests += 1;
    tally.ownMost = Math.max(tally.ownMost, party.inMinute(nowMs));
    tally.allMost = Math.max(tally.allMost, allInMinute(nowMs));
    if (nowMs < party.closedUntilMs) tally.beforeReset += 1;
    if (!reply.accepted) {
      tally.refused += 1;
      party.closedUntilMs = reply.endsAtMs;
    }
    const waitMs = party.waiter.after(reply, nowMs);
    if (waitMs === null) delaysMs.push(nowMs - party.run.endMs);
    else agenda.add(nowMs + waitMs, party);
  };

  while (delaysMs.length < load.waiters) {
    const due = agenda.take();
    if (due === undefined || due.atMs > longestMs) throw new Error('A wait does not end.');
    if (due.item === null) pass(due.atMs);
    else look(due.item, due.atMs);
  }
  return { ...tally, delaysMs };
}

/** Counts events: called with the time of each, in order, it returns how many there were in the 60 seconds before. */
function countMinute(): (nowMs: number) => number {
  const times: number[] = [];
  let first = 0;
  return (nowMs) => {
    times.push(nowMs);
    // What came exactly a minute ago is in the minute before; times are sums, and not exact.
    while ((times[first] ?? nowMs) <= nowMs - 59_999.9) first += 1;
    return times.length - first;
  };
}

/** What happens next on a virtual clock; the earliest is the last. */
function createAgenda<Item>() {
  const entries: { readonly atMs: number; readonly item: Item }[] = [];
  return {
    add(atMs: number, item: Item): void {
      let [from, to] = [0, entries.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if ((entries[middle]?.atMs ?? 0) > atMs) from = middle + 1;
        else to = middle;
      }
      entries.splice(from, 0, { atMs, item });
    },
    take: () => entries.pop(),
  };
}
