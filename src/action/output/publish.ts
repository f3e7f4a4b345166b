import * as core from '@actions/core';
import { systemClock } from '../../client/clock.ts';
import { interruptedOutcome } from '../../operations/context/interrupted-outcome.ts';
import type { Outcome } from '../../operations/context/outcome.ts';
import type { WorkflowRun } from '../../operations/context/workflow.ts';
import type { OutputName } from '../../operations/outputs/declarations.ts';
import type { Annotation } from '../../report/flaky/annotations.ts';
import { renderNotes } from '../../report/notes.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { GitHub } from '../github/github.ts';
import type { CommentNote } from './comment.ts';
import type { StepJournal } from './journal.ts';
import { publishJson } from './json-output.ts';
import type { StepLog } from './log.ts';
import type { RunnerFiles } from './runner-files.ts';
import { writeSummary } from './summary.ts';

/** Where an outcome is published; a prepared step is one. */
export interface PublishHost {
  readonly files: RunnerFiles;
  readonly journal: StepJournal;
  readonly log: StepLog;
  readonly secrets: { readonly redactor: Redactor };
  /** Null without a token. */
  readonly github: GitHub | null;
  readonly workflow: { readonly run: WorkflowRun | null };
  readonly reading: { readonly readOnlyToken: boolean };
  readonly cancellation: { readonly signal: AbortSignal };
}

/** Publishes the outcome of an operation: outputs, files, comment, annotations, summary, and finally the result. */
export async function publishOutcome(outcome: Outcome, host: PublishHost): Promise<void> {
  const { files, log } = host;
  const { redactor } = host.secrets;
  publishOutputs(outcome, host);
  for (const { title, lines, notice } of outcome.groups ?? [])
    log.group(title, notice ? [notice, ...lines] : lines);
  const { outcome: ended, written } = await withComment(outcome, host);
  const { warnings, notices } = notesOf(ended, written);
  for (const warning of warnings) log.warning(warning);
  for (const notice of notices) log.notice(notice);
  for (const annotation of ended.annotations ?? []) annotate(annotation, redactor);
  writeSummary(
    files,
    ({ bytes }) => {
      const end = renderNotes([...warnings, ...notices].map(redactor.text));
      return redactor.text(ended.summary({ bytes: bytes - Buffer.byteLength(end) }) + end);
    },
    log,
  );
  if (ended.success) log.info(ended.sentence);
  else log.failure([ended.sentence, ended.hint ?? ''].join('\n').trim());
}

function publishOutputs(outcome: Outcome, { files, journal, secrets: { redactor } }: PublishHost): void {
  for (const [name, value] of Object.entries(outcome.outputs ?? {}))
    journal.output(name as OutputName, value);
  for (const { output, name, text } of outcome.files ?? []) {
    const path = files.create(name, redactor.text(text));
    if (path !== null) journal.output(output, path);
  }
  if (outcome.json !== undefined) publishJson(outcome, { journal, redactor, files });
}

/** Whatever holds back the comment can hold back other requests too: that is one warning. */
function notesOf({ notes = [], notices = [] }: Outcome, written: CommentNote | null) {
  if (written === null || notes.includes(written.reason)) return { warnings: [...new Set(notes)], notices };
  const { text, isUsual } = written;
  return {
    warnings: [...new Set([...notes, ...(isUsual ? [] : [text])])],
    notices: [...notices, ...(isUsual ? [text] : [])],
  };
}

/** Writes the comment. An interruption meanwhile takes nothing away from the outcome: it is published as interrupted. */
async function withComment(outcome: Outcome, host: PublishHost) {
  const { signal } = host.cancellation;
  const wasInterrupted = signal.aborted;
  const written = await comment(outcome, host);
  const isInterrupted = signal.aborted && !wasInterrupted;
  return { written, outcome: isInterrupted ? interruptedOutcome(outcome, host.secrets.redactor) : outcome };
}

async function comment(outcome: Outcome, host: PublishHost): Promise<CommentNote | null> {
  if (outcome.comment === undefined) return null;
  const { publishComment } = await import('./comment.ts');
  const { signal } = host.cancellation;
  return publishComment(outcome.comment, {
    github: host.github,
    run: host.workflow.run,
    nowMs: Date.now(),
    readOnlyToken: host.reading.readOnlyToken,
    redactor: host.secrets.redactor,
    journal: host.journal,
    files: host.files,
    log: host.log.info,
    sleep: (ms) => systemClock.sleep(ms, signal),
    signal,
  });
}

const commands = { error: core.error, warning: core.warning, notice: core.notice };

/** Annotates a line if there is one. The path is relative and inside the repository. */
function annotate({ level = 'notice', title, message, file, line }: Annotation, { text }: Redactor): void {
  commands[level](text(message), {
    title: text(title),
    ...(file === null ? {} : { file: text(file) }),
    ...(file === null || line === null ? {} : { startLine: line }),
  });
}
