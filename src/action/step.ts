import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { type ClientEvent, parseBaseUrl, systemClock } from '../client/index.ts';
import type { Outcome } from '../operations/context/outcome.ts';
import type { Workflow } from '../operations/context/workflow.ts';
import { operations } from '../operations/operations.ts';
import type { Cancellation } from './cancellation.ts';
import { completeEvent } from './event/complete-event.ts';
import { readEvent } from './event/read-event.ts';
import type { EventReading } from './event/workflow-event.ts';
import { describeFailure, type Failure, InputError } from './failure.ts';
import { createGitHub } from './github/create-github.ts';
import type { GitHub } from './github/github.ts';
import { createRetryingGitHub } from './github/retrying-github.ts';
import { readInputTexts } from './inputs.ts';
import { setDefaultOutputs } from './output/default-outputs.ts';
import { createJournal, type StepJournal } from './output/journal.ts';
import { createLog, type StepLog } from './output/log.ts';
import { publishOutcome } from './output/publish.ts';
import { type Request, readRequest } from './request.ts';
import { createSecrets, type Secrets } from './secrets/secrets.ts';
import { connectService } from './service/connect-service.ts';
import { proxySecrets, readProxies } from './service/proxies.ts';
import { createWorkflow, type Environment, readWorkflowEvent } from './workflow.ts';

/** What the parts of a step share. */
interface Step {
  readonly environment: Environment;
  readonly cancellation: Cancellation;
  /** The inputs as they were given. */
  readonly texts: ReadonlyMap<string, string>;
  readonly secrets: Secrets;
  readonly log: StepLog;
  readonly journal: StepJournal;
}

/** A step that knows what to do. */
export interface PreparedStep extends Step {
  readonly request: Request;
  readonly reading: EventReading;
  /** Null without a token. */
  readonly github: GitHub | null;
  readonly workflow: Workflow;
}

/** Runs the step: reads what is asked for, does it, and makes known what came of it. Never throws. */
export async function runStep(environment: Environment, cancellation: Cancellation): Promise<void> {
  const secrets = createSecrets(environment.GITHUB_ACTIONS === 'true');
  const log = createLog(secrets.redactor);
  const texts = readInputTexts();
  const journal = createJournal(secrets, isLoopback(texts.get('base-url')));
  const step: Step = { environment, cancellation, texts, secrets, log, journal };
  const failure = await attempt(async () => {
    const prepared = await prepare(step);
    const outcome = await perform(prepared);
    await publishOutcome(outcome, prepared);
    return failureToShow(outcome, cancellation);
  }, log);
  const operation = operations.find(({ name }) => name === texts.get('operation')?.trim());
  if (operation === undefined) return;
  const hosts = { journal, redactor: secrets.redactor, parent: environment.RUNNER_TEMP };
  await attempt(async () => {
    setDefaultOutputs(operation, failure, hosts);
    return null;
  }, log);
}

/** A canceled step may end without anything that `json` could show: then it shows that, as of any other failure. */
function failureToShow({ json, sentence }: Outcome, { signal }: Cancellation): Failure | null {
  return signal.aborted && json === undefined ? { ...describeFailure(signal.reason), sentence } : null;
}

/** Does it and hands on what it answers, or says why it failed. */
async function attempt(task: () => Promise<Failure | null>, log: StepLog): Promise<Failure | null> {
  try {
    return await task();
  } catch (error) {
    const failure = describeFailure(error);
    log.failure([failure.sentence, failure.hint ?? ''].join('\n').trim());
    if (core.isDebug() && error instanceof Error) log.debug(error.stack ?? '');
    return failure;
  }
}

/** Whether the service is on this very machine. An address that cannot be used is complained about elsewhere. */
function isLoopback(baseUrl: string | undefined): boolean {
  try {
    return parseBaseUrl((baseUrl ?? '').trim()).loopback;
  } catch {
    return false;
  }
}

/** Reads the inputs. Secrets are masked before anything can print them, errors about inputs included. */
async function prepare(step: Step): Promise<PreparedStep> {
  const { environment, texts, secrets, log } = step;
  const tokens = [texts.get('token') ?? '', texts.get('github-token') ?? ''];
  for (const secret of [...tokens, ...proxySecrets(readProxies(environment))]) secrets.hide(secret);
  const event = readWorkflowEvent(environment);
  const reading = readEvent(event);
  const first = readRequest(texts, { event: withPlaceholders(reading), nowMs: Date.now() });
  if ('problems' in first) throw new InputError(first.problems);
  const github = connectGitHub(first, step);
  const request = first.operation.usesEvent
    ? await withCompleteEvent(first, {
        texts,
        reading,
        name: event.name,
        github,
        repository: event.repository,
      })
    : first;
  for (const warning of request.warnings) log.warning(warning);
  return { ...step, request, reading, github, workflow: createWorkflow(environment, reading, github) };
}

/** Stands for the commit that is not known yet; whatever wants a full SHA takes it. */
const someCommit = '0'.repeat(40);

/** What GitHub must be asked for is taken for granted at first, so that bad inputs are told before anything is sent. */
function withPlaceholders({ ask, defaults }: EventReading): EventReading['defaults'] {
  return ask === 'head' ? { commit: someCommit, branch: 'HEAD', ...defaults } : defaults;
}

async function withCompleteEvent(
  first: Request,
  known: {
    readonly texts: ReadonlyMap<string, string>;
    readonly reading: EventReading;
    readonly name: string;
    readonly github: GitHub | null;
    readonly repository: string;
  },
): Promise<Request> {
  if (known.reading.ask === 'nothing') return first;
  const event = await completeEvent(known);
  const request = readRequest(known.texts, { event, nowMs: Date.now() });
  if ('problems' in request) throw new InputError(request.problems);
  return request;
}

function connectGitHub({ githubToken }: Request, { environment, cancellation }: Step): GitHub | null {
  const repository = environment.GITHUB_REPOSITORY;
  if (githubToken === null || !repository) return null;
  const github = createGitHub({
    token: githubToken,
    apiUrl: environment.GITHUB_API_URL ?? 'https://api.github.com',
    repository,
    signal: cancellation.signal,
  });
  const sleep = (ms: number) => systemClock.sleep(ms, cancellation.signal);
  return createRetryingGitHub(github, { sleep, random: Math.random });
}

async function perform(step: PreparedStep): Promise<Outcome> {
  const { environment, cancellation, secrets, log, journal, request, workflow } = step;
  const listeners = new Set<(event: ClientEvent) => void>();
  const onEvent = (event: ClientEvent) => {
    for (const listener of listeners) listener(event);
  };
  const client = connectService(request, { environment, secrets, log, onEvent });
  try {
    return await request.plan.run({
      client,
      journal,
      log,
      clock: systemClock,
      random: Math.random,
      uuid: randomUUID,
      redact: secrets.redactor,
      signal: cancellation.signal,
      forceSignal: cancellation.forceSignal,
      workflow,
      onEvent: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
  } finally {
    await client.close();
  }
}
