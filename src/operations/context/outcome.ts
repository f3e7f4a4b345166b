import type { FailureDetails } from '../../report/builds/tables.ts';
import type { Annotation } from '../../report/text/annotation.ts';
import type { OutputName, OutputValue } from '../outputs/declarations.ts';
import type { CommentToKeep, IssuesToKeep } from './workflow.ts';

/** The end of an operation, as a value. Only the action writes it anywhere. */
export interface Outcome {
  /** Whether the step succeeds. */
  readonly success: boolean;
  /** What happened and where to look, in one sentence. */
  readonly sentence: string;
  /** What to do next or what to look at, if there is anything. It can have several lines. */
  readonly hint?: string;
  /** Why builds failed: whether that is known to be flaky, and details by the IDs of the builds. */
  readonly failure?: {
    readonly sentence?: string | undefined;
    /** True if a retry of the failed jobs can pass: their tests are flaky, or their agents were lost. */
    readonly mayPassAgain?: boolean;
    readonly details: ReadonlyMap<string, FailureDetails>;
  };
  /** Outputs that the journal has not set yet. */
  readonly outputs?: Partial<Record<OutputName, OutputValue>>;
  /** The value of the output `json` and of the file at `json-path`. The action removes its secrets. */
  readonly json?: unknown;
  /** Files for later steps, each with the output that holds its path. */
  readonly files?: readonly { readonly output: OutputName; readonly name: string; readonly text: string }[];
  /** Parts of the log that are shown folded. Their lines are untrusted text. */
  readonly groups?: readonly LogGroup[];
  readonly annotations?: readonly Annotation[];
  /** The comment to keep on the pull request. */
  readonly comment?: CommentToKeep;
  /** The issues to keep in the repository. */
  readonly issues?: IssuesToKeep;
  /** Further facts, shown as warnings and in the summary. */
  readonly notes?: readonly string[];
  /** The same, for facts that are no problem. */
  readonly notices?: readonly string[];
  /** Renders the Markdown of the job summary within a number of bytes. */
  readonly summary: (limits: { readonly bytes: number }) => string;
}

/** A successful outcome that is one sentence. */
export function plainOutcome(sentence: string): Outcome {
  return { success: true, sentence, summary: () => '' };
}

/** Lines of the log under a title. */
export interface LogGroup {
  readonly title: string;
  readonly lines: readonly string[];
}
