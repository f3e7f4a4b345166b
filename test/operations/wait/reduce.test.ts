import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Build } from '../../../src/model/build.ts';
import type { WaitSettings } from '../../../src/operations/inputs/wait-settings.ts';
import { nextLimitMs, reduce, wantsOf } from '../../../src/operations/wait/reduce.ts';
import {
  isWaitOver,
  type WaitState,
  type WaitTarget,
  type WatchEvent,
  type Watched,
  type WatchedEvent,
  watch,
} from '../../../src/operations/wait/state.ts';

const epochMs = Date.UTC(2026, 0, 15, 9);
const at = (ms: number) => ({ monotonicMs: ms, epochMs: epochMs + ms });
const iso = (ms: number) => new Date(epochMs + ms).toISOString();
const build = (number: number, more: object = {}): Build => ({
  ...{ id: `b${number}`, number, state: 'running', jobs: [], created_at: iso(0) },
  ...more,
});
const job = (state: string, more: object = {}) => ({
  ...{ id: 'j', type: 'script', state, created_at: iso(0), runnable_at: iso(0) },
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
const begin = (more: Partial<WaitSettings>, ...targets: WaitTarget[]): WaitState => ({
  settings: { ...defaults, ...more },
  sinceMs: 0,
  appearByMs: 30_000,
  all: targets.map((target) => watch(target, at(0))),
  isAbandoned: false,
  endedBy: null,
});

/** What a read of a build says at a time: what it shows, or why it shows nothing. */
type Shown = object | 'gone' | 'refused' | 'outage';
type Service = (number: number, ms: number) => Shown;

function answer(number: number, shown: Shown, isLook: boolean, sentMs: number): WatchedEvent {
  return typeof shown === 'string'
    ? { type: 'unread', id: id(number), why: shown as 'gone', error: new Error(shown), isLook }
    : { type: 'read', id: id(number), address: address(number), build: build(number, shown), isLook, sentMs };
}

type Result = Extract<WatchedEvent, { type: 'canceled' }>['result'];

const numberOf = (one: Watched) => Number(one.id.split('#')[1]);

function cancelTo(number: number, result: Result, shown: Shown): WatchedEvent {
  const then = result === 'canceled' ? { state: 'canceling' } : shown;
  return {
    type: 'canceled',
    id: id(number),
    result,
    ...(typeof then === 'object' && { build: build(number, then) }),
  };
}

/** Runs a wait against a service that answers at once, polls every 5 s, and says how each build ended. */
function run(initial: WaitState, service: Service, result: Result = 'canceled') {
  const canceled: number[] = [];
  let ms = 0;
  let state = reduce(initial, { type: 'tick' }, at(0));
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
  const numbers = before.all.map(numberOf);
  const events = numbers.map((number) => answer(number, service(number, ms), false, ms));
  return [...events, { type: 'tick' as const }].reduce(
    (state, event) => reduce(state, event, at(ms)),
    before,
  );
}

function describeEnd({ phase, build: last }: Watched): string {
  if (phase.is !== 'over') return phase.is;
  const { why = 'ended', canceled } = phase.end?.stop ?? {};
  return [why, ...(canceled === undefined ? [] : [`canceled ${canceled}`]), last?.state ?? 'unseen'].join(
    ', ',
  );
}

/** The states of the document, those of the live service, and those that are not known. */
const states: readonly [string, object, 'ends' | 'waits'][] = [
  ['passed', { state: 'passed' }, 'ends'],
  ['failed', { state: 'failed' }, 'ends'],
  ['blocked', { state: 'blocked' }, 'ends'],
  ['canceled', { state: 'canceled' }, 'ends'],
  ['skipped', { state: 'skipped' }, 'ends'],
  ['not_run', { state: 'not_run' }, 'ends'],
  ['running', { state: 'running' }, 'waits'],
  ['scheduled', { state: 'scheduled' }, 'waits'],
  ['failing', { state: 'failing' }, 'waits'],
  ['canceling', { state: 'canceling' }, 'waits'],
  ['creating', { state: 'creating' }, 'waits'],
  ['waiting', { state: 'waiting' }, 'waits'],
  ['waiting_failed', { state: 'waiting_failed' }, 'waits'],
  ['an unknown state', { state: 'brand_new' }, 'waits'],
  ['an unknown state that finished', { state: 'brand_new', finished_at: iso(1) }, 'ends'],
  ['passed and blocked', { state: 'passed', blocked: true }, 'ends'],
  ['failed and blocked', { state: 'failed', blocked: true }, 'ends'],
  ['running and blocked', { state: 'running', blocked: true }, 'ends'],
  ['passed without jobs', { state: 'passed', jobs: undefined }, 'ends'],
  ['running with a finish time', { state: 'running', finished_at: iso(1) }, 'waits'],
];
const queued = () => ({ state: 'running', jobs: [job('scheduled')] });
const running = () => ({ state: 'running', jobs: [job('running', { started_at: iso(1) })] });

describe('a build', () => {
  it.each(states)('that is %s', (_name, shown, what) => {
    const { ends, ms, canceled } = run(begin({ cancelOnTimeout: true }, started(1)), () => shown);
    const { state } = shown as Build;
    expect(ends).toEqual([what === 'ends' ? `ended, ${state}` : 'timeout, canceled true, canceling']);
    expect(canceled).toEqual(what === 'ends' ? [] : [1]);
    if (what === 'waits') expect(ms).toBe(60_000);
    else expect(ms).toBeLessThan(60_000);
  });

  it.each([{ state: 'blocked' }, { state: 'passed', blocked: true }])(
    'that is blocked is waited for if asked: %o',
    (shown) => {
      expect(run(begin({ throughBlocked: true }, started(1)), () => shown).ends[0]).toMatch(/^timeout/);
    },
  );

  it('that ended runs again if the last read shows a retried job', () => {
    let looks = 0;
    const service: Service = (_number, ms) => {
      if (ms < 10_000) return { state: 'failed' };
      looks += 1;
      return looks < 3 ? running() : { state: 'passed' };
    };
    const first = begin({}, started(1));
    const ended = reduce(first, answer(1, { state: 'failed' }, false, 5_000), at(5_000));
    expect(wantsOf(ended)).toMatchObject([{ kind: 'look' }]);
    const open = reduce(ended, answer(1, running(), true, 5_000), at(5_000));
    expect(wantsOf(open)).toEqual([]);
    expect(run(open, (number, ms) => service(number, ms + 10_000)).ends).toEqual(['ended, passed']);
  });
});

describe('a limit', () => {
  it.each([true, false])('wait-timeout, with cancel-on: timeout %s', (cancelOnTimeout) => {
    const { ms, canceled } = run(begin({ cancelOnTimeout }, started(1)), running);
    expect({ ms, canceled }).toEqual({ ms: 60_000, canceled: cancelOnTimeout ? [1] : [] });
  });

  it.each([true, false])('queue-timeout, with cancel-on: timeout %s', (cancelOnTimeout) => {
    const settings = { queueTimeoutMs: 20_000, cancelOnTimeout };
    const { ms, canceled } = run(begin(settings, started(1, queued())), queued);
    expect({ ms, canceled }).toEqual({ ms: 20_000, canceled: cancelOnTimeout ? [1] : [] });
  });

  it('queue-timeout keeps a build that an agent takes before the last read', () => {
    const service: Service = (_, ms) =>
      ms < 20_000 ? queued() : ms < 40_000 ? running() : { state: 'passed' };
    expect(run(begin({ queueTimeoutMs: 20_000 }, started(1, queued())), service).ends).toEqual([
      'ended, passed',
    ]);
  });

  it('queue-timeout is not judged by a read that took more than 2 s, but by the third in any case', () => {
    const late = begin({ queueTimeoutMs: 20_000, timeoutMs: 3_600_000 }, started(1, queued()));
    let state = reduce(late, { type: 'tick' }, at(20_000));
    for (const ms of [25_000, 30_000]) {
      state = reduce(state, answer(1, queued(), true, ms - 3_000), at(ms));
      expect(wantsOf(state)).toMatchObject([{ kind: 'look' }]);
    }
    state = reduce(state, answer(1, queued(), true, 32_000), at(35_000));
    expect(isWaitOver(state)).toBe(true);
  });

  it.each([{ started_at: iso(11_000), finished_at: iso(12_000) }, { started_at: iso(12_000) }])(
    'queue-timeout begins again after each job: %o',
    (times) => {
      const ran = job('finished', times);
      const service: Service = (_, ms) =>
        ms < 15_000 ? queued() : { jobs: [ran, job('scheduled', { id: 'k', runnable_at: null })] };
      expect(run(begin({ queueTimeoutMs: 20_000 }, started(1, queued())), service).ms).toBe(32_000);
    },
  );

  it('queue-timeout counts from what was seen if a time is in the future, and names the agent rules', () => {
    const ahead = job('finished', { started_at: iso(3_600_000), finished_at: iso(3_600_000) });
    const waits = job('scheduled', { id: 'k', agent_query_rules: ['queue=gpu'] });
    const found = run(begin({ queueTimeoutMs: 20_000 }, started(1, queued())), () => ({
      jobs: [ahead, waits],
    }));
    expect(found.ms).toBe(20_000);
    expect(found.state.all[0]?.phase).toMatchObject({ end: { stop: { agentRules: ['queue=gpu'] } } });
  });

  it('queue-timeout begins when a person unblocks the build', () => {
    const unblocked = { type: 'manual', id: 'm', state: 'unblocked', unblocked_at: iso(16_000) };
    const service: Service = (_, ms) =>
      ms < 16_000 ? { state: 'blocked' } : { jobs: [unblocked, job('scheduled', { runnable_at: null })] };
    const settings = { queueTimeoutMs: 20_000, throughBlocked: true };
    expect(run(begin(settings, started(1, { state: 'blocked' })), service).ms).toBe(36_000);
  });

  it.each<[string, WaitTarget, object, number]>([
    [
      'when it was created',
      { ...started(1, { jobs: undefined }), knownMs: -10_000 },
      { jobs: undefined },
      10_000,
    ],
    ['in a response that shows no jobs', started(1, queued()), { jobs: undefined }, 20_000],
    [
      'when the first job could run',
      known(1),
      { jobs: [job('scheduled', { runnable_at: iso(-10_000) }), job('scheduled')] },
      10_000,
    ],
  ])('queue-timeout counts from %s', (_name, target, shown, ms) => {
    expect(run(begin({ queueTimeoutMs: 20_000 }, target), () => shown)).toMatchObject({
      ms,
      ends: ['queue-timeout, running'],
    });
  });

  it('has its jobs looked at in time, also of a build that no agent was seen to be missing for', () => {
    expect(nextLimitMs(begin({ queueTimeoutMs: 20_000 }, started(1, running())), 0)).toBe(20_000);
    expect(nextLimitMs({ ...begin({}, known(1)), appearByMs: 12_000 }, 0)).toBe(12_000);
  });

  it.each<Shown>(['outage', 'gone'])(
    'says nothing of a read that failed before another succeeded: %s',
    (shown) => {
      const service: Service = (_, ms) => (ms > 5_000 && ms < 20_000 ? shown : running());
      const { phase } = run(begin({}, started(1)), service).state.all[0] as Watched;
      expect(phase).toEqual({ is: 'over', end: { stop: { why: 'timeout', afterMs: 60_000 } } });
    },
  );

  it('cancels no build that may not exist, and none whose number is not known', () => {
    const cancels = { cancelOnTimeout: true };
    const gone = run({ ...begin(cancels, known(1)), appearByMs: 90_000 }, () => 'gone');
    expect(gone).toMatchObject({ ends: ['timeout, unseen'], canceled: [] });
    const query = { pipeline: { organization: 'acme', pipeline: 'web' }, filters: {} };
    let state = reduce(begin(cancels, { query }), { type: 'tick' }, at(60_000));
    for (const ms of [60_000, 61_500, 63_000])
      state = reduce(state, { type: 'unread', id: 'query', why: 'outage', isLook: true }, at(ms));
    expect(state.all.map(describeEnd)).toEqual(['timeout, unseen']);
  });

  it('queue-timeout is not judged in an outage, wait-timeout is', () => {
    const settings = { queueTimeoutMs: 20_000, cancelOnTimeout: true };
    const service: Service = (_, ms) => (ms > 5_000 ? 'outage' : queued());
    const { ends } = run(begin(settings, started(1, queued())), service);
    expect(ends).toEqual(['timeout, canceled true, canceling']);
  });

  it('a build that has passed when its cancel arrives has passed', () => {
    const service: Service = (_, ms) => ({ state: ms < 60_000 ? 'running' : 'passed' });
    expect(run(begin({ cancelOnTimeout: true }, started(1)), service, 'ended').ends).toEqual([
      'ended, passed',
    ]);
  });

  it.each<[Result, boolean, string]>([
    ['blocked', false, 'ended, blocked'],
    ['blocked', true, 'timeout, canceled false, blocked'],
    ['already-canceled', false, 'timeout, canceled false, blocked'],
  ])('a build whose cancel comes to %s, with wait-through-blocked %s', (result, throughBlocked, end) => {
    const settings = { cancelOnTimeout: true, throughBlocked };
    const service: Service = (_, ms) => ({ state: ms < 60_000 ? 'running' : 'blocked' });
    let state = reduce(begin(settings, started(1)), { type: 'tick' }, at(60_000));
    state = reduce(state, answer(1, { state: 'running' }, true, 60_000), at(60_000));
    state = reduce(state, cancelTo(1, result, service(1, 60_000)), at(60_000));
    expect(state.all.map(describeEnd)).toEqual([end]);
  });

  it('a last read that fails is sent three times, but not once five seconds have passed', () => {
    const late = () => reduce(begin({}, started(1)), { type: 'tick' }, at(60_000));
    const failAt = (state: WaitState, ms: number) => reduce(state, answer(1, 'outage', true, ms), at(ms));
    const quick = [60_000, 60_001, 60_002].reduce(failAt, late());
    expect(isWaitOver([60_000, 60_001].reduce(failAt, late()))).toBe(false);
    expect(isWaitOver(quick)).toBe(true);
    expect(isWaitOver(failAt(late(), 63_400))).toBe(false);
    expect(isWaitOver(failAt(late(), 63_600))).toBe(true);
  });

  it('is judged by the last read, not by a poll that is answered meanwhile', () => {
    const late = reduce(begin({}, started(1)), { type: 'tick' }, at(60_000));
    const polled = reduce(late, answer(1, running(), false, 59_000), at(60_500));
    const failed = reduce(late, answer(1, 'outage', false, 59_000), at(64_900));
    expect([polled, failed].map((state) => wantsOf(state).map(({ kind }) => kind))).toEqual([
      ['look'],
      ['look'],
    ]);
  });

  it('says since when the build could not be read, why, and how long the queue was', () => {
    const unread = run(begin({}, started(1)), (_, ms) => (ms > 5_000 ? 'outage' : running()));
    const end = { stop: { why: 'timeout', unreadSinceMs: epochMs + 5_000 }, error: new Error('outage') };
    expect(unread.state.all[0]?.phase).toMatchObject({ end });
    const waits: Service = (_, ms) =>
      ms < 30_000 ? running() : { jobs: [job('scheduled', { runnable_at: iso(30_000) })] };
    const queue = run(begin({ queueTimeoutMs: 20_000 }, started(1)), waits);
    expect(queue.ms).toBe(50_000);
    expect(queue.state.all[0]?.phase).toMatchObject({ end: { stop: { afterMs: 20_000 } } });
  });

  it('a cancel that fails is said', () => {
    const { ends } = run(begin({ cancelOnTimeout: true }, started(1)), running, 'failed');
    expect(ends).toEqual(['timeout, canceled failed, running']);
  });
});

describe('several builds', () => {
  const first =
    (state: string): Service =>
    (number) => ({ state: number === 1 ? state : 'running' });
  const two = [started(1), started(2)];

  it.each([true, false])('fail-fast, with cancel-on: failing %s', (cancelOnFailFast) => {
    const { canceled, ms } = run(begin({ failFast: true, cancelOnFailFast }, ...two), first('failing'));
    expect(canceled).toEqual(cancelOnFailFast ? [1] : []);
    expect(ms).toBeLessThan(60_000);
  });

  it.each<[Partial<WaitSettings>, string, readonly string[]]>([
    [{ until: 'any' }, 'passed', ['ended, passed', 'left, running']],
    [{ until: 'any' }, 'failed', ['ended, failed', 'left, running']],
    [{ until: 'any', cancelSiblings: true }, 'passed', ['ended, passed', 'left, canceled true, canceling']],
    [{ failFast: true, cancelSiblings: true }, 'failed', ['ended, failed', 'left, canceled true, canceling']],
    [{ failFast: true }, 'passed', ['ended, passed', 'timeout, running']],
    [{ failFast: true }, 'canceled', ['ended, canceled', 'left, running']],
    [{ until: 'all', cancelSiblings: true }, 'failed', ['ended, failed', 'timeout, running']],
    [{ until: 'all', failFast: true }, 'failed', ['ended, failed', 'left, running']],
    [{ failFast: true, successStates: ['any'] }, 'failed', ['ended, failed', 'timeout, running']],
  ])('%o: the first one %s', (settings, state, ends) => {
    expect(run(begin(settings, ...two), first(state)).ends).toEqual(ends);
  });

  it.each([
    ['failed', 'failed', 2],
    ['failing', 'failing', 2],
    ['failing', 'failed', 1],
    ['failed', 'failing', 2],
  ])('the second is %s, then the first %s: the wait is ended by number %i', (second, first, by) => {
    const look = (state: WaitState, number: number, word: string) =>
      reduce(state, answer(number, { state: word }, true, 1), at(1));
    const polled = reduce(begin({ failFast: true }, ...two), answer(2, { state: second }, false, 1), at(1));
    const { all, endedBy } = look(look(polled, 2, second), 1, first);
    expect({ ends: all.map(({ phase }) => phase.is), endedBy }).toEqual({
      ends: ['over', 'over'],
      endedBy: id(by),
    });
  });

  it('are left as soon as one is to be canceled, before it is', () => {
    const settings = { failFast: true, cancelOnFailFast: true };
    const polled = reduce(begin(settings, ...two), answer(1, { state: 'failing' }, false, 1), at(1));
    const unwanted = reduce(polled, answer(1, { state: 'failing' }, true, 1), at(1));
    expect(wantsOf(unwanted).map(({ kind }) => kind)).toEqual(['cancel', 'look']);
  });

  it('are not canceled twice, if one of them could not be canceled before another ended the wait', () => {
    const service: Service = (number, ms) =>
      number === 1 ? queued() : { state: ms < 40_000 ? 'running' : 'failed' };
    const settings = { queueTimeoutMs: 20_000, cancelOnTimeout: true, failFast: true, cancelSiblings: true };
    const { ends, canceled } = run(begin(settings, started(1, queued()), started(2)), service, 'failed');
    expect({ ends, canceled }).toEqual({
      ends: ['queue-timeout, canceled failed, running', 'ended, failed'],
      canceled: [1],
    });
  });

  it('are no siblings of one that could not be read before wait-timeout', () => {
    const service: Service = (number) => (number === 1 ? 'outage' : running());
    const { ends } = run(begin({ failFast: true, cancelSiblings: true }, known(1), started(2)), service);
    expect(ends).toEqual(['timeout, unseen', 'timeout, running']);
  });

  it('are over together: one that was given up is not canceled after the wait', () => {
    const service: Service = (number, ms) =>
      number === 1 && ms > 5_000 ? 'refused' : { state: ms < 20_000 ? 'running' : 'passed' };
    const { state } = run(begin({ cancelOnTimeout: true }, ...two), service);
    const late = reduce(state, { type: 'tick' }, at(60_000));
    expect(late.all.map(describeEnd)).toEqual(['unreachable, running', 'ended, passed']);
  });

  it('at wait-timeout, one that has passed is enough, and the others are its siblings', () => {
    const service: Service = (number, ms) => ({ state: number === 2 && ms >= 60_000 ? 'passed' : 'running' });
    const { ends } = run(begin({ until: 'any', cancelOnTimeout: true }, ...two), service);
    expect(ends).toEqual(['left, running', 'ended, passed']);
  });

  it('are no siblings of each other at wait-timeout, and none is canceled before all were read', () => {
    const siblings = begin({ failFast: true, cancelSiblings: true }, ...two);
    expect(run(siblings, running)).toMatchObject({ ends: ['timeout, running', 'timeout, running'] });
    const late = reduce(begin({ cancelOnTimeout: true }, ...two), { type: 'tick' }, at(60_000));
    const first = reduce(late, answer(1, running(), true, 60_000), at(60_000));
    expect(wantsOf(first)).toMatchObject([{ kind: 'look', one: { id: id(2) } }]);
  });

  it('are left behind at once if they cannot be read', () => {
    const service: Service = (number, ms) =>
      number === 1 ? (ms > 5_000 ? 'outage' : running()) : { state: ms < 20_000 ? 'running' : 'passed' };
    const { ends, ms } = run(begin({ until: 'any' }, ...two), service);
    expect({ ends, ms }).toEqual({ ends: ['left, running', 'ended, passed'], ms: 20_000 });
  });

  it.each<[Partial<WaitSettings>, string]>([
    [{ failFast: true }, 'left, running'],
    [{ cancelSiblings: true }, 'left, canceled true, canceling'],
    [{}, 'ended, passed'],
    [{ until: 'any', failFast: true }, 'ended, passed'],
  ])('%o: the first one does not exist', (settings, end) => {
    const service: Service = (number, ms) =>
      number === 1 ? 'gone' : { state: ms < 50_000 ? 'running' : 'passed' };
    expect(run(begin(settings, known(1), started(2)), service).ends).toEqual(['disappeared, unseen', end]);
  });

  it('are canceled if another one could not be started', () => {
    const state = { ...begin({ cancelSiblings: true }, ...two), isAbandoned: true };
    expect(run(state, running)).toMatchObject({ canceled: [1, 2], ms: 0 });
  });
});

describe('a build that is not shown', () => {
  it.each<[string, Service, string, number]>([
    ['does not exist in time', () => 'gone', 'disappeared, unseen', 31_500],
    ['appears', (_, ms) => (ms < 20_000 ? 'gone' : { state: 'passed' }), 'ended, passed', 20_000],
    [
      'appears at the last look',
      (_, ms) => (ms < 30_000 ? 'gone' : { state: 'passed' }),
      'ended, passed',
      30_000,
    ],
    ['is refused', () => 'refused', 'unreachable, unseen', 5_000],
    ['cannot be read in an outage', () => 'outage', 'timeout, canceled failed, unseen', 64_500],
    [
      'can be read after an outage',
      (_, ms) => (ms < 50_000 ? 'outage' : { state: 'passed' }),
      'ended, passed',
      50_000,
    ],
  ])('%s', (_name, service, end, ms) => {
    const found = run(begin({ cancelOnTimeout: true }, known(1)), service, 'failed');
    expect({ ends: found.ends, ms: found.ms }).toEqual({ ends: [end], ms });
  });

  it('is canceled by its number at wait-timeout', () => {
    const { canceled, ends } = run(begin({ cancelOnTimeout: true }, known(1)), () => 'outage');
    expect({ canceled, ends }).toEqual({ canceled: [1], ends: ['timeout, canceled true, canceling'] });
  });

  it('is still looked for in an outage, although the service refuses to show another one', () => {
    const service: Service = (number, ms) =>
      number === 2 ? 'refused' : ms < 20_000 ? 'outage' : { state: 'passed' };
    expect(run(begin({}, known(1), known(2)), service).ends).toEqual([
      'ended, passed',
      'unreachable, unseen',
    ]);
  });

  it('may be the one that is enough, until it was answered', () => {
    const service: Service = (number, ms) =>
      number === 1 ? (ms < 20_000 ? 'outage' : { state: 'passed' }) : { state: 'failed' };
    expect(run(begin({ until: 'any' }, known(1), known(2)), service).ends).toEqual([
      'ended, passed',
      'ended, failed',
    ]);
  });

  it('although this step created it is given up after two minutes', () => {
    const { state, ends, ms } = run(begin({ timeoutMs: 600_000 }, started(1)), () => 'gone');
    expect({ ends, ms }).toEqual({ ends: ['disappeared, running'], ms: 120_000 });
    expect(state.all[0]?.phase).toMatchObject({ end: { stop: { isUnshown: true } } });
  });

  it('although it was found is gone after half a minute', () => {
    const found = { address: address(1), build: build(1) };
    const { state, ms } = run(begin({ timeoutMs: 600_000 }, found), () => 'gone');
    expect(ms).toBe(30_000);
    expect(state.all[0]?.phase).not.toMatchObject({ end: { stop: { isUnshown: true } } });
  });

  it('any more is gone at once, half a minute after it was found', () => {
    const service: Service = (_, ms) => (ms < 40_000 ? { state: 'running' } : 'gone');
    expect(run(begin({}, known(1)), service)).toMatchObject({ ends: ['disappeared, running'], ms: 40_000 });
  });
});

describe('a build whose jobs were retried', () => {
  const oldEnd = { state: 'failed', finished_at: iso(-10_000) };
  const before = build(1, { ...oldEnd, jobs: [job('finished')] });
  const retried = (more: object = {}): WaitTarget => ({
    ...{ address: address(1), build: build(1, { state: 'running' }), origin: 'started' },
    ...{ before, ...more },
  });
  it.each<[string, object]>([
    ['another job', { ...oldEnd, jobs: [job('finished'), job('finished', { id: 'k' })] }],
    ['a later end', { state: 'failed', finished_at: iso(4_000), jobs: [job('finished')] }],
  ])('has ended with %s', (_name, shown) => {
    const service: Service = (_, ms) => (ms < 20_000 ? before : shown);
    expect(run(begin({}, retried()), service)).toMatchObject({ ends: ['ended, failed'], ms: 20_000 });
  });

  it.each([true, false])('has an old end at wait-timeout, with cancel-on: timeout %s', (cancelOnTimeout) => {
    const { ends, ms } = run(begin({ cancelOnTimeout }, retried()), () => before, 'ended');
    const end = cancelOnTimeout ? 'retry-unseen, canceled false, failed' : 'retry-unseen, failed';
    expect({ ends, ms }).toEqual({ ends: [end], ms: 60_000 });
  });

  it('is not failing by what failed before the retry', () => {
    const service: Service = (_, ms) => ({ ...before, state: ms < 20_000 ? 'failing' : 'running' });
    expect(run(begin({ failFast: true }, retried()), service)).toMatchObject({ ms: 60_000 });
  });

  it('has no steps that have ended before the retry is shown', () => {
    const shown = { jobs: [job('passed', { step_key: 'test' })] };
    expect(run(begin({ steps: ['test'] }, retried()), () => shown)).toMatchObject({ ms: 60_000 });
  });

  it('has an end that is believed after two minutes to be all that is shown', () => {
    const { ends, ms } = run(begin({ timeoutMs: 600_000 }, retried()), () => before);
    expect({ ends, ms }).toEqual({ ends: ['retry-unseen, failed'], ms: 120_000 });
  });
});

describe('chosen steps', () => {
  const test = (state: string, more: object = {}) => job(state, { step_key: 'test', ...more });
  const lint = (state: string, more: object = {}) => job(state, { id: 'l', step_key: 'lint', ...more });
  const block = (state: string) => ({ id: 'm', type: 'manual', state, step_key: 'test' });
  const retried = test('failed', { id: 'i', retried: true, retried_in_job_id: 'j' });
  const steps = ['test', 'lint'];
  const passed = [test('passed'), lint('passed')];

  it.each<[string, object, 'passed' | 'failed' | 'waits']>([
    ['have passed', { jobs: [...passed, job('running')] }, 'passed'],
    ['have passed in a build that has failed', { state: 'failed', jobs: passed }, 'passed'],
    ['have failed, one of them', { jobs: [test('failed'), lint('passed')] }, 'failed'],
    ['timed out', { jobs: [test('timed_out'), lint('passed')] }, 'failed'],
    ['failed softly', { jobs: [test('failed', { soft_failed: true }), lint('passed')] }, 'passed'],
    ['were canceled', { jobs: [test('canceled'), lint('passed')] }, 'failed'],
    [
      'were canceled with the build',
      { state: 'canceled', jobs: [test('canceled'), lint('passed')] },
      'failed',
    ],
    ['run again', { jobs: [retried, test('running'), lint('passed')] }, 'waits'],
    ['are about to run again', { jobs: [retried, lint('passed')] }, 'waits'],
    ['passed in a later attempt', { jobs: [retried, ...passed] }, 'passed'],
    [
      'are left out by their condition',
      { jobs: [test('broken', { broken_reason: 'conditional_failed' }), lint('skipped')] },
      'passed',
    ],
    [
      'are left out by their branches',
      { jobs: [test('broken', { broken_reason: 'branch_mismatch' }), lint('passed')] },
      'passed',
    ],
    [
      'did not run in a build that passed',
      { state: 'passed', jobs: [test('broken'), lint('passed')] },
      'passed',
    ],
    [
      'are prevented by a failure',
      { jobs: [test('broken', { broken_reason: 'dependency_failed' }), lint('passed')] },
      'failed',
    ],
    ['wait for nothing any more', { jobs: [test('waiting_failed'), lint('passed')] }, 'failed'],
    ['are skipped with the build', { state: 'skipped', jobs: [test('skipped'), lint('skipped')] }, 'failed'],
    ['have one job that still runs', { jobs: [...passed, test('running', { id: 'k' })] }, 'waits'],
    ['are blocked', { jobs: [block('blocked'), lint('passed')] }, 'waits'],
    ['are unblocked', { jobs: [block('unblocked'), lint('passed')] }, 'passed'],
    ['do not exist yet', { jobs: [lint('passed')] }, 'waits'],
    ['do not exist in a build that has ended', { state: 'passed', jobs: [lint('passed')] }, 'failed'],
    [
      'are in a strange state in a build that has ended',
      { state: 'passed', jobs: [test('odd'), lint('passed')] },
      'failed',
    ],
    ['are not shown', { jobs: undefined }, 'waits'],
  ])('that %s', (_name, shown, what) => {
    const settings = { steps, cancelOnTimeout: true, cancelSiblings: true };
    const { ends, canceled, state } = run(begin(settings, started(1)), () => shown);
    const { state: word = 'running' } = shown as Partial<Build>;
    expect(ends).toEqual([what === 'waits' ? 'timeout, canceled true, canceling' : `steps, ${word}`]);
    expect(canceled).toEqual(what === 'waits' ? [1] : []);
    const { phase } = state.all[0] as Watched;
    if (what !== 'waits') expect(phase).toMatchObject({ end: { stop: { steps: { state: what } } } });
  });

  it('that no job has are named, and those that failed', () => {
    const shown = { state: 'passed', jobs: [lint('failed')] };
    const { state } = run(begin({ steps }, started(1)), () => shown);
    const result = { state: 'failed', passed: [], failed: ['lint'], missing: ['test'] };
    expect(state.all[0]?.phase).toMatchObject({ end: { stop: { steps: result } } });
  });

  it('are read once more before they count', () => {
    const polled = reduce(begin({ steps }, started(1)), answer(1, { jobs: passed }, false, 1), at(1));
    expect(wantsOf(polled)).toMatchObject([{ kind: 'look' }]);
    const again = {
      jobs: [{ ...test('failed'), retried: true }, test('running', { id: 'k' }), lint('passed')],
    };
    expect(wantsOf(reduce(polled, answer(1, again, true, 2), at(2)))).toEqual([]);
  });

  it('end a blocked build only if it is not waited for', () => {
    const shown = { state: 'blocked', jobs: [lint('passed')] };
    expect(run(begin({ steps }, started(1)), () => shown).ends).toEqual(['ended, blocked']);
    const { ends } = run(begin({ steps, throughBlocked: true }, started(1)), () => shown);
    expect(ends).toEqual(['timeout, blocked']);
  });

  it.each<[Partial<WaitSettings>, object, string]>([
    [{ failFast: true }, { jobs: [test('failed'), lint('running')] }, 'fail-fast, running'],
    [{ failFast: true }, { state: 'failing', jobs: [test('running'), job('failed')] }, 'timeout, failing'],
    [
      { failFast: true, cancelOnFailFast: true },
      { jobs: [test('failed')] },
      'fail-fast, canceled true, canceling',
    ],
    [
      { failFast: true, cancelOnFailFast: true },
      { jobs: [test('failed'), lint('passed')] },
      'steps, canceled true, canceling',
    ],
    [{}, { jobs: [test('failed'), lint('running')] }, 'timeout, running'],
  ])('%o and %o', (settings, shown, end) => {
    expect(run(begin({ steps, ...settings }, started(1)), () => shown).ends).toEqual([end]);
  });

  it('count although the build ended before its cancel arrived', () => {
    const service: Service = (_, ms) => (ms < 60_000 ? {} : { state: 'failed', jobs: passed });
    const late = reduce(begin({ steps, cancelOnTimeout: true }, started(1)), { type: 'tick' }, at(60_000));
    const unwanted = reduce(late, answer(1, {}, true, 60_000), at(60_000));
    const canceled = reduce(unwanted, cancelTo(1, 'ended', { state: 'failed' }), at(60_000));
    expect(run(canceled, service).ends).toEqual(['steps, failed']);
  });

  it.each<[Partial<WaitSettings>, string, readonly string[]]>([
    [{}, 'failed', ['steps, running', 'timeout, running']],
    [{ until: 'any' }, 'passed', ['steps, running', 'left, running']],
    [
      { failFast: true, cancelSiblings: true },
      'failed',
      ['steps, running', 'left, canceled true, canceling'],
    ],
  ])('of several builds, %o: those of the first have %s', (settings, state, ends) => {
    const service: Service = (number) => (number === 1 ? { jobs: [test(state), lint('passed')] } : {});
    const found = run(begin({ steps, ...settings }, started(1), started(2)), service);
    expect({ ends: found.ends, canceled: found.canceled }).toEqual({
      ends,
      canceled: settings.cancelSiblings ? [2] : [],
    });
  });

  it('that have ended are not canceled when another build ends the wait', () => {
    const service: Service = (number, ms) => ({
      jobs: [test(number === 1 ? 'passed' : ms < 20_000 ? 'running' : 'failed'), lint('passed')],
    });
    const settings = { steps, failFast: true, cancelSiblings: true };
    const { ends, canceled } = run(begin(settings, started(1), started(2)), service);
    expect({ ends, canceled }).toEqual({ ends: ['steps, running', 'steps, running'], canceled: [] });
  });
});

it.each([
  ['m', 'retry-unseen, blocked'],
  ['n', 'ended, blocked'],
])('a build whose block step m was unblocked, and that is blocked at %s', (step, end) => {
  const shown = { state: 'blocked', jobs: [{ id: step, type: 'manual', state: 'blocked' }] };
  const unblocked: WaitTarget = { ...started(1), unblocked: 'm' };
  expect(run(begin({}, unblocked), () => shown).ends).toEqual([end]);
});

describe('in any story', () => {
  const ended = ['passed', 'failed', 'running'].map((state) => ({
    jobs: [job(state, { step_key: 'test' })],
  }));
  const shown = fc.constantFrom(...states.map(([, each]) => each), ...ended);
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
  const event: fc.Arbitrary<(ms: number) => WatchEvent> = fc.oneof(
    fc.constant(() => ({ type: 'tick' as const })),
    fc.record({ number, shown, isLook: fc.boolean(), tookMs: fc.constantFrom(0, 5_000) }).map((read) => {
      return (ms: number) => answer(read.number, read.shown, read.isLook, ms - read.tookMs);
    }),
    fc
      .record({ number, why: fc.constantFrom('gone', 'refused', 'outage'), isLook: fc.boolean() })
      .map((read) => {
        return (ms: number) => answer(read.number, read.why as Shown, read.isLook, ms);
      }),
    fc
      .record({
        number,
        result: fc.constantFrom('canceled', 'already-canceled', 'ended', 'blocked', 'failed'),
      })
      .map(
        (cancel) => () => ({ type: 'canceled', id: id(cancel.number), result: cancel.result }) as WatchEvent,
      ),
  );
  const story = fc.array(fc.tuple(fc.integer({ min: 0, max: 9_000 }), event), { maxLength: 60 });
  const inputOf = (why: string) => {
    if (why === 'left' || why === 'unstarted') return 'cancelSiblings';
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
  /** From now on, nothing is answered. */
  const silence = (from: WaitState, fromMs: number) => {
    let state = from;
    for (let ms = fromMs; ms < fromMs + 1_000_000 && !isWaitOver(state); ms += 5_000) {
      state = reduce(state, { type: 'tick' }, at(ms));
      for (const { one, kind } of wantsOf(state)) {
        const number = numberOf(one);
        const event =
          kind === 'look' ? answer(number, 'outage', true, ms) : cancelTo(number, 'failed', 'outage');
        state = reduce(state, event, at(ms));
      }
    }
    return state;
  };

  it('what has ended stays ended, nothing is canceled that no input names, and the wait ends', () => {
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
        const last = silence(state, ms);
        expect(isWaitOver(last)).toBe(true);
        expect(wantsOf(last)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
