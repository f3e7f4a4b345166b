import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mermaidFile, renderPage } from './demo/page.ts';
import { openStage, speed } from './demo/stage.ts';
import { stories } from './demo/stories.ts';
import { type ToldStory, tellStory } from './demo/tell.ts';
import { createTerminal, type Terminal } from './demo/terminal.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, '.demo');

/** Plays all stories, and writes the page that shows them. Returns its path. Throws where one ends other than it should. */
export async function runDemo(terminal: Terminal): Promise<string> {
  const stage = await openStage();
  const told: ToldStory[] = [];
  try {
    for (const [index, story] of stories.entries()) {
      terminal.begin(story, index + 1, stories.length);
      const one = await tellStory(story, stage, { run: index + 1, onLine: terminal.log });
      terminal.end(one);
      told.push(one);
    }
  } finally {
    await stage.close();
  }
  const page = writePage(told);
  const odd = told.filter(({ story, exitCode }) => exitCode !== story.exitCode);
  if (odd.length > 0) throw new Error(`Not as foreseen: ${odd.map(({ story }) => story.title).join(', ')}`);
  return page;
}

function writePage(told: readonly ToldStory[]): string {
  mkdirSync(folder, { recursive: true });
  copyFileSync(fileURLToPath(import.meta.resolve('mermaid/dist/mermaid.min.js')), join(folder, mermaidFile));
  const page = join(folder, 'index.html');
  writeFileSync(page, renderPage(told));
  return page;
}

if (import.meta.main) {
  const { stdout } = process;
  const terminal = createTerminal({
    write: (text) => void stdout.write(text),
    colors: stdout.isTTY && stdout.hasColors(),
    width: Math.min(stdout.columns ?? 100, 110),
  });
  terminal.say('Kitestring runs against its sandbox: no account and no network needed.');
  terminal.say(`Builds run ${speed} times faster than real time, and are polled every second.`);
  const page = await runDemo(terminal);
  terminal.say('How GitHub would show all this, with charts and the comment, is on this page:');
  terminal.say(pathToFileURL(page).href);
}
