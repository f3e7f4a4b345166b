import type { Client, ClientEvent, Clock } from '../client/index.ts';
import type { Scope } from '../model/scopes.ts';
import type { Annotation } from '../report/flaky/annotations.ts';
import type { Redactor } from '../report/text/redact.ts';
import type { Journal } from './context/journal.ts';
import type { CommentPlan, Workflow } from './context/workflow.ts';
import type { InputName, InputValues } from './inputs/declarations/inputs.ts';
import type { EventDefaults } from './inputs/event-defaults.ts';
import type { OutputName, OutputValue } from './outputs/declarations.ts';

/** What the log shows: one line a fact. All text is made safe by the log itself. */
export interface Log {
  readonly info: (line: string) => void;
  readonly warning: (line: string) => void;
  readonly debug: (line: string) => void;
}

/** What a running operation works with. */
export interface Context {
  readonly client: Client;
  readonly journal: Journal;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: () => number;
  /** A new random UUID. */
  readonly uuid: () => string;
  /** Takes out the secrets that are known so far; reports need it before they cut anything. */
  readonly redact: Redactor;
  /** Aborts when the workflow is canceled. */
  readonly signal: AbortSignal;
  /** Aborts when the runner asks for the end a second time: then there is time for one last try. */
  readonly forceSignal: AbortSignal;
  /** The workflow around it: its run, its pull request. */
  readonly workflow: Workflow;
  /** Tells of all that the client does from now on, until the returned function is called. */
  readonly onEvent: (listener: (event: ClientEvent) => void) => () => void;
}

/** What is known before an operation runs, besides its inputs. */
export interface PlanContext {
  readonly event: EventDefaults;
  /** Epoch time in milliseconds. */
  readonly nowMs: number;
  /** Inputs that were given but could not be read: they are not missing, and are complained about elsewhere. */
  readonly unreadable: ReadonlySet<InputName>;
}

/** What an operation ended as. Only the rim writes it anywhere. */
export interface Outcome {
  /** Whether the step succeeds. */
  readonly success: boolean;
  /** What happened and where to look, in one sentence. */
  readonly sentence: string;
  /** What to do next, where there is something to say. */
  readonly hint?: string;
  /** Outputs besides those that the journal has already. */
  readonly outputs?: Partial<Record<OutputName, OutputValue>>;
  /** What the output `json` and the file at `json-path` show; secrets are taken out by the rim. */
  readonly json?: unknown;
  /** What `json` holds where the whole does not fit into an output. */
  readonly shortJson?: unknown;
  /** Files to leave for later steps, each with the output that names its path. */
  readonly files?: readonly OutcomeFile[];
  readonly annotations?: readonly Annotation[];
  /** The comment that should stand on the pull request. */
  readonly comment?: CommentPlan;
  /** What else there is to know: told as warnings, and in the summary. */
  readonly notes?: readonly string[];
  /** The Markdown of the job summary, at most so many bytes long. */
  readonly summary: (limits: { readonly bytes: number }) => string;
}

/** A file that an operation leaves for later steps. */
export interface OutcomeFile {
  readonly output: OutputName;
  readonly name: string;
  readonly text: string;
}

/** Either everything that is wrong with the inputs, in the user's words, or what to run. Nothing was sent yet. */
export type Plan =
  | { readonly problems: readonly string[] }
  | {
      readonly warnings?: readonly string[];
      /** Inputs that the others leave without a use, and in which case, as in `where build is given`. */
      readonly unused?: { readonly inputs: readonly InputName[]; readonly where: string };
      readonly run: (context: Context) => Promise<Outcome>;
    };

/** A permission of a workflow's job, and what becomes possible with it. */
export interface GitHubPermission {
  readonly permission: 'contents: read' | 'pull-requests: read' | 'pull-requests: write';
  readonly purpose: string;
}

/** What a user can ask for. `action.yml`, the README's tables and the manual workflow come from these. */
export interface Operation<Uses extends InputName = InputName> {
  readonly name: string;
  readonly sentence: string;
  readonly inputs: readonly Uses[];
  readonly outputs: readonly OutputName[];
  /** What the service token must be allowed. */
  readonly scopes: readonly Scope[];
  /** What `github-token` must be allowed, each with what it is for; none where GitHub is not asked. */
  readonly permissions: readonly GitHubPermission[];
  /** True where defaults come from the event that started the workflow. */
  readonly usesEvent: boolean;
  /** Reads the inputs as a whole. A method, so that operations with different inputs can stand in one list. */
  plan(inputs: InputValues<Uses>, surroundings: PlanContext): Plan;
}

/** Declares an operation; what it reads is bound to the inputs that it names. */
export function defineOperation<const Uses extends InputName>(operation: Operation<Uses>): Operation<Uses> {
  return operation;
}
