import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listenForCancellation } from '../../src/action/cancellation.ts';
import { runStep } from '../../src/action/step.ts';
import { type ActionRunner, withActionRunner } from './action-runner.ts';
import { hurry } from './pace.ts';

/** A step as a workflow asks for it. */
export interface Setting {
  readonly inputs: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** What the file of the event holds. */
  readonly event?: unknown;
  /** How many times as fast the time of the step runs. */
  readonly pace?: number;
  /** What emits the signals that end the step. */
  readonly signals?: EventEmitter;
}

/** Runs a step in this process, from the sources; hands what the runner had of it, and whether it failed, to `read`. */
export function runStepHere<Value>(
  { inputs, environment = {}, event, pace = 1, signals = new EventEmitter() }: Setting,
  read: (runner: ActionRunner, failed: boolean) => Value,
): Promise<Value> {
  return withActionRunner(async (runner) => {
    const path = join(runner.folder, 'event.json');
    writeFileSync(path, JSON.stringify(event ?? {}));
    for (const [name, value] of Object.entries(inputs)) runner.give(name, value);
    process.exitCode = undefined;
    using _pace = hurry(pace);
    await runStep(
      { ...runner.environment, GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: 'acme/web', ...environment },
      listenForCancellation(signals, () => {}),
    );
    return read(runner, process.exitCode === 1);
  });
}
