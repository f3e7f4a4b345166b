import { systemClock } from '../client/index.ts';
import { loadRuns } from './event/load-runs.ts';
import type { GitHub } from './github/github.ts';

/** GitHub for the repository of the workflow, until the signal; null without a token. The event must have been read before. */
export function connectGitHub(
  token: string | null,
  { environment, signal }: { readonly environment: NodeJS.ProcessEnv; readonly signal: AbortSignal },
): GitHub | null {
  const repository = environment.GITHUB_REPOSITORY;
  if (token === null || !repository) return null;
  const apiUrl = (environment.GITHUB_API_URL ?? 'https://api.github.com').replace(/\/+$/, '');
  const sleep = (ms: number) => systemClock.sleep(ms, signal);
  const { monotonic } = systemClock;
  const settings = { token, apiUrl, repository, signal, sleep, monotonic, random: Math.random };
  const open = async () => {
    // The toolkit would read the event as it is loaded, however large its file is, and fail where it is not valid.
    delete environment.GITHUB_EVENT_PATH;
    return (await loadRuns()).createGitHub(settings);
  };
  let opening: Promise<GitHub> | undefined;
  // Most steps ask GitHub nothing, and need not load what asks it.
  return async (name, parameters) => {
    opening ??= open();
    return (await opening)(name, parameters);
  };
}
