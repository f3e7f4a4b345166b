import { test as base } from 'vitest';
import { createStage } from './stage.ts';

/** A test with a stage of its own, beside others. */
export const test = base.extend('stage', async ({ annotate }, { onCleanup }) => {
  const stage = await createStage((line) => void annotate(line));
  onCleanup(stage.close);
  return stage;
}).concurrent;

/** One that sends signals which a program can hear: on Windows no other process can send those. */
export const signalTest = process.platform === 'win32' ? test.skip : test;
