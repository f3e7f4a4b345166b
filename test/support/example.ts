import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'yaml';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { defaultSeed } from '../../src/sandbox/seed/default-seed.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { type Contexts, evaluate, fill } from './expressions.ts';
import { identityIssuer } from './github/identity.ts';
import { serveIdentity } from './github/identity-endpoint.ts';
import { pullRequest, repository, sha, workflowRun } from './github/payloads.ts';
import { createGitHubStandIn, type GitHubStandIn } from './github/stand-in.ts';
import { runToken } from './github/world.ts';
import { readFileCommands, runStep } from './runner.ts';

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, unknown>> };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on:
    | string
    | Readonly<
        Record<
          string,
          {
            readonly inputs?: Readonly<Record<string, { readonly default?: string }>>;
            readonly types?: readonly string[];
          } | null
        >
      >;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** How a step of an example ended. */
export interface ExampleStep {
  readonly job: string;
  readonly step: string;
  readonly outcome: 'success' | 'failure' | 'skipped';
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, string>>;

const place = 'acme/web';
const ours = pullRequest({ number: 7, from: place, into: place, head: 'feature/prices', user: 'ada' });
const home = { ...repository(place), default_branch: 'main' };
const head = {
  id: sha('c'),
  message: 'Fly higher',
  author: { name: 'Ada Lindqvist', email: 'ada@acme.example' },
};

/** The event that starts an example, by its name. */
const payloads: Readonly<Record<string, object>> = {
  push: { ref: 'refs/heads/main', after: sha('c'), head_commit: head },
  pull_request: { action: 'opened', number: 7, pull_request: ours },
  workflow_run: workflowRun({ branch: 'fix/rounding' }),
};

/**
 * The payload of the event that starts an example. The service's webhook builds what is pushed, and posts the status of a
 * failed build, which has a pull request.
 */
function payloadOf(event: string, action: string | undefined, { sandbox: { world }, github }: Stage): object {
  const web = { organization: 'acme', pipeline: 'web' };
  if (event === 'push') world.run({ ...web, branch: 'main', commit: sha('c'), source: 'webhook' });
  if (action === 'closed')
    world.run({ ...web, branch: ours.head.ref, commit: ours.head.sha, source: 'webhook' });
  if (event === 'issue_comment') {
    const time = new Date().toISOString();
    const comment = github.write({ pullRequest: 7, author: 'ada', body: '/ci run' });
    Object.assign(comment, { created_at: time, updated_at: time });
    return { action, issue: { number: 7, pull_request: {} }, comment, repository: home };
  }
  const failed = event === 'status' && world.builds(web).find(({ state }) => state === 'failed');
  if (!failed) return { ...payloads[event], ...(action && { action }), repository: home };
  const { web_url: target_url } = failed;
  const [branch, commit] = [String(failed.branch), String(failed.commit)];
  github.open({ number: 9, from: place, into: place, head: branch, sha: commit });
  const branches = [{ name: branch, commit: { sha: commit } }];
  return { context: 'buildkite/web', state: 'failure', sha: commit, target_url, branches, repository: home };
}

/** Runs the jobs of an example in order, as a runner would. */
async function runExample(path: string, stage: Stage, onLine: (line: string) => void = () => {}) {
  const workflow: Workflow = parse(readFileSync(path, 'utf8'));
  const events = typeof workflow.on === 'string' ? { [workflow.on]: null } : workflow.on;
  const [event = ''] = Object.keys(events);
  const asked = Object.entries(events[event]?.inputs ?? {});
  const inputs = Object.fromEntries(asked.map(([name, { default: usual = '1.2.3' }]) => [name, usual]));
  const payload = { ...payloadOf(event, events[event]?.types?.[0], stage), inputs };
  const isPull = event === 'pull_request';
  const ref = isPull ? 'refs/pull/7/merge' : 'refs/heads/main';
  const github = {
    event: payload,
    event_name: event,
    repository: place,
    ref,
    ref_name: ref.replace('refs/heads/', ''),
    head_ref: isPull ? ours.head.ref : '',
    sha: sha('c'),
    token: runToken,
    run_id: '1',
    run_attempt: '1',
  };
  const environment = {
    GITHUB_EVENT_NAME: event,
    GITHUB_REPOSITORY: place,
    GITHUB_REF: ref,
    GITHUB_SHA: github.sha,
    ...stage.environment,
  };
  const secrets = { BUILDKITE_API_TOKEN: stage.sandbox.tokens.all.token };
  const run = { event: { name: event, payload }, environment, stage, onLine };
  const needs: Record<string, { readonly outputs: Record<string, unknown> }> = {};
  const steps: ExampleStep[] = [];
  for (const [job, parts] of Object.entries(workflow.jobs)) {
    const contexts = { github, secrets, inputs, needs };
    if (parts.if !== undefined && !fillCondition(parts.if, contexts, false)) continue;
    for (const matrix of matrixOf(parts, contexts)) {
      const done = await runJob(job, parts, { ...contexts, matrix }, run);
      steps.push(...done.steps);
      needs[job] = { outputs: done.outputs };
    }
  }
  return steps;
}

/** What steps need of the stage and the event. */
interface Run {
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly environment: Values;
  readonly stage: Stage;
  readonly onLine: (line: string) => void;
}

interface Stage {
  readonly sandbox: Sandbox;
  readonly github: GitHubStandIn;
  readonly environment: Values;
  readonly inputs: Values;
  readonly cache: string;
  readonly makeFolder: () => string;
}

/** A condition may stand without `${{ }}`. */
function fillCondition(condition: string, contexts: Contexts, failed: boolean): unknown {
  const text = String(condition);
  return text.includes('${{') ? fill(text, contexts, { failed }) : evaluate(text, contexts, { failed });
}

function matrixOf({ strategy }: Job, contexts: Contexts): readonly unknown[] {
  const [[name, values] = ['', [null]]] = Object.entries(strategy?.matrix ?? {});
  const list = typeof values === 'string' ? fill(values, contexts, { failed: false }) : values;
  return (list as readonly unknown[]).map((value) => (name === 'include' ? value : { [name]: value }));
}

async function runJob(job: string, { steps, outputs = {} }: Job, given: Contexts, run: Run) {
  const workspace = run.stage.makeFolder();
  const seen: Record<string, { readonly outputs: Values; readonly outcome: string }> = {};
  const done: ExampleStep[] = [];
  const contexts = { ...given, steps: seen };
  let failed = false;
  for (const step of steps) {
    const name = step.name ?? step.uses ?? 'run';
    const isOfFailure = /\b(?:failure|always)\(/.test(step.if ?? '');
    const isMeant = step.if === undefined || fillCondition(step.if, contexts, failed);
    if (!isMeant || (failed && !isOfFailure)) {
      done.push({ job, step: name, outcome: 'skipped', log: '', outputs: {} });
      continue;
    }
    run.onLine(`[${job}] ${name}`);
    const filled = (values: Values = {}): Values =>
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          String(fill(String(value), contexts, { failed }) ?? ''),
        ]),
      );
    const result = await runOne({ ...step, with: filled(step.with), env: filled(step.env) }, workspace, run);
    const outcome = result.exitCode === 0 ? 'success' : 'failure';
    failed ||= outcome === 'failure';
    if (step.id !== undefined) seen[step.id] = { outputs: result.outputs, outcome };
    done.push({ job, step: name, outcome, log: result.log, outputs: result.outputs });
  }
  const shown = Object.entries(outputs).map(([name, text]) => [name, fill(text, contexts, { failed })]);
  return { steps: done, outputs: Object.fromEntries(shown) };
}

/** Runs a step: the committed bundle, a script, or what stands in for the cache of GitHub. */
async function runOne(step: Step, workspace: string, run: Run) {
  const { uses = '', with: inputs = {}, env = {} } = step;
  const environment = { ...run.environment, GITHUB_WORKSPACE: workspace, ...env };
  const [, operation] = /\/kitestring\/actions\/([\w-]+)@/.exec(uses) ?? [];
  if (operation !== undefined) {
    const { 'oidc-token-url': url = '', ...always } = run.stage.inputs;
    const exchange: Values = 'oidc-client-id' in inputs ? { 'oidc-token-url': url } : {};
    const asked = { operation, 'github-token': runToken, ...always, ...exchange, ...inputs };
    const { event, onLine, stage } = run;
    return runStep({ inputs: asked, event, environment, cwd: workspace, folder: stage.makeFolder(), onLine });
  }
  if (uses.startsWith('actions/cache/')) {
    const [here, there] = [
      join(workspace, inputs.path ?? ''),
      join(run.stage.cache, basename(inputs.path ?? '')),
    ];
    const [from, to] = uses.includes('/save@') ? [here, there] : [there, here];
    if (existsSync(from)) cpSync(from, to, { recursive: true });
    return { exitCode: 0, log: '', outputs: {} };
  }
  if (step.run === undefined) throw new Error(`There is no stand-in for ${uses}`);
  const files = {
    GITHUB_OUTPUT: join(workspace, '.output'),
    GITHUB_STEP_SUMMARY: join(workspace, '.summary'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
    cwd: workspace,
    env: { PATH: process.env.PATH, ...environment, ...files },
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      run.onLine(line);
    });
  const [exitCode] = await once(child, 'close');
  return {
    exitCode,
    log: lines.join('\n'),
    outputs: readFileCommands(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
  };
}

/** A sandbox with its default seed and a stand-in of GitHub, in which examples run unedited; the action is the committed bundle. */
export async function createExampleStage({ speed = 120, variables = {} as Values } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kitestring-example-'));
  const clock = createScaledClock({ speed });
  const identity = await serveIdentity(() => clock.now());
  const kites = {
    clientId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    issuer: identityIssuer,
    audience: 'https://buildkite.com/acme',
    key: identity.key,
    scopes: ['read_builds', 'write_builds', 'read_suites', 'read_build_logs', 'read_artifacts'],
    lifeMs: speed * 3_600_000,
  };
  const rateLimits = { organization: 'off', user: 'off' } as const;
  const sandbox = createSandbox({ seed: { ...defaultSeed(), identities: { kites }, rateLimits }, clock });
  const github = createGitHubStandIn(place);
  github.open({ number: 7, from: place, into: place, head: ours.head.ref, user: 'ada' });
  github.open({ number: 8, into: place, head: 'fix/rounding' });
  const service = await serveSandbox(sandbox);
  github.permissions.set('ada', 'write');
  const api = await serveSandbox(github);
  const stage = {
    sandbox,
    github,
    environment: { ...identity.environment, ...variables, GITHUB_API_URL: api.url },
    inputs: { 'base-url': service.url, 'oidc-token-url': `${service.url}/oauth/token` },
    cache: join(folder, 'cache'),
    makeFolder: () => mkdtempSync(join(folder, 'work-')),
  };
  return {
    ...stage,
    run: (path: string, onLine?: (line: string) => void) => runExample(path, stage, onLine),
    close: async () => {
      await Promise.all([service.close(), api.close(), identity.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
