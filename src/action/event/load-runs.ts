/** Loads what asks GitHub. All load it here, so that the bundle holds it once. */
export const loadRuns = () => import('./runs.ts');
