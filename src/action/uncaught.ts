import type { EventEmitter } from 'node:events';
import * as core from '@actions/core';
import { errorKind } from '../operations/context/error-text.ts';

/**
 * Fails the step and ends the process for an error that nothing catches. The runtime would print its message and its
 * stack, with any secret that they quote.
 */
export function handleUncaught(process: EventEmitter, exit: (code: number) => void): void {
  process.on('uncaughtException', (error: unknown) => {
    core.setFailed(`Kitestring failed unexpectedly (${errorKind(error)}).`);
    exit(1);
  });
}
