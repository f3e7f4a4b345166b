import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { CanceledError, listenForCancellation } from '../../src/action/cancellation.ts';

it.each(['SIGINT', 'SIGTERM', 'SIGBREAK'])(
  'a canceled workflow gets the signal %s, and is forced by a second one',
  (name) => {
    const process = new EventEmitter();
    const counts: number[] = [];
    const { signal, forceSignal, stop } = listenForCancellation(process, (count) => counts.push(count));
    expect(signal.aborted).toBe(false);
    process.emit(name, name);
    expect(signal.reason).toBeInstanceOf(CanceledError);
    expect(signal.reason).toMatchObject({ message: 'The step was interrupted.' });
    expect(forceSignal.aborted).toBe(false);
    for (const other of ['SIGINT', 'SIGTERM']) process.emit(other, other);
    expect(forceSignal.aborted).toBe(true);
    expect(counts).toEqual([1, 2, 3]);
    stop();
    expect(process.eventNames()).toEqual([]);
  },
);
