import { test as base, vi } from 'vitest';
import { createStage } from './stage.ts';

// Processes start and end in real time, on machines that have other work too.
vi.setConfig({ testTimeout: 60_000 });

/** A test with a stage of its own, beside others. */
export const test = base.extend('stage', async ({ annotate }, { onCleanup }) => {
  const stage = await createStage((line) => void annotate(line));
  onCleanup(stage.close);
  return stage;
}).concurrent;

/** One that sends signals which a program can hear: on Windows no other process can send those. */
export const signalTest = process.platform === 'win32' ? test.skip : test;
