import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Workflow, WorkflowRun } from '../../operations/context/workflow.ts';
import type { Repository } from '../../report/text/repository.ts';
import type { GitHub } from '../github/github.ts';
import { hintOfBuild } from '../github/pull-request-hint.ts';
import { loadRuns } from './load-runs.ts';
import { valueAt } from './payload.ts';
import type { EventReading, WorkflowEvent } from './read-event.ts';

/** The event that started the workflow, from the runner's variables and its payload file. `warn` gets why that is not read. */
export function readWorkflowEvent(
  environment: NodeJS.ProcessEnv,
  warn: (sentence: string) => void,
): WorkflowEvent {
  const path = environment.GITHUB_EVENT_PATH;
  return {
    name: environment.GITHUB_EVENT_NAME ?? '',
    payload: path ? readPayload(path, warn) : undefined,
    sha: environment.GITHUB_SHA || undefined,
    ref: environment.GITHUB_REF || undefined,
    repository: environment.GITHUB_REPOSITORY ?? '',
  };
}

/** The workflow around a step, for operations. */
export function createWorkflow(
  environment: NodeJS.ProcessEnv,
  event: WorkflowEvent,
  reading: EventReading,
  { github, token }: { readonly github: GitHub | null; readonly token: string | null },
): Omit<Workflow, 'checkJob'> {
  const { payload } = event;
  const { GITHUB_REPOSITORY: repository = '', GITHUB_REPOSITORY_ID: repositoryId } = environment;
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_SHA: eventSha = '' } = environment;
  const { GITHUB_WORKSPACE: workspace = '' } = environment;
  const { commit } = reading.defaults;
  const known: Repository = { server, name: repository, sha: commit ?? eventSha };
  // A payload without it counts as public. An internal repository is private too.
  const isPrivate = valueAt(payload, 'repository.private') === true;
  return {
    repository: repository ? known : null,
    workspace: workspace || null,
    isPrivate,
    readPrivacy: async () => {
      if (isPrivate || github === null || valueAt(payload, 'repository')) return isPrivate;
      return (await loadRuns()).readPrivacy(github, repository);
    },
    hasFile: (path) => workspace !== '' && isFile(join(workspace, path)),
    readComment: async () => (await loadRuns()).readEventComment(event, server, github),
    isOnPullRequest: reading.ask !== 'nothing' || ['number', 'queue'].includes(reading.pullRequest.by),
    run: readRun(environment, `${server}/${repository}`),
    memory: { repository: repositoryId || repository, defaultKey: token },
    findPullRequest: async ({ given, ofBuild, forGroup, commentKey, authors }) => {
      const { readPullRequest } = await loadRuns();
      const hint = ofBuild ? hintOfBuild(ofBuild) : reading.pullRequest;
      return readPullRequest({ github, repository, given, hint, commit, authors, forGroup }, commentKey);
    },
    readFile: async (path) => readInputFile(path),
  };
}

function readRun(environment: NodeJS.ProcessEnv, repositoryUrl: string): WorkflowRun | null {
  const { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_RUN_NUMBER } = environment;
  const [id = 0, attempt = 0, number = 0] = [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_RUN_NUMBER].map(
    Number,
  );
  if (![id, attempt, number].every((value) => Number.isSafeInteger(value) && value > 0)) return null;
  const { GITHUB_WORKFLOW: workflow = '', GITHUB_EVENT_NAME: event = '' } = environment;
  const title = `${workflow} #${number} (${event})`.trim();
  const step = `${environment.GITHUB_JOB ?? ''}/${environment.GITHUB_ACTION ?? ''}`;
  return { id, attempt, number, url: `${repositoryUrl}/actions/runs/${id}`, title, step };
}

/** The parsed payload file; undefined if it cannot be read. */
function readPayload(path: string, warn: (sentence: string) => void): unknown {
  const file = readInputFile(path);
  try {
    if ('text' in file) return JSON.parse(file.text);
  } catch {}
  const problem = 'text' in file ? 'is not valid JSON' : file.problem;
  warn(
    `The file of the event (GITHUB_EVENT_PATH) ${problem}, so nothing is known of the event but its name.`,
  );
  return undefined;
}

const mebibyte = 1024 * 1024;
const maxBytes = 64 * mebibyte;

/**
 * The text of a file that a user names, or of that of the event; or what is wrong with it, worded to follow its name. Never
 * throws. Not by `node:fs/promises`, because each step reads its event here, and loading that would take a tenth of an empty
 * process.
 */
export function readInputFile(path: string): { readonly text: string } | { readonly problem: string } {
  try {
    const stats = statSync(path);
    // A FIFO or a device may have no end.
    if (!stats.isFile()) return { problem: 'is not a regular file' };
    if (stats.size > maxBytes) return { problem: `is larger than ${maxBytes / mebibyte} MiB` };
    return { text: decode(readFileSync(path)) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { problem: code === 'ENOENT' || code === 'ENOTDIR' ? 'does not exist' : 'cannot be read' };
  }
}

/** The text of bytes in UTF-8, or in UTF-16 with the mark that PowerShell writes first. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8').decode(bytes);
}

/** True for a file that is there. A path comes from the service, and may be none that the system takes. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
