import { listenForCancellation } from './action/cancellation.ts';
import { readSavedState } from './action/journal.ts';
import { runStep } from './action/step.ts';
import { runPost } from './post.ts';

/*
 * The one entry of the step and of its post step: action.yml names this file for both, so that the bundle holds
 * everything once. Saved state tells them apart.
 */

/** The runner kills a canceled step after 7.5 seconds; a second signal is its last word. */
const deadlines = { afterFirstSignalMs: 6_800, afterSecondSignalMs: 2_000 };

const cancellation = listenForCancellation(process, (count) => {
  const ms = count === 1 ? deadlines.afterFirstSignalMs : deadlines.afterSecondSignalMs;
  setTimeout(() => process.exit(1), ms).unref();
});
const saved = readSavedState();
if (saved === null) await runStep(process.env, cancellation);
else await runPost(saved, process.env, cancellation.signal);
cancellation.stop();
