import { listenForCancellation } from './action/cancellation.ts';
import { readSavedState } from './action/journal.ts';
import { runStep } from './action/step.ts';
import { runPost } from './post.ts';

/*
 * The one entry of the step and of its post step: action.yml names this file for both, so that the bundle holds
 * everything once. Saved state tells them apart.
 */

const cancellation = listenForCancellation(process, () => process.exit(1));
const saved = readSavedState();
if (saved === null) await runStep(process.env, cancellation);
else await runPost(saved);
cancellation.stop();
