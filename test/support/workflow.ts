import { afterEach, beforeEach, expect } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/sandbox.ts';
import { type ServedSandbox, serveSandbox } from '../../src/sandbox/serve.ts';
import type { ActionRunner } from './action-runner.ts';
import { sha } from './github/payloads.ts';
import { createGitHubStandIn, type GitHubStandIn } from './github/stand-in.ts';
import { runToken } from './github/world.ts';
import { runStepHere, type Setting } from './step-here.ts';

/** A workflow of the repository `acme/kites`, with a service and a GitHub of its own in each test of a file. */
export interface ServedWorkflow {
  sandbox: Sandbox;
  github: GitHubStandIn;
  /** Runs a step on an event of this name, with a token of both. */
  readonly run: <Value>(
    on: string,
    setting: Setting,
    read: (runner: ActionRunner, failed: boolean) => Value,
  ) => Promise<Value>;
}

/** Serves both before each test until after it. */
export function serveWorkflow(options: SandboxOptions = {}): ServedWorkflow {
  let service: ServedSandbox;
  let served: ServedSandbox;
  const workflow = {
    run: (on: string, { inputs, environment, ...rest }: Setting, read: never) => {
      const { token } = workflow.sandbox.tokens.all;
      return runStepHere(
        {
          ...rest,
          inputs: { token, 'base-url': service.url, 'github-token': runToken, ...inputs },
          environment: {
            GITHUB_EVENT_NAME: on,
            GITHUB_REPOSITORY: 'acme/kites',
            GITHUB_API_URL: served.url,
            GITHUB_SHA: sha('c'),
            ...environment,
          },
        },
        read,
      );
    },
  } as ServedWorkflow;
  beforeEach(async () => {
    workflow.sandbox = createSandbox({ rateLimits: { organization: 'off', user: 'off' }, ...options });
    workflow.github = createGitHubStandIn();
    service = await serveSandbox(workflow.sandbox);
    served = await serveSandbox(workflow.github);
  });
  afterEach(async () => {
    await service.close();
    await served.close();
    expect(workflow.github.violations).toEqual([]);
  });
  return workflow;
}
