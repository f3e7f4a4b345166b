import { interruptedOutcome } from '../operations/context/failed-outcome.ts';
import type { Outcome } from '../operations/context/outcome.ts';
import type { CommentToKeep } from '../operations/context/workflow.ts';
import type { OutputName } from '../operations/outputs/declarations.ts';
import { renderNotes } from '../report/notes.ts';
import { repositoryUrl } from '../report/text/repository.ts';
import type { CommentWriter } from './comment-writer.ts';
import { loadRuns } from './event/load-runs.ts';
import type { CommentOutcome } from './github/comment.ts';
import { publishJson } from './output/json.ts';
import type { PreparedStep } from './prepared-step.ts';

/** Publishes the outcome of an operation: outputs, files, comment, annotations, summary, and finally the result. */
export async function publishOutcome(
  outcome: Outcome,
  comments: CommentWriter,
  host: PreparedStep,
): Promise<void> {
  const { files, log } = host;
  publishOutputs(outcome, host);
  for (const { title, lines } of outcome.groups ?? []) log.group(title, lines);
  const { signal } = host.cancellation;
  const wasInterrupted = signal.aborted;
  await comments.end();
  const written =
    outcome.comment === undefined ? nothing : await publishComment(outcome.comment, comments, host);
  const kept = signal.aborted ? nothing : await publishIssues(outcome, host);
  // An interruption meanwhile takes nothing away from the outcome: it is published as interrupted.
  const ended = signal.aborted && !wasInterrupted ? interruptedOutcome(outcome) : outcome;
  // What holds back the comment can hold back other requests too: that is one warning, which says that of the comment.
  const others = (notes: readonly string[] = []) =>
    notes.filter((note) => !written.warnings.some((text) => text.includes(note)));
  const warnings = [...new Set([...others(ended.notes), ...written.warnings, ...kept.warnings])];
  const notices = [...others(ended.notices), ...written.notices, ...kept.notices];
  for (const warning of warnings) log.warning(warning);
  for (const notice of notices) log.notice(notice);
  for (const annotation of ended.annotations ?? []) log.annotate(annotation);
  const isQuiet = ended.success && host.texts.get('summary')?.trim() === 'on-failure';
  if (!isQuiet)
    files.summarize(({ bytes }) => {
      const end = renderNotes([...warnings, ...notices]);
      return ended.summary({ bytes: bytes - Buffer.byteLength(end) }) + end;
    });
  if (ended.success) log.info(ended.sentence);
  else log.failure([ended.sentence, ended.hint ?? ''].join('\n').trim());
}

function publishOutputs(outcome: Outcome, { files, journal }: PreparedStep): void {
  for (const [name, value] of Object.entries(outcome.outputs ?? {}))
    journal.output(name as OutputName, value);
  for (const { output, name, text } of outcome.files ?? []) {
    const path = files.create(name, text);
    if (path !== null) journal.output(output, path);
  }
  if (outcome.json !== undefined) publishJson(outcome.json, { journal, files });
}

/** Messages that the end of the step adds to the outcome. */
interface Messages {
  readonly warnings: readonly string[];
  readonly notices: readonly string[];
}

const nothing: Messages = { warnings: [], notices: [] };

/** Keeps the issues. A problem with them never fails the step. */
async function publishIssues({ issues }: Outcome, host: PreparedStep): Promise<Messages> {
  const { github, secrets, log, cancellation } = host;
  if (issues === undefined) return nothing;
  const { keepIssues } = await loadRuns();
  const { signal } = cancellation;
  return keepIssues(issues, { github, redact: secrets.redactor.text, log: log.info, signal });
}

/**
 * Writes the comment, and sets outputs that say what happened, in a merge group to that on its first pull request. Says so if it
 * could not be written: a comment never fails the step.
 */
async function publishComment(
  comment: CommentToKeep,
  comments: CommentWriter,
  host: PreparedStep,
): Promise<Messages> {
  const { journal, files, workflow } = host;
  const path = files.create('comment.md', comment.tiers[0] ?? '');
  if (path !== null) journal.output('comment-path', path);
  const { place } = comment;
  const kept = await comments.last(comment);
  const { action = 'skipped', reason = '', id } = kept[0] ?? {};
  journal.output('comment-action', action);
  journal.output('comment-reason', reason);
  if (id !== undefined) journal.output('comment-id', String(id));
  // Not the address that GitHub returned: it could lead elsewhere.
  if (id !== undefined && workflow.repository !== null && !('reason' in place))
    journal.output(
      'comment-url',
      `${repositoryUrl(workflow.repository)}/pull/${place[0]}#issuecomment-${id}`,
    );
  if (action === 'skipped' && kept[0]?.level === undefined)
    host.log.info(`No comment was written. ${reason}`);
  const elsewhere = path === null ? '' : 'Its text is in the file at comment-path.';
  const textsOf = (kind: CommentOutcome['level']) =>
    kept
      .filter(({ level }) => level === kind)
      .map((one) => ['The comment could not be written.', one.reason, elsewhere].filter(Boolean).join(' '));
  return { warnings: textsOf('warnings'), notices: textsOf('notices') };
}
