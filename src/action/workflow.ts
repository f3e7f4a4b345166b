import { readFileSync } from 'node:fs';
import type { Workflow, WorkflowRun } from '../operations/context/workflow.ts';
import type { Repository } from '../report/text/repository.ts';
import type { EventReading, WorkflowEvent } from './event/workflow-event.ts';
import type { GitHub } from './github/github.ts';
import { createPullRequestFinder } from './github/pull-request-finder.ts';

/** The environment of the process, as the rim hands it in. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The event that started the workflow, from the runner's variables and its payload file. */
export function readWorkflowEvent(environment: Environment): WorkflowEvent {
  return {
    name: environment.GITHUB_EVENT_NAME ?? '',
    payload: readPayload(environment.GITHUB_EVENT_PATH),
    sha: environment.GITHUB_SHA || undefined,
    ref: environment.GITHUB_REF || undefined,
    repository: environment.GITHUB_REPOSITORY ?? '',
  };
}

/** The workflow as operations may ask of it. */
export function createWorkflow(
  environment: Environment,
  reading: EventReading,
  github: GitHub | null,
): Workflow {
  const { commit } = reading.defaults;
  const repository = environment.GITHUB_REPOSITORY ?? '';
  return {
    repository: readRepository(environment, commit ?? environment.GITHUB_SHA ?? ''),
    run: readRun(environment),
    findPullRequest: createPullRequestFinder({ github, repository, clue: reading.pullRequest, commit }),
    readFile: readText,
  };
}

function readRepository(environment: Environment, sha: string): Repository | null {
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name } = environment;
  return name ? { server, name, sha } : null;
}

function readRun(environment: Environment): WorkflowRun | null {
  const [id, attempt, number] = ['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_RUN_NUMBER'].map((name) =>
    Number(environment[name] ?? Number.NaN),
  );
  const known = [id, attempt, number].every((value) => Number.isSafeInteger(value) && Number(value) > 0);
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name = '' } = environment;
  if (!known || id === undefined || attempt === undefined || number === undefined) return null;
  return { id, attempt, number, url: `${server}/${name}/actions/runs/${id}` };
}

/** What the payload file holds, or nothing: outside a runner there is none. */
function readPayload(path: string | undefined): unknown {
  const text = path ? readText(path) : null;
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
