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
  const options = { ...defaults, ...more };
  return beginWait(targets, { options, sinceMs: 0, appearTimeoutMs: 30_000 }, at(0));
};

/** What a read of a build says at a time: what it shows, or why it shows nothing. */
type Shown = object | 'gone' | 'refused' | 'outage';
type Service = (number: number, ms: number) => Shown;

function answer(number: number, shown: Shown, isLook: boolean, sentMs: number): WatchedEvent {
  return typeof shown === 'string'
    ? { type: 'unread', id: id(number), why: shown as 'gone', error: new Error(shown), isLook }
    : { type: 'read', id: id(number), address: address(number), build: build(number, shown), isLook, sentMs };
}

/** The builds that are to be read once more, or canceled. */
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
  const what = why === 'steps' ? `steps ${steps?.state}` : why;
  return `${what}${tried}, ${isUnshown ? 'never shown' : (last?.state ?? 'unseen')}`;
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

/** What is waited for besides the builds that this step started, when the wait ends, and what its cancels come to. */
interface More {
  readonly of?: readonly WaitTarget[];
  readonly ms?: number;
  readonly result?: Result;
}

/** Some settings, what the service shows, and how the wait for each build ends. */
type Story = readonly [string, Partial<WaitSettings>, Shown | Service, string | readonly string[], More?];

/** A build is canceled if, and only if, its end says that this was tried. */
function tell(stories: readonly Story[]) {
  it.each(stories.map((story) => [story[0], story] as const))(
    '%s',
    (_, [, settings, shown, end, more = {}]) => {
      const ends = [end].flat();
      const { of = ends.map((_end, index) => started(index + 1)), ms, result } = more;
      const service = typeof shown === 'function' ? (shown as Service) : () => shown;
      const found = run(begin(settings, ...of), service, result);
      expect(found.ends).toEqual(ends);
      if (ms !== undefined) expect(found.ms).toBe(ms);
      const canceled = ends.flatMap((each, index) => (each.includes('canceled ') ? [index + 1] : []));
      if (result !== 'ended' && result !== 'blocked') expect(found.canceled.toSorted()).toEqual(canceled);
    },
  );
}

const asked = { cancelOnTimeout: true };
const queue = { queueTimeoutMs: 20_000 };
const atLast = until(60_000, running, passed);
const canceledLate = 'timeout, canceled true, canceling';

describe('a build', () => {
  it.each(states)('that is %s', (_name, shown, what) => {
    const { ends, ms, canceled } = run(begin(asked, ...one), () => shown);
    const { state } = shown as Build;
    expect(ends).toEqual([what === 'ends' ? `ended, ${state}` : canceledLate]);
    expect(canceled).toEqual(what === 'ends' ? [] : [1]);
    if (what === 'waits') expect(ms).toBe(60_000);
    else expect(ms).toBeLessThan(60_000);
  });

  it('that ended runs again if the last read shows a retried job', () => {
    const ended = reduce(begin({}, ...one), answer(1, failed, false, 5_000), at(5_000));
    expect(wantsOf(ended)).toMatchObject([{ kind: 'look' }]);
    const open = reduce(ended, answer(1, running, true, 5_000), at(5_000));
    expect(wantsOf(open)).toEqual([]);
    expect(run(open, until(20_000, running, passed)).ends).toEqual(['ended, passed']);
  });

  tell([
    ['is blocked', { throughBlocked: true }, { state: 'blocked' }, 'timeout, blocked'],
    ['is blocked too', { throughBlocked: true }, { ...passed, blocked: true }, 'timeout, passed'],
  ]);
});

describe('a limit', () => {
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
  tell([
    ['wait-timeout', {}, running, 'timeout, running', { ms: 60_000 }],
    ['wait-timeout with a cancel', asked, running, canceledLate, { ms: 60_000 }],
    ['a cancel that fails', asked, running, 'timeout, canceled failed, running', { result: 'failed' }],
    ['queue-timeout', queue, queued, asleep, { of, ms: 20_000 }],
    ['with a cancel', { ...queue, ...asked }, queued, 'queue-timeout, canceled true, canceling', { of }],
    ['an agent comes before the last read', queue, until(20_000, queued, passed), 'ended, passed', { of }],
    ['a job has run since', queue, again(ran), asleep, { of, ms: 32_000 }],
    ['a job has begun since', queue, again({ started_at: iso(12_000) }), asleep, { of, ms: 32_000 }],
    ['a job ran in the future', queue, again(ahead), asleep, { of, ms: 20_000 }],
    ['it is unblocked', { ...queue, ...through }, until(16_000, blocked, free), asleep, { ms: 36_000 }],
    ['no jobs are shown, and it was created before', queue, none, asleep, { of: created, ms: 10_000 }],
    ['no jobs are shown any more', queue, none, asleep, { of, ms: 20_000 }],
    ['an outage', { ...queue, ...asked }, until(5_001, queued, 'outage'), canceledLate, { of }],
    ['it passes before its cancel', asked, atLast, 'ended, passed', { result: 'ended' }],
    ['it was blocked before its cancel', asked, running, 'ended, running', { result: 'blocked' }],
    ['so it was, and goes on', { ...asked, ...through }, running, refused, { result: 'blocked' }],
  ]);

  it('queue-timeout is not judged by a read that took more than 2 s, but by the third in any case', () => {
    const late = begin({ ...queue, timeoutMs: 3_600_000 }, ...waiting);
    let state = reduce(late, tick, at(20_000));
    for (const ms of [25_000, 30_000]) {
      state = reduce(state, answer(1, queued, true, ms - 3_000), at(ms));
      expect(wantsOf(state)).toMatchObject([{ kind: 'look' }]);
    }
    state = reduce(state, answer(1, queued, true, 32_000), at(35_000));
    expect(isWaitOver(state)).toBe(true);
  });

  it('has its jobs looked at in time, also of a build that no agent was seen to be missing for', () => {
    expect(nextLimitMs(begin(queue, started(1, running)), 0)).toBe(20_000);
    expect(nextLimitMs({ ...begin({}, known(1)), appearByMs: 12_000 }, 0)).toBe(12_000);
  });

  it('cancels no build whose number is not known', () => {
    const query = { pipeline: { organization: 'acme', pipeline: 'web' }, filters: {} };
    let state = reduce(begin(asked, { query }), tick, at(60_000));
    for (const ms of [60_000, 61_500, 63_000])
      state = reduce(state, { type: 'unread', id: 'query', why: 'outage', isLook: true }, at(ms));
    expect(state.all.map(describeEnd)).toEqual(['timeout, unseen']);
  });

  it('a last read that fails is sent three times, but not once five seconds have passed', () => {
    const late = () => reduce(begin({}, ...one), tick, at(60_000));
    const failAt = (state: WaitState, ms: number) => reduce(state, answer(1, 'outage', true, ms), at(ms));
    const overAfter = (...ms: number[]) => isWaitOver(ms.reduce(failAt, late()));
    expect([overAfter(60_000, 60_001), overAfter(60_000, 60_001, 60_002)]).toEqual([false, true]);
    expect([overAfter(63_400), overAfter(63_600)]).toEqual([false, true]);
  });

  it('is judged by the last read, not by a poll that is answered meanwhile', () => {
    const late = reduce(begin({}, ...one), tick, at(60_000));
    for (const shown of [running, 'outage' as const])
      expect(wantsOf(reduce(late, answer(1, shown, false, 59_000), at(60_500)))).toMatchObject([
        { kind: 'look' },
      ]);
  });

  const flaps: Service = (_, ms) => (ms > 5_000 && ms < 20_000 ? 'outage' : running);
  const gpu = { jobs: [job('scheduled', { runnable_at: iso(30_000), agent_query_rules: ['queue=gpu'] })] };
  const unread = { why: 'timeout', afterMs: 64_500, unreadSinceMs: epochMs + 5_000 };
  const stuck = { why: 'queue-timeout', afterMs: 20_000, agentRules: ['queue=gpu'] };
  it.each<[string, Service, object]>([
    ['since when the build could not be read, and why', until(5_001, running, 'outage'), unread],
    ['nothing of a read that failed before another', flaps, { why: 'timeout', afterMs: 60_000 }],
    ['how long the queue was, and its agent rules', until(30_000, running, gpu), stuck],
  ])('says %s', (_name, service, stop) => {
    const end = { stop, error: stop === unread ? new Error('outage') : undefined };
    expect(run(begin(queue, ...one), service).state.all[0]?.phase).toEqual({ is: 'over', end });
  });
});

describe('several builds', () => {
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
  const unseen = { of: [known(1), started(2)] };
  const gone = each('gone', until(50_000, running, passed));
  const then = (shown: Shown) => until(5_001, running, shown);
  const soon = until(20_000, running, passed);
  const soonBad = until(20_000, running, failed);
  tell([
    ['one is failing', fast, each(failing), ['fail-fast, failing', left]],
    ['one is failing, with a cancel', stops, each(failing), [stopped, left]],
    ['one is enough', any, each(passed), [good, left]],
    ['the first failure is enough', any, each(failed), [bad, left]],
    ['siblings of the first', { ...any, ...siblings }, each(passed), [good, canceled]],
    ['siblings of a failure', both, each(failed), [bad, canceled]],
    ['one has passed', fast, each(passed), [good, late]],
    ['one was canceled', fast, each({ state: 'canceled' }), ['ended, canceled', left]],
    ['all are waited for', siblings, each(failed), [bad, late]],
    ['any state is success', { ...fast, successStates: ['any'] }, each(failed), [bad, late]],
    ['a cancel failed before', badly, each(queued, soonBad), [uncanceled, bad], { result: 'failed' }],
    ['one was never read: canceled by its number', both, each('outage', soonBad), [canceled, bad], unseen],
    ['one is unread in time', both, each('outage'), ['timeout, unseen', late], unseen],
    ['one is given up, and not canceled', asked, each(then('refused'), soon), ['unreachable, running', good]],
    ['no siblings of each other at wait-timeout', both, running, [late, late]],
    ['one that is unread is left at once', any, each(then('outage'), soon), [left, good], { ms: 20_000 }],
    ['one does not exist, fast', fast, gone, [lost, left], unseen],
    ['one does not exist, siblings', siblings, gone, [lost, canceled], unseen],
    ['one does not exist', {}, gone, [lost, good], unseen],
    ['one does not exist, any is enough', { ...any, ...fast }, gone, [lost, good], unseen],
    [
      'one is refused, another one is gone',
      { ...any, ...siblings, timeoutMs: 600_000 },
      each(
        until(140_000, running, 'refused'),
        until(140_000, running, 'gone'),
        until(150_000, running, passed),
      ),
      ['unreachable, running', 'disappeared, running', good],
      { of: [1, 2, 3].map((number) => ({ ...started(number), origin: 'found' as const })) },
    ],
  ]);

  it.each([
    ['failed', 'failed', 2],
    ['failing', 'failing', 2],
    ['failing', 'failed', 1],
    ['failed', 'failing', 2],
  ])('the second is %s, then the first %s: the wait is ended by number %i', (second, first, by) => {
    const look = (state: WaitState, number: number, word: string) =>
      reduce(state, answer(number, { state: word }, true, 1), at(1));
    const polled = reduce(begin(fast, ...two), answer(2, { state: second }, false, 1), at(1));
    const { all, endedBy } = look(look(polled, 2, second), 1, first);
    expect([...all.map(({ phase }) => phase.is), endedBy]).toEqual(['over', 'over', id(by)]);
  });

  it('are left as soon as one is to be canceled', () => {
    const polled = reduce(begin(stops, ...two), answer(1, failing, false, 1), at(1));
    const unwanted = reduce(polled, answer(1, failing, true, 1), at(1));
    expect(wantsOf(unwanted).map(({ kind }) => kind)).toEqual(['cancel', 'look']);
  });

  it('are canceled if another one could not be started', () => {
    const state = { ...begin(siblings, ...two), isAbandoned: true };
    expect(run(state, () => running)).toMatchObject({ canceled: [1, 2], ms: 0 });
  });
});

describe('a build that is not shown', () => {
  const found = { address: address(1), build: build(1) };
  const long = { timeoutMs: 600_000 };
  const of = [known(1)];
  const both = { of: [known(1), known(2)] };
  const slow = until(20_000, 'outage', passed);
  const lost = 'disappeared, running';
  tell([
    ['does not exist in time', asked, 'gone', 'disappeared, unseen', { of, ms: 31_500 }],
    ['appears', {}, until(20_000, 'gone', passed), 'ended, passed', { of, ms: 20_000 }],
    ['appears at the last look', {}, until(30_000, 'gone', passed), 'ended, passed', { of, ms: 30_000 }],
    ['is refused', asked, 'refused', 'unreachable, unseen', { of, ms: 5_000 }],
    ['outage, canceled by its number', asked, 'outage', canceledLate, { of }],
    ['an outage that ends', {}, until(50_000, 'outage', passed), 'ended, passed', { of, ms: 50_000 }],
    ['another one is refused', {}, each(slow, 'refused'), ['ended, passed', 'unreachable, unseen'], both],
    ['it may be enough', { until: 'any' }, each(slow, failed), ['ended, passed', 'ended, failed'], both],
    ['created two minutes ago', long, 'gone', 'disappeared, never shown', { ms: 120_000 }],
    ['found two minutes ago', long, 'gone', lost, { of: [found], ms: 120_000 }],
    ['seen before', long, until(140_000, running, 'gone'), lost, { of, ms: 140_000 }],
  ]);
});

describe('a build whose jobs were retried', () => {
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
  tell([
    ['shows another job', {}, until(20_000, before, newJob), 'ended, failed', { of, ms: 20_000 }],
    ['shows a later end', {}, until(20_000, before, laterEnd), 'ended, failed', { of, ms: 20_000 }],
    ['shows no time of its end', {}, noEnd, unseen, { of, ms: 60_000 }],
    ['shows its old end', {}, before, unseen, { of, ms: 60_000 }],
    ['is failing as before', { failFast: true }, refailing, 'timeout, running', { of }],
    ['has steps that ended before', { steps: ['test'] }, { jobs: ended }, 'timeout, running', { of }],
    ['shows its old end for long', long, before, 'ended, failed', { of, ms: 120_000 }],
    ['is blocked where it was unblocked', {}, blockedAt('m'), 'timeout, blocked', { of: unblocked }],
    ['is blocked there for long', long, blockedAt('m'), 'ended, blocked', { of: unblocked, ms: 120_000 }],
    ['is blocked again', {}, blockedAt('n'), 'ended, blocked', { of: unblocked }],
  ]);
});

describe('chosen steps', () => {
  const test = (state: string, more: object = {}) => job(state, { step_key: 'test', ...more });
  const lint = (state: string, more: object = {}) => job(state, { id: 'l', step_key: 'lint', ...more });
  const block = (state: string) => ({ id: 'm', type: 'manual', state, step_key: 'test' });
  const retried = test('failed', { id: 'i', retried: true, retried_in_job_id: 'j' });
  const broken = (reason: string) => test('broken', { broken_reason: reason });
  const steps = ['test', 'lint'];
  const linted = lint('passed');
  const good = [test('passed'), linted];

  it.each<[string, readonly object[] | undefined, string, 'passed' | 'failed' | 'waits']>([
    ['have passed', [...good, job('running')], 'running', 'passed'],
    ['have passed in a build that has failed', good, 'failed', 'passed'],
    ['have failed, one of them', [test('failed'), linted], 'running', 'failed'],
    ['timed out', [test('timed_out'), linted], 'running', 'failed'],
    ['failed softly', [test('failed', { soft_failed: true }), linted], 'running', 'passed'],
    ['were canceled', [test('canceled'), linted], 'running', 'failed'],
    ['were canceled with the build', [test('canceled'), linted], 'canceled', 'failed'],
    ['run again', [retried, test('running'), linted], 'running', 'waits'],
    ['are about to run again', [retried, linted], 'running', 'waits'],
    ['passed in a later attempt', [retried, ...good], 'running', 'passed'],
    ['are left out by their condition', [broken('conditional_failed'), lint('skipped')], 'running', 'passed'],
    ['are left out by their branches', [broken('branch_mismatch'), linted], 'running', 'passed'],
    ['did not run in a build that passed', [test('broken'), linted], 'passed', 'passed'],
    ['are prevented by a failure', [broken('dependency_failed'), linted], 'running', 'failed'],
    ['wait for nothing any more', [test('waiting_failed'), linted], 'running', 'failed'],
    ['are skipped with the build', [test('skipped'), lint('skipped')], 'skipped', 'failed'],
    ['have one job that still runs', [...good, test('running', { id: 'k' })], 'running', 'waits'],
    ['are blocked', [block('blocked'), linted], 'running', 'waits'],
    ['are unblocked', [block('unblocked'), linted], 'running', 'passed'],
    ['do not exist yet', [linted], 'running', 'waits'],
    ['do not exist in a build that has ended', [linted], 'passed', 'failed'],
    ['are in a strange state in a build that has ended', [test('odd'), linted], 'passed', 'failed'],
    ['are not shown', undefined, 'running', 'waits'],
  ])('that %s', (_name, jobs, state, what) => {
    const settings = { steps, ...asked, cancelSiblings: true };
    const { ends, canceled } = run(begin(settings, ...one), () => ({ state, jobs }));
    expect(ends).toEqual([what === 'waits' ? canceledLate : `steps ${what}, ${state}`]);
    expect(canceled).toEqual(what === 'waits' ? [1] : []);
  });

  it('that no job has are named, and those that failed', () => {
    const { state } = run(begin({ steps }, ...one), () => ({ state: 'passed', jobs: [lint('failed')] }));
    const result = { state: 'failed', passed: [], failed: ['lint'], missing: ['test'] };
    expect(state.all[0]?.phase).toMatchObject({ end: { stop: { steps: result } } });
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
  tell([
    ['a blocked build', { steps }, blocked, 'ended, blocked'],
    ['a blocked build is waited for', { steps, throughBlocked: true }, blocked, 'timeout, blocked'],
    ['one has failed', fast, partly, 'fail-fast, running'],
    ['another step has failed', fast, other, 'timeout, failing'],
    ['a cancel', cancels, { jobs: [test('failed')] }, 'fail-fast, canceled true, canceling'],
    ['all have ended', cancels, broke, 'steps failed, canceled true, canceling'],
    ['without fail-fast', { steps }, partly, 'timeout, running'],
    ['those of the first of two', { steps }, firstOf('failed'), [fails, 'timeout, running']],
    ['they are enough', { steps, until: 'any' }, firstOf('passed'), [passes, 'left, running']],
    ['siblings', siblings, firstOf('failed'), [fails, canceled]],
    ['before a sibling failed', siblings, each({ jobs: good }, until(20_000, begun, broke)), [passes, fails]],
  ]);
});

describe('in any story', () => {
  const ended = ['passed', 'failed', 'running'].map((state) => ({
    jobs: [job(state, { step_key: 'test' })],
  }));
  const shown = fc.constantFrom<Shown[]>(...states.map(([, each]) => each), ...ended);
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

  it('what has ended stays ended, nothing is canceled that no input names, and the wait ends without answers', () => {
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
