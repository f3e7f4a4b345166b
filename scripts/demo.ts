import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runStep } from '../test/support/runner.ts';
import { type LogLine, readLogLine } from './demo/log-line.ts';
import { mermaidFile, renderPage } from './demo/page.ts';
import { openStage, type Stage, speed } from './demo/stage.ts';
import { type PlayedStory, type Story, stories } from './demo/stories.ts';

const folder = resolve(import.meta.dirname, '../.demo');

/** Plays stories, one after the other. Throws if one ends other than it should. */
export async function playStories(
  some: readonly Story[],
  say: (text: string) => void,
): Promise<readonly PlayedStory[]> {
  const stage = await openStage();
  const played: PlayedStory[] = [];
  try {
    for (const [index, story] of some.entries()) {
      say(`\n${index + 1}/${some.length} ${story.title}\n\n${story.words}\n`);
      const one = await tellStory(story, stage, index + 1, ({ text }) => say(`  ${text}`));
      say(`\nThe step ended with exit code ${one.exitCode}.`);
      played.push(one);
    }
  } finally {
    await stage.close();
  }
  const odd = played.filter(({ story, exitCode }) => exitCode !== story.exitCode);
  if (odd.length > 0) throw new Error(`Not as foreseen: ${odd.map(({ story }) => story.title).join(', ')}`);
  return played;
}

/** Writes the page that shows stories, and returns its path. */
export function writePage(played: readonly PlayedStory[]): string {
  mkdirSync(folder, { recursive: true });
  copyFileSync(fileURLToPath(import.meta.resolve('@mermaid-js/tiny')), join(folder, mermaidFile));
  const page = join(folder, 'index.html');
  writeFileSync(page, renderPage(played));
  return page;
}

/** Plays a story: runs the committed bundle as a runner would, and gathers what it leaves behind. */
async function tellStory(
  story: Story,
  stage: Stage,
  run: number,
  onLine: (line: LogLine) => void,
): Promise<PlayedStory> {
  if (story.later) stage.jumpToLater();
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
  const comment = story.commentsOn === undefined ? null : stage.comment(story.commentsOn);
  return { story, log, outputs, summary, exitCode, comment };
}

if (import.meta.main) {
  console.log('Kitestring runs against its sandbox: no account and no network needed.');
  console.log(`Builds run ${speed} times faster than real time, and are polled every second.`);
  const page = writePage(await playStories(stories, console.log));
  console.log('\nSummaries, outputs, charts and the comment, as GitHub would show them:');
  console.log(pathToFileURL(page).href);
}
