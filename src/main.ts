import { listenForCancellation } from './action/cancellation.ts';
import { runStep } from './action/step.ts';
import { stepFile } from './action/step-files.ts';
import { handleUncaught } from './action/uncaught.ts';

/*
 * The one entry of the bundle, for the step and for its post step, so that the bundle holds everything only once. An
 * argument selects the post step. The saved state cannot: a step that is killed while it starts has saved nothing, and
 * its post step would then run the step a second time.
 */

/** The runner gives a canceled step 7.5 seconds and then sends a second signal. After these times the process exits. */
const deadlines = { afterFirstSignalMs: 6_500, afterSecondSignalMs: 2_000 };
const canceledExitCode = 130;
/** The code of Node for a program that waits for something that cannot happen any more. */
const unfinishedExitCode = 13;

handleUncaught(process, (code) => process.exit(code));
const isPost = process.argv[2] === 'post';
const onSignal = (count: number) => {
  const ms = count === 1 ? deadlines.afterFirstSignalMs : deadlines.afterSecondSignalMs;
  setTimeout(() => process.exit(canceledExitCode), ms).unref();
};
const cancellation = listenForCancellation(process, onSignal, isPost ? null : stepFile(process.env, 'ended'));
/** Without a top-level await, a step that stopped half-way would look like one that succeeded. */
const reportUnfinished = () => {
  process.exitCode ||= unfinishedExitCode;
};

async function main(): Promise<void> {
  process.on('exit', reportUnfinished);
  if (isPost) {
    const { runPostStep } = await import('./action/post-step.ts');
    await runPostStep(process.env, cancellation.signal);
  } else await runStep(process.env, cancellation);
  process.off('exit', reportUnfinished);
  cancellation.stop();
}

void main();
