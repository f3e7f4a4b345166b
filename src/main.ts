import { listenForCancellation } from './action/cancellation.ts';
import { runStep } from './action/step.ts';
import { runPost } from './post.ts';

/*
 * The one entry of the step and of its post step, so that the bundle holds everything once. A word on the command line
 * tells them apart, and not what the step saved: a step that is killed while it starts has saved nothing, and its post
 * step would do everything once more.
 */

/** The runner gives a canceled step 7.5 seconds; a second signal is its last word. What still hangs then is cut off. */
const deadlines = { afterFirstSignalMs: 6_500, afterSecondSignalMs: 2_000 };
const cutOff = 130;

const cancellation = listenForCancellation(process, (count) => {
  const ms = count === 1 ? deadlines.afterFirstSignalMs : deadlines.afterSecondSignalMs;
  setTimeout(() => process.exit(cutOff), ms).unref();
});
if (process.argv[2] === 'post') await runPost(process.env, cancellation.signal);
else await runStep(process.env, cancellation);
cancellation.stop();
