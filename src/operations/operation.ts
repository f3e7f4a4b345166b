import type { BuildAddress } from '../model/requests.ts';
import type { Context } from './context/context.ts';
import type { GitHubPermission, Needs } from './context/needs.ts';
import type { Outcome } from './context/outcome.ts';
import { type CallLimits, endingAt } from './context/time-to-wait.ts';
import { resolveTarget, targetInputs, targetWords } from './inputs/build-target.ts';
import type { Input } from './inputs/declarations/input.ts';
import type { InputName, InputValues } from './inputs/declarations/inputs.ts';
import type { EventDefaults } from './inputs/event-defaults.ts';
import { createInputProblems, type InputProblems } from './inputs/input-problems.ts';
import { readWaitSettings } from './inputs/wait-settings.ts';
import type { SearchLimits } from './lists/newest-build.ts';
import { jsonOutputs, type OutputName } from './outputs/declarations.ts';
import type { PlannedRequest } from './outputs/dry-run.ts';

/** Something that a user can request. `action.yml`, the README's tables and the manual workflow come from these. */
export interface Operation<Uses extends InputName = InputName> extends Needs {
  readonly name: string;
  readonly sentence: string;
  readonly inputs: readonly Uses[];
  /** The inputs that most people set, which its page shows first; all, if none are named. */
  readonly usual: readonly Uses[];
  /** What its own action and its page say about an input, where the general words are too general. */
  readonly words: { readonly [Name in Uses]?: InputWords };
  readonly outputs: readonly OutputName[];
  /** True if defaults come from the event that started the workflow. */
  readonly usesEvent: boolean;
  /** True if it also runs without a service token: then each request fails with the reason. */
  readonly runsWithoutToken?: boolean;
  /** Reads the inputs. A method, so that operations with different inputs can be in one list. */
  plan(inputs: InputValues<Uses>, context: PlanContext): Plan;
}

/** What an operation says about one of its inputs in words of its own, and how it reads it, if it allows fewer values. */
export type InputWords = Partial<Pick<Input, 'purpose' | 'sentence' | 'example' | 'parse'>>;

/** What an operation needs to say why a build failed. */
export const explainScopes: Operation['optionalScopes'] = [
  { scope: 'read_build_logs', purpose: 'to show the logs of failed jobs' },
  { scope: 'read_suites', purpose: 'to tell which tests failed' },
  { scope: 'read_artifacts', purpose: 'to read test reports, with `test-reports`', isByInput: true },
];

/** What an operation needs whose commit and branch come from the event. */
export const readsPullRequest: GitHubPermission = {
  permission: 'pull-requests: read',
  purpose: 'the head of the pull request on issue_comment and workflow_run',
};

/** What an operation needs that may look for the latest build of the event's branch. */
const readsLatest: GitHubPermission = {
  ...readsPullRequest,
  purpose: `${readsPullRequest.purpose}, with \`build: latest\``,
};

/** What an operation needs that explains why a build failed. */
export const readsChangedFiles: GitHubPermission = {
  permission: 'pull-requests: read',
  purpose: 'the files that the pull request changes, if tests failed',
};

/** The same for an operation that can also comment. */
export const explainPermissions: readonly GitHubPermission[] = [
  readsChangedFiles,
  { permission: 'pull-requests: write', purpose: 'the comment, with `comment`' },
  { permission: 'contents: read', purpose: 'the pull requests of a merge group, with `comment`' },
];

/** What is known before an operation runs, besides its inputs. */
export interface PlanContext {
  readonly event: EventDefaults;
  /** Inputs that have a value that cannot be read. They are reported elsewhere, and are not missing. */
  readonly unreadable: ReadonlySet<InputName>;
}

/** What to run, or everything that is wrong with the inputs. Nothing has been sent yet. */
export type Plan = Task | { readonly problems: readonly string[] };

/** What an operation does with valid inputs. */
export interface Task {
  readonly warnings?: readonly string[];
  /** What the user should know about what the inputs mean together. */
  readonly notes?: readonly string[];
  /** True if nothing of the event is used, so that GitHub need not be asked to complete it. */
  readonly ignoresEvent?: boolean;
  /** How long the step waits for builds at most; undefined if it does not wait. */
  readonly waitTimeoutMs?: number | undefined;
  readonly run: (context: Context) => Promise<Outcome>;
}

/** An operation as its file declares it. */
interface Declaration<Uses extends InputName>
  extends Pick<Operation<Uses>, 'name' | 'sentence' | 'inputs' | 'outputs' | 'scopes'>,
    Partial<
      Pick<
        Operation<Uses>,
        'optionalScopes' | 'permissions' | 'runsWithoutToken' | 'usesEvent' | 'usual' | 'words'
      >
    > {
  /**
   * Reads the inputs and reports what is wrong with them; null if that leaves nothing to run. `run` imports what it needs
   * when it runs, so that bad inputs are reported without loading it. `requests` are what a dry run shows instead.
   */
  readonly plan: (
    inputs: InputValues<Uses>,
    context: { readonly problems: InputProblems; readonly event: EventDefaults },
  ) => (Task & { readonly requests?: (context: Context) => Promise<Requests> }) | null;
}

type Requests = readonly PlannedRequest[];

/** Makes an operation from its declaration. Every operation has the outputs about JSON. */
export function defineOperation<const Uses extends InputName>(declared: Declaration<Uses>): Operation<Uses> {
  return {
    optionalScopes: [],
    permissions: [],
    usesEvent: false,
    usual: declared.inputs,
    words: {},
    ...declared,
    outputs: [...declared.outputs, ...jsonOutputs],
    plan: (inputs, { event, unreadable }) => {
      const problems = createInputProblems(unreadable);
      const given: Partial<InputValues<'cancel-on' | 'fail-fast' | 'dry-run'>> = inputs;
      if (given['cancel-on']?.includes('failing') && given['fail-fast'] === false)
        problems.add(
          'Input cancel-on: failing needs fail-fast: true, which ends the wait when a build is failing.',
        );
      const planned = declared.plan(inputs, { event, problems });
      if (planned === null || problems.problems.length > 0) return problems;
      const { requests, ...task } = planned;
      if (!given['dry-run'] || requests === undefined) return task;
      return {
        ...task,
        run: async (context) => (await import('./runs.ts')).dryRun(await requests(context), context),
      };
    },
  };
}

/** What operations declare that start a build, and wait for it by default. */
export const startsBuilds = {
  scopes: ['write_builds', 'read_builds'],
  optionalScopes: explainScopes,
  usesEvent: true,
} as const;

/** Whether, how and how long such an operation waits. */
export function planStart(inputs: Parameters<typeof readWaitSettings>[0] & InputValues<'wait'>) {
  const wait = inputs.wait ?? true;
  const settings = readWaitSettings(inputs);
  return { wait, settings, waitTimeoutMs: wait ? settings.timeoutMs : undefined };
}

/** What an operation does with one existing build. */
interface TargetPlan extends Pick<Task, 'waitTimeoutMs'> {
  /** True if the outputs of the step describe this build. */
  readonly isResult?: boolean;
  /** How long a spent rate-limit window may hold back the search for it after the time to wait. */
  readonly heldMs?: number;
  /** How long the build may take to appear; not at all by default. Nothing is waited for in a dry run. */
  readonly appearTimeoutMs?: number;
  /** The requests of a dry run. */
  readonly requests?: (to: BuildAddress, context: Context) => Requests | Promise<Requests>;
  readonly run: (
    on: CallLimits & {
      readonly address: BuildAddress;
      readonly sinceMs: number;
      readonly appearByMs: number;
    },
    context: Context,
  ) => Promise<Outcome>;
}

type TargetInput = (typeof targetInputs)[number];

/** An operation on one existing build. What selects the build comes with it. */
interface OnBuild<Uses extends InputName>
  extends Omit<Declaration<Uses | TargetInput>, 'inputs' | 'plan' | 'usesEvent'> {
  readonly inputs: readonly Uses[];
  readonly plan: (inputs: InputValues<Uses>) => TargetPlan;
}

/** Makes such an operation: the build is found within the time to wait, which begins when it runs. */
export function defineOnBuild<const Uses extends InputName>(declared: OnBuild<Uses>) {
  return defineOperation<Uses | TargetInput>({
    ...declared,
    inputs: [...targetInputs, ...declared.inputs],
    words: { ...targetWords, ...declared.words },
    permissions: [readsLatest, ...(declared.permissions ?? [])],
    usesEvent: true,
    plan: (inputs, { event, problems }) => {
      const planned = declared.plan(inputs);
      const { heldMs, isResult, appearTimeoutMs = 0, waitTimeoutMs, requests, run } = planned;
      const target = resolveTarget(inputs as InputValues<TargetInput>, event, problems);
      if (target === null) return null;
      const find = async (context: Context, limits: SearchLimits = {}): Promise<BuildAddress> =>
        'number' in target
          ? { ...target }
          : (await import('./runs.ts')).locateLatest(target, context, limits);
      return {
        ignoresEvent: 'number' in target,
        waitTimeoutMs,
        ...(requests && { requests: async (context: Context) => requests(await find(context), context) }),
        run: async (context: Context) => {
          const sinceMs = context.clock.monotonic();
          const limits = waitTimeoutMs === undefined ? {} : endingAt(sinceMs + waitTimeoutMs, heldMs);
          const appearByMs = sinceMs + Math.min(appearTimeoutMs, waitTimeoutMs ?? appearTimeoutMs);
          const address = await find(context, { ...limits, isResult, appearByMs });
          return run({ address, sinceMs, appearByMs, ...limits }, context);
        },
      };
    },
  });
}
