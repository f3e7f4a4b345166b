import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { describePictures, pictures } from './demo/pictures.ts';
import { stories } from './demo/stories.ts';
import { playStories, writePage } from './demo.ts';

/*
 * Takes the pictures of the README, each a part of the demo's page, in both color schemes. It needs what
 * `apt-get install chromium fonts-noto-color-emoji` installs, or a Chromium elsewhere, whose path is in CHROMIUM.
 */
const folder = resolve(import.meta.dirname, '../docs/images');

/** The parts alone, on the background of the reader, and the summary only as far as the failed tests and their log. */
const style = `
body { background: transparent; }
.summary :is(.mermaid, .mermaid ~ *) { display: none; }
`;

const { CHROMIUM: executablePath = '/usr/bin/chromium' } = process.env;
const played = await playStories(stories, () => undefined);
const path = writePage(played);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'texts.txt'), describePictures(played));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width: 940, height: 900 };
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme, timezoneId: 'UTC' });
    await page.goto(pathToFileURL(path).href);
    await page.locator('html.drawn').waitFor();
    await page.addStyleTag({ content: style });
    for (const [part, id] of Object.entries(pictures)) {
      const file = join(folder, `${part}-${colorScheme}.png`);
      await page.locator(`#${id} .${part}`).screenshot({ path: file, omitBackground: true });
    }
  }
} finally {
  await browser.close();
}
