import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '@actions/core';
import type { Outcome } from '../../operations/context/outcome.ts';
import type { OutputName } from '../../operations/outputs/declarations.ts';
import type { Annotation } from '../../report/flaky/annotations.ts';
import { renderNotes } from '../../report/notes.ts';
import type { PreparedStep } from '../step.ts';
import { publishComment } from './comment.ts';
import { createResultFolder, publishJson } from './json-output.ts';
import { writeSummary } from './summary.ts';

/** Makes known what came of a step: outputs, files, comment, annotations, summary, and at last its result. */
export async function publishOutcome(outcome: Outcome, step: PreparedStep): Promise<void> {
  const { environment, journal, log, secrets } = step;
  const folder = createResultFolder(environment.RUNNER_TEMP);
  for (const [name, value] of Object.entries(outcome.outputs ?? {}))
    journal.output(name as OutputName, value);
  for (const { output, name, text } of outcome.files ?? []) {
    writeFileSync(join(folder, name), secrets.redactor.text(text));
    journal.output(output, join(folder, name));
  }
  if (outcome.json !== undefined) publishJson(outcome, { journal, redactor: secrets.redactor, folder });
  const notes = [...(outcome.notes ?? []), ...(await comment(outcome, folder, step))];
  for (const note of notes) log.warning(note);
  for (const annotation of outcome.annotations ?? []) annotate(annotation, step);
  writeSummary(
    environment.GITHUB_STEP_SUMMARY,
    ({ bytes }) => {
      const end = renderNotes(notes.map(secrets.redactor.text));
      return outcome.summary({ bytes: bytes - Buffer.byteLength(end) }) + end;
    },
    log,
  );
  if (outcome.success) log.info(outcome.sentence);
  else log.failure([outcome.sentence, outcome.hint ?? ''].join('\n').trim());
}

async function comment(outcome: Outcome, folder: string, step: PreparedStep): Promise<string[]> {
  const { github, journal, reading, secrets, workflow } = step;
  if (outcome.comment === undefined) return [];
  const note = await publishComment(outcome.comment, {
    github,
    run: workflow.run,
    nowMs: Date.now(),
    readOnlyToken: reading.readOnlyToken,
    redactor: secrets.redactor,
    journal,
    path: join(folder, 'comment.md'),
  });
  return note === null ? [] : [note];
}

/** A note at a line. The path is relative and inside the repository, or there is none. */
function annotate({ title, message, file, line }: Annotation, { secrets }: PreparedStep): void {
  core.notice(secrets.redactor.text(message), {
    title,
    ...(file === null ? {} : { file }),
    ...(file === null || line === null ? {} : { startLine: line }),
  });
}
