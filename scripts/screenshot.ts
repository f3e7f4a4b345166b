import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { runDemo } from './demo.ts';

/*
 * Takes the pictures of the README, each a part of the demo's page, in both color schemes. It needs what
 * `apt-get install chromium fonts-noto-color-emoji` installs, or a Chromium elsewhere, whose path is in CHROMIUM.
 */
const folder = resolve(import.meta.dirname, '../docs/images');
const pictures = { summary: '#build-fails .summary', comment: '#flaky-tests-later .comment' };

/** The parts alone, on the background of the reader, and the summary only as far as the failed tests and their log. */
const style = `
body { background: transparent; }
.summary :is(.mermaid, .mermaid ~ *) { display: none; }
`;

const { CHROMIUM: executablePath = '/usr/bin/chromium' } = process.env;
const path = await runDemo(() => undefined);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width: 940, height: 900 };
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme, timezoneId: 'UTC' });
    await page.goto(pathToFileURL(path).href);
    await page.locator('html.drawn').waitFor();
    await page.addStyleTag({ content: style });
    for (const [part, selector] of Object.entries(pictures)) {
      const file = join(folder, `${part}-${colorScheme}.png`);
      await page.locator(selector).screenshot({ path: file, omitBackground: true });
    }
  }
} finally {
  await browser.close();
}
