import * as core from '@actions/core';
import { interruptedOutcome } from '../../operations/context/failed-outcome.ts';
import type { Outcome } from '../../operations/context/outcome.ts';
import type { OutputName } from '../../operations/outputs/declarations.ts';
import { renderNotes } from '../../report/notes.ts';
import type { Annotation } from '../../report/text/annotation.ts';
import type { Redactor } from '../../report/text/redact.ts';
import { loadRuns } from '../event/load-runs.ts';
import { type CommentNote, publishComment } from './comment.ts';
import { publishJson } from './json-output.ts';
import type { PublishHost } from './publish-host.ts';
import { writeSummary } from './summary.ts';

/** Publishes the outcome of an operation: outputs, files, comment, annotations, summary, and finally the result. */
export async function publishOutcome(outcome: Outcome, host: PublishHost): Promise<void> {
  const { files, log } = host;
  const { redactor } = host.secrets;
  publishOutputs(outcome, host);
  for (const { title, lines, notice } of outcome.groups ?? [])
    log.group(title, notice ? [notice, ...lines] : lines);
  const { ended, written } = await comment(outcome, host);
  const told = notesOf(ended, written);
  const kept = await issues(ended, host);
  const warnings = [...told.warnings, ...kept.warnings];
  const notices = [...told.notices, ...kept.notices];
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
  if (outcome.json !== undefined) publishJson(outcome.json, { journal, redactor, files });
}

/** Whatever holds back the comment can hold back other requests too: that is one warning, which says that of the comment. */
function notesOf({ notes = [], notices = [] }: Outcome, written: CommentNote | null) {
  if (written === null) return { warnings: [...new Set(notes)], notices };
  const { text, reason, isUsual } = written;
  const others = notes.filter((note) => note !== reason);
  const isWarning = !isUsual || others.length < notes.length;
  return {
    warnings: [...new Set([...others, ...(isWarning ? [text] : [])])],
    notices: [...notices, ...(isWarning ? [] : [text])],
  };
}

/** Writes the comment. An interruption meanwhile takes nothing away from the outcome: it is published as interrupted. */
async function comment(outcome: Outcome, host: PublishHost) {
  if (outcome.comment === undefined) return { ended: outcome, written: null };
  const { signal } = host.cancellation;
  const wasInterrupted = signal.aborted;
  const written = await publishComment(outcome.comment, host);
  const isInterrupted = signal.aborted && !wasInterrupted;
  return { written, ended: isInterrupted ? interruptedOutcome(outcome, host.secrets.redactor) : outcome };
}

/** Keeps the issues. What became of them never fails the step. */
async function issues({ issues }: Outcome, host: PublishHost) {
  const { github, secrets, log, cancellation } = host;
  if (issues === undefined || cancellation.signal.aborted) return { warnings: [], notices: [] };
  if (github === null) return { warnings: ['Issues of flaky tests need github-token.'], notices: [] };
  const { keepIssues } = await loadRuns();
  return keepIssues({ ...issues, github, redact: secrets.redactor.text, log: log.info });
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
