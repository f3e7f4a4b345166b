import { defaultBaseUrl } from '../client/index.ts';
import type { GitHubPermission } from '../operations/context/needs.ts';
import type { SetupRow } from '../report/setup.ts';
import type { EventReading } from './event/read-event.ts';
import type { GitHub } from './github/github.ts';
import { GitHubError, sentencesOf } from './github/github-error.ts';
import { readProxies } from './service/proxies.ts';

/** What is known of the job. */
interface Job {
  readonly environment: NodeJS.ProcessEnv;
  readonly baseUrl: string;
  /** Null without a token. */
  readonly github: GitHub | null;
  readonly reading: EventReading;
}

/** Checks the address of the service, the proxy, the runner, and what the GitHub token may do of what is needed. */
export async function checkJob(needs: readonly GitHubPermission[], job: Job): Promise<SetupRow[]> {
  const { environment, baseUrl, github } = job;
  const { RUNNER_OS: system, RUNNER_ARCH: machine, RUNNER_ENVIRONMENT: host } = environment;
  const { http, https, noProxy } = readProxies(environment);
  const proxy = baseUrl.startsWith('https:') ? https : http;
  const through = proxy
    ? `Requests go through ${URL.parse(proxy)?.host ?? 'the one of the environment'}`
    : 'None';
  const isDefault = baseUrl === defaultBaseUrl ? 'the usual one' : 'set by base-url';
  const runner = [system, machine, host, `Node ${process.versions.node}`].filter(Boolean).join(', ');
  const rows: SetupRow[] = [
    { what: 'Address', result: 'ok', found: `${new URL(baseUrl).host}, ${isDefault}.` },
    { what: 'Proxy', result: 'ok', found: `${through}${noProxy ? `, except to ${noProxy}` : ''}.` },
    { what: 'Runner', result: 'ok', found: `${runner}. It is new enough for this action.` },
  ];
  if (github === null && needs.length > 0) {
    const names = [...new Set(needs.map(({ permission }) => permission))].join(', ');
    const found = 'The input github-token is empty.';
    return [...rows, { what: 'GitHub token', result: 'warning', found, remedy: `Let it have ${names}.` }];
  }
  const byName = [...Map.groupBy(needs, ({ permission }) => permission)];
  const names = byName.map(([name]) => name.replace('write', 'read'));
  for (const [name, group] of byName) {
    // What may be written may be read.
    if (names.filter((other) => other === name).length > 1) continue;
    const purposes = [...new Set(group.map(({ purpose }) => purpose))].join('; ');
    const row = await checkPermission(name, purposes, job);
    rows.push(row);
    // The other requests would fail alike.
    if (row.what === unreachable) break;
  }
  return rows;
}

/** What is checked if GitHub does not respond. */
const unreachable = 'GitHub';

/** A request that needs no more than to read what a permission is about. */
function tryRead(
  name: GitHubPermission['permission'],
  { github, environment }: Job,
): Promise<unknown> | undefined {
  const {
    GITHUB_SHA: commit_sha = '',
    GITHUB_REPOSITORY_OWNER: owner = '',
    GITHUB_REF_NAME: ref,
  } = environment;
  if (name === 'contents: read') return github?.('listPullRequestsOfCommit', { commit_sha, page: 1 });
  if (name === 'issues: write') return github?.('listIssues', { state: 'open', page: 1 });
  return github?.('listPullRequestsFrom', { state: 'open', head: `${owner}:${ref || 'main'}`, page: 1 });
}

async function checkPermission(
  name: GitHubPermission['permission'],
  purposes: string,
  job: Job,
): Promise<SetupRow> {
  const what = `GitHub token, ${name}`;
  try {
    await tryRead(name, job);
  } catch (error) {
    const found = sentencesOf(error);
    if (error instanceof GitHubError && error.status === null)
      return { what: unreachable, result: 'warning', found };
    return { what, result: 'warning', found, remedy: `It is for ${purposes}.` };
  }
  if (!name.endsWith('write')) return { what, result: 'ok', found: `It can read, for ${purposes}.` };
  if (job.reading.readOnlyToken)
    return {
      what,
      result: 'warning',
      found: 'It can only read, because this run is of a pull request from a fork.',
      remedy: 'Comment from a second workflow on workflow_run.',
    };
  return {
    what,
    result: 'unknown',
    found: `It can read. GitHub does not show whether it may write, for ${purposes}.`,
    remedy: `The job needs the permission ${name}.`,
  };
}
