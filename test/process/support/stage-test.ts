import { test as base } from 'vitest';
import { createStage } from './stage.ts';

/** Makes the tests whose steps and services live at such a pace. */
function testAtPace(pace: number) {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a test needs
  return base.extend('stage', async ({}, { onCleanup }) => {
    const stage = await createStage(pace);
    onCleanup(stage.close);
    return stage;
  }).concurrent;
}

/** A test with a stage of its own, beside others. */
export const test = testAtPace(1);

/**
 * One that sends signals which a program can hear: on Windows no other process can send those. After a signal a step has
 * seconds, and of these only half a second is left for what it computes: time runs slowly here, so that a busy machine
 * has longer for that.
 */
export const signalTest = process.platform === 'win32' ? test.skip : testAtPace(1 / 4);
