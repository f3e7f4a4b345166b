/** The one place that loads what asks GitHub: the bundler would write it once more for each other place. */
export const loadRuns = () => import('./runs.ts');
