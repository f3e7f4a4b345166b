import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { CanceledError, listenForCancellation } from '../../src/action/cancellation.ts';

describe('a canceled workflow', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGBREAK'])('gets the signal %s', (name) => {
    const process = new EventEmitter();
    const { signal } = listenForCancellation(process, () => {});
    expect(signal.aborted).toBe(false);
    process.emit(name, name);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBeInstanceOf(CanceledError);
    expect(signal.reason).toMatchObject({ message: 'The step was interrupted.' });
  });

  it('counts further signals', () => {
    const process = new EventEmitter();
    const counts: number[] = [];
    listenForCancellation(process, (count) => counts.push(count));
    for (const name of ['SIGINT', 'SIGTERM', 'SIGTERM']) process.emit(name, name);
    expect(counts).toEqual([1, 2, 3]);
  });

  it('aborts the force signal at the second signal, whichever it is', () => {
    const process = new EventEmitter();
    const { forceSignal } = listenForCancellation(process, () => {});
    process.emit('SIGINT', 'SIGINT');
    expect(forceSignal.aborted).toBe(false);
    process.emit('SIGBREAK', 'SIGBREAK');
    expect(forceSignal.aborted).toBe(true);
  });

  it('is no longer listened for once the step is done', () => {
    const process = new EventEmitter();
    const { signal, stop } = listenForCancellation(process, () => {});
    stop();
    process.emit('SIGINT', 'SIGINT');
    expect(signal.aborted).toBe(false);
    expect(process.eventNames()).toEqual([]);
  });
});
