import { expect, it } from 'vitest';
import {
  buildStates,
  cancelableStates,
  effectiveState,
  finishedStates,
  hasEnded,
  isOver,
  isTerminal,
  stateFilters,
} from '../../src/model/states.ts';

const has = (states: readonly string[], state: string) => states.includes(state);
const factsOf = (state: string, blocked?: boolean | null) => {
  const build = { state, blocked };
  return [
    ...(isTerminal(build) ? ['ends'] : []),
    ...(isOver(build) ? ['is over'] : []),
    ...(has(cancelableStates, state) ? ['can be canceled'] : []),
    ...(has(finishedStates, state) ? ['is finished'] : []),
  ].join(', ');
};

/** api.md §3, and what it leaves to sense. */
const facts: Readonly<Record<string, string>> = {
  scheduled: 'can be canceled',
  running: 'can be canceled',
  failing: 'can be canceled',
  canceling: '',
  passed: 'ends, is over, is finished',
  failed: 'ends, is over, is finished',
  blocked: 'ends, is finished',
  canceled: 'ends, is over, is finished',
  skipped: 'ends, is over',
  not_run: 'ends, is over',
};

it('the ten states have the properties that the document gives them', () => {
  for (const blocked of [undefined, null, false])
    expect(Object.fromEntries(buildStates.map((state) => [state, factsOf(state, blocked)]))).toEqual(facts);
  expect([...stateFilters].sort()).toEqual([...Object.keys(facts), 'creating', 'finished'].sort());
});

it.each(Object.keys(facts))('%s counts as blocked while the build waits for a person', (state) => {
  const waiting = { state, blocked: true };
  expect([effectiveState(waiting), isTerminal(waiting), isOver(waiting)]).toEqual(['blocked', true, false]);
  expect(effectiveState({ state, blocked: false })).toBe(state);
});

it.each(['creating', 'waiting_failed', '', 'PASSED', 'constructor'])(
  '"%s" counts as an unknown state: it has ended if it has a finish time',
  (state) => {
    expect(factsOf(state)).toBe('');
    expect([hasEnded({ state }), hasEnded({ state, finished_at: null })]).toEqual([false, false]);
    expect(hasEnded({ state, finished_at: '2026-01-31T12:00:00Z' })).toBe(true);
  },
);
