import { serveSandbox } from '../../../src/sandbox/serve.ts';
import type { GitHubStandIn } from './stand-in.ts';

/** A stand-in that listens. */
export interface ServedGitHub {
  /** What `GITHUB_API_URL` is to be. */
  readonly apiUrl: string;
  readonly close: () => Promise<void>;
}

/** Serves a stand-in on a free port of this machine. */
export async function serveGitHub(standIn: GitHubStandIn): Promise<ServedGitHub> {
  const { url, close } = await serveSandbox(standIn);
  return { apiUrl: url, close };
}
