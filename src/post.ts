import type { SavedState } from './operations/journal.ts';

/** The post step: tidies up what the step could not. */
export async function runPost(_saved: SavedState): Promise<void> {}
