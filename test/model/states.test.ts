import { describe, expect, it } from 'vitest';
import {
  buildStates,
  cancelableStates,
  effectiveState,
  finishedStates,
  isOver,
  isTerminal,
  stateFilters,
} from '../../src/model/states.ts';

/** api.md §3, and what it leaves to sense: whether the build is over, whether it can be canceled, what `finished` finds. */
const rows = [
  { state: 'scheduled', terminal: false, cancelable: true, finished: false },
  { state: 'running', terminal: false, cancelable: true, finished: false },
  { state: 'failing', terminal: false, cancelable: true, finished: false },
  { state: 'canceling', terminal: false, cancelable: false, finished: false },
  { state: 'passed', terminal: true, cancelable: false, finished: true },
  { state: 'failed', terminal: true, cancelable: false, finished: true },
  { state: 'blocked', terminal: true, cancelable: false, finished: true },
  { state: 'canceled', terminal: true, cancelable: false, finished: true },
  { state: 'skipped', terminal: true, cancelable: false, finished: false },
  { state: 'not_run', terminal: true, cancelable: false, finished: false },
];

describe.each(rows)('the state $state', ({ state, terminal, cancelable, finished }) => {
  it('has the properties that the document gives it', () => {
    expect({
      terminal: isTerminal({ state }),
      cancelable: cancelableStates.some((one) => one === state),
      over: isOver({ state }),
      finished: finishedStates.some((covered) => covered === state),
    }).toEqual({ terminal, cancelable, finished, over: terminal && state !== 'blocked' });
  });

  it('counts as blocked, and changes only if a person acts, while the build waits for one', () => {
    const waiting = { state, blocked: true };
    expect(effectiveState(waiting)).toBe('blocked');
    expect([isTerminal(waiting), isOver(waiting)]).toEqual([true, false]);
  });

  it.each([false, null, undefined])('counts as it is with the flag blocked: %s', (blocked) => {
    expect(effectiveState({ state, blocked })).toBe(state);
    expect(isTerminal({ state, blocked })).toBe(terminal);
  });
});

it('there are ten states, and the filters are these, creating and finished', () => {
  expect([...buildStates].sort()).toEqual(rows.map(({ state }) => state).sort());
  expect([...stateFilters].sort()).toEqual([...buildStates, 'creating', 'finished'].sort());
  expect(cancelableStates).toHaveLength(3);
});

it.each(['creating', 'waiting', 'waiting_failed', '', 'PASSED', 'constructor'])(
  '"%s" counts as an unknown state, which is not over',
  (state) => {
    expect(buildStates).not.toContain(state);
    expect(isTerminal({ state })).toBe(false);
    expect(isOver({ state })).toBe(false);
  },
);
