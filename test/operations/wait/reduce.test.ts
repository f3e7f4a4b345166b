import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Build } from '../../../src/model/build.ts';
import type { WaitSettings } from '../../../src/operations/inputs/wait-settings.ts';
import { nextLimitMs } from '../../../src/operations/wait/judge.ts';
import { reduce } from '../../../src/operations/wait/reduce.ts';
import {
  beginWait,
  type WaitState,
  type WaitTarget,
  type Watched,
  type WatchedEvent,
} from '../../../src/operations/wait/state.ts';

const epochMs = Date.UTC(2026, 0, 15, 9);
const at = (ms: number) => ({ monotonicMs: ms, epochMs: epochMs + ms });
const iso = (ms: number) => new Date(epochMs + ms).toISOString();
const build = (number: number, more: object = {}): Build => ({
  id: `b${number}`,
  number,
  state: 'running',
  jobs: [],
  created_at: iso(0),
  ...more,
});
const job = (state: string, more: object = {}) => ({
  id: 'j',
  type: 'script',
  state,
  created_at: iso(0),
  runnable_at: iso(0),
  ...more,
});
const address = (number: number) => ({ organization: 'acme', pipeline: 'web', number });
const id = (number: number) => `acme/web #${number}`;
const started = (number: number, more: object = {}): WaitTarget => ({
  address: address(number),
  build: build(number, more),
  origin: 'started',
});
const known = (number: number): WaitTarget => ({ address: address(number) });

const defaults: WaitSettings = { timeoutMs: 60_000, successStates: ['passed'], until: 'all' };
const begin = (more: Partial<WaitSettings>, ...targets: WaitTarget[]): WaitState => {
  const settings = { ...defaults, ...more };
  return beginWait(targets, { settings, sinceMs: 0, appearTimeoutMs: 30_000 }, at(0));
};

/** What a read of a build says at a time: what it shows, or why it shows nothing. */
type Shown = object | 'gone' | 'refused' | 'outage';
type Service = (number: number, ms: number) => Shown;

function answer(number: number, shown: Shown, isLook: boolean, sentMs: number): WatchedEvent {
  return typeof shown === 'string'
    ? { type: 'unread', id: id(number), why: shown as 'gone', error: new Error(shown), isLook }
    : { type: 'read', id: id(number), address: address(number), build: build(number, shown), isLook, sentMs };
}

/** The builds to read once more, or to cancel. */
const wantsOf = ({ all }: WaitState) =>
  all.flatMap((one) => {
    const kinds = { open: null, confirming: 'look', canceling: 'cancel', over: null } as const;
    const kind = kinds[one.phase.is];
    return kind === null ? [] : [{ one, kind }];
  });
const isWaitOver = ({ all }: WaitState) => all.every(({ phase }) => phase.is === 'over');

type Result = Extract<WatchedEvent, { type: 'canceled' }>['result'];

const numberOf = (one: Watched) => Number(one.id.split('#')[1]);

function cancelTo(number: number, result: Result, shown: Shown): WatchedEvent {
  const then = result === 'canceled' ? { state: 'canceling' } : shown;
  const seen = typeof then === 'object' ? { build: build(number, then) } : {};
  return { type: 'canceled', id: id(number), result, ...seen };
}

const tick = { type: 'tick' } as const;

/** Runs a wait against a service that answers at once, polls every 5 s, and says how each build ended. */
function run(initial: WaitState, service: Service, result: Result = 'canceled', fromMs = 0) {
  const canceled: number[] = [];
  let ms = fromMs;
  let state = reduce(initial, tick, at(ms));
  for (let step = 0; !isWaitOver(state) && step < 10_000; step += 1) {
    const wants = wantsOf(state);
    for (const { one, kind } of wants) {
      const number = numberOf(one);
      const shown = service(number, ms);
      if (kind === 'cancel') canceled.push(number);
      else if (typeof shown === 'string') ms += 1_500;
      const event = kind === 'cancel' ? cancelTo(number, result, shown) : answer(number, shown, true, ms);
      state = reduce(state, event, at(ms));
    }
    if (wants.length > 0) continue;
    ms = Math.min(ms + 5_000, nextLimitMs(state, ms));
    state = poll(state, service, ms);
  }
  return { state, ms, canceled, ends: state.all.map(describeEnd) };
}

function poll(before: WaitState, service: Service, ms: number): WaitState {
  const events = before.all.map(numberOf).map((each) => answer(each, service(each, ms), false, ms));
  return [...events, tick].reduce((state, event) => reduce(state, event, at(ms)), before);
}

function describeEnd({ phase, build: last }: Watched): string {
  if (phase.is !== 'over') return phase.is;
  const { why = 'ended', canceled, isUnshown, steps } = phase.end?.stop ?? {};
  const tried = canceled === undefined ? '' : `, canceled ${canceled}`;
  const what = steps ? `${why} ${steps.state}` : why;
  return `${what}${tried}, ${isUnshown ? 'never shown' : (last?.state ?? 'unseen')}`;
}

/** The states of the document, those of the live service, and those that are not known. */
const states: readonly { readonly is: string; readonly shown: object; readonly ends: boolean }[] = [
  { is: 'passed', shown: { state: 'passed' }, ends: true },
  { is: 'failed', shown: { state: 'failed' }, ends: true },
  { is: 'blocked', shown: { state: 'blocked' }, ends: true },
  { is: 'canceled', shown: { state: 'canceled' }, ends: true },
  { is: 'skipped', shown: { state: 'skipped' }, ends: true },
  { is: 'not_run', shown: { state: 'not_run' }, ends: true },
  { is: 'running', shown: { state: 'running' }, ends: false },
  { is: 'scheduled', shown: { state: 'scheduled' }, ends: false },
  { is: 'failing', shown: { state: 'failing' }, ends: false },
  { is: 'canceling', shown: { state: 'canceling' }, ends: false },
  { is: 'creating', shown: { state: 'creating' }, ends: false },
  { is: 'waiting', shown: { state: 'waiting' }, ends: false },
  { is: 'waiting_failed', shown: { state: 'waiting_failed' }, ends: false },
  { is: 'an unknown state', shown: { state: 'brand_new' }, ends: false },
  { is: 'an unknown state that finished', shown: { state: 'brand_new', finished_at: iso(1) }, ends: true },
  { is: 'passed and blocked', shown: { state: 'passed', blocked: true }, ends: true },
  { is: 'failed and blocked', shown: { state: 'failed', blocked: true }, ends: true },
  { is: 'running and blocked', shown: { state: 'running', blocked: true }, ends: true },
  { is: 'passed without jobs', shown: { state: 'passed', jobs: undefined }, ends: true },
  { is: 'running with a finish time', shown: { state: 'running', finished_at: iso(1) }, ends: false },
];
const queued = { state: 'running', jobs: [job('scheduled')] };
const running = { state: 'running', jobs: [job('running', { started_at: iso(1) })] };
const passed = { state: 'passed' };
const failed = { state: 'failed' };

/** Shows one thing until then, and another one from then on. */
const until =
  (ms: number, before: Shown, after: Shown): Service =>
  (_, now) =>
    now < ms ? before : after;
/** What is shown of the first build, the second one, and so on. */
const each =
  (...all: readonly (Shown | Service)[]): Service =>
  (number, ms) => {
    const shown = all[number - 1] ?? running;
    return typeof shown === 'function' ? (shown as Service)(number, ms) : shown;
  };
const one = [started(1)];
const two = [started(1), started(2)];
const waiting = [started(1, queued)];

/** Some settings, what the service shows, and how the wait for each build ends. */
interface Story {
  readonly settings?: Partial<WaitSettings>;
  readonly shown: Shown | Service;
  readonly ends: string | readonly string[];
  /** What is waited for, if not builds that this step has started. */
  readonly of?: readonly WaitTarget[];
  /** When the wait ends. */
  readonly ms?: number;
  /** The result of each cancel; `canceled` unless given. */
  readonly result?: Result;
}

/** Checks stories by their names. A build is canceled if, and only if, its end says that this was tried. */
function check(stories: Readonly<Record<string, Story>>) {
  it.each(Object.entries(stories))('%s', (_name, { settings = {}, shown, result, ms, ...story }) => {
    const ends = [story.ends].flat();
    const { of = ends.map((_end, index) => started(index + 1)) } = story;
    const service = typeof shown === 'function' ? (shown as Service) : () => shown;
    const found = run(begin(settings, ...of), service, result);
    expect(found.ends).toEqual(ends);
    if (ms !== undefined) expect(found.ms).toBe(ms);
    const canceled = ends.flatMap((each, index) => (each.includes('canceled ') ? [index + 1] : []));
    if (result !== 'ended' && result !== 'blocked') expect(found.canceled.toSorted()).toEqual(canceled);
  });
}

const asked = { cancelOnTimeout: true };
const queue = { queueTimeoutMs: 20_000 };
const atLast = until(60_000, running, passed);
const canceledLate = 'timeout, canceled true, canceling';

describe('a wait', () => {
  it.each(
    states.map(
      (row) => [`${row.ends ? 'ends' : 'continues'} when the state of the build is ${row.is}`, row] as const,
    ),
  )('%s', (_name, row) => {
    const { ends, ms, canceled } = run(begin(asked, ...one), () => row.shown);
    const { state } = row.shown as Build;
    expect(ends).toEqual([row.ends ? `ended, ${state}` : canceledLate]);
    expect(canceled).toEqual(row.ends ? [] : [1]);
    if (row.ends) expect(ms).toBeLessThan(60_000);
    else expect(ms).toBe(60_000);
  });

  it('continues when the last read shows a retried job of a build that had ended', () => {
    const ended = reduce(begin({}, ...one), answer(1, failed, false, 5_000), at(5_000));
    expect(wantsOf(ended)).toMatchObject([{ kind: 'look' }]);
    const open = reduce(ended, answer(1, running, true, 5_000), at(5_000));
    expect(wantsOf(open)).toEqual([]);
    expect(run(open, until(20_000, running, passed)).ends).toEqual(['ended, passed']);
  });

  check({
    'waits while the build is blocked with wait-through-blocked': {
      settings: { throughBlocked: true },
      shown: { state: 'blocked' },
      ends: 'timeout, blocked',
    },
    'waits while a build that has passed is blocked with wait-through-blocked': {
      settings: { throughBlocked: true },
      shown: { ...passed, blocked: true },
      ends: 'timeout, passed',
    },
  });
});

describe('a limit of a wait', () => {
  const again = (times: object) =>
    until(15_000, queued, {
      jobs: [job('finished', times), job('scheduled', { id: 'k', runnable_at: null })],
    });
  const ran = { started_at: iso(11_000), finished_at: iso(12_000) };
  const ahead = { started_at: iso(3_600_000), finished_at: iso(3_600_000) };
  const unblocked = { type: 'manual', id: 'm', state: 'unblocked', unblocked_at: iso(16_000) };
  const asleep = 'queue-timeout, running';
  const of = waiting;
  const blocked = { state: 'blocked' };
  const free = { jobs: [unblocked, job('scheduled', { runnable_at: null })] };
  const through = { throughBlocked: true };
  const none = { jobs: undefined };
  const created = [{ ...started(1, none), knownMs: -10_000 }];
  const refused = 'timeout, canceled false, running';
  check({
    'ends with timeout when the build is still running at wait-timeout': {
      shown: running,
      ends: 'timeout, running',
      ms: 60_000,
    },
    'cancels the build at wait-timeout with cancel-on: timeout': {
      settings: asked,
      shown: running,
      ends: canceledLate,
      ms: 60_000,
    },
    'leaves the build to the post step when its cancel fails': {
      settings: asked,
      shown: running,
      ends: 'timeout, canceled failed, running',
      result: 'failed',
    },
    'ends with queue-timeout when no agent picks up a job': {
      settings: queue,
      shown: queued,
      ends: asleep,
      of,
      ms: 20_000,
    },
    'cancels the build at queue-timeout with cancel-on: timeout': {
      settings: { ...queue, ...asked },
      shown: queued,
      ends: 'queue-timeout, canceled true, canceling',
      of,
    },
    'ends with the build when an agent comes before the last read at queue-timeout': {
      settings: queue,
      shown: until(20_000, queued, passed),
      ends: 'ended, passed',
      of,
    },
    'counts queue-timeout from the end of a job that has run meanwhile': {
      settings: queue,
      shown: again(ran),
      ends: asleep,
      of,
      ms: 32_000,
    },
    'counts queue-timeout from the start of a trigger step that has begun meanwhile': {
      settings: queue,
      shown: again({ type: 'trigger', started_at: iso(12_000) }),
      ends: asleep,
      of,
      ms: 32_000,
    },
    'counts queue-timeout from the first look when a job seems to run in the future': {
      settings: queue,
      shown: again(ahead),
      ends: asleep,
      of,
      ms: 20_000,
    },
    'counts queue-timeout from the first look when jobs ended long before, as before a retry': {
      settings: queue,
      shown: { jobs: [job('finished', { finished_at: iso(-60_000) }), job('scheduled', { id: 'k' })] },
      ends: asleep,
      of: [known(1)],
      ms: 25_000,
    },
    'counts queue-timeout from the time at which the build was unblocked': {
      settings: { ...queue, ...through },
      shown: until(16_000, blocked, free),
      ends: asleep,
      ms: 36_000,
    },
    'counts queue-timeout from the creation when no response shows jobs': {
      settings: queue,
      shown: none,
      ends: asleep,
      of: created,
      ms: 10_000,
    },
    'ends with queue-timeout when no response shows jobs any more': {
      settings: queue,
      shown: none,
      ends: asleep,
      of,
      ms: 20_000,
    },
    'ends with timeout, not with queue-timeout, when no response after a job ran shows jobs': {
      settings: queue,
      shown: none,
      ends: 'timeout, running',
      of: [started(1, running)],
    },
    'ends with timeout, not with queue-timeout, when the build cannot be read': {
      settings: { ...queue, ...asked },
      shown: until(5_001, queued, 'outage'),
      ends: canceledLate,
      of,
    },
    'ends with the build when it passes before its cancel': {
      settings: asked,
      shown: atLast,
      ends: 'ended, passed',
      result: 'ended',
    },
    'ends with the build when it is blocked before its cancel': {
      settings: asked,
      shown: running,
      ends: 'ended, running',
      result: 'blocked',
    },
    'ends with timeout when the build is blocked before its cancel, with wait-through-blocked': {
      settings: { ...asked, ...through },
      shown: running,
      ends: refused,
      result: 'blocked',
    },
    'ends with a build that no response shows when it ends before its cancel': {
      settings: { ...asked, failFast: true },
      shown: 'outage',
      ends: 'ended, unseen',
      of: [known(1)],
      result: 'ended',
    },
  });

  const idle = started(1, queued);
  it.each<[isOver: boolean, when: string, of: WaitTarget, ms: number, ...reads: [Shown, number][]]>([
    [true, 'a read at queue-timeout took 2 s', idle, 20_000, [queued, 2_000]],
    [false, 'two reads at queue-timeout took more', idle, 20_000, [queued, 3_000], [queued, 3_000]],
    [true, 'three reads took more', idle, 20_000, [queued, 3_000], [queued, 3_000], [queued, 3_000]],
    [true, 'three reads were refused', idle, 20_000, ['refused', 0], ['refused', 0], ['refused', 0]],
    [true, 'a read at queue-timeout shows a blocked build', idle, 20_000, [blocked, 0]],
    [true, 'a read at wait-timeout took more than 2 s', started(1), 60_000, [running, 3_000]],
    [false, 'two reads failed', started(1), 60_000, ['gone', 0], ['outage', 1]],
    [true, 'three reads failed', started(1), 60_000, ['gone', 0], ['outage', 1], ['outage', 2]],
    [false, 'a read failed and there is time for another', started(1), 60_000, ['outage', 3_400]],
    [true, 'a read failed and there is no time for another', started(1), 60_000, ['outage', 3_600]],
    [false, 'the read of a build failed that was never shown', known(1), 60_000, ['outage', 0]],
    [true, 'the build that was never shown does not exist', known(1), 60_000, ['gone', 0]],
  ])('is over by the last reads: %s when %s', (isOver, _when, target, ms, ...reads) => {
    const apply = (state: WaitState, [shown, tookMs]: [Shown, number]) =>
      reduce(state, answer(1, shown, true, ms), at(ms + tookMs));
    const last = reads.reduce(apply, reduce(begin(queue, target), tick, at(ms)));
    expect(isWaitOver(last)).toBe(isOver);
  });

  it('has the jobs read in time for queue-timeout, also when no job was seen to wait for an agent', () => {
    expect(nextLimitMs(begin(queue, started(1, running)), 0)).toBe(20_000);
    expect(nextLimitMs({ ...begin({}, known(1)), appearByMs: 12_000 }, 0)).toBe(12_000);
  });

  it('judges no limit of a build that is over', () => {
    const refused = reduce(begin({}, known(1), started(2)), answer(1, 'refused', false, 0), at(0));
    expect(nextLimitMs(refused, 0)).toBe(60_000);
  });

  it('cancels no build whose number is not known', () => {
    const query = { pipeline: { organization: 'acme', pipeline: 'web' }, filters: {} };
    let state = reduce(begin(asked, { query }), tick, at(60_000));
    for (const ms of [60_000, 61_500, 63_000])
      state = reduce(state, { type: 'unread', id: 'query', why: 'outage', isLook: true }, at(ms));
    expect(state.all.map(describeEnd)).toEqual(['timeout, unseen']);
  });

  it('is judged by the last read, not by a poll whose response arrives meanwhile', () => {
    const late = reduce(begin({}, ...one), tick, at(60_000));
    for (const shown of [running, 'outage' as const])
      expect(wantsOf(reduce(late, answer(1, shown, false, 59_000), at(60_500)))).toMatchObject([
        { kind: 'look' },
      ]);
  });

  const flaps: Service = (_, ms) => (ms > 5_000 && ms < 20_000 ? 'outage' : running);
  const gpu = { jobs: [job('scheduled', { runnable_at: iso(30_000), agent_query_rules: ['queue=gpu'] })] };
  const unread = { why: 'timeout', afterMs: 60_500, unreadSinceMs: epochMs + 5_000 };
  const stuck = { why: 'queue-timeout', afterMs: 20_000, agentRules: ['queue=gpu'] };
  it.each([
    {
      reports: 'since when the build could not be read, and why',
      service: until(5_001, gpu, 'outage'),
      stop: unread,
      error: new Error('outage'),
    },
    {
      reports: 'no read that failed before another one',
      service: flaps,
      stop: { why: 'timeout', afterMs: 60_000 },
    },
    {
      reports: 'how long jobs waited for an agent, and their agent rules',
      service: until(30_000, running, gpu),
      stop: stuck,
    },
  ])('reports $reports', ({ service, stop, error }) => {
    const { state } = run(begin(queue, ...one), service);
    expect(state.all[0]?.phase).toEqual({ is: 'over', end: { stop, error } });
  });
});

describe('a wait for several builds', () => {
  const any = { until: 'any' } as const;
  const siblings = { cancelSiblings: true };
  const fast = { failFast: true };
  const stops = { ...fast, cancelOnFailFast: true };
  const both = { ...fast, ...siblings };
  const badly = { ...queue, ...asked, ...both };
  const failing = { state: 'failing' };
  const good = 'ended, passed';
  const bad = 'ended, failed';
  const left = 'left, running';
  const late = 'timeout, running';
  const lost = 'disappeared, unseen';
  const canceled = 'left, canceled true, canceling';
  const stopped = 'fail-fast, canceled true, canceling';
  const uncanceled = 'queue-timeout, canceled failed, running';
  const unseen = [known(1), started(2)];
  const gone = each('gone', until(50_000, running, passed));
  const then = (shown: Shown) => until(5_001, running, shown);
  const soon = until(20_000, running, passed);
  const soonBad = until(20_000, running, failed);
  check({
    'ends for all builds when one is failing, with fail-fast': {
      settings: fast,
      shown: each(failing),
      ends: ['fail-fast, failing', left],
    },
    'cancels the failing build with cancel-on: failing': {
      settings: stops,
      shown: each(failing),
      ends: [stopped, left],
    },
    'ends when one build has passed, with wait-until: any': {
      settings: any,
      shown: each(passed),
      ends: [good, left],
    },
    'ends when one build has failed, with wait-until: any': {
      settings: any,
      shown: each(failed),
      ends: [bad, left],
    },
    'cancels the other builds when one is enough, with cancel-on: siblings': {
      settings: { ...any, ...siblings },
      shown: each(passed),
      ends: [good, canceled],
    },
    'cancels the other builds when one has failed, with fail-fast and cancel-on: siblings': {
      settings: both,
      shown: each(failed),
      ends: [bad, canceled],
    },
    'waits for the other builds when one has passed, with fail-fast': {
      settings: fast,
      shown: each(passed),
      ends: [good, late],
    },
    'ends for all builds when one was canceled, with fail-fast': {
      settings: fast,
      shown: each({ state: 'canceled' }),
      ends: ['ended, canceled', left],
    },
    'waits for all builds without fail-fast, also with cancel-on: siblings': {
      settings: siblings,
      shown: each(failed),
      ends: [bad, late],
    },
    'waits for all builds when any state is a success': {
      settings: { ...fast, successStates: ['any'] },
      shown: each(failed),
      ends: [bad, late],
    },
    'ends for all builds when one fails after the cancel of another has failed': {
      settings: badly,
      shown: each(queued, soonBad),
      ends: [uncanceled, bad],
      result: 'failed',
    },
    'cancels a sibling by its number that no response has shown': {
      settings: both,
      shown: each('outage', soonBad),
      ends: [canceled, bad],
      of: unseen,
    },
    'ends with timeout for a build that cannot be read, and does not cancel its siblings': {
      settings: both,
      shown: each('outage'),
      ends: ['timeout, unseen', late],
      of: unseen,
    },
    'waits for the other builds when one is refused, and does not cancel it': {
      settings: asked,
      shown: each(then('refused'), soon),
      ends: ['unreachable, running', good],
    },
    'does not cancel siblings of each other at wait-timeout': {
      settings: both,
      shown: running,
      ends: [late, late],
    },
    'leaves a build at once that cannot be read when another is enough': {
      settings: any,
      shown: each(then('outage'), soon),
      ends: [left, good],
      ms: 20_000,
    },
    'ends for all builds when one does not exist, with fail-fast': {
      settings: fast,
      shown: gone,
      ends: [lost, left],
      of: unseen,
    },
    'cancels the other builds when one does not exist, with cancel-on: siblings': {
      settings: siblings,
      shown: gone,
      ends: [lost, canceled],
      of: unseen,
    },
    'waits for the other builds when one does not exist': { shown: gone, ends: [lost, good], of: unseen },
    'waits for the other builds when one does not exist, with wait-until: any': {
      settings: { ...any, ...fast },
      shown: gone,
      ends: [lost, good],
      of: unseen,
    },
    'ends when one build has failed and another one does not exist, with wait-until: any': {
      settings: any,
      shown: each('gone', until(50_000, running, failed)),
      ends: [lost, bad, left],
      of: [...unseen, started(3)],
    },
    'waits for the last build when one is refused and another is gone, with wait-until: any': {
      settings: { ...any, ...siblings, timeoutMs: 600_000 },
      shown: each(
        until(140_000, running, 'refused'),
        until(140_000, running, 'gone'),
        until(150_000, running, passed),
      ),
      ends: ['unreachable, running', 'disappeared, running', good],
      of: [1, 2, 3].map((number) => ({ ...started(number), origin: 'found' as const })),
    },
  });

  it.each([
    { second: 'failed', first: 'failed', endedBy: 2 },
    { second: 'failing', first: 'failing', endedBy: 2 },
    { second: 'failing', first: 'failed', endedBy: 1 },
    { second: 'failed', first: 'failing', endedBy: 2 },
  ])('is ended by build $endedBy when the second is $second, then the first $first', (row) => {
    const look = (state: WaitState, number: number, word: string) =>
      reduce(state, answer(number, { state: word }, true, 1), at(1));
    const polled = reduce(begin(fast, ...two), answer(2, { state: row.second }, false, 1), at(1));
    const { all, endedBy } = look(look(polled, 2, row.second), 1, row.first);
    expect([...all.map(({ phase }) => phase.is), endedBy]).toEqual(['over', 'over', id(row.endedBy)]);
  });

  it('leaves the other builds as soon as one must be canceled', () => {
    const polled = reduce(begin(stops, ...two), answer(1, failing, false, 1), at(1));
    const unwanted = reduce(polled, answer(1, failing, true, 1), at(1));
    expect(wantsOf(unwanted).map(({ kind }) => kind)).toEqual(['cancel', 'look']);
  });

  it('cancels the builds when another one could not be started', () => {
    const state = { ...begin(siblings, ...two), isAbandoned: true };
    expect(run(state, () => running)).toMatchObject({ canceled: [1, 2], ms: 0 });
  });

  it.each([true, false])('is ended by none of the builds at wait-timeout (abandoned: %s)', (is) => {
    const state = { ...begin(both, ...unseen), isAbandoned: is };
    expect(run(state, each('outage')).state.endedBy).toBeNull();
  });
});

describe('a wait for several builds of which one is blocked', () => {
  const blocked = { state: 'blocked' };
  /** Blocked until a person unblocks it. */
  const unblocked =
    (fromMs: number, toMs: number): Service =>
    (_, ms) =>
      ms < fromMs ? blocked : ms < toMs ? running : passed;
  const other = until(30_000, running, passed);
  const [done, held] = ['ended, passed', 'ended, blocked'];
  check({
    'reads it until the other one has ended': {
      shown: each(blocked, other),
      ends: [held, done],
      ms: 30_000,
    },
    'ends with its last state when it is unblocked meanwhile': {
      shown: each(unblocked(10_000, 20_000), other),
      ends: [done, done],
      ms: 30_000,
    },
    'waits for it when it was unblocked meanwhile and still runs': {
      shown: each(unblocked(10_000, 45_000), other),
      ends: [done, done],
      ms: 45_000,
    },
    'ends at once when all of them are blocked': { shown: blocked, ends: [held, held], ms: 5_000 },
    'ends with blocked, not with timeout, when wait-timeout expires': {
      settings: asked,
      shown: each(blocked, running),
      ends: [held, canceledLate],
    },
    'ends at once with fail-fast': {
      settings: { failFast: true },
      shown: each(blocked, other),
      ends: [held, 'left, running'],
      ms: 5_000,
    },
    'ends at once with fail-fast when it has failed before, also if blocked is a success': {
      settings: { failFast: true, successStates: ['blocked'] },
      shown: each({ state: 'failed', blocked: true }, other),
      ends: ['ended, failed', 'left, running'],
    },
    'does not cancel it when another one has failed, if blocked is a success': {
      settings: { failFast: true, cancelSiblings: true, successStates: ['blocked'] },
      shown: each(until(20_000, running, { state: 'failed' }), blocked),
      ends: ['ended, failed', held, 'left, canceled true, canceling'],
    },
    'ends at once with wait-until: any': {
      settings: { until: 'any' },
      shown: each(blocked, other),
      ends: [held, 'left, running'],
      ms: 5_000,
    },
  });
});

describe('a wait for a build that is not shown', () => {
  const found = { address: address(1), build: build(1) };
  const long = { timeoutMs: 600_000 };
  const of = [known(1)];
  const both = { of: [known(1), known(2)] };
  const slow = until(20_000, 'outage', passed);
  const lost = 'disappeared, running';
  check({
    'ends when the build does not appear within appear-timeout': {
      settings: asked,
      shown: 'gone',
      ends: 'disappeared, unseen',
      of,
      ms: 31_500,
    },
    'waits for a build that appears': {
      shown: until(20_000, 'gone', passed),
      ends: 'ended, passed',
      of,
      ms: 20_000,
    },
    'waits for a build that appears at the last read': {
      shown: until(30_000, 'gone', passed),
      ends: 'ended, passed',
      of,
      ms: 30_000,
    },
    'ends when the build is refused, and does not cancel it': {
      settings: asked,
      shown: 'refused',
      ends: 'unreachable, unseen',
      of,
      ms: 5_000,
    },
    'cancels a build by its number at wait-timeout that could not be read in an outage': {
      settings: asked,
      shown: 'outage',
      ends: canceledLate,
      of,
    },
    'waits for a build that is shown after an outage': {
      shown: until(50_000, 'outage', passed),
      ends: 'ended, passed',
      of,
      ms: 50_000,
    },
    'waits for a build when another one is refused': {
      shown: each(slow, 'refused'),
      ends: ['ended, passed', 'unreachable, unseen'],
      ...both,
    },
    'waits for a build that may be enough when another one has failed, with wait-until: any': {
      settings: { until: 'any' },
      shown: each(slow, failed),
      ends: ['ended, passed', 'ended, failed'],
      ...both,
    },
    'ends two minutes after the creation of a build that is never shown': {
      settings: long,
      shown: 'gone',
      ends: 'disappeared, never shown',
      ms: 120_000,
    },
    'ends two minutes after a build was found that is not shown again': {
      settings: long,
      shown: 'gone',
      ends: lost,
      of: [found],
      ms: 120_000,
    },
    'ends when a build disappears that was seen for more than two minutes': {
      settings: long,
      shown: until(140_000, running, 'gone'),
      ends: lost,
      ms: 140_000,
    },
    'ends two minutes after a build appeared that is not shown again': {
      settings: long,
      shown: until(5_001, running, 'gone'),
      ends: lost,
      of,
      ms: 125_000,
    },
  });
});

describe('a wait for a build whose jobs were retried', () => {
  const oldEnd = { state: 'failed', finished_at: iso(-10_000) };
  const before = build(1, { ...oldEnd, jobs: [job('finished')] });
  const retried: readonly WaitTarget[] = [{ ...started(1), before }];
  const newJob = { ...oldEnd, jobs: [job('finished'), job('finished', { id: 'k' })] };
  const laterEnd = { ...failed, finished_at: iso(4_000), jobs: [job('finished')] };
  const noEnd = { ...oldEnd, finished_at: null, jobs: [job('finished')] };
  const ended = [job('passed', { step_key: 'test' })];
  const refailing = until(20_000, { ...before, state: 'failing' }, { ...before, state: 'running' });
  const unblocked = [{ ...started(1), unblocked: 'm' }];
  const blockedAt = (id: string) => ({ state: 'blocked', jobs: [{ id, type: 'manual', state: 'blocked' }] });
  const long = { timeoutMs: 600_000 };
  const unseen = 'timeout, failed';
  const of = retried;
  check({
    'ends when the build shows another job': {
      shown: until(20_000, before, newJob),
      ends: 'ended, failed',
      of,
      ms: 20_000,
    },
    'ends when the build shows a later end': {
      shown: until(20_000, before, laterEnd),
      ends: 'ended, failed',
      of,
      ms: 20_000,
    },
    'waits when the build shows no time of its end': { shown: noEnd, ends: unseen, of, ms: 60_000 },
    'waits while the build shows its old end': { shown: before, ends: unseen, of, ms: 60_000 },
    'waits while the build shows its old end, also if its jobs were not read before': {
      shown: before,
      ends: unseen,
      of: [{ ...started(1), before: build(1, { ...oldEnd, jobs: undefined }) }],
      ms: 60_000,
    },
    'does not end when the build is failing as before, with fail-fast': {
      settings: { failFast: true },
      shown: refailing,
      ends: 'timeout, running',
      of,
    },
    'does not end with steps that had ended before': {
      settings: { steps: ['test'] },
      shown: { jobs: ended },
      ends: 'timeout, running',
      of,
    },
    'believes an old end that is shown for two minutes': {
      settings: long,
      shown: before,
      ends: 'ended, failed',
      of,
      ms: 120_000,
    },
    'waits while the build is blocked at the step that was unblocked': {
      shown: blockedAt('m'),
      ends: 'timeout, blocked',
      of: unblocked,
    },
    'never believes that the build is blocked again at the step that was unblocked': {
      settings: long,
      shown: blockedAt('m'),
      ends: 'timeout, blocked',
      of: unblocked,
      ms: 600_000,
    },
    'believes after two minutes that the build is blocked at a step that is not shown': {
      settings: long,
      shown: until(60_000, { state: 'blocked', jobs: undefined }, { state: 'blocked', jobs: [] }),
      ends: 'ended, blocked',
      of: unblocked,
      ms: 120_000,
    },
    'ends when the build is blocked at another step': {
      shown: blockedAt('n'),
      ends: 'ended, blocked',
      of: unblocked,
    },
  });
});

describe('a wait for chosen steps', () => {
  const test = (state: string, more: object = {}) => job(state, { step_key: 'test', ...more });
  const lint = (state: string, more: object = {}) => job(state, { id: 'l', step_key: 'lint', ...more });
  const block = (state: string) => ({ id: 'm', type: 'manual', state, step_key: 'test' });
  const retried = test('failed', { id: 'i', retried: true, retried_in_job_id: 'j' });
  const broken = (reason: string) => test('broken', { broken_reason: reason });
  const steps = ['test', 'lint'];
  const linted = lint('passed');
  const good = [test('passed'), linted];

  /** The jobs of the steps, and what the wait comes to. */
  interface StepsStory {
    readonly jobs: readonly object[] | undefined;
    readonly state: string;
    readonly ends: 'passed' | 'failed' | 'never';
  }
  const stories: Readonly<Record<string, StepsStory>> = {
    'ends with passed when the steps have passed': {
      jobs: [...good, job('running')],
      state: 'running',
      ends: 'passed',
    },
    'ends with passed when the steps have passed in a build that has failed': {
      jobs: good,
      state: 'failed',
      ends: 'passed',
    },
    'ends with failed when one step has failed': {
      jobs: [test('failed'), linted],
      state: 'running',
      ends: 'failed',
    },
    'ends with failed when a step timed out': {
      jobs: [test('timed_out'), linted],
      state: 'running',
      ends: 'failed',
    },
    'ends with passed when a step failed softly': {
      jobs: [test('failed', { soft_failed: true }), linted],
      state: 'running',
      ends: 'passed',
    },
    'ends with failed when a step was canceled': {
      jobs: [test('canceled'), linted],
      state: 'running',
      ends: 'failed',
    },
    'ends with failed when a step was canceled with the build': {
      jobs: [test('canceled'), linted],
      state: 'canceling',
      ends: 'failed',
    },
    'continues when a step runs again': {
      jobs: [retried, test('running'), linted],
      state: 'running',
      ends: 'never',
    },
    'continues when a step is about to run again': {
      jobs: [retried, linted],
      state: 'running',
      ends: 'never',
    },
    'ends with passed when the steps passed in a later attempt': {
      jobs: [retried, ...good],
      state: 'running',
      ends: 'passed',
    },
    'ends with passed when steps are left out by their condition': {
      jobs: [broken('conditional_failed'), lint('skipped')],
      state: 'running',
      ends: 'passed',
    },
    'ends with passed when a step is left out by its branches': {
      jobs: [broken('branch_mismatch'), linted],
      state: 'running',
      ends: 'passed',
    },
    'ends with passed when a step did not run in a build that passed': {
      jobs: [test('broken'), linted],
      state: 'passed',
      ends: 'passed',
    },
    'ends with failed when a step is prevented by a failure': {
      jobs: [broken('dependency_failed'), linted],
      state: 'running',
      ends: 'failed',
    },
    'ends with failed when a step waits for what has failed': {
      jobs: [test('waiting_failed'), linted],
      state: 'running',
      ends: 'failed',
    },
    'ends with failed when the steps are skipped with the build': {
      jobs: [test('skipped'), lint('skipped')],
      state: 'skipped',
      ends: 'failed',
    },
    'ends with failed when the steps are left out in a build that is not run': {
      jobs: [broken('conditional_failed'), linted],
      state: 'not_run',
      ends: 'failed',
    },
    'continues when one job of the steps still runs': {
      jobs: [...good, test('running', { id: 'k' })],
      state: 'running',
      ends: 'never',
    },
    'continues when a step is a block step that is blocked': {
      jobs: [block('blocked'), linted],
      state: 'running',
      ends: 'never',
    },
    'ends with passed when a step is a block step that is unblocked': {
      jobs: [block('unblocked'), { ...block('finished'), id: 'n' }, linted],
      state: 'running',
      ends: 'passed',
    },
    'continues when a step does not exist yet': { jobs: [linted], state: 'running', ends: 'never' },
    'ends with failed when a step does not exist in a build that has ended': {
      jobs: [linted],
      state: 'passed',
      ends: 'failed',
    },
    'ends with failed when a step is in an unknown state in a build that has ended': {
      jobs: [test('finished'), linted],
      state: 'passed',
      ends: 'failed',
    },
    'continues when no response shows jobs': { jobs: undefined, state: 'running', ends: 'never' },
  };
  it.each(Object.entries(stories))('%s', (_name, story) => {
    const settings = { steps, ...asked, cancelSiblings: true };
    const { jobs, state } = story;
    const { ends, canceled } = run(begin(settings, ...one), () => ({ state, jobs }));
    expect(ends).toEqual([story.ends === 'never' ? canceledLate : `steps ${story.ends}, ${state}`]);
    expect(canceled).toEqual(story.ends === 'never' ? [1] : []);
  });

  it.each(['expired', 'timed_out'])(
    'looks once more whether a step that has %s is retried by itself',
    (state) => {
      const before = [test(state, { group_key: 'all' }), linted];
      const after = [
        test(state, { retried: true, retried_in_job_id: 'k' }),
        test('passed', { id: 'k' }),
        linted,
      ];
      const shown = (reads: number) => ({ state: 'running', jobs: reads < 2 ? before : after });
      let reads = 0;
      const { ends } = run(begin({ steps, ...asked }, ...one), () => shown(reads++));
      expect(ends).toEqual(['steps passed, running']);
    },
  );

  it('names the steps by their results, also when the last reads fail', () => {
    const jobs = [lint('failed'), test('passed', { step_key: 'docs' })];
    let reads = 0;
    const read = () => (reads++ === 0 ? { state: 'passed', jobs } : 'outage');
    const { state } = run(begin({ steps: [...steps, 'docs'] }, ...one), read);
    const result = { state: 'failed', passed: ['docs'], failed: ['lint'], missing: ['test'] };
    const stop = { why: 'steps', afterMs: 9_500, steps: { ...result, open: [], haveEnded: true } };
    expect(state.all[0]?.phase).toEqual({ is: 'over', end: { stop } });
  });

  it('names no step as open or missing when no response shows jobs', () => {
    const { state } = run(begin({ steps }, ...one), () => ({ jobs: undefined }));
    const awaited = { keys: steps, open: [], missing: [] };
    expect(state.all[0]?.phase).toMatchObject({ end: { stop: { awaited } } });
  });

  const blocked = { state: 'blocked', jobs: [linted] };
  const fast = { steps, failFast: true };
  const cancels = { ...fast, cancelOnFailFast: true };
  const firstOf = (state: string) => each({ jobs: [test(state), linted] }, {});
  const begun = { jobs: [test('running'), linted] };
  const broke = { jobs: [test('failed'), linted] };
  const [passes, fails] = ['steps passed, running', 'steps failed, running'];
  const partly = { jobs: [test('failed'), lint('running')] };
  const other = { state: 'failing', jobs: [test('running'), job('failed')] };
  const siblings = { ...fast, cancelSiblings: true };
  const canceled = 'left, canceled true, canceling';
  check({
    'ends when the build is blocked before the steps have ended': {
      settings: { steps },
      shown: blocked,
      ends: 'ended, blocked',
    },
    'waits for steps of a blocked build with wait-through-blocked': {
      settings: { steps, throughBlocked: true },
      shown: blocked,
      ends: 'timeout, blocked',
    },
    'ends when one step has failed, with fail-fast': {
      settings: fast,
      shown: partly,
      ends: 'fail-fast failed, running',
    },
    'waits when a step has failed that is not chosen, with fail-fast': {
      settings: fast,
      shown: other,
      ends: 'timeout, failing',
    },
    'cancels the build when a step has failed, with cancel-on: failing': {
      settings: cancels,
      shown: { jobs: [test('failed')] },
      ends: 'fail-fast failed, canceled true, canceling',
    },
    'cancels the build when all steps have ended and one has failed, with cancel-on: failing': {
      settings: cancels,
      shown: broke,
      ends: 'steps failed, canceled true, canceling',
    },
    'does not cancel the build when all steps have passed, with cancel-on: failing': {
      settings: cancels,
      shown: { jobs: [...good, job('running')] },
      ends: passes,
    },
    'waits for all steps without fail-fast': { settings: { steps }, shown: partly, ends: 'timeout, running' },
    'waits for the steps of the second build when those of the first have failed': {
      settings: { steps },
      shown: firstOf('failed'),
      ends: [fails, 'timeout, running'],
    },
    'ends when the steps of one build have passed, with wait-until: any': {
      settings: { steps, until: 'any' },
      shown: firstOf('passed'),
      ends: [passes, 'left, running'],
    },
    'cancels the other build when the steps of one have failed, with cancel-on: siblings': {
      settings: siblings,
      shown: firstOf('failed'),
      ends: [fails, canceled],
    },
    'does not cancel a build whose steps passed before those of a sibling failed': {
      settings: siblings,
      shown: each({ jobs: good }, until(20_000, begun, broke)),
      ends: [passes, fails],
    },
  });
});

describe('a wait in any story', () => {
  const ended = ['passed', 'failed', 'running'].map((state) => ({
    jobs: [job(state, { step_key: 'test' })],
  }));
  const shown = fc.constantFrom<Shown[]>(...states.map(({ shown: each }) => each), ...ended);
  const unread = fc.constantFrom<Shown[]>('gone', 'refused', 'outage');
  const results = ['canceled', 'ended', 'blocked', 'failed'] as const;
  const settings = fc.record({
    timeoutMs: fc.constantFrom(10_000, 60_000),
    queueTimeoutMs: fc.constantFrom(undefined, 5_000, 20_000),
    successStates: fc.constantFrom(['passed'], ['any'], ['failed']),
    until: fc.constantFrom('all' as const, 'any' as const),
    throughBlocked: fc.boolean(),
    failFast: fc.boolean(),
    cancelOnTimeout: fc.boolean(),
    cancelOnFailFast: fc.boolean(),
    cancelSiblings: fc.boolean(),
    steps: fc.constantFrom(undefined, ['test']),
  });
  const number = fc.integer({ min: 1, max: 3 });
  const tookMs = fc.constantFrom(0, 5_000);
  const event = fc.oneof(
    fc.constant(() => tick),
    fc.tuple(number, fc.oneof(shown, unread), fc.boolean(), tookMs).map(
      ([one, what, isLook, took]) =>
        (ms: number) =>
          answer(one, what, isLook, ms - took),
    ),
    fc.tuple(number, fc.constantFrom(...results), fc.oneof(shown, unread)).map(
      ([one, result, what]) =>
        () =>
          cancelTo(one, result, what),
    ),
  );
  const story = fc.array(fc.tuple(fc.integer({ min: 0, max: 9_000 }), event), { maxLength: 60 });
  const inputOf = (why: string) => {
    if (why === 'left') return 'cancelSiblings';
    return why === 'fail-fast' || why === 'steps' ? 'cancelOnFailFast' : 'cancelOnTimeout';
  };

  const check = (before: WaitState, after: WaitState) => {
    for (const [index, { phase }] of after.all.entries()) {
      const old = before.all[index]?.phase;
      const isResult = old?.is === 'over' && (old.end === null || old.end.stop.why === 'steps');
      if (isResult) expect(phase).toEqual(old);
      if (phase.is === 'canceling') expect(after.settings[inputOf(phase.end.stop.why)]).toBe(true);
    }
  };

  it('keeps an end, cancels nothing that no input names, and ends without responses', () => {
    fc.assert(
      fc.property(settings, story, fc.boolean(), (given, events, isAbandoned) => {
        let ms = 0;
        let state: WaitState = { ...begin(given, started(1), known(2), started(3)), isAbandoned };
        for (const [pauseMs, make] of events) {
          ms += pauseMs;
          const next = reduce(state, make(ms), at(ms));
          check(state, next);
          state = next;
        }
        // From now on, nothing is answered.
        const last = run(state, () => 'outage', 'failed', ms).state;
        expect(isWaitOver(last)).toBe(true);
        expect(wantsOf(last)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
