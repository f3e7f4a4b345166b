import type { Workflow } from '../operations/context/workflow.ts';
import type { ToLink } from '../report/text/url.ts';
import type { Cancellation } from './cancellation.ts';
import { connectGitHub } from './connect-github.ts';
import { loadRuns } from './event/load-runs.ts';
import { type EventReading, readEvent } from './event/read-event.ts';
import { createWorkflow, readWorkflowEvent } from './event/workflow.ts';
import { InputError } from './failure.ts';
import type { GitHub } from './github/github.ts';
import { nameOfSecret } from './inputs.ts';
import type { StepJournal } from './output/journal.ts';
import type { StepLog } from './output/log.ts';
import type { RunnerFiles } from './output/runner-files.ts';
import { type Request, readRequest } from './request.ts';
import { hideEnvironmentSecrets } from './secrets/environment-secrets.ts';
import type { Secrets } from './secrets/secrets.ts';
import { proxySecrets, readProxies } from './service/proxies.ts';

/** What the parts of a step share. */
export interface StepContext {
  readonly environment: NodeJS.ProcessEnv;
  readonly cancellation: Cancellation;
  /** The inputs as given. */
  readonly texts: ReadonlyMap<string, string>;
  readonly secrets: Secrets;
  readonly log: StepLog;
  readonly files: RunnerFiles;
  readonly toLink: ToLink;
  readonly journal: StepJournal;
}

/** A step whose inputs and event are read and valid. */
export interface PreparedStep extends StepContext {
  readonly request: Request;
  readonly reading: EventReading;
  /** Null without a token. */
  readonly github: GitHub | null;
  readonly workflow: Workflow;
}

/**
 * Reads the inputs and the event. Masks secrets before anything can print them, errors about inputs included.
 * @throws InputError with everything that is wrong with the inputs.
 */
export async function prepareStep(step: StepContext): Promise<PreparedStep> {
  const { environment, texts, secrets, log } = step;
  const given = ['token', 'github-token', 'memory-key'].map((name) => texts.get(name) ?? '');
  const tokens = given.filter((text) => nameOfSecret(text) === undefined);
  for (const secret of [...tokens, ...proxySecrets(readProxies(environment))]) secrets.hide(secret);
  hideEnvironmentSecrets(texts, secrets);
  const event = readWorkflowEvent(environment, log.warning);
  const reading = readEvent(event);
  const { ask, defaults } = reading;
  // What GitHub must be asked for is filled in, so that invalid inputs are reported before any request is sent.
  const first = parseRequest(
    step,
    ask === 'head' ? { ...reading, defaults: { ...placeholders, ...defaults } } : reading,
  );
  const github = connectGitHub(first.githubToken, { environment, signal: step.cancellation.signal });
  let request = first;
  if (first.operation.usesEvent && !first.plan.ignoresEvent && ask !== 'nothing') {
    const { completeEvent } = await loadRuns();
    const completed = await completeEvent(event, reading, github);
    request = parseRequest(step, { ...reading, defaults: completed });
  }
  for (const note of request.notes) log.info(note);
  for (const warning of request.warnings) log.warning(warning);
  return {
    ...step,
    request,
    reading,
    github,
    workflow: {
      ...createWorkflow(environment, event, reading, {
        github,
        token: typeof request.token === 'string' ? request.token : null,
      }),
      checkJob: async (needs) => {
        const { checkJob } = await import('./job-checks.ts');
        return checkJob(needs, { environment, baseUrl: request.baseUrl, github, reading });
      },
    },
  };
}

/** Stand in for a head that is not known yet: a full SHA is required of it. */
const placeholders = { commit: '0'.repeat(40), branch: 'HEAD' };

function parseRequest({ texts, environment }: StepContext, { defaults: event, readOnlyToken }: EventReading) {
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: repository } = environment;
  const secretsOfRun = {
    actor: environment.GITHUB_ACTOR,
    isFromFork: readOnlyToken,
    repositoryUrl: repository && `${server}/${repository}`,
  };
  const request = readRequest(texts, { event, nowMs: Date.now(), server, secretsOfRun });
  if ('problems' in request) throw new InputError(request.problems);
  return request;
}
