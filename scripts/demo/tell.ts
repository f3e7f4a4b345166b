import { runStep } from '../../test/support/runner.ts';
import { type LogLine, readLogLine } from './log-line.ts';
import type { Stage } from './stage.ts';
import type { Story } from './stories.ts';

/** A story and what came of it. */
export interface ToldStory {
  readonly story: Story;
  readonly log: readonly LogLine[];
  readonly outputs: Readonly<Record<string, string>>;
  /** Markdown. */
  readonly summary: string;
  /** Markdown; null where the story leaves no comment. */
  readonly comment: string | null;
  readonly exitCode: number | null;
}

/** Plays a story: runs the committed bundle as a runner would, and gathers what it leaves behind. */
export async function tellStory(
  story: Story,
  stage: Stage,
  { run, onLine }: { readonly run: number; readonly onLine: (line: LogLine) => void },
): Promise<ToldStory> {
  if (story.later) stage.goOn();
  const log: LogLine[] = [];
  const { outputs, summary, exitCode } = await runStep({
    inputs: { ...stage.inputs, ...story.inputs },
    event: story.event,
    environment: {
      ...stage.environment,
      ...story.event.environment,
      GITHUB_RUN_ID: String(17_204_630_000 + run),
      GITHUB_RUN_NUMBER: String(1_400 + run),
      GITHUB_RUN_ATTEMPT: '1',
    },
    onLine: (text) => {
      const line = readLogLine(text);
      if (line === null) return;
      log.push(line);
      onLine(line);
    },
  });
  return {
    story,
    log,
    outputs,
    summary,
    exitCode,
    comment: story.commentsOn === undefined ? null : stage.comment(story.commentsOn),
  };
}
