import { EventEmitter } from 'node:events';

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('a step in a container, which gets no signal, ends when its post step has written a file, before its next write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kitestring-ended-'));
  const ended = join(folder, 'ended');
  const counts: number[] = [];
  const { signal, forceSignal, heedSignals, stop } = listenForCancellation(
    new EventEmitter(),
    (count) => counts.push(count),
    ended,
  );
  try {
    await heedSignals();
    // One of an earlier process does not count.
    writeFileSync(ended, '');
    utimesSync(ended, 1, 1);
    await heedSignals();
    expect(signal.aborted).toBe(false);
    writeFileSync(ended, '');
    await heedSignals();
    await heedSignals();
    expect(signal.reason).toBeInstanceOf(CanceledError);
    expect([forceSignal.aborted, counts]).toEqual([false, [1]]);
  } finally {
    stop();
    rmSync(folder, { recursive: true });
  }
});
